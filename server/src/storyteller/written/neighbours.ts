import { isSameName } from "#language/name-match.ts";
import type { Language } from "#language/packs.ts";
import { tokens } from "#language/text.ts";
import { namesNobodyFirst } from "../arranging/opening.ts";
import { knownSpellings } from "../chronology/life-order.ts";
import { knownNames, personsIn } from "../read-through/persons.ts";
import { lookBack } from "../read-through/stranded.ts";
import { goesOnFrom, type Sentence, sourceKey, sourceOf } from "../story.ts";
import { fold } from "../text/fold.ts";
import { type List, lexiconMatcher } from "../text/lexicon-matcher.ts";
import { type Judged, type JudgingContext, restingOn } from "./judge.ts";
import type { Material } from "./material.ts";

/** Do two sentences come from one answer, or from answers given one after the other, in either order? */
const areTogether = (one: Sentence, other: Sentence, { told }: JudgingContext): boolean => {
  const own = new Set(one.sources.map(sourceKey));
  if (other.sources.some((source) => own.has(sourceKey(source)))) return true;
  const placesOf = ({ sources }: Sentence) =>
    told.filter(({ interviewId, messageId }) =>
      sources.some((source) => source.interview_id === interviewId && source.message_id === messageId),
    );
  return placesOf(one).some((answer) =>
    placesOf(other).some((beside) => goesOnFrom(beside, answer) || goesOnFrom(answer, beside)),
  );
};

/** Does a sentence speak of "him" or "her" before it names anybody? In a biography that may be the teller. */
const isStray = (text: string, { style, language, told }: JudgingContext): boolean =>
  style === "first-person" &&
  namesNobodyFirst(text, {
    language,
    known: knownSpellings(
      told.map((answer) => answer.text),
      language,
    ),
  });

const kinIn = (text: string, language: Language): List[] =>
  lexiconMatcher(language)(text).flatMap(({ list }) => (list.startsWith("kin ") ? list : []));

/** Does one of the sentences right before name somebody of whom the answers of this one speak? The nearest that names anybody says. */
const isNamedBefore = (
  before: readonly string[],
  { sources }: Sentence,
  context: JudgingContext,
): boolean => {
  const { told, language, tellerName } = context;
  const own = new Set(sources.map(sourceKey));
  const answers = told.filter((answer) => own.has(sourceKey(sourceOf(answer))));
  const texts = answers.map(({ text, question = "" }) => `${text} ${question}`);
  const known = knownNames([...texts, ...before.map((text) => `a ${text}`)]);
  const life = { language, tellerName, known };
  const people = texts.flatMap((text) => personsIn(text, life)).flatMap(({ words }) => words);
  const kin = new Set(texts.flatMap((text) => kinIn(text, language)));
  // "Tha could": what only opens a sentence may be a name, and hides nobody who was named before it.
  const sure = { ...life, known: knownNames(told.map(({ text }) => text)) };
  const isOne = (word: string): boolean => people.some((other) => isSameName([word, other], language));
  for (const text of before.slice(-lookBack).toReversed()) {
    const named = personsIn(text, life).flatMap(({ words }) => words);
    const relatives = kinIn(text, language);
    if (named.some(isOne) || relatives.some((list) => kin.has(list))) return true;
    if (personsIn(text, sure).length > 0) return false;
  }
  return false;
};

/** Sentences in their order, with a fault for each that speaks of somebody whom nothing around it names. */
export const heldAgainstNeighbours = (all: readonly Judged[], context: JudgingContext): Judged[] =>
  all.map((one, at) => {
    const before = all[at - 1];
    if (!isStray(one.sentence.text, context)) return one;
    if (before && areTogether(before.sentence, one.sentence, context)) return one;
    const texts = all.slice(Math.max(0, at - lookBack), at).map(({ sentence }) => sentence.text);
    if (isNamedBefore(texts, one.sentence, context)) return one;
    return { ...one, faults: [...one.faults, "stray_person"] };
  });

/** So many answers of a chapter are tried for a sentence that lacks one. */
const mostNear = 6;

/** Who may be named in a sentence, and the answer that has to be cited for it. */
export type NamedBefore = { name: string; mark: string };

/** Those whom the sentences right before one name, the nearest first, each with the mark of an answer that does. */
export const namedBefore = (
  all: readonly Judged[],
  at: number,
  { language, tellerName, material }: JudgingContext,
): NamedBefore[] => {
  const known = knownNames(material.map(({ text }) => text));
  const found = all
    .slice(Math.max(0, at - lookBack), at)
    .toReversed()
    .flatMap(({ sentence, marks }) =>
      personsIn(sentence.text, { language, tellerName, known }).flatMap(({ full }) => {
        const holder = material.find(({ mark, text }) => marks.includes(mark) && text.includes(full));
        return holder ? [{ name: full, mark: holder.mark }] : [];
      }),
    );
  return found.filter(({ name }, place) => found.findIndex((one) => one.name === name) === place);
};

/** The sentence with the first of these answers that bears it beside its own; null where none does. */
const citedOneOf = (one: Judged, answers: readonly Material[], context: JudgingContext): Judged | null => {
  for (const { mark } of answers) {
    const again = restingOn(one, [...one.marks, mark], context);
    if (again) return again;
  }
  return null;
};

/** The sentence with the answer that one of its own goes on from, or that goes on from it: "1996" was said there; null where that does not bear it. */
const citedBeside = (one: Judged, context: JudgingContext): Judged | null => {
  const own = context.material.filter(({ mark }) => one.marks.includes(mark));
  const beside = context.material.filter(
    ({ mark, told }) =>
      !one.marks.includes(mark) &&
      own.some((other) => goesOnFrom(told, other.told) || goesOnFrom(other.told, told)),
  );
  return citedOneOf(one, beside, context);
};

/** The sentence with the answer in its chapter that holds the name which its own lacks: whoever writes a chapter in one hand forgets what came from where. */
const citedNearby = (one: Judged, all: readonly Judged[], context: JudgingContext): Judged | null => {
  const used = new Set(all.flatMap(({ marks }) => marks));
  const holds = ({ text }: { text: string }): boolean => {
    const words = new Set(tokens(text).map(({ word }) => fold(word)));
    return one.missing.every((word) => words.has(word));
  };
  const near = context.material.filter((other) => used.has(other.mark) && holds(other)).slice(0, mostNear);
  return citedOneOf(one, near, context);
};

/** Those before a sentence, and all of its chapter. */
type Chapter = { before: readonly Judged[]; all: readonly Judged[] };

/** The sentence with the answers that hold the names or the year that it lacks, where the sentences or the answers beside it do, or its chapter; null where that is not all it lacks. */
const citedAnew = (one: Judged, { before, all }: Chapter, context: JudgingContext): Judged | null => {
  if (one.faults.join() === "unknown_number") return citedBeside(one, context);
  if (one.faults.join() !== "unknown_name") return null;
  const named = namedBefore([...before, one], before.length, context);
  const marks = named.filter(({ name }) => one.missing.includes(fold(name))).map(({ mark }) => mark);
  const again = marks.length > 0 ? restingOn(one, [...one.marks, ...marks], context) : null;
  return again ?? citedNearby(one, all, context);
};

/** Sentences in their order, each citing the answers that hold the names it goes on with: a model forgets to cite for a name what its "he" needs none for. */
export const withNamesCited = (all: readonly Judged[], context: JudgingContext): Judged[] => {
  const done: Judged[] = [];
  for (const one of all) done.push(citedAnew(one, { before: done.slice(-lookBack), all }, context) ?? one);
  return done;
};
