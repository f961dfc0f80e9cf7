import { letInAgain } from "./acts.ts";
import { copyOf, type KeptOut, type Ledger } from "./ledger.ts";

/** The ledger after something that was kept out is let in again. */
export const letIn = (ledger: Ledger, of: Pick<KeptOut, "message" | "stems" | "words" | "kind">): Ledger => {
  const draft = copyOf(ledger);
  letInAgain(draft, of);
  return draft;
};
