type NameContext = { before: string; after: string };

/** Characters that are shown on each side of a name. */
const shown = 60;

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** The name as a whole word, written exactly so. */
const patternOf = (name: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])${escaped(name)}(?![\\p{L}\\p{M}\\p{N}])`, "gu");

const cutBefore = (text: string): string =>
  text.length <= shown ? text : `…${text.slice(-shown).replace(/^\S*\s?/u, "")}`;
const cutAfter = (text: string): string =>
  text.length <= shown ? text : `${text.slice(0, shown).replace(/\s?\S*$/u, "")}…`;

/** Where a name stands in a text, with some words around it. */
export const placesOf = (text: string, name: string): NameContext[] =>
  [...text.matchAll(patternOf(name))].map(({ index }) => ({
    before: cutBefore(text.slice(0, index)),
    after: cutAfter(text.slice(index + name.length)),
  }));

/** The text with the name written otherwise. */
export const withName = (text: string, { name, becomes }: { name: string; becomes: string }): string =>
  text.replace(patternOf(name), () => becomes);
