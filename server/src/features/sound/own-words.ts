import { sentences, tokens } from "#language/text.ts";

/** A part of an answer's text, in characters; the end is excluded. */
export type Range = { from: number; to: number };

/** The most comparisons that are made: two thousand words against two thousand. */
const mostCells = 4_000_000;

/** For each word of `told` the place of the same word in `kept`, in order, or -1: a longest common subsequence. */
function matched(told: readonly string[], kept: readonly string[]): number[] {
  const width = kept.length + 1;
  const longest = new Uint16Array((told.length + 1) * width);
  for (let row = told.length - 1; row >= 0; row -= 1) {
    for (let column = kept.length - 1; column >= 0; column -= 1) {
      const at = row * width + column;
      longest[at] =
        told[row] === kept[column]
          ? (longest[at + width + 1] ?? 0) + 1
          : Math.max(longest[at + width] ?? 0, longest[at + 1] ?? 0);
    }
  }
  const found: number[] = [];
  let column = 0;
  for (let row = 0; row < told.length; row += 1) {
    const here = longest[row * width + column] ?? 0;
    const below = longest[(row + 1) * width + column] ?? 0;
    if (here === below) {
      found.push(-1);
      continue;
    }
    while (told[row] !== kept[column]) column += 1;
    found.push(column);
    column += 1;
  }
  return found;
}

/**
 * The part of an answer that each of its recordings tells, found by the words that were heard in each, however much the
 * person has corrected since. Null when the words of one are not known, or there are too many.
 */
export function ownWords(
  { content, language }: { content: string; language: string },
  heard: readonly (string | null)[],
): Range[] | null {
  if (heard.length <= 1) return heard.map(() => ({ from: 0, to: content.length }));
  if (heard.some((text) => text === null)) return null;
  const kept = tokens(content);
  const told = heard.flatMap((text, recording) =>
    tokens(text ?? "").map(({ word }) => ({ word, recording })),
  );
  if (kept.length * told.length > mostCells) return null;
  const places = matched(
    told.map(({ word }) => word),
    kept.map(({ word }) => word),
  );
  const starts = sentences(content, language).map(({ start }) => start);
  const beginningOf = (place: number): number => kept[place]?.start ?? content.length;
  /** Between the last word of those before and the first word of those after: at a sentence, where there is one. */
  const borders = heard.slice(1).map((_, index) => {
    const ofBefore = places.filter((place, at) => place >= 0 && (told[at]?.recording ?? 0) <= index);
    const ofAfter = places.filter((place, at) => place >= 0 && (told[at]?.recording ?? 0) > index);
    const end = kept[ofBefore.at(-1) ?? -1]?.end ?? 0;
    const next = beginningOf(ofAfter[0] ?? kept.length);
    return starts.find((start) => start >= end && start <= next && start > 0) ?? next;
  });
  return heard.map((_, index) => ({
    from: borders[index - 1] ?? 0,
    to: borders[index] ?? content.length,
  }));
}

/** The sentences within a part of the text; one that reaches beyond it is cut there. */
export function sentencesWithin({ content, language }: { content: string; language: string }, range: Range) {
  return sentences(content, language).flatMap(({ start, end }) => {
    const [from, to] = [Math.max(start, range.from), Math.min(end, range.to)];
    const text = content.slice(from, to).trim();
    return text === "" ? [] : [{ text, from, to }];
  });
}
