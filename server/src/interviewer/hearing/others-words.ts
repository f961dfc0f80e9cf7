import type { AsideSigns } from "#language/asides.ts";
import type { Hearing } from "#language/hearing.ts";
import { foldSpoken } from "#language/spellings.ts";
import { sentencesIn } from "./parts.ts";

/** So many words before a mark say that somebody speaks. */
const mostSaying = 3;

/**
 * A telling without what others said of themselves then: "she stopped and said, Annie, I daren't go home". Their fear is not the teller's, and danger
 * is of now. What was said to somebody may be a threat and stays, and so does what is told without a mark: "he said he'd see me off".
 */
export const withoutOthersWords = (
  text: string,
  { signs, hearing }: { signs: AsideSigns; hearing: Hearing },
): string => {
  const folded = (words: string): string => foldSpoken(words, hearing);
  return sentencesIn(text)
    .map((sentence) => {
      const clauses = sentence.split(/(?<=[,:])\s+/u);
      const from = clauses.findIndex((clause, at) => {
        const saying = folded(clause).split(" ").slice(-mostSaying).join(" ");
        return /^\P{L}?\p{Lu}/u.test(clauses[at + 1] ?? "") && signs.speaks.test(saying);
      });
      const before = clauses.slice(0, from + 1).join(" ");
      const said = clauses.slice(from + 1).join(" ");
      const isOfThen =
        hearing.tenses.past.test(folded(before)) && !hearing.tenses.present.test(folded(before));
      return from >= 0 && isOfThen && !signs.addressed.test(folded(said)) ? before : sentence;
    })
    .join(" ");
};
