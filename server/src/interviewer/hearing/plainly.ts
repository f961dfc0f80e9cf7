import { type Hearing, type PlainLabel, plainLabels } from "#language/hearing.ts";
import { foldSpoken } from "#language/spellings.ts";
import { countWords } from "#language/text.ts";
import { sentencesIn } from "./parts.ts";

/** In more words something is told, whatever else is said. */
const longest = 25;
/** So much may stand beside a sentence that says it: "Don't know that one. I'd have been in my pram." */
const mostBeside = 12;

/** What a short answer plainly says to Saga: rules that hold whatever it sounds like. Null: the weights decide. */
export const plainlyIn = (text: string, hearing: Hearing): PlainLabel | null => {
  const words = countWords(text);
  if (words > longest) return null;
  const sentences = sentencesIn(text);
  const said = [text, ...sentences.filter((one) => words - countWords(one) <= mostBeside)].map((one) =>
    foldSpoken(one, hearing),
  );
  return plainLabels.find((label) => said.some((one) => hearing.plainly[label].test(one))) ?? null;
};
