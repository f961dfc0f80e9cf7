import { compile, type Matcher } from "#language/match.ts";
import type { LanguagePack } from "#language/pack.ts";
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

const thingsBy = new WeakMap<LanguagePack, Matcher<"things">>();

const thingsOf = (pack: LanguagePack): Matcher<"things"> => {
  const known = thingsBy.get(pack) ?? compile({ things: pack.lexicon.things });
  thingsBy.set(pack, known);
  return known;
};

/** Besides so many other matters, one of them a person's name, a bare word for an everyday thing only goes round the same. */
const fewestBeside = 2;

/**
 * "Of water and gullies and my Piero I won't speak" means Piero and the gully, and not every water: a word for an everyday thing that stands in
 * such a list without an article is not left alone by itself.
 */
export const withoutBareThings = <T extends { do: string; words?: string }>(
  acts: readonly T[],
  { pack, text }: Pick<Noted, "pack" | "text">,
): T[] => {
  const wordsOf = ({ do: act, words = "" }: T): string[] =>
    act === "leave_alone" ? (words.match(/[\p{L}\p{M}'’-]+/gu) ?? []) : [];
  const said = tokens(text);
  const isBare = (word: string): boolean =>
    said.some(
      (one, at) => one.word === word.toLowerCase() && !pack.grammar.determiners.has(said[at - 1]?.word ?? ""),
    );
  const all = acts.flatMap(wordsOf).filter((word) => contentStems(word, pack).length > 0);
  const things = all.filter((word) => thingsOf(pack)(word).length > 0 && isBare(word));
  const others = new Set(all.filter((word) => !things.includes(word)));
  const isListed = others.size >= fewestBeside && [...others].some((word) => /^\p{Lu}/u.test(word));
  if (things.length === 0 || !isListed) return [...acts];
  return acts.flatMap((act) => {
    if (act.do !== "leave_alone") return [act];
    const own = wordsOf(act);
    if (!own.some((word) => things.includes(word))) return [act];
    const left = own.filter((word) => others.has(word));
    return left.length > 0 ? [{ ...act, words: left.join(", ") }] : [];
  });
};
