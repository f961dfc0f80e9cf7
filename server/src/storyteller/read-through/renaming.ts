import { isSameName } from "#language/name-match.ts";
import { type Language, packs } from "#language/packs.ts";
import { contentStems, tokens } from "#language/text.ts";
import type { Section } from "../story.ts";
import { capital } from "../text/capital.ts";
import { knownNames, personsIn } from "./persons.ts";

const textOf = ({ sentences }: Pick<Section, "sentences">): string =>
  sentences.map(({ text }) => text).join(" ");

const stemsOf = (text: string, language: Language): Set<string> =>
  new Set(contentStems(text, packs[language]));

/** Who is named in so many of the chapters names none of them. */
const shareOfAll = 0.5;

/** `title`: that of the story; in a biography it holds the name of whoever it is about, and no chapter is called after them. */
type Naming = { title: string; language: Language };

/** Whom a chapter names most, of those who are not named all over the story. */
const mostNamed = (own: Section, all: readonly Section[], { title, language }: Naming): string | null => {
  const life = { language, tellerName: "", known: knownNames(all.map(textOf)) };
  const namesIn = (section: Section): string[] => personsIn(textOf(section), life).map(({ full }) => full);
  const elsewhere = all.map(namesIn);
  // "Hela", "Heli", "Helę": one woman, whatever she is called there.
  const isOf = (one: string, name: string): boolean => isSameName([one, name], language);
  const isEverywhere = (name: string): boolean =>
    elsewhere.filter((names) => names.some((one) => isOf(one, name))).length >
    Math.max(1, all.length * shareOfAll);
  const isTeller = (name: string): boolean =>
    tokens(title).some(({ word }) => tokens(name).some((one) => isSameName([one.word, word], language)));
  const named = namesIn(own).filter((name) => !isEverywhere(name) && !isTeller(name));
  const countOf = (name: string): number => named.filter((one) => isOf(one, name)).length;
  return named.toSorted((one, other) => countOf(other) - countOf(one))[0] ?? null;
};

/**
 * The headings that go with words of their chapter, each with what stands in its place: what the teller has said otherwise or left out is not
 * printed in large letters above it ("The whitest dress"). `before`: the chapters as they were. One that nobody is named in keeps its heading.
 */
export const renamedBy = (
  before: readonly Section[],
  after: readonly Section[],
  naming: Naming,
): ReadonlyMap<string, string> => {
  const { language } = naming;
  return new Map(
    after.flatMap((section): [string, string][] => {
      const { heading, was } = section;
      const old = before.find((one) => one.heading === heading);
      if (!old || was !== undefined || textOf(old) === textOf(section)) return [];
      const [told, tells] = [stemsOf(textOf(old), language), stemsOf(textOf(section), language)];
      const isLost = [...stemsOf(heading, language)].some((stem) => told.has(stem) && !tells.has(stem));
      const name = isLost ? mostNamed(section, after, naming) : null;
      const isFree = name !== null && !after.some((one) => one.heading === name);
      return isFree ? [[heading, capital(name, language)]] : [];
    }),
  );
};
