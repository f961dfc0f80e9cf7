import { tokens } from "#language/text.ts";

type Span = { from: number; to: number };

/** Of the words of a sentence, so many must be the teller's, in their order and close together. */
const leastShare = 0.9;
const mostLoose = 1.4;

/**
 * Where an answer says a sentence of a story, in characters; null where it says something else. Small words that were left out,
 * such as "well", do not count.
 */
export function ownPassage(answer: string, sentence: string): Span | null {
  const wanted = tokens(sentence).map(({ word }) => word);
  const said = tokens(answer);
  if (wanted.length === 0 || said.length === 0) return null;
  const widest = Math.ceil(wanted.length * mostLoose) + 1;
  let best: { count: number; first: number; last: number } | null = null;
  for (const [start, { word }] of said.entries()) {
    if (word !== wanted[0] && word !== wanted[1]) continue;
    let at = start;
    let count = 0;
    let last = start;
    for (const each of wanted) {
      const found = said.slice(at, start + widest).findIndex((one) => one.word === each);
      if (found < 0) continue;
      last = at + found;
      at = last + 1;
      count += 1;
    }
    if (count > (best?.count ?? 0)) best = { count, first: start, last };
  }
  if (!best || best.count < wanted.length * leastShare) return null;
  return { from: said[best.first]?.start ?? 0, to: said[best.last]?.end ?? 0 };
}
