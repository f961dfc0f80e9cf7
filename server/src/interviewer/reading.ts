import { type TopicId, topicIds } from "#language/pack.ts";
import { type Language, packs } from "#language/packs.ts";
import { remember } from "#language/remember.ts";
import { contentStems } from "#language/text.ts";
import { type Avoided, avoidedIn } from "./avoided.ts";
import { evidenceBySentence, type FacetSet } from "./evidence.ts";
import { type Hook, hooksOf } from "./hooks.ts";
import { type Marks, markUp } from "./marks.ts";
import type { ReadList } from "./reader.ts";

/** A subject an answer touches, with what stands near its keyword. */
export type Mention = { topic: TopicId; near: FacetSet; hook: Hook | null };

/** What an answer holds, as far as word lists can tell. */
export type Reading = {
  words: number;
  /** Stems of the words that carry meaning, each once. */
  stems: readonly string[];
  told: FacetSet;
  hooks: readonly Hook[];
  mentions: readonly Mention[];
  /** The teller passes the question over. */
  isDeclined: boolean;
  /** The answer ends by asking to leave the matter, after something was told. */
  isLeaving: boolean;
  /** The teller does not know, or has nothing to say. */
  isUnknown: boolean;
  /**
   * What a wish not to speak names: subjects, and stems of its own words ("I would rather not talk about the
   * war").
   */
  avoided: Avoided;
  /** Subjects that the answer says do not apply. */
  absent: readonly TopicId[];
  isGrieving: boolean;
  isTraumatic: boolean;
  isCrisis: boolean;
};

/**
 * Longest answers, in words, that can be a refusal, a shrug, or "never married" and nothing else. A short entry must
 * make up its share of the answer; one of four words and more speaks for itself.
 */
const limits = { oneWordWish: 4, wish: 25, absence: 40, plainWish: 4, shareOfWish: 0.15 };

/** Is an entry of the list what the answer says? One-word entries count only in the shortest answers. */
const isWish = (marks: Marks, list: ReadList): boolean => {
  const words = marks.tokens.length;
  if (words > limits.wish) return false;
  return marks.of(list).some(({ from, to }) => {
    const length = to - from;
    if (length === 1) return words <= limits.oneWordWish;
    return length >= limits.plainWish || length / words >= limits.shareOfWish;
  });
};

/**
 * A refusal that names something else, beside an answer, sets a limit; it passes the question over only where it is
 * most of what was said.
 */
const isDeclined = (marks: Marks, avoided: Reading["avoided"]): boolean => {
  if (!isWish(marks, "decline")) return false;
  if (avoided.stems.length === 0) return true;
  const refusing = new Set(marks.of("decline").map(({ from }) => marks.sentence[from]));
  const inRefusal = marks.sentence.filter((sentence) => refusing.has(sentence)).length;
  return inRefusal / marks.tokens.length > 0.6;
};

const leavingTail = 12;

const isLeaving = (marks: Marks): boolean =>
  marks.of("decline").some(({ from, to }) => to - from > 2 && to > marks.tokens.length - leavingTail);

const isCrisis = (marks: Marks): boolean => {
  const calm = marks.of("calm");
  return marks
    .of("crisis")
    .some(({ from, to }) => !calm.some((harmless) => harmless.from <= from && harmless.to >= to));
};

/** In a long answer one word of death is part of a life; more of them, or one in a short answer, is grief. */
const weighs = (marks: Marks, list: "grief" | "trauma"): boolean => {
  const found = marks.of(list).length;
  return found > 0 && found / marks.tokens.length >= 1 / 45;
};

const holds = (hook: Hook, match: { from: number; to: number }): boolean =>
  hook.from <= match.from && hook.to >= match.to;

type Read = { marks: Marks; hooks: readonly Hook[]; shown: readonly FacetSet[] };

const mentionsOf = ({ marks, hooks, shown }: Read): Mention[] =>
  topicIds.flatMap((topic) => {
    const [match] = marks.of(`about:${topic}`);
    if (!match) return [];
    const sentence = marks.sentence[match.from] ?? 0;
    const hook = hooks.find((candidate) => !candidate.isHeavy && holds(candidate, match)) ?? null;
    return [{ topic, near: (shown[sentence] ?? 0) | (shown[sentence + 1] ?? 0), hook }];
  });

const read = (text: string, language: Language): Reading => {
  const marks = markUp(text, language);
  const words = marks.tokens.length;
  const hooks = hooksOf(marks);
  const shown = evidenceBySentence(marks);
  const avoided = avoidedIn(marks);
  return {
    words,
    stems: [...new Set(contentStems(text, packs[language]))],
    told: shown.reduce((all, facets) => all | facets, 0),
    hooks,
    mentions: mentionsOf({ marks, hooks, shown }),
    isDeclined: isDeclined(marks, avoided),
    isLeaving: isLeaving(marks),
    isUnknown: isWish(marks, "unknown"),
    absent: words > limits.absence ? [] : topicIds.filter((topic) => marks.of(`none:${topic}`).length > 0),
    isGrieving: weighs(marks, "grief"),
    isTraumatic: weighs(marks, "trauma"),
    isCrisis: isCrisis(marks),
    avoided,
  };
};

/** The same answer is read before and after a model has found words for what follows it. */
const mostKept = 64;

/** Reads an answer of any length; linear in its length. What it returns is shared: it must not be changed. */
export const readAnswer = remember(read, mostKept);
