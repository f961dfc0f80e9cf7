import { fold } from "#language/fold.ts";
import { compile, type Match, type Matcher } from "#language/match.ts";
import { type Language, packs } from "#language/packs.ts";
import { type Kin, kinships } from "#language/subjects.ts";

const lists = [
  "hedges",
  "negations",
  "fillers",
  "unknown",
  "decline",
  "grief",
  "trauma",
  "feelings",
  "titles",
  "placePrepositions",
  "people",
  "places",
  "things",
  "times",
  "events",
  "speech",
  "senses",
  "meanings",
] as const;

type Plain = (typeof lists)[number];

/** A list of the lexicon; the kin words of one relation are a list of their own. */
export type List = Plain | `kin ${Kin}`;

export type LexiconMatch = Match<List>;

const matchers = new Map<Language, Matcher<List>>();

/** The word lists the storyteller reads with, compiled once per language. */
export const lexiconMatcher = (language: Language): Matcher<List> => {
  const known = matchers.get(language);
  if (known) return known;
  const { lexicon } = packs[language];
  const plain = lists.map((list): [List, readonly string[]] => [list, lexicon[list]]);
  const kin = kinships.map((relation): [List, readonly string[]] => [
    `kin ${relation}`,
    lexicon.kin[relation],
  ]);
  const made = compile(Object.fromEntries([...plain, ...kin]) as Record<List, readonly string[]>);
  matchers.set(language, made);
  return made;
};

/** Does a sentence show a sign of talk, and not what somebody else said: "everybody said, you'll be taking it down"? */
export const isSaidTo = (text: string, { sign, language }: { sign: RegExp; language: Language }): boolean => {
  const folded = fold(text);
  const found = sign.exec(folded);
  if (!found) return false;
  const before = folded.slice(0, found.index).trim().split(" ").filter(Boolean).length;
  return !lexiconMatcher(language)(text).some(({ list, from }) => list === "speech" && from < before);
};
