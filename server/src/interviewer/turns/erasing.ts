import { fold } from "#language/fold.ts";
import { countWords } from "#language/text.ts";
import { asidesIn } from "../hearing/asides.ts";
import { hear } from "../hearing/hear.ts";
import { sentencesIn } from "../hearing/parts.ts";
import type { KeptOut } from "../ledger/ledger.ts";
import { setLimit } from "../ledger/limits.ts";
import type { Heard } from "../moves.ts";
import type { Choice } from "../wording/chosen.ts";
import { stillSeen } from "./answers.ts";
import { askFor, questionOf, whichSaid } from "./erasing-ask.ts";
import {
  asksForIt,
  type Candidate,
  fewestNaming,
  isNamedBy,
  keptOutOf,
  type Meant,
  meantBy,
  namedAmong,
  onAnswer,
  repeatsOf,
  wordsNaming,
} from "./erasing-meant.ts";
import {
  askedAgainIn,
  askedIn,
  asksWhether,
  declinesIt,
  holdsYes,
  isRefused,
  namingIn,
  requestsIn,
  saysNo,
  saysYes,
  tellsBeside,
} from "./erasing-reply.ts";
import { isSpokenOf, wasErased } from "./erasing-status.ts";
import { joined, type Moment, type Said, say } from "./moment.ts";
import type { Answered } from "./talk.ts";

/** Deleting one answer for good, by word: rules hear it, Saga asks once, and a plain yes does it. A model has no say in it. */

/** In more words something is told, whatever is asked for beside it. */
const longestRequest = 60;
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

const goingOn = (moment: Moment, words: string): Said =>
  saying(moment, joined(words, say(moment, moment.pack.conversation.goOnTelling)));

/** It is asked for, or after, once it is done. */
const saidAgain = (moment: Moment): Decided => {
  const { erased } = moment.state;
  const { already } = moment.pack.erasing.words;
  return { said: goingOn(moment, joined(already, whichSaid(moment, erased?.question ?? ""))), heard: talk };
};

/** What a yes or no to Saga's question comes to. */
const replied = (
  moment: Moment,
  reply: "yes" | "no",
  answer?: Candidate,
  alsoNamed: readonly string[] = [],
): Decided => {
  const { state, pack } = moment;
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
  const erasesToo = repeatsOf(moment, answer, alsoNamed);
  return {
    said: goingOn(moment, joined(done, whichSaid(moment, question))),
    heard,
    erases: answer.id,
    erasesToo,
  };
};

const asking = (moment: Moment, meant: Meant): Decided => ({
  said: saying(moment, askFor(moment, meant)),
  heard: talk,
});

/** What was told and is not talk about deleting. */
const tellingsIn = ({ told = [], state, pack }: Moment) =>
  told.filter((one) => !state.ofErasing?.includes(one.id) && !asksForIt(one, pack));

/** Do so many words name what was told that it is meant, and not what was deleted before? */
const namesTelling = (moment: Moment, requests: readonly string[]): boolean =>
  namedAmong(moment, { told: tellingsIn(moment), requests, fewest: fewestNaming }) !== undefined;

/** What was told and is in stories yet is kept out by the same words that ask for it to be deleted. */
const askAtOnce = (moment: Moment, requests: readonly string[], isForGood: boolean): Decided | null => {
  const { draft, pack, state } = moment;
  const known = tellingsIn(moment);
  // What was told last may have been taken for danger, which no word deletes: the one before it is not meant.
  const isAfterHelp = state.supportedAt !== null && state.turns - state.supportedAt <= 2;
  const meant =
    namedAmong(moment, { told: known, requests }) ?? (isForGood && !isAfterHelp ? known.at(-1) : undefined);
  if (!meant) return null;
  const item = { kind: "erased", message: meant.id, stems: [], words: "" } as const;
  setLimit(draft, { limit: { kind: item.kind, message: item.message, stems: [] }, pack });
  return { ...asking(moment, { ...meant, names: wordsNaming(requests, moment) }), keptOut: [item] };
};

/** The reply to Saga's question whether this answer is deleted; null: it is none, or names another answer. */
const replyTo = (moment: Moment, text: string, asked: Candidate): Decided | null => {
  const { state, pack } = moment;
  const again = askedAgainIn(text, pack);
  if (saysNo(text, pack) && again.length === 0) return replied(moment, "no");
  const isNo = sentencesIn(text).some((one) => declinesIt(one, pack));
  // "No, not that one. Delete the one about the ring": that one is not asked about again.
  if (isNo && again.length > 0) {
    state.notMeant = [...(state.notMeant ?? []), asked.id];
    return null;
  }
  const meant = again.length > 0 ? meantBy(moment, again) : null;
  if (meant && meant.id !== asked.id && meant.names.length > 0) return null;
  const isOfAsked = (one: string): boolean => isNamedBy(moment, asked, one);
  if (saysYes(text, pack, isOfAsked)) return replied(moment, "yes", asked);
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
  if (state.isAskedWhich && requests.length === 0 && saysNo(text, pack)) return replied(moment, "no");
  if (requests.length > 0) {
    // Whoever was asked which answer is meant says it in as many words as it takes.
    const isTold = tellsBeside(text, requests, pack, isTalk ? fewestKept : undefined);
    if (isTold && !state.isAskedWhich) return null;
    const naming = namingIn(text, pack);
    const meant = meantBy(moment, naming);
    const isNamed = (meant?.names.length ?? 0) > 0 || namesTelling(moment, naming);
    // Impatience after it was done means no other answer.
    if (wasErased(moment) && !state.mayErase && !isNamed) return saidAgain(moment);
    if (meant) return asking(moment, meant);
    const isForGood = pack.erasing.forGood.test(fold(text));
    return isTalk || isForGood ? askAtOnce(moment, naming, isForGood) : null;
  }
  if (isShort && asksWhether(text, pack) && !tellsBeside(text, [], pack, fewestKept)) {
    const meant = state.erasing ? meantBy(moment, []) : null;
    if (meant) {
      const asked = asking(moment, meant);
      return { ...asked, said: { ...asked.said, text: joined(pack.erasing.words.nothing, asked.said.text) } };
    }
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
  // What is told beside it is told, whatever it was heard as.
  const isTalk = (heard.told === "" || requests.length > 0) && !tellsBeside(text, requests, pack, fewestKept);
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

/** A model heard that an answer which is kept out already is to go, or that it was asked whether it can: code asks whether. Empty: it heard no such thing. */
export const askHeard = (
  moment: Moment,
  { acts = [], asked = [] }: Pick<Choice, "acts" | "asked">,
  before: readonly Candidate[],
): string => {
  // What a model names first is what matters; where they asked for it names it again.
  const named = erasedBy({ acts }).flatMap((id) => before.find((one) => one.id === id) ?? []);
  const isAsked = asked.includes("erasing");
  const { erasing } = moment.state;
  const meant =
    named.find((one) => !asksForIt(one, moment.pack)) ??
    named[0] ??
    (isAsked ? (before.find(({ id }) => id === erasing?.message) ?? before.at(-1)) : undefined);
  if (!meant) return "";
  moment.state.isOfErasing = true;
  return askFor(moment, { ...meant, names: [] });
};

/** The answers that a model heard are to go. */
const erasedBy = ({ acts = [] }: Pick<Choice, "acts">): string[] =>
  acts.flatMap((act) => (act.do === "erase" ? [act.message] : []));

/** The answer that Saga asked about, where a model heard a yes and the words hold one too: neither alone deletes anything. */
export const yesHeardFor = (
  moment: Moment,
  text: string,
  choice: Pick<Choice, "intent" | "acts">,
): Candidate | undefined => {
  const { state, pack } = moment;
  const asked = keptOutOf(moment).find(({ id }) => id === state.mayErase?.message);
  if (!asked || choice.intent !== "delete" || !erasedBy(choice).includes(asked.id)) return undefined;
  // "Yes, it was a hard winter" is no yes to it, whatever a model hears: it is named or asked for again beside it.
  const isMeant = isNamedBy(moment, asked, text) || askedAgainIn(text, pack).length > 0;
  return isMeant && holdsYes(text, pack) ? asked : undefined;
};

/** What such a yes comes to; null: none was heard. */
export const confirmHeard = (
  moment: Moment,
  text: string,
  choice: Pick<Choice, "intent" | "acts">,
): Decided | null => {
  const asked = yesHeardFor(moment, text, choice);
  return asked ? replied(moment, "yes", asked, erasedBy(choice)) : null;
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
