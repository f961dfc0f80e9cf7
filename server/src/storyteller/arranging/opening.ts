import { isVerbLike } from "#language/grammar.ts";
import { type Language, packs } from "#language/packs.ts";
import { isContentWord, type Token, tokens } from "#language/text.ts";
import type { Unit } from "../material/unit.ts";
import { lexiconMatcher } from "../text/lexicon-matcher.ts";

/**
 * How a passage begins. `stands`: by itself. `leans`: with words that go on from others ("And then", "Stone sink, a geyser").
 * `points`: it speaks of one person whom it has not named ("He was a bobber", "È morto in cucina").
 */
export type Opening = "stands" | "leans" | "points";

/** `known`: names of this teller's life, as they are spelled. */
export type Reader = { language: Language; known: ReadonlySet<string> };

/** Sentences from the beginning in which somebody may be spoken of who is not named. */
const sentencesRead = 3;

type Read = { text: string; read: readonly Token[] };

/** "Norman drove": a word that opens a sentence before its verb is a name where nouns stand with an article. */
const isSubject = (read: readonly Token[], { at, language }: { at: number; language: Language }): boolean => {
  const { grammar, story } = packs[language];
  const [own, next] = [read[at]?.word ?? "", read[at + 1]?.word ?? ""];
  const isPlain = lexiconMatcher(language)(own).length > 0 || isVerbLike(own, grammar);
  return story.bareThird === null && !isPlain && isVerbLike(next, grammar);
};

/** Where somebody is named: a name, a relative, "the midwife"; -1: nowhere. What stands where a place does is nobody. */
const firstNamed = ({ text, read }: Read, { language, known }: Reader): number => {
  const { placePrepositions } = packs[language].lexicon;
  const people = lexiconMatcher(language)(read)
    .filter(({ list }) => list === "people" || list.startsWith("kin "))
    .map(({ from }) => from);
  const names = [...read.keys()].filter((at) => {
    const { word, start, end, afterBreak } = read[at] as Token;
    const spelled = text.slice(start, end);
    if (!/^\p{Lu}\p{Ll}/u.test(spelled) || !isContentWord(word, packs[language])) return false;
    const isKnown = !afterBreak || known.has(spelled) || isSubject(read, { at, language });
    return isKnown && !placePrepositions.includes(read[at - 1]?.word ?? "");
  });
  const first = Math.min(...people, ...names);
  return Number.isFinite(first) ? first : -1;
};

/** Does a sentence name somebody? */
export const namesAnybody = (text: string, reader: Reader): boolean =>
  firstNamed({ text, read: tokens(text) }, reader) >= 0;

/** Words after a verb within which its subject may still follow: "È morta mia mamma". */
const subjectWithin = 4;

/** A verb of the third person that begins a sentence, where verbs need no subject; -1: none. */
const bareVerb = ({ read }: Read, language: Language): number => {
  const { bareThird } = packs[language].story;
  if (!bareThird) return -1;
  const covered = new Set<number>();
  for (const { list, from, to } of lexiconMatcher(language)(read))
    if (list === "times") for (let at = from; at < to; at += 1) covered.add(at);
  const { sequels, things } = packs[language].functionWords;
  // "Dalej to pojechał": whoever it was goes on.
  const isOnward = ({ word }: Token, at: number): boolean =>
    sequels.has(word) || (at === 1 && things.has(word) && sequels.has(read[0]?.word ?? ""));
  const first = read.findIndex((token, at) => {
    const { word } = token;
    return (
      !isOnward(token, at) &&
      (bareThird.test(word) ||
        (!covered.has(at) && isContentWord(word, packs[language]) && !/\d/u.test(word)))
    );
  });
  return first >= 0 && bareThird.test(read[first]?.word ?? "") ? first : -1;
};

/** Where a sentence speaks of one person, or of several, who were not named before; -1: nowhere. */
const pointersIn = (sentence: Read, language: Language): { one: number; any: number } => {
  const { singular, pronouns, relatives } = packs[language].functionWords;
  const { read } = sentence;
  const isOfNoun = (at: number): boolean => relatives?.has(read[at - 2]?.word ?? "") ?? false;
  const find = (words: ReadonlySet<string>): number =>
    read.findIndex(({ word }, at) => words.has(word) && !isOfNoun(at));
  return { one: find(singular), any: find(pronouns) };
};

const isBefore = (pointer: number, named: number): boolean => pointer >= 0 && (named < 0 || pointer < named);

const hasVerb = ({ read }: Read, language: Language): boolean =>
  read.some(
    ({ word }, at) =>
      isVerbLike(word, packs[language].grammar) ||
      (packs[language].grammar.subjects.has(word) && read[at + 1]?.afterBreak === false),
  );

/** The sentence in which an answer speaks of one person whom it has not named, and the word that does. */
export type Pointer = { unit: number; token: Token; isVerb: boolean };

/** Null where everybody is named first. */
export const pointerOf = (units: readonly Pick<Unit, "text">[], reader: Reader): Pointer | null => {
  for (const [unit, { text }] of units.slice(0, sentencesRead).entries()) {
    const sentence = { text, read: tokens(text) };
    const named = firstNamed(sentence, reader);
    const { one } = pointersIn(sentence, reader.language);
    const verb = bareVerb(sentence, reader.language);
    const at = isBefore(one, named) ? one : isBefore(verb < 0 ? -1 : verb + subjectWithin, named) ? verb : -1;
    const token = sentence.read[at];
    if (token) return { unit, token, isVerb: at !== one };
    if (named >= 0) return null;
  }
  return null;
};

/** Does a sentence speak of one person by a pronoun before it names anybody? */
export const namesNobodyFirst = (text: string, reader: Reader): boolean => {
  const sentence = { text, read: tokens(text) };
  const { actors } = packs[reader.language].functionWords;
  const at = sentence.read.findIndex(({ word }) => actors.has(word));
  return isBefore(at, firstNamed(sentence, reader));
};

/** "Me mum, Ivy.": a relative and a name, which say of whom is told now. */
const presents = ({ text, read }: Read, { language, known }: Reader): boolean => {
  const isKin = lexiconMatcher(language)(read).some(({ list }) => list.startsWith("kin "));
  return isKin && read.some(({ start, end }) => known.has(text.slice(start, end)));
};

/** How the words of an answer begin; `asksOfSomebody`: the question names a person. */
export const openingOf = (
  units: readonly Unit[],
  { asksOfSomebody, ...reader }: Reader & { asksOfSomebody: boolean },
): Opening => {
  const pointer = pointerOf(units, reader);
  if (pointer) return pointer.isVerb && !asksOfSomebody ? "leans" : "points";
  const [first] = units;
  if (!first) return "stands";
  const sentence = { text: first.text, read: tokens(first.text) };
  const { any } = pointersIn(sentence, reader.language);
  const isOn =
    first.isLeaning ||
    (!hasVerb(sentence, reader.language) && !presents(sentence, reader)) ||
    isBefore(any, firstNamed(sentence, reader));
  return isOn ? "leans" : "stands";
};
