import { fold } from "#language/fold.ts";
import { type Language, packs } from "#language/packs.ts";
import { contentStems, sentences, tokens } from "#language/text.ts";
import { namesAnybody, type Reader } from "#storyteller/arranging/opening.ts";
import { type Answered, confidedOf } from "#storyteller/material/confided.ts";

/** Answers after something confided in which the teller may speak on of it. */
export const mostAfter = 2;

/** Confided in more sentences, it shares words with other things by chance. */
const mostBrief = 12;

/** Something that was confided, by words that nothing told before it has, and by all of its words; `isBrief`: in a few sentences. */
export type Confided = {
  stems: ReadonlySet<string>;
  all: ReadonlySet<string>;
  left: number;
  isBrief: boolean;
};

/** The words of weight of a text, by their stems. */
export const stemsIn = (text: string, language: Language): string[] => contentStems(text, packs[language]);

type Confiding = { before: Confided; earlier: ReadonlySet<string>; language: Language };

/** What an answer confides; else what was confided before it, as long as the teller may speak on of it. */
export const confidedBy = (answered: Answered, { before, earlier, language }: Confiding): Confided => {
  const confided = confidedOf(answered, language);
  if (confided.length === 0) return { ...before, left: before.left - 1 };
  const all = new Set(stemsIn(confided.join(" "), language));
  const stems = [...all].filter((stem) => !earlier.has(stem));
  return { stems: new Set(stems), all, left: mostAfter, isBrief: confided.length <= mostBrief };
};

/** Of a sentence that speaks on of what was confided, this share is words of it. */
const leastShared = 0.4;

/** Does an answer speak on of what was confided before it? Not by asking once more that it be left out. */
export const speaksStill = (
  text: string,
  { stems, language }: { stems: ReadonlySet<string>; language: Language },
): boolean =>
  sentences(text, language).some((sentence) => {
    if (packs[language].story.leaveOut.test(fold(sentence.text))) return false;
    const own = [...new Set(stemsIn(sentence.text, language))];
    const shared = own.filter((stem) => stems.has(stem)).length;
    return shared > 0 && shared >= own.length * leastShared;
  });

/** Does the first sentence speak of something that was said before it, and name nobody: "I made sums of it"? */
export const pointsBack = (text: string, reader: Reader): boolean => {
  const { language } = reader;
  const [first] = sentences(text, language);
  if (!first || namesAnybody(first.text, reader)) return false;
  return tokens(first.text).some(({ word }) => packs[language].functionWords.things.has(word));
};
