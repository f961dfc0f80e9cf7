import type { Language } from "#language/packs.ts";
import { knownNames, personsIn } from "../read-through/persons.ts";
import { fold } from "../text/fold.ts";
import { isSameName } from "../text/name-match.ts";
import type { Material } from "./material.ts";

/** Somebody who is named in several answers, as they are named first, with the marks of those answers. */
export type Met = { name: string; words: string[]; marks: string[] };

type Reading = { language: Language; tellerName: string };

/** Named in so many answers, somebody would be missed. */
const fewestAnswers = 2;

/** So many letters are enough to know a short form of the teller's name by: Wilf, Wilfred. */
const shortForm = 4;

/** The people, and what else has a name of its own, of whom a teller tells in several answers: without them the life is not whole. */
export const peopleMet = (material: readonly Material[], { language, tellerName }: Reading): Met[] => {
  const texts = material.map(({ mark, asked, text }) => ({ mark, text: `${asked} ${text}` }));
  const known = knownNames(texts.map(({ text }) => text));
  const isTeller = (word: string): boolean =>
    fold(tellerName.split(" ")[0] ?? "").slice(0, shortForm) === fold(word).slice(0, shortForm);
  const met: Met[] = [];
  for (const { mark, text } of texts)
    for (const { full, words } of personsIn(text, { language, tellerName, known })) {
      if (words.some(isTeller)) continue;
      const own = met.find((one) =>
        one.words.some((word) => words.some((other) => isSameName([word, other], language))),
      );
      if (!own) met.push({ name: full, words: [...words], marks: [mark] });
      else if (!own.marks.includes(mark)) own.marks.push(mark);
    }
  return met.filter(({ marks }) => marks.length >= fewestAnswers);
};

const wordsWithCapitals = (text: string): string[] => text.match(/\p{Lu}[\p{L}\p{M}]+/gu) ?? [];

/** Is somebody named in a text? */
export const isNamedIn = ({ words }: Pick<Met, "words">, text: string, language: Language): boolean =>
  wordsWithCapitals(text).some((own) => words.some((word) => isSameName([fold(own), word], language)));
