import { fold } from "#language/fold.ts";
import { countWords, sentences } from "#language/text.ts";
import { asidesIn } from "../hearing/asides.ts";
import { hear } from "../hearing/hear.ts";
import { sentencesIn } from "../hearing/parts.ts";
import type { Heard } from "../moves.ts";
import { beginningOf, withQuote } from "../reading/quoting.ts";
import { stillSeen } from "./answers.ts";
import { type Candidate, keptOutOf, type Meant, meantBy } from "./erasing-meant.ts";
import {
  askedAgainIn,
  declinesIt,
  isRefused,
  requestsIn,
  saysNo,
  saysYes,
  tellsBeside,
} from "./erasing-reply.ts";
import { filled, joined, type Moment, namesOf, type Said, say } from "./moment.ts";
import type { Answered } from "./talk.ts";

/** Deleting one answer for good, by word: rules hear it, Saga asks once, and a plain yes does it. A model has no say in it. */

/** In more words something is told, whatever is asked for beside it. */
const longestRequest = 60;
const longestReply = 12;

export type Decided = { said: Said; heard: Heard; erases?: string };

const talk: Heard = { intent: "asks", about: "reader", told: "", isSure: true };

const saying = ({ state }: Moment, text: string): Said => {
  state.isOfErasing = true;
  return { move: "delete", also: ["answer"], text, asks: "", topic: state.stretch.topic };
};

const fewestSaidBack = 4;

/** The first words of an answer that tell something, so that the teller knows it again. */
const wordsOf = (text: string, { pack }: Moment): string | null => {
  const all = sentences(text, pack.language).map((one) => one.text.trim());
  const isTalk = (one: string): boolean =>
    one.endsWith("?") ||
    [pack.asides.signs.keepsOut, pack.asides.signs.hushes, pack.story.leaveOut].some((sign) =>
      sign.test(fold(one)),
    );
  const found =
    all.find((one) => countWords(one) >= fewestSaidBack && !isTalk(one)) ??
    all.find((one) => countWords(one) > 1);
  return found === undefined ? null : beginningOf(found.replace(/[.!?…]+$/u, "").replace(/\s+/gu, " "));
};

/** Asks whether this answer is deleted, in its own words where they are at hand; where it can be called nothing, which one is meant. */
export const askFor = (moment: Moment, { id, text, names }: Meant): string => {
  const { pack, state } = moment;
  const { askNamed, askQuoted, askWhich } = pack.erasing.words;
  const words = text === null ? null : wordsOf(text, moment);
  state.isAskedWhich = names.length === 0 && words === null;
  // Whatever was asked about before is not what is meant now.
  state.mayErase = state.isAskedWhich ? undefined : { message: id };
  if (words !== null) return withQuote(askQuoted, { words, pack });
  return names.length > 0 ? filled(askNamed, { names: namesOf(moment, names) }) : askWhich;
};

const goingOn = (moment: Moment, words: string): Said =>
  saying(moment, joined(words, say(moment, moment.pack.conversation.goOnTelling)));

/** What a yes or no to Saga's question comes to. */
const replied = (moment: Moment, reply: "yes" | "no", erases?: string): Decided => {
  const { state, pack } = moment;
  state.mayErase = undefined;
  state.isAskedWhich = false;
  state.notMeant = undefined;
  const heard: Heard = { intent: reply === "yes" ? "delete" : "declines", told: "", isSure: true };
  const { done, kept } = pack.erasing.words;
  if (reply === "no")
    return { said: goingOn(moment, joined(kept, stillSeen(moment, { isMatter: true }))), heard };
  return { said: goingOn(moment, done), heard, ...(erases ? { erases } : {}) };
};

const asking = (moment: Moment, meant: Meant): Decided => ({
  said: saying(moment, askFor(moment, meant)),
  heard: talk,
});

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
  if (saysYes(text, pack)) return replied(moment, "yes", asked.id);
  if (again.length === 0 || state.mayErase?.isAgain || countWords(text) > longestRequest) return null;
  const once = asking(moment, { ...asked, names: [] });
  if (state.mayErase) state.mayErase.isAgain = true;
  return once;
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
  const requests = isShort ? requestsIn(text, pack) : [];
  if (state.isAskedWhich && requests.length === 0 && saysNo(text, pack)) return replied(moment, "no");
  // Whoever has to say it again says much beside it, and tells nothing.
  const isTalk = state.isOfErasing ?? false;
  if (requests.length > 0) {
    const meant = !isTalk && tellsBeside(text, requests, pack) ? null : meantBy(moment, requests);
    return meant ? asking(moment, meant) : null;
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
export const noteTalkOfErasing = ({ state, pack }: Moment, { text, id, heard }: Answered): void => {
  const { asked, again, about } = pack.erasing;
  const isTalk = heard.told === "" || requestsIn(text, pack, [asked, again, about]).length > 0;
  if (state.isOfErasing && isTalk) state.ofErasing = [...(state.ofErasing ?? []), id];
  state.isOfErasing = false;
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
