import { numbersIn } from "#language/numbers.ts";
import { type Language, packs } from "#language/packs.ts";
import { stem } from "#language/stem.ts";
import { isContentWord, tokens } from "#language/text.ts";

/** Nouns that stand as something known, by their stems: "the gun", "bössan". */
export const givenIn = (text: string, language: Language): string[] => {
  const { words, ending } = packs[language].story.given;
  const read = tokens(text);
  return read
    .filter(({ word }, at) => {
      if (!isContentWord(word, packs[language]) || numbersIn(word, language).length > 0) return false;
      const isAfterNoun = !packs[language].grammar.determiners.has(read[at - 1]?.word ?? "");
      // "Those three wages": what stands behind a number too.
      const isCounted = numbersIn(read[at - 1]?.word ?? "", language).length > 0;
      return (
        words.has(read[isCounted ? at - 2 : at - 1]?.word ?? "") ||
        (ending?.test(word) === true && isAfterNoun)
      );
    })
    .map(({ word }) => stem(word, language));
};
