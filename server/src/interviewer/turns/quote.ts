import { fold } from "#language/fold.ts";
import { sentences } from "#language/text.ts";
import { touchesLimit } from "../ledger/limits.ts";
import { listenTo } from "../listening/listen.ts";
import { isQuotable, quotableIn, withQuote } from "../reading/quoting.ts";
import type { ReadAnswer } from "../reading/read-answer.ts";
import type { TaggedText } from "../reading/tagged-text.ts";
import { freshWording, useWording } from "./frames.ts";
import type { Moment, Said } from "./moment.ts";

/** Words of the teller stand in at most every so many turns. */
export const turnsBetweenQuotes = 3;

/** From so many words on something stands out of an answer: "My name is Alf." said back would be mockery. */
const fewestToQuoteFrom = 10;

/** So much a sentence must be at the heart of an answer to be said back: three in four then are. */
const surelyHeart = 0.15;
/** Where nobody and nothing can be named, the sentence most at the heart is still more to the point than words that fit anything. */
const faintHeart = 0;
/** Of a long telling one sentence said back is mostly beside it, unless it is what the telling ends on. */
export const longTelling = 150;
const surelyHeartOfLong = 0.4;
const fromTheEnd = 120;
/** After the longest tellings whom it was about comes before any sentence of it. */
export const longestTelling = 200;

/** The sentence at the heart of an answer, where it is surely that and may be said back. */
const sentenceWorthQuoting = (
  { pack, draft }: Moment,
  { tagged, isLast }: { tagged: TaggedText; isLast: boolean },
): string | null => {
  const quotable = new Set(quotableIn(tagged.text, pack));
  const found = listenTo(tagged, pack).sentences.find(
    ({ text }) => quotable.has(text) && !touchesLimit(draft, { words: text, pack }),
  );
  const isNear = found !== undefined && tagged.text.length - found.end < fromTheEnd;
  const least = tagged.tokens.length < longTelling || isNear ? surelyHeart : surelyHeartOfLong;
  return found && found.lead >= (isLast ? faintHeart : least) ? found.text : null;
};

/** The last sentence of an answer that hints at a loss: "After that she never played again." */
export const hintIn = ({ pack }: Moment, { text, language }: TaggedText): string | null =>
  sentences(text, language).findLast((one) => pack.conversation.followUps.hints.test(fold(one.text)))?.text ??
  null;

/** A hint at a loss is what is said back, where it can be; `isLast`: there is no better question. */
export const quoting = (
  moment: Moment,
  { tagged, words: length }: ReadAnswer,
  hint: string | null,
  { isLast = false } = {},
): Said["text"] | null => {
  const { state, seed, pack, draft } = moment;
  if (state.sinceQuote < turnsBetweenQuotes || length < fewestToQuoteFrom) return null;
  const mayQuote = hint !== null && isQuotable(hint, pack) && !touchesLimit(draft, { words: hint, pack });
  if (hint !== null && !mayQuote) return null;
  const words = hint ?? sentenceWorthQuoting(moment, { tagged, isLast });
  const wording = words && freshWording(state, { wordings: pack.conversation.quoteNow, seed });
  if (!words || !wording) return null;
  useWording(state, wording);
  state.sinceQuote = 0;
  return withQuote(wording, { words, pack });
};
