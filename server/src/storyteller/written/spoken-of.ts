import { type Language, packs } from "#language/packs.ts";
import { anyCase, finderOf } from "../facts/fact-finder.ts";
import type { Material } from "./material.ts";

/** Somebody with the words by which the teller speaks of them as their own, or tells of their birth. */
export type SpokenOf = { name: string; words: string };

const edges = ["(?<![\\p{L}\\p{N}])", "(?!['’]s\\b)(?![\\p{L}\\p{N}])"] as const;
const nameForm = "(?<name>\\p{Lu}\\p{Ll}+)";

const forms = new Map<Language, RegExp[]>();

/** "My Tom" and "il Piero mio"; "è nata la Luigina" and "Luigina was born". */
const formsOf = (language: Language): RegExp[] => {
  const known = forms.get(language);
  if (known) return known;
  const { own, ownAfter, born, articles } = packs[language].family;
  const article = articles === "" ? "" : `(?:(?:${anyCase(articles)}) )?`;
  const made = [
    `${anyCase(own)} ${nameForm}`,
    ...(ownAfter === "" ? [] : [`${article}${nameForm} ${anyCase(ownAfter)}`]),
    `${anyCase(born)} ${article}${nameForm}`,
    `${article}${nameForm} ${anyCase(born)}`,
  ].map((source) => new RegExp(edges.join(source), "u"));
  forms.set(language, made);
  return made;
};

/** Those whom the teller nowhere calls a relative in so many words: each with the first words of the kind that the answers have. */
export const spokenOf = (material: readonly Material[], language: Language): SpokenOf[] => {
  const { isName } = finderOf(language);
  const found = new Map<string, SpokenOf>();
  for (const form of formsOf(language))
    for (const { text } of material)
      for (const match of text.matchAll(new RegExp(form, "gu"))) {
        const name = match.groups?.name ?? "";
        if (isName(name) && !found.has(name)) found.set(name, { name, words: match[0] });
      }
  return [...found.values()];
};
