import type { Language } from "#language/packs.ts";
import { sentences, tokens } from "#language/text.ts";
import { type FactFinder, finderOf, type Relation } from "./fact-finder.ts";
import type { Found, Known, Subject } from "./told-fact.ts";

export const teller: Subject = { relation: "self", side: "", name: "" };

/** Relatives of whom a teller has one: they need no name. */
export const single: readonly Relation[] = ["mother", "father", "husband", "wife"];

const longestAnswer = 8;

/** "Sandy Bay side, 1943" to the question for one's birth. */
export function answeredBirth(text: string, language: Language): Found[] {
  const words = tokens(text);
  if (words.length > longestAnswer || words.length === 0) return [];
  const at = words.findIndex(({ word }) => /^(?:18[5-9]|19\d|20[0-3])\d$/u.test(word));
  const [year, other] = words.filter(({ word }) => /^\d+$/u.test(word));
  if (at < 0 || other || finderOf(language).isUnsureText(text)) return [];
  const names = /^(?:\p{Lu}\p{L}+[ ,]+)+/u.exec(text)?.[0].replace(/[ ,]+$/u, "") ?? "";
  const place = !finderOf(language).bends && finderOf(language).isName(names) ? names : "";
  return [{ kind: "born", ...teller, year: Number(year?.word), isAbout: false, place }];
}

/** Whom alone the end of a question names, or as "your father". A capital that begins a sentence is somebody only where they are known. */
export function askedOf(question: string, finder: FactFinder, language: Language) {
  const ends = sentences(question, language)
    .slice(-2)
    .map(({ text }) => text);
  const kin = ends.flatMap((text) =>
    [...text.matchAll(finder.yours)].map((match) => match.groups?.kin ?? ""),
  );
  const names = ends.flatMap((text) =>
    finder.namesAsked(text).map((name) => ({ name, isFirst: text.trimStart().startsWith(name) })),
  );
  return (known: Known): Subject | null => {
    const named = names.flatMap(({ name, isFirst }) => {
      const who = known(name);
      return who || !isFirst ? [who] : [];
    });
    if (named.length + kin.length !== 1) return null;
    const who = finder.relationOf(kin[0] ?? "");
    return who ? (single.includes(who.relation) ? { ...who, name: "" } : null) : (named[0] ?? null);
  };
}
