import { type TopicId, topicIds } from "#language/pack.ts";
import { packs } from "#language/packs.ts";
import { limitSigns, limitWords } from "#language/refusals.ts";
import { stem } from "#language/stem.ts";
import { isContentWord, normalise } from "#language/text.ts";
import type { Marks } from "./marks.ts";

/** Subjects, and stems of the teller's own words, that the teller asked to leave alone. */
export type Avoided = { topics: readonly TopicId[]; stems: readonly string[] };

const mostAvoided = 8;
const mostRefusals = 20;
/** A limit with no more words than this means the subject itself ("leave out the war"), not one matter in it. */
const wordsOfSubject = 2;

/** First and last token of each sentence. */
const sentencesOf = (marks: Marks): { from: number; to: number }[] => {
  const found: { from: number; to: number }[] = [];
  for (const [index, sentence] of marks.sentence.entries()) {
    const known = found[sentence];
    if (known) known.to = index + 1;
    else found[sentence] = { from: index, to: index + 1 };
  }
  return found;
};

const textOf = (marks: Marks, { from, to }: { from: number; to: number }): string =>
  normalise(marks.text.slice(marks.tokens[from]?.start, marks.tokens[to - 1]?.end));

/** Longest sentence, in characters, that can set a limit: it bounds the work of the expressions too. */
const longestLimit = 240;

const limits = new WeakMap<Marks, ReadonlySet<number>>();

/** Numbers of the sentences that set a limit for the book. */
export const limitsIn = (marks: Marks): ReadonlySet<number> => {
  const known = limits.get(marks);
  if (known) return known;
  const limiting = sentencesOf(marks).flatMap((range, sentence) => {
    const text = textOf(marks, range);
    return text.length <= longestLimit && limitSigns[marks.language].test(text) ? [sentence] : [];
  });
  const made = new Set(limiting);
  limits.set(marks, made);
  return made;
};

/** Reads what the sentences of refusal, and those that set a limit, name besides the wish itself. */
export const avoidedIn = (marks: Marks): Avoided => {
  const pack = packs[marks.language];
  const refusals = marks
    .of("decline")
    .filter(({ from, to }) => to - from > 2)
    .slice(0, mostRefusals);
  const refusing = new Set(refusals.map(({ from }) => marks.sentence[from]));
  const limiting = limitsIn(marks);
  const isRefusal = (index: number): boolean => refusals.some(({ from, to }) => index >= from && index < to);
  const named = (index: number): boolean => {
    const { word = "" } = marks.tokens[index] ?? {};
    const sentence = marks.sentence[index] ?? -1;
    if (!isContentWord(word, pack) && !marks.names.has(index)) return false;
    if (refusing.has(sentence)) return !isRefusal(index);
    return limiting.has(sentence) && !limitWords[marks.language].has(word);
  };
  const found = marks.tokens.flatMap(({ word }, index) => (named(index) ? [stem(word, marks.language)] : []));
  const stems = [...new Set(found)].slice(0, mostAvoided);
  const isSubject = stems.length <= wordsOfSubject;
  const touches = (index: number): boolean =>
    (refusing.has(marks.sentence[index]) && !isRefusal(index)) ||
    (isSubject && limiting.has(marks.sentence[index] ?? -1));
  const topics = topicIds.filter((topic) => marks.of(`about:${topic}`).some(({ from }) => touches(from)));
  return { topics, stems };
};
