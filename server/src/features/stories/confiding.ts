import { fold } from "#language/fold.ts";
import { numberWord } from "#language/numeral.ts";
import { type Language, packs } from "#language/packs.ts";
import { contentStems, sentences, tokens } from "#language/text.ts";
import { namesAnybody, type Reader } from "#storyteller/arranging/opening.ts";
import { type Answered, confidedOf } from "#storyteller/material/confided.ts";
import { asksForSilence } from "#storyteller/material/left-out.ts";
import { givenIn } from "#storyteller/text/given.ts";
import { lexiconMatcher } from "#storyteller/text/lexicon-matcher.ts";

/** Answers after something confided in which the teller may speak on of it. */
export const mostAfter = 2;

/** Confided in more sentences, it shares words with other things by chance. */
const mostBrief = 12;

/**
 * Something that was confided, by words that nothing told before it has and little after it, and by all of its words; `plain`: words that
 * anybody's life is told with ("sister", "married"), which are of it only as something known ("the child"); `isBrief`: in a few sentences.
 */
export type Confided = {
  stems: ReadonlySet<string>;
  plain: ReadonlySet<string>;
  all: ReadonlySet<string>;
  left: number;
  isBrief: boolean;
};

/** The words of weight of a text, by their stems. */
export const stemsIn = (text: string, language: Language): string[] => contentStems(text, packs[language]);

/** `earlier`: words of what was told before; `isCommon`: is a word said again and again after it? */
type Confiding = {
  before: Confided;
  earlier: ReadonlySet<string>;
  isCommon: (stem: string) => boolean;
  language: Language;
};

const ofAnyLife: ReadonlySet<string> = new Set(["people", "times", "events"]);

/** The words of a life that are of nothing in particular: relatives and other people, times, numbers, and what a death, a marriage or a move is told by. */
const plainIn = (text: string, language: Language): Set<string> => {
  const people = lexiconMatcher(language)(text)
    .filter(({ list }) => ofAnyLife.has(list) || list.startsWith("kin "))
    .map(({ start, end }) => text.slice(start, end));
  const turnings = Object.values(packs[language].story.turnings).flatMap(
    (turning) => turning.exec(fold(text))?.[0] ?? [],
  );
  const numbers = tokens(text)
    .map(({ word }) => word)
    .filter((word) => /^\p{N}/u.test(word) || numberWord(word, language) !== null);
  return new Set([...people, ...turnings, ...numbers].flatMap((words) => stemsIn(words, language)));
};

/** What an answer confides; else what was confided before it, as long as the teller may speak on of it. */
export const confidedBy = (
  answered: Answered,
  { before, earlier, isCommon, language }: Confiding,
): Confided => {
  const named = confidedOf(answered, language);
  // Of what stays out as a whole any word may be said again in the next breath.
  const isWhole = named.length > 0 && answered.partly === "";
  const confided = isWhole ? sentences(answered.content, language).map(({ text }) => text) : named;
  if (confided.length === 0) return { ...before, left: before.left - 1 };
  const all = new Set(stemsIn(confided.join(" "), language));
  const everyday = new Set(confided.flatMap((text) => [...plainIn(text, language)]));
  // "Nobody knows, it stays between us" is no word of the matter.
  const { confides, opensSecret, sore } = packs[language].story;
  const asking = confided.flatMap((text) =>
    [confides, opensSecret, sore.secret].flatMap((sign) => sign.exec(fold(text))?.[0].split(" ") ?? []),
  );
  const said = new Set(asking.flatMap((word) => stemsIn(word, language)));
  const own = [...all].filter((stem) => !earlier.has(stem) && !said.has(stem));
  const stems = own.filter((stem) => !everyday.has(stem) && !isCommon(stem));
  const plain = own.filter((stem) => !stems.includes(stem));
  // What is confided on in the next answer is of the same.
  const held = before.left === mostAfter ? before.all : [];
  return {
    stems: new Set(stems),
    plain: new Set(plain),
    all: new Set([...held, ...all]),
    left: mostAfter,
    isBrief: confided.length <= mostBrief,
  };
};

/** Of a sentence that speaks on of what was confided, this share is words of it. */
const leastShared = 0.4;

/** Does an answer speak on of what was confided before it? Not by asking once more that it be left out. */
export const speaksStill = (
  text: string,
  { stems, plain, language }: Pick<Confided, "stems" | "plain"> & { language: Language },
): boolean =>
  sentences(text, language).some((sentence) => {
    if (packs[language].story.leaveOut.test(fold(sentence.text))) return false;
    const own = [...new Set(stemsIn(sentence.text, language))];
    const given = new Set(givenIn(sentence.text, language));
    const shared = own.filter((stem) => stems.has(stem) || (plain.has(stem) && given.has(stem))).length;
    return shared > 0 && shared >= own.length * leastShared;
  });

/** Does the first sentence speak of something that was said before it, and name nobody: "I made sums of it"? */
export const pointsBack = (text: string, reader: Reader): boolean => {
  const { language } = reader;
  const [first] = sentences(text, language);
  if (!first || namesAnybody(first.text, reader)) return false;
  return tokens(first.text).some(({ word }) => packs[language].functionWords.things.has(word));
};

/** Does the first sentence go on from one person whom it does not name: "I baked a cake for his funeral"? */
export const pointsAtSomebody = (text: string, reader: Reader): boolean => {
  const { language } = reader;
  const { singular, toHim } = packs[language].functionWords;
  const [first] = sentences(text, language);
  if (!first || namesAnybody(first.text, reader)) return false;
  return tokens(first.text).some(({ word }) => singular.has(word) || toHim?.has(word) === true);
};

/** So many later answers say a word that is of the life. */
const fewestLater = 2;

/** Of an answer: is a word said in several answers after those that may speak on of it? What asks for silence does not count. */
export const createCommon = (
  answers: readonly Answered[],
  language: Language,
): ((id: string) => (stem: string) => boolean) => {
  const open = answers.map(({ content }) => (asksForSilence(content, language) ? null : content));
  let held: Set<string>[] | null = null;
  return (id) => {
    const from = answers.findIndex((one) => one.id === id) + 1 + mostAfter;
    return (stem) => {
      held ??= open.map((content) => new Set(content === null ? [] : stemsIn(content, language)));
      return held.slice(from).filter((stems) => stems.has(stem)).length >= fewestLater;
    };
  };
};
