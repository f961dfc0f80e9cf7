import type { NarratedSentence } from "../publishing/narration.service.ts";

/** A passage that the teller is heard with, and the number of the paragraph it stands in. */
export type HeardPassage = { paragraph: number; passage: string; begins: string; ms: number };

/** A shorter passage is not worth taking up a telephone for; in milliseconds. */
const leastMs = 5_000;
/** About a page lies between two codes; in characters. */
const apart = 1_800;
/** Of the words of a passage, so many say which one it is. */
const wordsToKnowItBy = 7;

const beginningOf = (text: string): string => {
  const words = text.split(/\s+/u);
  return words.length <= wordsToKnowItBy ? text : `${words.slice(0, wordsToKnowItBy).join(" ")} …`;
};

function passagesOf(
  paragraphs: readonly string[],
  sentences: readonly Pick<NarratedSentence, "text" | "own" | "passage">[],
): HeardPassage[] {
  const found: HeardPassage[] = [];
  let before: string | null = null;
  let [paragraph, read] = [0, 0];
  for (const { text, own, passage } of sentences) {
    const at = paragraphs.findIndex(
      (each, number) => number >= paragraph && each.indexOf(text, number === paragraph ? read : 0) >= 0,
    );
    if (at >= 0) {
      read = (paragraphs[at] ?? "").indexOf(text, at === paragraph ? read : 0) + text.length;
      paragraph = at;
    }
    const isNew = passage !== before;
    before = passage;
    if (!own || passage === null) continue;
    const ms = own.endMs - own.startMs;
    const last = found.at(-1);
    if (!isNew && last) {
      last.ms += ms;
      continue;
    }
    if (at >= 0) found.push({ paragraph, passage, begins: beginningOf(text), ms });
  }
  return found;
}

/** The passages of a story that get a code of their own in a book: the longest ones, about a page apart. */
export function passagesWithCodes(
  paragraphs: readonly string[],
  sentences: readonly Pick<NarratedSentence, "text" | "own" | "passage">[],
): HeardPassage[] {
  const starts: number[] = [];
  let length = 0;
  for (const text of paragraphs) {
    starts.push(length);
    length += text.length;
  }
  const placeOf = ({ paragraph }: HeardPassage): number => starts[paragraph] ?? 0;
  const chosen: HeardPassage[] = [];
  const longestFirst = passagesOf(paragraphs, sentences).toSorted((one, other) => other.ms - one.ms);
  for (const each of longestFirst) {
    const isFree = chosen.every((other) => Math.abs(placeOf(other) - placeOf(each)) >= apart);
    if (each.ms >= leastMs && isFree) chosen.push(each);
  }
  return chosen;
}
