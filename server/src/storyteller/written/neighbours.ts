import type { Language } from "#language/packs.ts";
import { type List, lexiconMatcher } from "../lexicon-matcher.ts";
import { knownSpellings } from "../life-order.ts";
import { isSameName } from "../name-match.ts";
import { namesNobodyFirst } from "../opening.ts";
import { knownNames, personsIn } from "../persons.ts";
import { type Sentence, sourceKey, sourceOf } from "../story.ts";
import type { Court, Judged } from "./judge.ts";

/** Questions and answers alternate: the next answer of an interview is so far away. */
const nextAnswer = 2;

/** Do two sentences come from one answer, or from answers given one after the other? */
const areTogether = (one: Sentence, other: Sentence, { told }: Court): boolean => {
  const own = new Set(one.sources.map(sourceKey));
  if (other.sources.some((source) => own.has(sourceKey(source)))) return true;
  const placesOf = ({ sources }: Sentence) =>
    told.filter(({ interviewId, messageId }) =>
      sources.some((source) => source.interview_id === interviewId && source.message_id === messageId),
    );
  return placesOf(one).some((answer) =>
    placesOf(other).some(
      ({ interviewId, position, staysOn }) =>
        interviewId === answer.interviewId && staysOn && position - answer.position === nextAnswer,
    ),
  );
};

/** Does a sentence speak of "him" or "her" before it names anybody? In a biography that may be the teller. */
const isStray = (text: string, { style, language, told }: Court): boolean =>
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

/** Does the sentence before name somebody of whom the answers of this one speak? */
const isNamedBefore = (
  before: string,
  { sources }: Sentence,
  { told, language, tellerName }: Court,
): boolean => {
  const own = new Set(sources.map(sourceKey));
  const answers = told.filter((answer) => own.has(sourceKey(sourceOf(answer))));
  const texts = answers.map(({ text, question = "" }) => `${text} ${question}`);
  const known = knownNames([...texts, `a ${before}`]);
  const life = { language, tellerName, known };
  const people = texts.flatMap((text) => personsIn(text, life)).flatMap(({ words }) => words);
  const kin = new Set(texts.flatMap((text) => kinIn(text, language)));
  const isOne = (word: string): boolean => people.some((other) => isSameName([word, other], language));
  return (
    personsIn(before, life).some(({ words }) => words.some(isOne)) ||
    kinIn(before, language).some((list) => kin.has(list))
  );
};

/** Sentences in their order, with a fault for each that speaks of somebody whom nothing around it names. */
export const heldAgainstNeighbours = (all: readonly Judged[], court: Court): Judged[] =>
  all.map((one, at) => {
    const before = all[at - 1];
    if (!isStray(one.sentence.text, court)) return one;
    if (before && areTogether(before.sentence, one.sentence, court)) return one;
    if (before && isNamedBefore(before.sentence.text, one.sentence, court)) return one;
    return { ...one, faults: [...one.faults, "stray_person"] };
  });
