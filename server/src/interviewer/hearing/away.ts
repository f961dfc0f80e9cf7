import { type Sentence, wordsIn } from "./sentence.ts";

/** After "hang on" so few words, or a call to the dog, keep the teller away; in more of them they are back. */
const mostWhileAway = 2;

/** Does an answer end on the teller's going to the door? */
export const isAway = (sentences: readonly Sentence[]): boolean => {
  const at = sentences.findLastIndex(({ kind }) => kind === "waits");
  const after = sentences.slice(at + 1);
  return at >= 0 && after.every(({ text }) => text.endsWith("!") || wordsIn(text) <= mostWhileAway);
};

/** Whoever tells on after it is not away. */
export const withoutWaiting = (one: Sentence): Sentence =>
  one.kind === "waits" ? { ...one, kind: null } : one;
