import { isSameName } from "./name-match.ts";
import type { LanguagePack } from "./pack.ts";
import { contentStems, isContentWord, tokens } from "./text.ts";

/** Words with a capital that carry meaning, in lower case: names, and whatever begins a sentence. */
export const capitals = (text: string, pack: LanguagePack): string[] => [
  ...new Set(
    tokens(text).flatMap(({ word, start }) =>
      /^\p{Lu}/u.test(text.slice(start, start + 2)) && isContentWord(word, pack) ? word : [],
    ),
  ),
];

/** Does a text say what a stem stands for? A name counts in every form: "Uli" is said of Ula, and "Elsas" of Elsa. */
export const saying = (text: string, pack: LanguagePack): ((stem: string) => boolean) => {
  const names = capitals(text, pack);
  const { genitive = "" } = pack.conversation.followUps;
  const owners = names.filter((name) => genitive !== "" && name.endsWith(genitive));
  const bare = owners.map((name) => name.slice(0, -genitive.length)).join(" ");
  const stems = new Set(contentStems(`${text} ${bare}`, pack));
  return (stem) => stems.has(stem) || names.some((name) => isSameName([stem, name], pack.language));
};
