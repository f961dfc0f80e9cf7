import { type Language, packs } from "#language/packs.ts";
import { kinships } from "#language/subjects.ts";
import { contentStems, tokens } from "#language/text.ts";
import { sexOf } from "../facts/pronouns.ts";
import { lookBack } from "../read-through/stranded.ts";
import { lexiconMatcher } from "../text/lexicon-matcher.ts";
import type { Fault, Judged, JudgingContext } from "./judge.ts";

/** A sentence as it was and in the words that are to stand for it, with those before it, the nearest last. */
type Rewording = { was: string; now: string; before: readonly string[] };

/** So many words of weight behind a thing name something else, for which a pronoun would be taken. */
const fewestBetween = 2;

const stemsOf = (text: string, language: Language): Set<string> =>
  new Set(contentStems(text, packs[language]));

/**
 * "Danka wanted to frame it", for the note, behind "the note is in the tin, and the ring of the pigeon": does a pronoun stand for a word
 * that fell out, where another thing was named since?
 */
const losesThing = ({ was, now, before }: Rewording, language: Language): boolean => {
  const { objects } = packs[language].functionWords;
  const had = new Set((was.match(objects) ?? []).map((word) => word.toLowerCase()));
  const added = [...now.matchAll(objects)].filter(([word]) => !had.has(word.toLowerCase()));
  const own = stemsOf(was, language);
  // What the new words bring in before the pronoun may be what it means.
  const bringsIn = (text: string): boolean =>
    contentStems(text, packs[language]).some((one) => !own.has(one));
  if (added.every(({ index }) => bringsIn(now.slice(0, index)))) return false;
  const kept = stemsOf(now, language);
  const lost = [...own].filter((stem) => !kept.has(stem));
  const named = contentStems(before.at(-1) ?? "", packs[language]);
  const last = named.findLastIndex((stem) => lost.includes(stem));
  return last >= 0 && named.length - 1 - last >= fewestBetween;
};

const relativesIn = (text: string, language: Language): string[] =>
  lexiconMatcher(language)(text).flatMap(({ list }) => (list.startsWith("kin ") ? [list.slice(4)] : []));

const namesIn = (text: string): string[] =>
  tokens(text).flatMap(({ word, start, afterBreak }) =>
    !afterBreak && /^\p{Lu}\p{Ll}/u.test(text.slice(start)) ? [word] : [],
  );

/**
 * "And then she had the coal", for Edie, behind "Mother didn't shout": does "she" stand for somebody whose name fell out, where a relative
 * of whom it can be said was named last?
 */
const losesPerson = ({ was, now, before }: Rewording, { language, told }: JudgingContext): boolean => {
  const { he, she } = packs[language].family;
  const partiesOf = (text: string): string[] => [...namesIn(text), ...relativesIn(text, language)];
  const known = new Set(told.flatMap(({ text }) => namesIn(text)));
  /** With a name that opens the sentence. */
  const ownOf = (text: string): string[] => [
    ...tokens(text).flatMap(({ word, start }) =>
      /^\p{Lu}/u.test(text.slice(start)) && known.has(word) ? [word] : [],
    ),
    ...relativesIn(text, language),
  ];
  const kept = new Set(ownOf(now));
  const lost = ownOf(was).filter((one) => !kept.has(one));
  const nearest = before.findLast((text) => relativesIn(text, language).length > 0) ?? "";
  if (lost.length === 0 || partiesOf(nearest).some((one) => lost.includes(one))) return false;
  return (
    [
      ["male", he],
      ["female", she],
    ] as const
  ).some(([sex, forms]) => {
    const words = forms.split("|");
    const countIn = (text: string): number => tokens(text).filter(({ word }) => words.includes(word)).length;
    const isMeant = relativesIn(nearest, language).some((relative) =>
      kinships.some((kin) => kin === relative && sexOf(kin) === sex),
    );
    return isMeant && countIn(now) > countIn(was);
  });
};

/** What a sentence lost with the words that fell out of it: of whom or of what it speaks. */
export const fallenOut = (rewording: Rewording, context: JudgingContext): Fault[] => [
  ...(losesThing(rewording, context.language) ? (["stray_thing"] as const) : []),
  ...(losesPerson(rewording, context) ? (["stray_person"] as const) : []),
];

/** Other words for one of these, with a fault where they speak of somebody, or of something, whose name fell out. */
export const withFallen = (
  one: Judged,
  all: readonly Judged[],
  at: number,
  context: JudgingContext,
): Judged => {
  const before = all.slice(Math.max(0, at - lookBack), at).filter(({ faults }) => faults.length === 0);
  const texts = before.map(({ sentence }) => sentence.text);
  const rewording = { was: all[at]?.sentence.text ?? "", now: one.sentence.text, before: texts };
  return { ...one, faults: [...one.faults, ...fallenOut(rewording, context)] };
};
