import { contentStems, countWords } from "#language/text.ts";
import { asidesIn } from "../../hearing/asides.ts";
import { hear } from "../../hearing/hear.ts";
import { sentencesIn } from "../../hearing/parts.ts";
import type { Heard } from "../../moves.ts";
import { kinMatcherOf } from "../../reading/vocabulary.ts";
import type { Moment } from "../moment.ts";
import type { Answered } from "../talk.ts";
import { askFor } from "./ask.ts";
import { afterWords, asHeard, askAll, asking, carryOut } from "./carry-out.ts";
import { type Decided, replied, saidAgain, saidOfGone, talk } from "./done.ts";
import { fewestNaming, meantBy, namedAmong, namersOf, onAnswer, wasLeftOut, wordsNaming } from "./meant.ts";
import { meantIn, partAskedIn, replyToWhich, saysAll, withPart } from "./part.ts";
import {
  askedAgainIn,
  askedIn,
  asksInClause,
  asksWhether,
  fewestKept,
  isForGoodIn,
  isRefused,
  isReportedIn,
  namingIn,
  requestsIn,
  says,
  saysNo,
  tellsBeside,
} from "./reply.ts";
import { pointsAt, surest, tellingsFor } from "./scored.ts";
import { isJustErased, isSpokenOf, nothingSaid, wasErased } from "./status.ts";

/** Deleting one answer for good, by word: rules hear it, Saga asks once, and a plain yes does it. A model has no say in it. */

/** In more words something is told, whatever is asked for beside it. */
const longestRequest = 90;
const longestReply = 12;
const longestWish = 20;

/** Do so many words name what was told that it is meant, and not what was deleted before? */
const namesTelling = (moment: Moment, requests: readonly string[]): boolean =>
  namedAmong(moment, { told: tellingsFor(moment), requests, fewest: fewestNaming }) !== undefined;

/** Names in the sentences beside a request, but for who is not to read it: other words of them name nothing. */
const namesIn = (all: readonly string[], pack: Moment["pack"]): string[] =>
  all
    .filter((one) => !says(one, pack, pack.erasing.because))
    .flatMap((one) => one.match(/(?<=\S )\p{Lu}\p{Ll}[\p{L}'’-]*/gu) ?? []);

/** What was told and is in stories yet is kept out by the same words that ask for it to be deleted. */
const askAtOnce = (
  moment: Moment,
  requests: readonly string[],
  { isForGood, text }: { isForGood: boolean; text: string },
): Decided | null => {
  const { pack, state } = moment;
  const known = tellingsFor(moment);
  // What was told last may have been taken for danger, which no word deletes: the one before it is not meant.
  const isAfterHelp = state.supportedAt !== null && state.turns - state.supportedAt <= 2;
  const meant =
    namedAmong(moment, { told: known, requests }) ?? (isForGood && !isAfterHelp ? known.at(-1) : undefined);
  if (!meant) return null;
  const names = namersOf(wordsNaming(requests, moment), pack)(new Set(contentStems(meant.text, pack)));
  return askAll(moment, withPart(moment, { ...meant, names }, { text, words: requests }), text);
};

/** "Delete the bit about Keith": the sentences that it names, wherever they were told, are asked about at once; null: it names none, or all of an answer. */
const askPartAtOnce = (moment: Moment, text: string): Decided | null => {
  const { pack } = moment;
  const requests = partAskedIn(text, pack);
  if (requests.length === 0 || tellsBeside(text, requests, pack)) return null;
  const found = namedAmong(moment, { told: tellingsFor(moment), requests });
  if (!found) return null;
  const meant = withPart(moment, { ...found, names: [] }, { text, words: requests });
  if (!meant.lines) return null;
  const asked = askAll(moment, meant, text);
  return text.includes("?") ? afterWords(asked, pack.erasing.words.can) : asked;
};

/** Names and relatives in these words that an answer does not speak of. */
const namesOther = ({ pack }: Moment, text: string, answer: string): boolean => {
  const told = new Set(contentStems(answer, pack));
  const names = text.match(/(?<=\p{L}[ ,]+)\p{Lu}\p{Ll}[\p{L}'’-]*/gu) ?? [];
  const kin = kinMatcherOf(pack.language)(text).map(({ start, end }) => text.slice(start, end));
  return [...names, ...kin].some((one) => !contentStems(one, pack).some((stem) => told.has(stem)));
};

/** What is kept out already is asked to go once more: it is to be gone. Whatever the words, a question harms nobody. */
const askWhereOut = (moment: Moment, text: string, heard: Heard): Decided | null => {
  const { pack } = moment;
  const isReported = sentencesIn(text).some((one) => isReportedIn(one, pack));
  if (heard.intent !== "delete" || heard.isNotPrinted || isReported || isRefused(text, pack)) return null;
  const meant = meantBy(moment, namingIn(text, pack));
  if (!meant || !(meant.names.length > 0 || wasLeftOut(moment, 0, meant.id))) return null;
  if (namesOther(moment, text, meant.text ?? "")) return null;
  return askAll(moment, withPart(moment, meant, { text, words: namingIn(text, pack) }), text);
};

/** What a yes or no to Saga's question, or a request to delete an answer for good, comes to; null: the answer is neither. */
export const decideErasing = (moment: Moment, text: string): Decided | null => {
  const decided = decideOn(moment, text);
  return decided && asHeard(moment, decided, text);
};

const decideOn = (moment: Moment, text: string): Decided | null => {
  const { state, pack } = moment;
  const heard = hear(text, moment.language);
  if (heard.intent === "crisis" && heard.isSure) return null;
  const ofGone = saidOfGone(moment, text);
  if (ofGone) return ofGone;
  if (heard.intent === "crisis") return null;
  const isShort = countWords(text) <= longestRequest;
  // Whoever has to say it again says much beside it, and tells nothing.
  const isTalk = isSpokenOf(moment);
  const isOpen = isTalk || wasErased(moment) || wasLeftOut(moment, 0);
  const requests = isShort ? askedIn(text, pack, { isOpen }) : [];
  if (state.isAskedWhich && requests.length === 0 && saysNo(text, pack))
    return replied(moment, "no", { text });
  const which = replyToWhich(moment, text);
  if (which) return carryOut(moment, which, { text });
  // "The whole answer. Yes.", said again right after it was done.
  if (wasErased(moment) && state.isOfErasing && !state.erasing && saysAll(text, pack))
    return saidAgain(moment);
  const part = isShort ? askPartAtOnce(moment, text) : null;
  if (part) return part;
  const again = isShort && isJustErased(moment) ? askedAgainIn(text, pack) : [];
  const isBare = again.length > 0 && requests.length === 0 && !tellsBeside(text, again, pack, fewestKept);
  if (isBare && !namesTelling(moment, sentencesIn(text))) return saidAgain(moment);
  // "The one about Dad on the bench: I want that gone too", after another one was deleted or asked about.
  const isWished = requests.length > 0 || (isShort && asksWhether(text, pack));
  const pointing = isWished && isOpen ? sentencesIn(text).filter((one) => pointsAt(one, pack)) : [];
  const named = pointing.length > 0 && surest(moment, tellingsFor(moment), pointing.join(" "));
  if (named && !tellsBeside(text, [...requests, ...pointing], pack, fewestKept))
    return askAll(moment, meantIn(moment, named, { text, words: pointing }), text);
  if (requests.length > 0) {
    // Whoever was asked which answer is meant says it in as many words as it takes.
    const all = [...requests, ...askedAgainIn(text, pack)];
    const tells = tellsBeside(text, all, pack, isTalk ? fewestKept : undefined);
    if (tells && !state.isAskedWhich) return null;
    // What it is asked of stands in the request itself, if anywhere.
    const isNaming = (words: readonly string[]): boolean =>
      (meantBy(moment, words)?.names.length ?? 0) > 0 || namesTelling(moment, words);
    // Once it was deleted, what is said around a request names nothing that is to go.
    const isAfter = isJustErased(moment);
    const naming = isAfter || isNaming(all) ? all : namingIn(text, pack);
    const isTold = isTalk && namesTelling(moment, naming);
    const toldOf = isNaming(all) ? all : isTold ? naming : namesIn(naming, pack);
    const meant = meantBy(moment, naming);
    const isNamed = isNaming(naming);
    // Impatience after it was done means no other answer.
    if (isAfter && !isNamed) return saidAgain(moment);
    const isForGood = isForGoodIn(text, pack);
    const of = meant && withPart(moment, meant, { text, words: naming });
    const asked = of
      ? askAll(moment, of, text)
      : isTalk || isForGood
        ? askAtOnce(moment, toldOf, { isForGood, text })
        : null;
    // "Can you do that?"
    return asked && !isTalk && text.includes("?") ? afterWords(asked, pack.erasing.words.can) : asked;
  }
  if (isShort && asksWhether(text, pack) && !tellsBeside(text, [], pack, fewestKept)) {
    const meant = state.erasing ? meantBy(moment, []) : null;
    if (meant) return afterWords(asking(moment, meant), nothingSaid(moment));
    const naming = namingIn(text, pack);
    if (wasErased(moment))
      return (
        (namesTelling(moment, naming) && askAtOnce(moment, naming, { isForGood: false, text })) ||
        saidAgain(moment)
      );
  }
  const about = isShort ? requestsIn(text, pack, [pack.erasing.about]) : [];
  if (about.length > 0 && (isTalk || !tellsBeside(text, about, pack))) {
    const meant = meantBy(moment, about);
    if (meant && meant.names.length > 0) return asking(moment, meant);
  }
  if (countWords(text) > longestWish) return null;
  const isNaming = state.isAskedWhich && !text.includes("?") && countWords(text) <= longestReply;
  const meant = isNaming ? meantBy(moment, [text]) : null;
  if (meant && meant.names.length > 0) return asking(moment, meant);
  // "Don't delete it", unasked, leaves out nothing that was told; what was left out by it may come in again.
  const aside = asidesIn(text, { signs: pack.asides.signs, hearing: pack.hearing });
  const isBack = (aside?.beside.takesBack ?? []).length > 0 && state.leftOut !== undefined;
  // Whoever asks, or wants something in again, asks for nothing to go.
  const isOther = isBack || aside?.beside.letsIn === true || text.includes("?");
  const asksAgain = isOther ? null : askWhereOut(moment, text, heard);
  if (asksAgain) return asksAgain;
  const isBrief = countWords(text) <= longestReply;
  const isIn = isBack || aside?.beside.wanted !== undefined;
  const isLeft = isBrief && heard.intent === "delete" && isRefused(text, pack) && !isIn;
  return isLeft ? { act: nothingSaid(moment), goesOn: {}, heard: talk } : null;
};

/** What is said of deleting while it is spoken of, and tells nothing, is no answer that could be meant. */
export const noteTalkOfErasing = (
  moment: Moment,
  { text, id, heard }: Pick<Answered, "text" | "id" | "heard">,
  { isOfErasing = false }: { isOfErasing?: boolean | undefined } = {},
): void => {
  const { state, pack, draft } = moment;
  // However much is said of why in the same sentence.
  const requests = sentencesIn(text).filter((one) => asksInClause(one, pack));
  // What is told beside it is told, whatever it was heard as; a short reply to Saga's own question tells nothing.
  const isReply = state.mayErase !== undefined;
  const isOfIt = heard.told === "" || requests.length > 0 || isReply;
  const isTalk = isOfIt && !tellsBeside(text, requests, pack, fewestKept);
  if (isOfErasing || (isSpokenOf(moment) && isTalk)) {
    state.ofErasing = [...new Set([...(state.ofErasing ?? []), id])];
    // "Just the tin, not the coat" puts nothing right.
    draft.corrections = draft.corrections.filter(({ message }) => message !== id);
  }
  state.isOfErasing = false;
};

/** A request beside a telling: what is told is heard, and which answer is meant is asked in the same turn. Empty: there is none. */
export const askBeside = (
  moment: Moment,
  { text, id, keptOut }: Pick<Answered, "text" | "id" | "keptOut">,
): string => {
  // Leaving out what was just told is asked for in the same words, and done.
  if (keptOut.some(onAnswer)) return "";
  const requests = askedIn(text, moment.pack, { isOpen: isSpokenOf(moment) });
  const meant = requests.length > 0 ? meantBy(moment, namingIn(text, moment.pack)) : null;
  if (!meant || meant.id === id) return "";
  moment.state.isOfErasing = true;
  return askFor(moment, meant);
};

/** Neither yes nor no was said to Saga's question: nothing is deleted, and that is said. */
export const leftUndeleted = (moment: Moment): string => {
  const { state } = moment;
  if (!state.mayErase && !state.isAskedWhich) return "";
  state.mayErase = undefined;
  state.isAskedWhich = false;
  state.isOfErasing = true;
  return nothingSaid(moment);
};
