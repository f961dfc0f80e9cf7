import { withoutPartsLeftOut } from "#interviewer/interviewer.ts";
import type { StoredMessage } from "../interviews/interview.ts";
import { heardIn } from "../interviews/turn-record.ts";
import type { Said } from "./said.ts";

/** What of a person's answers stands: without the parts that were taken out, and nothing of what was told as a secret. */
export const createStanding = (personId: string, said: Said): ((message: StoredMessage) => string) => {
  const ledger = said.ledgers.get(personId);
  // Of a secret nothing stands, though no part of the answer was named.
  const secrets = new Set(said.keptOut.filter(({ kind }) => kind === "secret").map((row) => row.message_id));
  return (message) => {
    const standing = ledger ? withoutPartsLeftOut(ledger, message) : message.content;
    const isWhole = standing === message.content && message.is_private === 1;
    const isSecret = secrets.has(message.id) || heardIn(message)?.intent === "secret";
    return isWhole && isSecret ? "" : standing;
  };
};
