import { packFor } from "#language/address.ts";
import type { LanguagePack } from "#language/pack.ts";
import { packs } from "#language/packs.ts";
import type { Setting } from "./interviewer.ts";
import type { InterviewState, Ledger } from "./ledger/ledger.ts";
import { touchesLimit } from "./ledger/limits.ts";
import { isQuotable, withQuote } from "./reading/quoting.ts";
import { filled } from "./turns/moment.ts";

/**
 * One line with words of the teller for a resumed interview; null when nothing was told in it yet. Whoever comes back from a break is
 * greeted with it, and where it stopped at something sore chooses how to go on.
 */
export const recapOf = ({ ledger, number, language }: Setting): string | null => {
  const state = ledger.interviews[number];
  const pack = packFor(packs[language], ledger.address);
  if (!state || state.complete || state.turns === 0) return null;
  const { isHeavy } = state.stretch;
  if (state.lastMove !== "offer_break") return isHeavy ? null : lineOf(ledger, state, pack);
  const { welcome } = pack.asides.words;
  const { goOnTelling, recapSore } = pack.conversation;
  const line = isHeavy ? recapSore[0] : [lineOf(ledger, state, pack), goOnTelling[1]].join(" ").trim();
  return [welcome[0], line].join(" ");
};

/** What was told last, where it can be said back, or what it was about. */
const lineOf = (ledger: Ledger, state: InterviewState, pack: LanguagePack): string | null => {
  const words = state.last?.text ?? "";
  const { topic } = state.stretch;
  if (isQuotable(words, pack) && !touchesLimit(ledger, { words, pack }))
    return withQuote(pack.conversation.recap[0], { words, pack });
  return topic
    ? filled(pack.conversation.recapSubject[0], { told: pack.conversation.subjects[topic] })
    : null;
};
