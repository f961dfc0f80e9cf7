import { type Language, packs } from "#language/packs.ts";
import { type Span, tokens } from "#language/text.ts";
import { hasVerb } from "./least-cut.ts";

/** A sentence of so few words, which only adds somebody or something, asks the same as the one before it. */
const longestTail = 5;

/** "The hens too.": no verb, and at one end a word that adds to what was said. */
const onlyAdds = (text: string, language: Language): boolean => {
  const read = tokens(text);
  const { also } = packs[language].functionWords;
  const isAdding = [read[0], read.at(-1)].some((one) => one !== undefined && also.has(one.word));
  return isAdding && read.length <= longestTail && !hasVerb(text, language);
};

/** The number of the sentence behind a wish and what only goes on with it: "The chair may stay. The trams too." is one. */
export const tailEnd = (all: readonly Pick<Span, "text">[], wish: number, language: Language): number => {
  let end = wish + 1;
  while (end < all.length && onlyAdds(all[end]?.text ?? "", language)) end += 1;
  return end;
};
