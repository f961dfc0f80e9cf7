import { foldSpoken } from "#language/spellings.ts";
import { contentStems, countWords } from "#language/text.ts";
import { sentencesIn } from "../../hearing/parts.ts";
import type { KeptOut, Ledger, Limit } from "../../ledger/ledger.ts";
import type { Moment, Told } from "../moment.ts";
import { askedAgainIn, says } from "./reply.ts";

/** Does it keep out an answer, or a part of one? */
export const onAnswer = ({ kind, stems }: Pick<KeptOut, "kind" | "stems">): boolean =>
  stems.length === 0 && kind !== "not_asked" && kind !== "crisis";

const mostKeptOut = 100;

/** The answers that are kept out, whole or in part, which a request to delete one may mean, and those that speak of deleting. The newest ones, where they are many. */
export const answersAtHand = ({ limits, interviews }: Ledger): string[] => {
  const talk = Object.values(interviews).flatMap(({ ofErasing = [], erasing }) => [
    ...ofErasing,
    ...(erasing?.by ? [erasing.by] : []),
  ]);
  const out = limits.filter(onAnswer).map(({ message }) => message);
  return [...new Set([...talk, ...out])].slice(-mostKeptOut);
};

/**
 * Each answer that is kept out, whole or in part, with the words of it that are at hand, the one kept out last at the end. Of one
 * that was deleted nothing is at hand.
 */
export const keptOutOf = ({ draft, out = [], told = [], together = [] }: Moment) => {
  const limits = draft.limits.filter(onAnswer);
  const ids = [...new Set(limits.map(({ message }) => message).reverse())].reverse();
  const all = ids.map((id) => {
    const of = limits.filter(({ message }) => message === id);
    const found = [...out, ...told].find((one) => one.id === id);
    return { id, of, text: found?.text ?? null, question: found?.question ?? "" };
  });
  const ofErasing = Object.values(draft.interviews).flatMap((one) => one.ofErasing ?? []);
  const within = together.slice(1).map(({ id }) => id);
  return all
    .filter(({ id }) => ![...ofErasing, ...within].includes(id))
    .filter(({ of, text }) => text !== null || of.some(({ held, lines }) => held || lines));
};

/** What Saga asked about last, the first of several, where that is kept out still. */
export const askedAbout = (moment: Moment): Candidate | undefined =>
  keptOutOf(moment).find(({ id }) => id === moment.state.mayErase?.message);

/** An answer that a request may mean. */
export type Candidate = ReturnType<typeof keptOutOf>[number];

export const stemsOf = ({ of, text }: Candidate, pack: Moment["pack"]): Set<string> =>
  new Set([
    ...of.flatMap(({ held = [] }: Limit) => held),
    ...of.flatMap(({ lines = [] }) => lines.flatMap((line) => contentStems(line, pack))),
    ...contentStems(text ?? "", pack),
  ]);

/** Kept out as a whole, and not only a part of it. */
const isWhole = ({ of }: Candidate): boolean => of.some(({ lines }) => !lines);

/** Words that stand in the request and in an answer name what is meant; those of asking, and who is not to read it, do not. */
export const wordsNaming = (requests: readonly string[], { pack, facts }: Moment): string[] => {
  const { asked, notOnlyOut, forGood, part, whole } = pack.erasing;
  const ofAsking = new Set(
    [asked, notOnlyOut, forGood, part, whole].flatMap(({ source }) => source.match(/[a-z]{3,}/gu) ?? []),
  );
  const clauses = requests
    .flatMap((one) => one.split(/[,;:–—]/u))
    .filter((one) => !says(one, pack, pack.erasing.because));
  const words = clauses.join(" ").match(/\p{L}[\p{L}\p{M}’'-]{2,}/gu) ?? [];
  return [...new Set(words)].filter((word) => {
    const folded = foldSpoken(word, pack.hearing);
    const isOther = ofAsking.has(folded) || facts.interviewer.includes(word);
    return !isOther && !pack.hearing.vague.test(folded) && !pack.hearing.nameless.test(folded);
  });
};

/** Says which of these words stand in a text, given its stems, in whatever form. */
export const namersOf = (words: readonly string[], pack: Moment["pack"]) => {
  const stemmed = words.map((word) => ({ word, stems: contentStems(word, pack) }));
  return (of: ReadonlySet<string>): string[] =>
    stemmed.flatMap(({ word, stems }) => (stems.some((stem) => of.has(stem)) ? [word] : []));
};

/**
 * The answer that is meant, the words of the request that name it, and other answers that were heard to be meant with it. `lines`: only these
 * sentences of it are meant; `near`: those that the request names, where all of it is; `with`: what the same request names besides.
 */
export type Meant = {
  id: string;
  text: string | null;
  names: readonly string[];
  also?: readonly string[];
  with?: readonly Meant[];
  lines?: readonly string[] | undefined;
  near?: readonly string[] | undefined;
  /** Asked for in its own words, and not by the question it was given to: the teller asked what it says. */
  isInWords?: boolean;
  /** Other words stand before the question: what is meant is named, though it was asked about a moment ago. */
  isAgain?: boolean;
};

/** Where something else may be meant as well, another answer is meant from so many words on that name it. */
export const fewestNaming = 2;

/** A word that stands in more answers names none of them. */
const fewestCommon = 3;
const shareCommon = 0.25;

/** The answer that the words of a request name best, the newest of several; undefined: fewer than `fewest` of them do. */
export const namedAmong = (
  moment: Moment,
  { told, requests, fewest = 1 }: { told: readonly Told[]; requests: readonly string[]; fewest?: number },
): Told | undefined => {
  const { pack } = moment;
  const namedIn = namersOf(wordsNaming(requests, moment), pack);
  const named = told.map(({ text }) => namedIn(new Set(contentStems(text, pack))));
  // What is told of again and again tells no answer apart.
  const many = Math.max(fewestCommon, told.length * shareCommon);
  const isCommon = (word: string): boolean => named.filter((words) => words.includes(word)).length > many;
  const counts = named.map((words) => words.filter((word) => !isCommon(word)).length);
  const countIn = (text: string): number => counts[told.findIndex((one) => one.text === text)] ?? 0;
  const most = Math.max(0, ...told.map(({ text }) => countIn(text)));
  return most < fewest ? undefined : told.findLast(({ text }) => countIn(text) === most);
};

/** Is it asked for in this answer, which names it again? */
export const asksForIt = ({ text }: Pick<Candidate, "text">, pack: Moment["pack"]): boolean =>
  text !== null && askedAgainIn(text, pack).length > 0;

/** Do these words name this answer? */
export const isNamedBy = (moment: Moment, answer: Candidate, words: string): boolean =>
  namersOf(wordsNaming([words], moment), moment.pack)(stemsOf(answer, moment.pack)).length > 0;

const mostNames = 3;
/** What was left out so few turns ago is known by that. */
export const turnsOfNow = 1;
const ofAsking = 0.5;

/** Was something left out so few turns ago, or this answer? None: nothing was told since. */
export const wasLeftOut = ({ state: { leftOut, turns } }: Moment, within: number, id?: string): boolean =>
  leftOut !== undefined &&
  turns - leftOut.at <= within &&
  leftOut.items.some(({ message, kind }) => kind !== "not_asked" && (id === undefined || message === id));

/** Is only that it was asked for kept out of an answer? It goes along, and is never what is meant. */
const isRequestAlone = ({ of }: Candidate, pack: Moment["pack"]): boolean => {
  const lines = of.flatMap((one) => one.lines ?? []);
  return lines.length > 0 && of.every((one) => one.lines) && lines.every((text) => asksForIt({ text }, pack));
};

/** Which of what is kept out a request means; null: something that is not kept out yet, or nothing is. */
export const meantBy = (moment: Moment, requests: readonly string[]): Meant | null => {
  const { pack, told = [] } = moment;
  const candidates = keptOutOf(moment).filter(
    (one) => !moment.state.notMeant?.includes(one.id) && !isRequestAlone(one, pack),
  );
  const words = wordsNaming(requests, moment);
  const namedIn = namersOf(words, pack);
  // Who asks for it names it again: what was told comes before such an answer.
  const found = candidates.map((one) => {
    const names = namedIn(stemsOf(one, pack));
    return { ...one, names, fit: names.length * (asksForIt(one, pack) ? ofAsking : 1) };
  });
  const most = Math.max(0, ...found.map(({ fit }) => fit));
  const isJustSaid = requests.some((one) => says(one, pack, pack.erasing.justSaid));
  if (isJustSaid && most === 0 && moment.state.lastTold) {
    const newest = candidates.find(({ id }) => id === moment.state.lastTold);
    return newest ? { ...newest, names: [] } : null;
  }
  const shared = found.filter(({ fit }) => most > 0 && fit === most);
  const { erasing } = moment.state;
  const isLeftOutNow = ({ id }: { id: string }): boolean => wasLeftOut(moment, turnsOfNow, id);
  // What was left out a moment ago comes first; then a secret, and what is kept out whole, before a part that was left out.
  const best =
    [shared.filter(isLeftOutNow), shared.filter(isWhole)].find((some) => some.length > 0) ?? shared;
  const ids = new Set(candidates.map(({ id }) => id));
  const elsewhere = told
    .filter(({ id }) => !ids.has(id))
    .some(({ text }) => namedIn(new Set(contentStems(text, pack))).length > most);
  if (elsewhere) return null;
  const [only] = best;
  if (only && best.length === 1) return { ...only, names: only.names.slice(0, mostNames) };
  // Named by nothing that was told, a secret comes before a detail that was left out; what was kept out last is meant.
  const whole = found.filter(isWhole);
  const open = best.length > 0 ? best : words.length > 0 && whole.length > 0 ? whole : found;
  // What is spoken of already is meant before anything else.
  const last = open.find(({ id }) => id === erasing?.message) ?? found.findLast(isLeftOutNow) ?? open.at(-1);
  return last ? { ...last, names: [] } : null;
};

/** What was deleted is told again where it is asked for with so many words of it; a longer answer is a telling of its own. */
const fewestRepeated = 2;
const longestRepeat = 120;
/** So many words of meaning that are new, beside the request, are a second secret: it has a yes of its own. */
const fewestNew = 5;

/** Of the answers that a model heard meant as well, those that ask for it and tell it again: they go with it. Another telling never does. */
export const repeatsOf = (
  { out = [], told = [], pack }: Moment,
  answer: Candidate,
  heard: readonly string[],
): string[] => {
  const stems = stemsOf(answer, pack);
  const asksAgain = (text: string): boolean =>
    asksForIt({ text }, pack) || says(text, pack, pack.erasing.forGood);
  const isRequest = (text: string): boolean => countWords(text) <= longestRepeat && asksAgain(text);
  const tellsOther = (text: string): boolean => {
    const beside = sentencesIn(text).filter((one) => !asksAgain(one));
    const own = new Set(beside.flatMap((one) => contentStems(one, pack)));
    return [...own].filter((stem) => !stems.has(stem)).length >= fewestNew;
  };
  return [...out, ...told]
    .filter(({ id, text }) => id !== answer.id && heard.includes(id) && isRequest(text) && !tellsOther(text))
    .filter(({ text }) => contentStems(text, pack).filter((stem) => stems.has(stem)).length >= fewestRepeated)
    .map(({ id }) => id);
};

/** An answer that a model heard to be meant as well, speaks of what is deleted and does not go along, whole or in part; the last of several. */
export const stillSpeaking = (
  { out = [], told = [], pack }: Moment,
  answer: Candidate,
  { gone, heard }: { gone: readonly string[]; heard: readonly string[] },
): Told | undefined => {
  const stems = stemsOf(answer, pack);
  return [...told, ...out]
    .filter(({ id }) => id !== answer.id && heard.includes(id) && !gone.includes(id))
    .findLast((one) => contentStems(one.text, pack).some((stem) => stems.has(stem)));
};
