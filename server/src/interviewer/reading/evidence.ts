import { packs } from "#language/packs.ts";
import { type Facet, facets } from "#language/subjects.ts";
import { tokens } from "#language/text.ts";
import type { ReadList } from "./reader.ts";
import type { TaggedText } from "./tagged-text.ts";

/** A set of facets as bits, in the order of `facets`. */
export type FacetSet = number;

const bit = (facet: Facet): FacetSet => 1 << facets.indexOf(facet);

/** Is a facet in the set? */
export const hasFacet = (set: FacetSet, facet: Facet): boolean => (set & bit(facet)) !== 0;

const shownBy: Partial<Record<ReadList, Facet>> = {
  kin: "who",
  people: "who",
  places: "where",
  times: "when",
  events: "event",
  things: "detail",
  senses: "detail",
  speech: "detail",
  feelings: "feeling",
  meanings: "meaning",
};

const prepositions = new Map<string, ReadonlySet<string>>();

/** Prepositions that put the word after them in a place, as single tokens. */
export const placePrepositions = (language: TaggedText["language"]): ReadonlySet<string> => {
  const known = prepositions.get(language);
  if (known) return known;
  const entries = packs[language].lexicon.placePrepositions;
  const made = new Set(entries.flatMap((entry) => tokens(entry).map(({ word }) => word)));
  prepositions.set(language, made);
  return made;
};

/** A name after a preposition of place is a place; any other name stands for a person. */
const facetOfName = (tagged: TaggedText, index: number): "who" | "where" => {
  const before = tagged.tokens[index - 1];
  const isPlaced =
    before !== undefined &&
    tagged.clause[index] === tagged.clause[index - 1] &&
    placePrepositions(tagged.language).has(before.word);
  return isPlaced ? "where" : "who";
};

/** The facets each sentence of an answer shows. */
export const evidenceBySentence = (tagged: TaggedText): FacetSet[] => {
  const found: FacetSet[] = Array.from({ length: (tagged.sentence.at(-1) ?? -1) + 1 }, () => 0);
  const add = (index: number, facet: Facet): void => {
    const sentence = tagged.sentence[index] ?? 0;
    found[sentence] = (found[sentence] ?? 0) | bit(facet);
  };
  for (const match of tagged.matches) {
    const facet = shownBy[match.list];
    if (facet) add(match.from, facet);
  }
  for (const index of tagged.names) add(index, facetOfName(tagged, index));
  return found;
};
