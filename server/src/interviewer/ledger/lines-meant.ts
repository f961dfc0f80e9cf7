import { fold } from "#language/fold.ts";
import type { LanguagePack } from "#language/pack.ts";
import { contentStems, countWords, normalise, sentences } from "#language/text.ts";

/** What stands between passages of one act, as a model writes them. */
const between = /\s*(?:;|…|\[…\])\s*/u;
const passageShare = 0.5;

/** Which sentences one passage means: those that hold it, copied, or else at least half of what it means. */
const meantIn = (all: readonly string[], passage: string, pack: LanguagePack): boolean[] => {
  const copied = normalise(passage);
  // A wish says again what it wants out.
  const isCopied = all.map(
    (one) => copied !== "" && normalise(one).includes(copied) && !pack.story.leaveOut.test(fold(one)),
  );
  if (isCopied.includes(true)) return isCopied;
  const stems = [...new Set(contentStems(passage, pack))];
  return all.map((one) => {
    const held = new Set(contentStems(one, pack));
    return stems.length > 0 && stems.filter((stem) => held.has(stem)).length / stems.length >= passageShare;
  });
};

/** Most words of a sentence that says again what stands before it: "Out of my father's mill." */
const mostAgain = 6;

/** With more words and no mark in it, a sentence is speech that was taken down without any: of that only the words that are named. */
const longestSentence = 45;

/** Words copied out of speech without punctuation, as they stand there. */
const copiedRaw = (sentence: string, words: string): string | null => {
  if (/[.,;:!?…]/u.test(sentence) || countWords(sentence) <= longestSentence) return null;
  const copied = words.trim().replace(/[.!?…]+$/u, "");
  const from = copied === "" ? -1 : sentence.toLowerCase().indexOf(copied.toLowerCase());
  return from < 0 ? null : sentence.slice(from, from + copied.length);
};

/**
 * The sentences of an answer that words speak of: those that hold them, and of what stands between two of them or after them only what says it again
 * or asks for it. Anything else beside them is told, and stays.
 */
export const linesMeant = (
  text: string,
  words: string,
  { pack, isOut }: { pack: LanguagePack; isOut: boolean },
): string[] => {
  const all = sentences(text, pack.language).map((one) => one.text);
  const raw = words.split(between).map((one) => copiedRaw(text.trim(), one));
  if (raw.length > 0 && raw.every((one) => one !== null)) return raw;
  const passages = words
    .split(between)
    .flatMap((one) =>
      sentences(one, pack.language).map((sentence) => sentence.text.replace(/[.!?…]+$/u, "")),
    );
  const isFull = (one: string): boolean => contentStems(one, pack).length > 0;
  const found = passages.filter(isFull).map((one) => meantIn(all, one, pack));
  const isHeld = all.map((_, at) => found.some((own) => own[at]));
  const empty = new Set(passages.filter((one) => !isFull(one)).map(normalise));
  const held = new Set(all.filter((_, at) => isHeld[at]).flatMap((one) => contentStems(one, pack)));
  let isBefore = false;
  return all.filter((one, at) => {
    const isCopied = empty.has(normalise(one.replace(/[.!?…]+$/u, "")));
    const stems = contentStems(one, pack);
    const isBetween = isBefore && isHeld[at + 1] === true && countWords(one) <= mostAgain;
    const saysAgain = isBetween && stems.some((stem) => held.has(stem));
    const asksForIt = isBefore && pack.story.leaveOut.test(fold(one));
    // "Aye. It had." is copied with what stands before it, and means nothing elsewhere.
    isBefore = isHeld[at] === true || (isBefore && (isCopied || (isOut && (saysAgain || asksForIt))));
    return isBefore;
  });
};
