import { fold } from "#language/fold.ts";
import { contentStems, countWords } from "#language/text.ts";
import { asidesIn } from "../hearing/asides.ts";
import { hear } from "../hearing/hear.ts";
import { sentencesIn } from "../hearing/parts.ts";
import type { KeptOut } from "../ledger/ledger.ts";
import { setLimit } from "../ledger/limits.ts";
import type { Heard } from "../moves.ts";
import { stillSeen } from "./answers.ts";
import { askFor, askStillThere, questionOf, whichSaid } from "./erasing-ask.ts";
import {
  asksForIt,
  type Candidate,
  fewestNaming,
  isNamedBy,
  keptOutOf,
  type Meant,
  meantBy,
  namedAmong,
  namersOf,
  onAnswer,
  repeatsOf,
  stillSpeaking,
  wordsNaming,
} from "./erasing-meant.ts";
import {
  askedAgainIn,
  askedIn,
  asksWhether,
  declinesIt,
  isForGoodIn,
  isRefused,
  namingIn,
  requestsIn,
  saysNo,
  saysYes,
  tellsBeside,
} from "./erasing-reply.ts";
import { isSpokenOf, wasErased } from "./erasing-status.ts";
import { leaveToGoOn } from "./floor.ts";
import { joined, type Moment, type Said, type Told } from "./moment.ts";
import type { Answered } from "./talk.ts";

/** Deleting one answer for good, by word: rules hear it, Saga asks once, and a plain yes does it. A model has no say in it. */

/** In more words something is told, whatever is asked for beside it. */
const longestRequest = 90;
const longestReply = 12;

export type Decided = {
  said: Said;
  heard: Heard;
  erases?: string;
  erasesToo?: readonly string[];
  keptOut?: KeptOut[];
};

/** What is told in fewer words beside a request is talk about it. */
const fewestKept = 25;

const talk: Heard = { intent: "asks", about: "reader", told: "", isSure: true };

const saying = ({ state }: Moment, text: string): Said => {
  state.isOfErasing = true;
  return { move: "delete", also: ["answer"], text, asks: "", topic: state.stretch.topic };
};

const goingOn = (moment: Moment, words: string): Said => saying(moment, joined(words, leaveToGoOn(moment)));

/** It is asked for, or after, once it is done. */
const saidAgain = (moment: Moment): Decided => {
  const { erased } = moment.state;
  const { already } = moment.pack.erasing.words;
  return { said: goingOn(moment, joined(already, whichSaid(moment, erased?.question ?? ""))), heard: talk };
};

/** What is asked to go, and is in stories yet, is kept out at once. */
const keepOut = ({ draft, pack }: Moment, message: string): KeptOut => {
  setLimit(draft, { limit: { kind: "erased", message, stems: [] }, pack });
  return { kind: "erased", message, stems: [], words: "" };
};

/** Another answer speaks of what was deleted: it is asked about in the same turn, and stands in no story from then on. */
const withStillThere = (moment: Moment, still: Told): Pick<Decided, "said" | "keptOut"> => {
  const said = saying(moment, joined(moment.pack.erasing.words.doneOne, askStillThere(moment, still)));
  if (keptOutOf(moment).some(({ id }) => id === still.id)) return { said };
  return { said, keptOut: [keepOut(moment, still.id)] };
};

/** It is done: which answer it was, where Saga's question did not say; or that the teller may tell again what went along, as they said they can. */
const saidDone = (moment: Moment, text: string, question: string): Said => {
  const { done, tellAgain } = moment.pack.erasing.words;
  const isOffered = sentencesIn(text).some((one) => moment.pack.erasing.offersAgain.test(fold(one)));
  return isOffered
    ? saying(moment, joined(done, tellAgain))
    : goingOn(moment, joined(done, whichSaid(moment, question)));
};

/** What a yes or no to Saga's question comes to. `heard`: answers that a model heard to be meant as well. */
export const replied = (
  moment: Moment,
  reply: "yes" | "no",
  { text, answer, heard: named = [] }: { text: string; answer?: Candidate; heard?: readonly string[] },
): Decided => {
  const { state, pack } = moment;
  const { also = [], isNamed = false } = state.erasing ?? {};
  state.mayErase = undefined;
  state.isAskedWhich = false;
  state.notMeant = undefined;
  state.erasing = undefined;
  const heard: Heard = { intent: reply === "yes" ? "delete" : "declines", told: "", isSure: true };
  const { done, kept } = pack.erasing.words;
  if (reply === "no")
    return { said: goingOn(moment, joined(kept, stillSeen(moment, { isMatter: true }))), heard };
  if (!answer) return { said: goingOn(moment, done), heard };
  const question = questionOf(moment, answer);
  state.erased = { question, at: state.turns };
  const meant = [...named, ...also];
  const erasesToo = repeatsOf(moment, answer, meant);
  const gone = [...erasesToo, ...(state.ofErasing ?? [])];
  const still = stillSpeaking(moment, answer, { gone, heard: meant });
  return {
    ...(still ? withStillThere(moment, still) : { said: saidDone(moment, text, isNamed ? "" : question) }),
    heard,
    erases: answer.id,
    erasesToo,
  };
};

const asking = (moment: Moment, meant: Meant): Decided => ({
  said: saying(moment, askFor(moment, meant)),
  heard: talk,
});

const afterWords = (decided: Decided, words: string): Decided => ({
  ...decided,
  said: { ...decided.said, text: joined(words, decided.said.text) },
});

/** What was told and is not talk about deleting. */
const tellingsIn = ({ told = [], state, pack }: Moment) =>
  told.filter((one) => !state.ofErasing?.includes(one.id) && !asksForIt(one, pack));

/** Do so many words name what was told that it is meant, and not what was deleted before? */
const namesTelling = (moment: Moment, requests: readonly string[]): boolean =>
  namedAmong(moment, { told: tellingsIn(moment), requests, fewest: fewestNaming }) !== undefined;

/** Names in the sentences beside a request, but for who is not to read it: other words of them name nothing. */
const namesIn = (all: readonly string[], { erasing }: Moment["pack"]): string[] =>
  all
    .filter((one) => !erasing.because.test(fold(one)))
    .flatMap((one) => one.match(/(?<=\S )\p{Lu}\p{Ll}[\p{L}'’-]*/gu) ?? []);

/** What was told and is in stories yet is kept out by the same words that ask for it to be deleted. */
const askAtOnce = (moment: Moment, requests: readonly string[], isForGood: boolean): Decided | null => {
  const { pack, state } = moment;
  const known = tellingsIn(moment);
  // What was told last may have been taken for danger, which no word deletes: the one before it is not meant.
  const isAfterHelp = state.supportedAt !== null && state.turns - state.supportedAt <= 2;
  const meant =
    namedAmong(moment, { told: known, requests }) ?? (isForGood && !isAfterHelp ? known.at(-1) : undefined);
  if (!meant) return null;
  const item = keepOut(moment, meant.id);
  const names = namersOf(wordsNaming(requests, moment), pack)(new Set(contentStems(meant.text, pack)));
  return { ...asking(moment, { ...meant, names }), keptOut: [item] };
};

/** The reply to Saga's question whether this answer is deleted; null: it is none, or names another answer. */
const replyTo = (moment: Moment, text: string, asked: Candidate): Decided | null => {
  const { state, pack } = moment;
  const again = askedAgainIn(text, pack);
  if (saysNo(text, pack) && again.length === 0) return replied(moment, "no", { text });
  const isNo = sentencesIn(text).some((one) => declinesIt(one, pack));
  // "No, not that one. Delete the one about the ring": that one is not asked about again.
  if (isNo && again.length > 0) {
    state.notMeant = [...(state.notMeant ?? []), asked.id];
    return null;
  }
  const meant = again.length > 0 ? meantBy(moment, again) : null;
  if (meant && meant.id !== asked.id && meant.names.length > 0) return null;
  const isOfAsked = (one: string): boolean => isNamedBy(moment, asked, one);
  if (saysYes(text, pack, isOfAsked)) return replied(moment, "yes", { text, answer: asked });
  if (again.length === 0 || tellsBeside(text, again, pack, fewestKept)) return null;
  return asking(moment, { ...asked, names: [] });
};

/** What a yes or no to Saga's question, or a request to delete an answer for good, comes to; null: the answer is neither. */
export const decideErasing = (moment: Moment, text: string): Decided | null => {
  const { state, pack } = moment;
  const heard = hear(text, moment.language);
  if (heard.intent === "crisis" && heard.isSure) return null;
  // What was let in again meanwhile is not deleted by a yes that comes later.
  const asked = keptOutOf(moment).find(({ id }) => id === state.mayErase?.message);
  const reply = asked ? replyTo(moment, text, asked) : null;
  if (reply) return reply;
  if (heard.intent === "crisis") return null;
  const isShort = countWords(text) <= longestRequest;
  // Whoever has to say it again says much beside it, and tells nothing.
  const isTalk = isSpokenOf(moment);
  const requests = isShort ? askedIn(text, pack, { isOpen: isTalk }) : [];
  if (state.isAskedWhich && requests.length === 0 && saysNo(text, pack))
    return replied(moment, "no", { text });
  if (requests.length > 0) {
    // Whoever was asked which answer is meant says it in as many words as it takes.
    const all = [...requests, ...askedAgainIn(text, pack)];
    const isTold = tellsBeside(text, all, pack, isTalk ? fewestKept : undefined);
    if (isTold && !state.isAskedWhich) return null;
    // What it is asked of stands in the request itself, if anywhere.
    const isNaming = (words: readonly string[]): boolean =>
      (meantBy(moment, words)?.names.length ?? 0) > 0 || namesTelling(moment, words);
    const naming = isNaming(all) ? all : namingIn(text, pack);
    const toldOf = isNaming(all) ? all : namesIn(naming, pack);
    const meant = meantBy(moment, naming);
    const isNamed = isNaming(naming);
    // Impatience after it was done means no other answer.
    if (wasErased(moment) && !state.mayErase && !isNamed) return saidAgain(moment);
    const isForGood = isForGoodIn(text, pack);
    const asked = meant
      ? asking(moment, meant)
      : isTalk || isForGood
        ? askAtOnce(moment, toldOf, isForGood)
        : null;
    // "Can you do that?"
    return asked && !isTalk && text.includes("?") ? afterWords(asked, pack.erasing.words.can) : asked;
  }
  if (isShort && asksWhether(text, pack) && !tellsBeside(text, [], pack, fewestKept)) {
    const meant = state.erasing ? meantBy(moment, []) : null;
    if (meant) return afterWords(asking(moment, meant), pack.erasing.words.nothing);
    const naming = namingIn(text, pack);
    if (wasErased(moment))
      return (namesTelling(moment, naming) && askAtOnce(moment, naming, false)) || saidAgain(moment);
  }
  const about = isShort ? requestsIn(text, pack, [pack.erasing.about]) : [];
  if (about.length > 0 && (isTalk || !tellsBeside(text, about, pack))) {
    const meant = meantBy(moment, about);
    if (meant && meant.names.length > 0) return asking(moment, meant);
  }
  if (countWords(text) > longestReply) return null;
  const meant = state.isAskedWhich && !text.includes("?") ? meantBy(moment, [text]) : null;
  if (meant && meant.names.length > 0) return asking(moment, meant);
  // "Don't delete it", unasked, leaves out nothing that was told; what was left out by it may come in again.
  const aside = asidesIn(text, { signs: pack.asides.signs, hearing: pack.hearing });
  const isBack = (aside?.beside.takesBack ?? []).length > 0 && state.leftOut !== undefined;
  const isLeft = heard.intent === "delete" && isRefused(text, pack) && !isBack;
  return isLeft ? { said: goingOn(moment, pack.erasing.words.nothing), heard: talk } : null;
};

/** What is said of deleting while it is spoken of, and tells nothing, is no answer that could be meant. */
export const noteTalkOfErasing = (
  moment: Moment,
  { text, id, heard }: Pick<Answered, "text" | "id" | "heard">,
): void => {
  const { state, pack } = moment;
  const requests = askedAgainIn(text, pack);
  // What is told beside it is told, whatever it was heard as; a short reply to Saga's own question tells nothing.
  const isReply = state.mayErase !== undefined;
  const isOfIt = heard.told === "" || requests.length > 0 || isReply;
  const isTalk = isOfIt && !tellsBeside(text, requests, pack, fewestKept);
  if (isSpokenOf(moment) && isTalk) state.ofErasing = [...new Set([...(state.ofErasing ?? []), id])];
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
  const { state, pack } = moment;
  if (!state.mayErase && !state.isAskedWhich) return "";
  state.mayErase = undefined;
  state.isAskedWhich = false;
  state.isOfErasing = true;
  return pack.erasing.words.nothing;
};
