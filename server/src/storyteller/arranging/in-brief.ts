import { fold } from "#language/fold.ts";
import { type Language, packs } from "#language/packs.ts";
import type { Unit } from "../material/unit.ts";
import { personsIn } from "../read-through/persons.ts";
import { lexiconMatcher } from "../text/lexicon-matcher.ts";
import { turningsIn } from "../turnings.ts";
import type { Reader } from "./opening.ts";
import { type Brief, wordsOf } from "./parts-of-choices.ts";

/** Names a text somebody, by a given name or as a relative? */
export const namesOne = (text: string, { language, known }: Reader): boolean =>
  lexiconMatcher(language)(text).some(({ list }) => list.startsWith("kin ")) ||
  personsIn(text, { language, known, tellerName: "" }).some(({ words }) =>
    words.some((word) => packs[language].conversation.followUps.givenNames.has(word)),
  );

/** A death or a marriage in brief is told in so many words, and to the end of its answer where that is as near. */
const mostOfBrief = 60;
/** A sentence of fewer words is nothing to go on from: "So there." */
const fewestEarlier = 4;

const nearest: ReadonlySet<string> = new Set(
  ["mother", "father", "husband", "wife", "son", "daughter", "brother", "sister"].map((kin) => `kin ${kin}`),
);

const isOfNear = (units: readonly Unit[], { language }: Reader): boolean =>
  units.some(
    ({ text }) =>
      lexiconMatcher(language)(text).some(({ list }) => nearest.has(list)) ||
      packs[language].story.turnings.marriage.test(fold(text)),
  );

/** Does a text tell a death or a marriage? */
export const tellsOne = (text: string, language: Language): boolean =>
  turningsIn(text, language).some(({ kind }) => kind !== "move");

/**
 * The deaths and marriages that an answer tells, each as the fewest of its sentences in a row that say who it was and tell it, to the end where that is as near. None,
 * where the answer names nobody so close before.
 */
export const briefsIn = (units: readonly Unit[], reader: Reader): Brief[] => {
  const wordsIn = (from: number, to: number): number => wordsOf(units.slice(from, to + 1));
  return units.flatMap((turning, at) => {
    if (!tellsOne(turning.text, reader.language)) return [];
    const named = units.findLastIndex(({ text }, place) => place <= at && namesOne(text, reader));
    if (named < 0 || wordsIn(named, at) > mostOfBrief) return [];
    const { text: earlier = "", words = 0 } = units[named - 1] ?? {};
    const isOn = units[named]?.isLeaning === true && words >= fewestEarlier && !earlier.endsWith("?");
    const from = isOn && wordsIn(named - 1, at) <= mostOfBrief ? named - 1 : named;
    const to = wordsIn(from, units.length - 1) <= mostOfBrief ? units.length - 1 : at;
    const isNear = isOfNear(units.slice(from, at + 1), reader);
    return { units: units.slice(from, to + 1), turning, isNear };
  });
};
