export type Passage = { text: string; isSource: boolean };

type Word = { text: string; start: number; end: number };

const wordsOf = (text: string): Word[] =>
  [...text.matchAll(/[\p{L}\p{N}]+/gu)].map((found) => ({
    text: found[0].toLocaleLowerCase(),
    start: found.index,
    end: found.index + found[0].length,
  }));

/** Where these words stand one after the other in the answer; null when they do not. */
function exactPlace(answer: readonly Word[], sentence: readonly Word[]): [number, number] | null {
  if (sentence.length === 0) return null;
  for (let at = 0; at + sentence.length <= answer.length; at++) {
    if (!sentence.every((word, index) => answer[at + index]?.text === word.text)) continue;
    return [answer[at]?.start ?? 0, answer[at + sentence.length - 1]?.end ?? 0];
  }
  return null;
}

/** The share of the shorter one's words that both have, 0 to 1. */
function likeness(a: readonly Word[], b: readonly Word[]): number {
  const shorter = Math.min(a.length, b.length);
  if (shorter < 2) return 0;
  const known = new Set(b.map((word) => word.text));
  return Math.min(1, a.filter((word) => known.has(word.text)).length / shorter);
}

/** Enough words in common to be where a sentence comes from. */
const enough = 0.6;

/**
 * Cuts an answer into the parts that a sentence of a story comes from and the rest; the texts together are the answer.
 * Exact words are found as they stand; words that were cut or put in another order, sentence by sentence.
 */
export function sourcePassages(answer: string, sentence: string): Passage[] {
  const wanted = wordsOf(sentence);
  const place = exactPlace(wordsOf(answer), wanted);
  if (place) {
    const [start, end] = place;
    return [
      { text: answer.slice(0, start), isSource: false },
      { text: answer.slice(start, end), isSource: true },
      { text: answer.slice(end), isSource: false },
    ].filter((passage) => passage.text !== "");
  }
  const parts = answer.match(/[^.!?…\n]+[.!?…\n]*\s*|[.!?…\n]+\s*/g) ?? [answer];
  const joined: Passage[] = [];
  for (const text of parts) {
    const isSource = likeness(wordsOf(text), wanted) >= enough;
    const last = joined.at(-1);
    if (last?.isSource === isSource) last.text += text;
    else joined.push({ text, isSource });
  }
  return joined;
}
