import { letInAgain } from "./acts.ts";
import { copyOf, type Ledger } from "./ledger.ts";

/** The ledger after something that was kept out is let in again. */
export const letIn = (
  ledger: Ledger,
  of: { message: string; stems: readonly string[]; words?: string },
): Ledger => {
  const draft = copyOf(ledger);
  letInAgain(draft, of);
  return draft;
};
