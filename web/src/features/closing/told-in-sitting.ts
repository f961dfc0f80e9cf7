import type { KeptOutItem, Message } from "@saga/contract/interviews";

/** Words from which an answer counts as something told, and not as a yes, a no or a word to Saga. */
const storyWords = 12;

/** Words of an answer that a line is taken from, and of a line that is shown by itself. */
const wordsAroundLine = 25;
const line = { fewest: 6, most: 20 };

const wordsIn = (text: string): number => text.split(/\s+/u).filter(Boolean).length;

/** Turns of Saga after which an answer speaks of the talk itself, or in need: no line is taken from there. */
const aside: ReadonlySet<string | undefined> = new Set([
  "support",
  "delete",
  "mend",
  "offer_break",
  "wait",
  "close",
]);

const isTold = ({ role, is_private, content }: Message): boolean =>
  role === "user" && !is_private && wordsIn(content) >= storyWords;

/** How many stories were told: answers of some length that are not kept out. */
export const storiesIn = (messages: readonly Message[]): number => messages.filter(isTold).length;

/** Beginnings of the words that name a matter: endings differ in most languages. */
const stemsOf = (text: string): string[] =>
  text
    .toLocaleLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 3)
    .map((word) => word.slice(0, 4));

/**
 * A line of the teller's own, copied letter by letter; null where none is fit to stand alone. An answer that has as much as
 * one word in common with a matter that is kept out gives none.
 */
export function lineOf(
  messages: readonly Message[],
  keptOut: readonly KeptOutItem[],
  locale: string,
): string | null {
  const left = new Set(keptOut.map(({ message_id }) => message_id));
  const matters = new Set(keptOut.flatMap(({ words }) => stemsOf(words)));
  const told = messages.filter(
    (message, place) =>
      isTold(message) &&
      wordsIn(message.content) >= wordsAroundLine &&
      !left.has(message.id) &&
      !stemsOf(message.content).some((stem) => matters.has(stem)) &&
      !aside.has(messages[place - 1]?.move) &&
      !aside.has(messages[place + 1]?.move),
  );
  const longest = told.toSorted((one, other) => other.content.length - one.content.length);
  for (const { content } of longest) {
    const fit = sentencesIn(content, locale).filter(isFit);
    const best = fit.toSorted((one, other) => wordsIn(other) - wordsIn(one))[0];
    if (best) return best;
  }
  return null;
}

const isFit = (sentence: string): boolean => {
  const count = wordsIn(sentence);
  return count >= line.fewest && count <= line.most && sentence.endsWith(".") && /^\p{Lu}/u.test(sentence);
};

function sentencesIn(text: string, locale: string): string[] {
  const parts = new Intl.Segmenter(locale, { granularity: "sentence" }).segment(text);
  return [...parts].map(({ segment }) => segment.trim());
}
