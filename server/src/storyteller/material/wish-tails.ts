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

/** "Was she hard? No.": an answer of one word says nothing without its question. */
const onlyAnswers = (text: string, question: string, language: Language): boolean => {
  const read = tokens(text);
  const [only] = read;
  return (
    /\?$/u.test(question) &&
    only !== undefined &&
    read.length === 1 &&
    packs[language].functionWords.no.has(only.word)
  );
};

/** The number of the sentence behind a wish and what only goes on with it: "The chair may stay. The trams too." is one. So is a question asked back, with its "No." */
export const tailEnd = (all: readonly Pick<Span, "text">[], wish: number, language: Language): number => {
  const { text: said = "" } = all[wish] ?? {};
  let end = onlyAnswers(all[wish + 1]?.text ?? "", said, language) ? wish + 2 : wish + 1;
  while (end < all.length && onlyAdds(all[end]?.text ?? "", language)) end += 1;
  return end;
};
