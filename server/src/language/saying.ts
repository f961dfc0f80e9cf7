import { isSameName } from "./name-match.ts";
import type { LanguagePack } from "./pack.ts";
import { contentStems, isContentWord, tokens } from "./text.ts";
import { yearsIn } from "./years.ts";

/** Words with a capital that carry meaning, in lower case: names, and whatever begins a sentence. */
export const capitals = (text: string, pack: LanguagePack): string[] => [
  ...new Set(
    tokens(text).flatMap(({ word, start }) =>
      /^\p{Lu}/u.test(text.slice(start, start + 2)) && isContentWord(word, pack) ? word : [],
    ),
  ),
];

const ofYear = /^\d{4}$/u;

/**
 * Does a text say what a stem stands for? A name counts in every form: "Uli" is said of Ula, and "Elsas" of Elsa. A year counts in figures and
 * in words: "w siedemdziesiątym" says 1970.
 */
export const saying = (text: string, pack: LanguagePack): ((stem: string) => boolean) => {
  const names = capitals(text, pack);
  const { genitive = "" } = pack.conversation.followUps;
  const owners = names.filter((name) => genitive !== "" && name.endsWith(genitive));
  const bare = owners.map((name) => name.slice(0, -genitive.length)).join(" ");
  const stems = new Set(contentStems(`${text} ${bare}`, pack));
  const isYear = (stem: string): boolean =>
    ofYear.test(stem) && yearsIn(text, pack.language).includes(Number(stem));
  return (stem) =>
    stems.has(stem) || isYear(stem) || names.some((name) => isSameName([stem, name], pack.language));
};
