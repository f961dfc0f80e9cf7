import { contentStems, sentences, tokens } from "#language/text.ts";
import { placePrepositions } from "../reading/evidence.ts";
import { kinMatcherOf } from "../reading/vocabulary.ts";
import type { Noted } from "./note.ts";

type Of = { words: string; noted: Noted };

/**
 * The rarest word of what is to be left alone, among what was told: of "the hospital bed" it is the hospital, and every other bed stays. Of "my father's
 * land" it is the land: he is in all of a life.
 */
const rarest = (stems: readonly string[], { words, noted }: Of): string[] => {
  const { pack, told, text } = noted;
  const plain = contentStems(words, pack);
  const isPlain = stems.length > 1 && plain.length === stems.length && !/\p{Lu}/u.test(words);
  if (!isPlain) return [...stems];
  const said = [text, ...told.map((one) => one.text)].map((one) => new Set(contentStems(one, pack)));
  const countOf = (stem: string): number => said.filter((one) => one.has(stem)).length;
  const ofKin = kinMatcherOf(pack.language)(words).flatMap(({ entry }) => contentStems(entry, pack));
  const isKin = (stem: string): number => Number(ofKin.includes(stem));
  const byNeed = (a: string, b: string): number =>
    isKin(a) - isKin(b) || countOf(a) - countOf(b) || b.length - a.length;
  return [...stems].sort(byNeed).slice(0, 1);
};

/**
 * Of "the home in Millbrook" the home is meant, where the village is told of without it too: it goes on being asked about. Of
 * a place that is named nowhere else all of it is left alone.
 */
const withoutPlace = (stems: readonly string[], { words, noted }: Of): string[] => {
  const { pack, told, text } = noted;
  const prepositions = placePrepositions(pack.language);
  const said = tokens(words);
  const isPlaced = ({ start }: { start: number }, at: number): boolean =>
    /^\p{Lu}/u.test(words.slice(start)) && prepositions.has(said[at - 1]?.word ?? "");
  const places = new Set(said.filter(isPlaced).flatMap(({ word }) => contentStems(word, pack)));
  const own = stems.filter((stem) => !places.has(stem));
  const parts = [text, ...told.map((one) => one.text)].flatMap((one) => sentences(one, pack.language));
  const isToldAlone = (place: string): boolean =>
    parts.some((one) => {
      const held = contentStems(one.text, pack);
      return held.includes(place) && !own.some((stem) => held.includes(stem));
    });
  return own.length > 0 && [...places].some(isToldAlone) ? own : [...stems];
};

/** The narrowest that is meant by what is to be left alone, of the stems that its words name. */
export const narrowed = (stems: readonly string[], of: Of): string[] => rarest(withoutPlace(stems, of), of);
