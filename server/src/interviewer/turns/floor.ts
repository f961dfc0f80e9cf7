import { fold } from "#language/fold.ts";
import { holdsLeftOut, touchesLimit } from "../ledger/limits.ts";
import { listenTo } from "../listening/listen.ts";
import { isTalkWithSaga, quotableIn, withQuote } from "../reading/quoting.ts";
import { readAnswer } from "../reading/read-answer.ts";
import { usedLately } from "./frames.ts";
import { passedPerson } from "./loss.ts";
import { type Moment, type Said, say } from "./moment.ts";

/** Words that hurt, or that only said "enough for today", are not said back. */
export const isUnfit = (words: string, pack: Moment["pack"]): boolean => {
  const { blames, stops, leaves, complains } = pack.asides.signs;
  return (
    isTalkWithSaga(words, pack) || [blames, stops, leaves, complains].some((sign) => sign.test(fold(words)))
  );
};

/** May these words be said back: do they hurt nobody, and touch nothing that is left alone? */
export const isFreeToSay = ({ draft, pack }: Moment, words: string): boolean =>
  !touchesLimit(draft, { words, pack }) && !isUnfit(words, pack);

/** The words at the heart of a telling that can be said back; null where none can, or some of it is to stay out. */
export const wordsToSayBack = (moment: Moment, telling: string): string | null => {
  const { draft, language, pack } = moment;
  if (telling === "" || holdsLeftOut(draft, telling)) return null;
  const { addressed } = pack.asides.signs;
  const quotable = new Set(quotableIn(telling, pack));
  const isFit = (words: string): boolean =>
    quotable.has(words) && isFreeToSay(moment, words) && !addressed.test(fold(words));
  return (
    listenTo(readAnswer(telling, language).tagged, pack).sentences.find(({ text }) => isFit(text))?.text ??
    null
  );
};

/** The floor is handed over once in so many turns. */
const turnsBetweenFloors = 5;

/** Words that leave the floor to the teller; where that was done lately, or `isQuiet`, only that Saga listens. */
export const floorWords = (moment: Moment, { isQuiet = false } = {}): string => {
  const { state, pack } = moment;
  const isRecent = state.floorAt !== undefined && state.turns - state.floorAt < turnsBetweenFloors;
  if (isQuiet || isRecent) return say(moment, pack.conversation.listens);
  state.floorAt = state.turns;
  return say(moment, pack.conversation.goOnTelling);
};

/** After something was done the floor is the teller's anyway: it is said once in so many turns. */
const turnsBetweenLeaves = 10;

/** Leaves the teller to go on wherever they like, after something was done for them. Empty: that was said lately. */
export const leaveToGoOn = (moment: Moment): string => {
  const { state, pack } = moment;
  if (state.floorAt !== undefined && state.turns - state.floorAt < turnsBetweenLeaves) return "";
  state.floorAt = state.turns;
  return say(moment, pack.conversation.goOnTelling);
};

/** Leaves the floor to the teller; where that was done lately, or `mustQuote`, at words of `telling`; after a complaint, `passedBy`, at whom it names. */
export const goOn = (
  moment: Moment,
  { telling = "", passedBy = "", mustQuote = false, isQuiet = false } = {},
): Said => {
  const { state, pack } = moment;
  const { stretch } = state;
  stretch.turns += 1;
  const { goOnTelling, backTo } = pack.conversation;
  const about = passedBy === "" ? null : passedPerson(moment, readAnswer(passedBy, moment.language).tagged);
  const mayQuote = about === null && (mustQuote || passedBy !== "" || usedLately(state, goOnTelling));
  const words = mayQuote ? wordsToSayBack(moment, telling) : null;
  const text =
    about ?? (words ? withQuote(say(moment, backTo), { words, pack }) : floorWords(moment, { isQuiet }));
  if (words) state.sinceQuote = 0;
  return { move: "follow_up", text, asks: text, topic: stretch.topic };
};
