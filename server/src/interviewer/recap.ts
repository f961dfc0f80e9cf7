import { packFor } from "#language/address.ts";
import { packs } from "#language/packs.ts";
import type { Setting } from "./interviewer.ts";
import { touchesLimit } from "./ledger/limits.ts";
import { isQuotable, withQuote } from "./reading/quoting.ts";
import { filled } from "./turns/moment.ts";

/** One line with words of the teller for a resumed interview; null when nothing was told in it yet. */
export const recapOf = ({ ledger, number, language }: Setting): string | null => {
  const state = ledger.interviews[number];
  const pack = packFor(packs[language], ledger.address);
  if (!state || state.complete || state.turns === 0 || state.stretch.isHeavy) return null;
  const words = state.last?.text ?? "";
  const { topic } = state.stretch;
  if (isQuotable(words, pack) && !touchesLimit(ledger, { words, pack }))
    return withQuote(pack.conversation.recap[0], { words, pack });
  return topic
    ? filled(pack.conversation.recapSubject[0], { told: pack.conversation.subjects[topic] })
    : null;
};
