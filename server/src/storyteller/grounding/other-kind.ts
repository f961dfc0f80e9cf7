import { isNamed, type Named, numbersIn } from "#language/numbers.ts";
import { packs } from "#language/packs.ts";
import type { ParsedText, Word } from "../text/parsed-text.ts";
import type { Evidence } from "./evidence.ts";

/** Where so much beside it is told too, a word stands in the place of the one that was. */
const fewestShared = 1;

/**
 * "Every Monday" where Sunday was told: does a sentence name one of a kind of which no answer speaks, where those it rests on tell of the same with
 * another of that kind, which the sentence has not?
 */
export const isOfOtherKind = (
  reading: ParsedText,
  { language, cited, near, notes, known }: Evidence,
): boolean => {
  const { kinds } = packs[language];
  // "1969" for "sixty-nine".
  const numbersOf = (all: readonly Word[]): Named[] =>
    numbersIn(all.map((one) => one.word).join(" "), language);
  const kindOf = ({ word }: Word) => kinds.get(word);
  const whichIn = (texts: readonly ParsedText[]): Set<string> =>
    new Set(texts.flatMap(({ words }) => words.flatMap((word) => kindOf(word)?.which ?? [])));
  const [own, told] = [whichIn([reading]), whichIn([...near, ...notes])];
  return reading.clauses.some(({ words, stems, isNegated }) =>
    words.some((word, at) => {
      const kind = kindOf(word);
      if (!kind || told.has(kind.which) || isNegated) return false;
      const isInPlace = kind.kind.startsWith("in place");
      return cited.some(({ clauses }) =>
        clauses.some((source) => {
          const shared =
            [...stems].filter((stem) => source.stems.has(known(stem) ?? stem)).length +
            numbersOf(words).filter((number) => isNamed(number, numbersOf(source.words))).length;
          return source.words.some((one, place) => {
            const other = kindOf(one);
            if (other?.kind !== kind.kind || own.has(other.which)) return false;
            return isInPlace
              ? words[at - 1]?.folded === source.words[place - 1]?.folded && at > 0
              : shared >= fewestShared;
          });
        }),
      );
    }),
  );
};
