/** A question with the answer that followed it. `mark` names the answer in a prompt: interview.position. */
export type Exchange = { mark: string; question: string; answer: string };

const blockTurns = 10;
const carriedTurns = 7;

/** Exchanges that a prompt holds word for word, and how many lie before them. */
export type Window = { folded: number; verbatim: Exchange[] };

/**
 * The last seven exchanges before the block and those of the block: at least eight answers, word for word. What comes before is told
 * by notes. Within a block of ten the beginning stays where it is and exchanges are only added at the end, so that a provider's cache
 * holds.
 */
export const windowOf = (exchanges: readonly Exchange[]): Window => {
  const last = Math.max(0, exchanges.length - 1);
  const block = Math.floor(last / blockTurns) * blockTurns;
  const folded = Math.max(0, block - carriedTurns);
  return { folded, verbatim: exchanges.slice(folded) };
};
