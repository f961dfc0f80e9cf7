import { countWords, sentences } from "#language/text.ts";
import { asidesIn } from "../hearing/asides.ts";
import { holdsLeftOut } from "../ledger/limits.ts";
import { beginningOf, isQuotable, quotableIn, withQuote } from "../reading/quoting.ts";
import { readAnswer } from "../reading/read-answer.ts";
import { isFreeToSay } from "./floor.ts";
import { filled, type Moment, say } from "./moment.ts";

/** A sentence of fewer words reminds nobody of what they were telling. */
const fewestToRemind = 5;

/** How the last sentence begins that tells something: whoever lost the thread knows it by that. */
const reminderOf = (moment: Moment, lastTelling: string): string | null => {
  const { pack, language } = moment;
  const ear = { signs: pack.asides.signs, hearing: pack.hearing };
  const told = sentences(asidesIn(lastTelling, ear)?.told ?? lastTelling, language).findLast(
    ({ text }) =>
      countWords(text) >= fewestToRemind &&
      !text.includes("?") &&
      isFreeToSay(moment, text) &&
      readAnswer(text, language).tagged.of("grief").length === 0,
  );
  return told ? beginningOf(told.text.replace(/[.!…]+$/u, "")) : null;
};

/** Words of the last telling that can be said back, else how its last sentence begins, else what was noted as worth it. */
const lastWords = (moment: Moment, lastTelling: string): string | null => {
  const last = moment.state.last?.text ?? "";
  const mayBeLast = isQuotable(last, moment.pack) && isFreeToSay(moment, last);
  const isClosed = holdsLeftOut(moment.draft, lastTelling);
  const told = isClosed ? [] : quotableIn(lastTelling, moment.pack);
  return (
    told.find((words) => isFreeToSay(moment, words)) ??
    (isClosed ? null : reminderOf(moment, lastTelling)) ??
    (mayBeLast ? last : null)
  );
};

export const recap = (
  moment: Moment,
  { lastTelling, asks }: { lastTelling: string; asks: string },
): string => {
  const { pack, state } = moment;
  const { recap: quoting, recapSubject, recapPlain, subjects } = pack.conversation;
  const words = lastWords(moment, lastTelling);
  // What the question quotes already needs no second quotation.
  if (words && !asks.includes(words)) return withQuote(say(moment, quoting), { words, pack });
  const { topic } = state.stretch;
  return topic ? filled(say(moment, recapSubject), { told: subjects[topic] }) : say(moment, recapPlain);
};
