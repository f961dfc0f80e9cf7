import { fold } from "#language/fold.ts";
import { contentStems, countWords, sentences } from "#language/text.ts";
import { asidesIn } from "../hearing/asides.ts";
import { hear } from "../hearing/hear.ts";
import { sentencesIn } from "../hearing/parts.ts";
import type { KeptOut, Limit } from "../ledger/ledger.ts";
import type { Heard } from "../moves.ts";
import { withQuote } from "../reading/quoting.ts";
import { kinMatcherOf } from "../reading/vocabulary.ts";
import { stillSeen } from "./answers.ts";
import { askedAgainIn, declinesIt, isRefused, requestsIn, saysNo, saysYes, tellsBeside } from "./erasing-reply.ts";
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

const onAnswer = ({ kind, stems }: Pick<KeptOut, "kind" | "stems">): boolean =>
  stems.length === 0 && kind !== "not_asked" && kind !== "crisis";

/**
 * Each answer that is kept out, whole or in part, with the words of it that are at hand, the one kept out last at the end. Of one
 * that was deleted nothing is at hand.
 */
const keptOutOf = ({ draft, out = [], told = [] }: Moment) => {
  const limits = draft.limits.filter(onAnswer);
  const ids = [...new Set(limits.map(({ message }) => message).reverse())].reverse();
  const all = ids.map((id) => {
    const of = limits.filter(({ message }) => message === id);
    const text = [...out, ...told].find((one) => one.id === id)?.text ?? null;
    return { id, of, text };
  });
  const ofErasing = Object.values(draft.interviews).flatMap((one) => one.ofErasing ?? []);
  return all
    .filter(({ id }) => !ofErasing.includes(id))
    .filter(({ of, text }) => text !== null || of.some(({ held, lines }) => held || lines));
};

type Candidate = ReturnType<typeof keptOutOf>[number];

const stemsOf = ({ of, text }: Candidate, pack: Moment["pack"]): Set<string> =>
  new Set([
    ...of.flatMap(({ held = [] }: Limit) => held),
    ...of.flatMap(({ lines = [] }) => lines.flatMap((line) => contentStems(line, pack))),
    ...contentStems(text ?? "", pack),
  ]);

/** Words that stand in the request and in an answer name what is meant; those of asking, and who is not to read it, do not. */
const wordsNaming = (requests: readonly string[], { pack, facts }: Moment): string[] => {
  const ofAsking = new Set(pack.erasing.asked.source.match(/[a-z]{3,}/gu));
  const clauses = requests
    .flatMap((one) => one.split(/[,;:–—]/u))
    .filter((one) => !pack.erasing.because.test(fold(one)));
  const words = clauses.join(" ").match(/\p{L}[\p{L}\p{M}’'-]{2,}/gu) ?? [];
  return [...new Set(words)].filter((word) => {
    const folded = fold(word);
    const isOther = ofAsking.has(folded) || facts.interviewer.includes(word);
    return !isOther && !pack.hearing.vague.test(folded) && !pack.hearing.nameless.test(folded);
  });
};

const fewestSaidBack = 4;
const mostSaidBack = 14;

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
  const words = found?.replace(/[.!?…]+$/u, "").split(/\s+/u) ?? [];
  if (words.length === 0) return null;
  return words.length > mostSaidBack ? `${words.slice(0, mostSaidBack).join(" ")}…` : words.join(" ");
};

type Meant = { id: string; text: string | null; names: readonly string[] };

/** Asks whether this answer is deleted, in its own words where they are at hand; where it can be called nothing, which one is meant. */
const askFor = (moment: Moment, { id, text, names }: Meant): string => {
  const { pack, state } = moment;
  const { askNamed, askQuoted, askWhich } = pack.erasing.words;
  const words = text === null ? null : wordsOf(text, moment);
  state.isAskedWhich = names.length === 0 && words === null;
  // Whatever was asked about before is not what is meant now.
  state.mayErase = state.isAskedWhich ? undefined : { message: id };
  if (words !== null) return withQuote(askQuoted, { words, pack });
  return names.length > 0 ? filled(askNamed, { names: namesOf(moment, names) }) : askWhich;
};

const mostNames = 3;

/** Which of what is kept out a request means; null: something that is not kept out yet, or nothing is. */
const meantBy = (moment: Moment, requests: readonly string[]): Meant | null => {
  const { pack, told = [] } = moment;
  const candidates = keptOutOf(moment).filter(({ id }) => !moment.state.notMeant?.includes(id));
  const words = wordsNaming(requests, moment);
  const namedIn = (stems: ReadonlySet<string>): string[] =>
    words.filter((word) => contentStems(word, pack).some((stem) => stems.has(stem)));
  const found = candidates.map((one) => ({ ...one, names: namedIn(stemsOf(one, pack)) }));
  const most = Math.max(0, ...found.map(({ names }) => names.length));
  const shared = found.filter(({ names }) => most > 0 && names.length === most);
  // A secret, and what is kept out whole, come before a part that was left out.
  const secret = shared.filter(({ of }) => of.some(({ lines }) => !lines));
  const best = secret.length > 0 ? secret : shared;
  const ids = new Set(candidates.map(({ id }) => id));
  const elsewhere = told
    .filter(({ id }) => !ids.has(id))
    .some(({ text }) => namedIn(new Set(contentStems(text, pack))).length > most);
  if (elsewhere) return null;
  const [only] = best;
  if (only && best.length === 1) return { ...only, names: only.names.slice(0, mostNames) };
  // Named by nothing that was told, a secret comes before a detail that was left out; what was kept out last is meant.
  const whole = found.filter(({ of }) => of.some(({ lines }) => !lines));
  const last = (best.length > 0 ? best : words.length > 0 && whole.length > 0 ? whole : found).at(-1);
  return last ? { ...last, names: [] } : null;
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

const named = /(?<=\S )\p{Lu}\p{Ll}/u;
const mostNaming = 8;

/** "Not a word to Joan.", or "Between us. Neither Ann nor Joan.": wishes for secrecy that name somebody. */
const hushedFrom = (text: string, { asides, erasing, language }: Moment["pack"]): string[] =>
  sentencesIn(text).flatMap((one, at, all) => {
    const folded = fold(one);
    if (!asides.signs.hushes.test(folded) || erasing.mild.test(folded)) return [];
    const next = all[at + 1] ?? "";
    const isNaming = (words: string): boolean =>
      named.test(words) || kinMatcherOf(language)(words).length > 0;
    return [one, ...(countWords(next) <= mostNaming ? [next] : [])].filter(isNaming);
  });

/** Is it kept out because somebody reads along who can? A wish for secrecy that names somebody says so too, and is asked about once. */
const isBecauseOfReader = ({ facts, pack, state }: Moment, text: string): boolean => {
  if (facts.reader === "own") return false;
  const [name = ""] = facts.interviewer.split(" ");
  const because = sentencesIn(text).filter((one) => pack.erasing.because.test(fold(one)));
  const hushed = state.hasOfferedErasing ? [] : hushedFrom(text, pack);
  // Whoever interviews is named: of anybody else it need not be feared.
  return [...because, ...hushed].some((one) => name === "" || one.includes(name) || !named.test(one));
};

export const withoutQuestions = (text: string): string =>
  sentencesIn(text)
    .filter((one) => !one.endsWith("?"))
    .join(" ");

/** It is to be gone, not only out of stories. */
const isToBeGone = ({ heard, text }: Answered, { pack }: Moment): boolean =>
  requestsIn(text, pack).some((one) => pack.asides.signs.asks.wholly.test(fold(one))) ||
  (heard.beside?.asks.some((about) => about === "wholly" || about === "erasing") ?? false);

/**
 * After something was kept out because somebody reads along, or with the wish that it be gone for good: who can still read it, and whether it
 * shall be deleted. Empty: nothing of that kind was said.
 */
export const offerToErase = (
  moment: Moment,
  answered: Answered,
  { isJoined = false }: { isJoined?: boolean | undefined } = {},
): string => {
  const { text, id, keptOut } = answered;
  const { pack, state, told = [] } = moment;
  const { askThis, until } = pack.erasing.words;
  const items = keptOut.filter(onAnswer);
  if (items.length === 0 || !(isToBeGone(answered, moment) || isBecauseOfReader(moment, text))) return "";
  state.hasToldStillSeen = true;
  state.hasOfferedErasing = true;
  state.isOfErasing = true;
  const seen = stillSeen(moment, { isMatter: true }).replace(/\.$/u, "");
  const who = filled(until, { seen });
  const earlier = items.filter(({ message }) => message !== id).at(-1)?.message;
  if (earlier) {
    const of = told.find((one) => one.id === earlier);
    return joined(who, askFor(moment, { id: earlier, text: of?.text ?? null, names: [] }));
  }
  // Of several answers to one question a yes would delete the first alone.
  if (isJoined) return who;
  state.mayErase = { message: id };
  state.ofErasing = state.ofErasing?.filter((one) => one !== id);
  return joined(who, askThis);
};
