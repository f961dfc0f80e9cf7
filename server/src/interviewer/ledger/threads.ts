import type { LanguagePack } from "#language/pack.ts";
import { contentStems, countWords, sentences, stemSetOf } from "#language/text.ts";
import { sentencesIn } from "../hearing/parts.ts";
import type { ReadList } from "../reading/reader.ts";
import type { TaggedText } from "../reading/tagged-text.ts";
import type { Ledger, Thread } from "./ledger.ts";
import { hasPartLeftOut, leadsToLeftOut, messagesLeftAlone, touchesLimit } from "./limits.ts";

const mostKept = 40;
const mostOfAnswer = 3;
const fewestWords = 4;
/** Most words of a thread; and on either side of its sign, where one clause runs on for longer. */
const longest = 16;
const reach = 6;

type Sign = { list: ReadList; kind: Thread["kind"]; weight: Thread["weight"] };

/** What makes words worth coming back to, the heaviest first. */
const signs: readonly Sign[] = [
  { list: "unsaid", kind: "unsaid", weight: 3 },
  { list: "promised", kind: "promised", weight: 3 },
  { list: "grief", kind: "loss", weight: 3 },
  { list: "turning", kind: "turning", weight: 2 },
  { list: "feelings", kind: "feeling", weight: 2 },
  { list: "habit", kind: "scene", weight: 2 },
  { list: "speech", kind: "scene", weight: 1 },
];

type Range = { start: number; end: number };

/**
 * The sentence around a match; where speech has no marks, whole clauses: that of the match, with the one after it or, when
 * that is long, the one before, as long as it can be read.
 */
const rangeAround = (tagged: TaggedText, { from, to }: { from: number; to: number }): Range => {
  const sentence = tagged.sentence[from] ?? 0;
  const ofClauses = (first: number, last: number): number[] =>
    [...tagged.tokens.keys()].filter((index) => {
      const clause = tagged.clause[index] ?? -1;
      return tagged.sentence[index] === sentence && clause >= first && clause <= last;
    });
  const first = tagged.clause[from] ?? 0;
  const last = tagged.clause[to - 1] ?? first;
  const tries = [ofClauses(first, last + 1), ofClauses(first - 1, last), ofClauses(first, last)];
  const own = tries.find((indices) => indices.length <= longest) ?? [];
  const start = own[0] ?? Math.max(0, from - reach);
  const end = own.at(-1) ?? Math.min(tagged.tokens.length, to + reach) - 1;
  return { start: tagged.tokens[start]?.start ?? 0, end: tagged.tokens[end]?.end ?? tagged.text.length };
};

/** A whole sentence with its full stop, where the words of a thread are one. */
const wholeSentence = (tagged: TaggedText, { start, end }: Range): string => {
  const words = tagged.text.slice(start, end);
  const sentence = sentences(tagged.text, tagged.language).find(
    (one) => one.start <= start && one.end >= end,
  );
  return sentence && sentence.text.length <= words.length + 40 ? sentence.text : words;
};

type Found = Pick<Thread, "text" | "kind" | "weight">;

/** What word lists can find in an answer that is worth coming back to, each stretch of words once. */
export const threadsIn = (tagged: TaggedText): Found[] => {
  const found: (Found & Range)[] = [];
  for (const { list, kind, weight } of signs)
    for (const match of tagged.of(list)) {
      const range = rangeAround(tagged, match);
      if (found.some((one) => one.start < range.end && range.start < one.end)) continue;
      // One word that puts something off ("anyway") says less than a phrase that does.
      const isFaint = list === "unsaid" && match.to - match.from === 1;
      found.push({ ...range, text: wholeSentence(tagged, range), kind, weight: isFaint ? 2 : weight });
    }
  return found.slice(0, mostOfAnswer).map(({ text, kind, weight }) => ({ text, kind, weight }));
};

const alike = 0.6;

/** The same matter, in words that lie inside each other or share most of their meaning. */
const isSame = (one: string, other: string, pack: LanguagePack): boolean => {
  if (one.includes(other) || other.includes(one)) return true;
  const [a, b] = [new Set(contentStems(one, pack)), new Set(contentStems(other, pack))];
  const both = [...a].filter((stem) => b.has(stem)).length;
  return both >= 2 && both / Math.min(a.size, b.size) >= alike;
};

type Noted = Pick<Thread, "message" | "interview" | "topic" | "at">;

/** Keeps threads that a model found in an answer, in place of what word lists found of the same. */
export const noteChosenThreads = (
  draft: Ledger,
  noted: { found: readonly Found[]; of: Noted; pack: LanguagePack },
): void => {
  const { found, of, pack } = noted;
  draft.threads = draft.threads.filter(
    ({ message, text }) => message !== of.message || !found.some((one) => isSame(one.text, text, pack)),
  );
  noteThreads(draft, noted);
};

/** Keeps threads, the heavy and the new ones when there are too many; none that touches a limit. */
export const noteThreads = (
  draft: Ledger,
  { found, of, pack }: { found: readonly Found[]; of: Noted; pack: LanguagePack },
): void => {
  if (hasPartLeftOut(draft, of.message)) return;
  for (const { text, kind, weight } of found) {
    const isKnown = draft.threads.some((thread) => isSame(thread.text, text, pack));
    const isLeft = touchesLimit(draft, { words: text, pack }) || leadsToLeftOut(draft, { words: text, pack });
    if (isKnown || countWords(text) < fewestWords || isLeft) continue;
    draft.noted += 1;
    draft.threads.push({ id: `t${draft.noted}`, ...of, text, kind, weight, state: "waiting" });
  }
  while (draft.threads.length > mostKept) {
    const lightest = Math.min(
      ...draft.threads.map(({ weight, state }) => (state === "taken_up" ? 0 : weight)),
    );
    const faded = draft.threads.findIndex(
      ({ weight, state }) => (state === "taken_up" ? 0 : weight) === lightest,
    );
    draft.threads.splice(faded, 1);
  }
};

/** Threads that wait, the heaviest first, of those the newest: what an interview should still come back to. */
export const waitingThreads = (ledger: Ledger): Thread[] =>
  ledger.threads
    .filter(({ state }) => state === "waiting")
    .reverse()
    .sort((a, b) => b.weight - a.weight);

const touchedShare = 0.5;

/** Do these words take hold of the thread: does one hold the other, or most of its meaning? */
const isTouched = ({ text }: Thread, { words, about, pack }: Asking): boolean => {
  if (about.length >= fewestCharacters && (text.includes(about) || about.includes(text))) return true;
  const asked = new Set(contentStems(words, pack));
  const stems = [...new Set(contentStems(text, pack))];
  return stems.length > 0 && stems.filter((stem) => asked.has(stem)).length / stems.length >= touchedShare;
};
const fewestCharacters = 6;
const leastSame = 2;

type Asking = { words: string; about: string; pack: LanguagePack };

/** A question of a model takes up the threads that it takes hold of, and leaves the others of the same answer waiting. */
export const takeUpTouched = (draft: Ledger, asking: Asking): void => {
  // "Yes, the recipe and the van both. The recipe first: how does it begin?" takes up no van.
  const asks = sentencesIn(asking.words).filter((one) => one.includes("?"));
  const asked = { ...asking, words: asks.length > 0 ? asks.join(" ") : asking.words };
  for (const thread of draft.threads)
    if (thread.state === "waiting" && (thread.id === asking.about || isTouched(thread, asked)))
      thread.state = "taken_up";
};

/**
 * An answer that is kept out whole ends the threads that lead to it: those a model marked as told, those of the answer before it that were asked about,
 * and those that say what it says. Nobody is led there again.
 */
export const endThreads = (
  draft: Ledger,
  of: { told: readonly string[]; before: string | null; asked: string; text: string; pack: LanguagePack },
): void => {
  const { pack } = of;
  const asked = new Set(contentStems(of.asked, pack));
  const isAskedOf = ({ message, text }: Thread): boolean =>
    message === of.before && contentStems(text, pack).some((stem) => asked.has(stem));
  const told = new Set(contentStems(of.text, pack));
  // One stem in common is chance: a short thread holds hardly more.
  const saysSame = (text: string): boolean => {
    const stems = [...new Set(contentStems(text, pack))];
    const both = stems.filter((stem) => told.has(stem)).length;
    return both >= leastSame && both / stems.length >= touchedShare;
  };
  for (const thread of draft.threads)
    if (of.told.includes(thread.id) || isAskedOf(thread) || saysSame(thread.text)) thread.state = "left";
};

/** Says whether what waits says again what was taken back, in a sentence of its own or all of an answer: it waits no longer, whoever told it when. */
export const saysLeftOut = ({
  ledger,
  out,
  pack,
}: {
  ledger: Ledger;
  out: readonly { id: string; text: string }[];
  pack: LanguagePack;
}): ((thread: Pick<Thread, "text" | "message">) => boolean) => {
  const whole = messagesLeftAlone(ledger);
  const lines = ledger.limits.flatMap(({ lines = [] }) => lines);
  const texts = [...lines, ...out.filter(({ id }) => whole.has(id)).map((one) => one.text)];
  const isSaidIn = (text: string, one: string): boolean => {
    if (one.includes(text) || (countWords(one) >= fewestWords && text.includes(one))) return true;
    const held = stemSetOf(one, pack);
    const stems = stemSetOf(text, pack);
    const both = [...stems].filter((stem) => held.has(stem)).length;
    return both >= leastSame && both / stems.size >= touchedShare;
  };
  return ({ text, message }) => whole.has(message) || texts.some((one) => isSaidIn(text, one));
};

/** What is asked right after an answer takes up the threads of that answer. */
export const takeUpThreads = (draft: Ledger, message: string): void => {
  for (const thread of draft.threads)
    if (thread.message === message && thread.state === "waiting") thread.state = "taken_up";
};
