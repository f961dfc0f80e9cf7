import { fold } from "#language/fold.ts";

const sentence = /[^.!?…\n]+[.!?…\n]*/gu;
const usual = 24;

/** Cuts what has no punctuation into pieces of a breath, before words that begin a new thought. */
const breaths = (text: string, joints: RegExp, longest: number): string[] => {
  const words = text.trim().split(/\s+/u);
  if (words.length <= longest) return [text.trim()];
  const pieces: string[][] = [[]];
  for (const word of words) {
    const piece = pieces.at(-1) as string[];
    const isFull = piece.length >= longest || (piece.length >= longest / 3 && joints.test(fold(word)));
    if (isFull) pieces.push([word]);
    else piece.push(word);
  }
  return pieces.map((piece) => piece.join(" "));
};

/** The sentences of an answer, as their marks divide them; an answer without marks is one. */
export const sentencesIn = (text: string): string[] => text.trim().split(/(?<=[.!?…])\s+/u);

/** An answer without its questions. */
export const withoutQuestions = (text: string): string =>
  sentencesIn(text)
    .filter((one) => !one.endsWith("?"))
    .join(" ");

/** Words told around "never mind Stan" in one breath: fewer, and it is a refusal. */
const fewestAround = 12;

/** A sentence, folded, without the words by which it only passes somebody by while it tells of something else. */
export const withoutPassingBy = (folded: string, passesBy: RegExp): string => {
  const rest = folded.replace(passesBy, " ").trim();
  return rest.split(/\s+/u).length >= fewestAround ? rest : folded;
};

const longestEcho = 10;
const longestReply = 4;

/** "What did I do when? Today? Coffee.": a question said back, and a word or two that answer it. */
export const isEcho = (text: string): boolean => {
  const [asked = "", reply = ""] = sentencesIn(text).slice(-2);
  const isBrief =
    text.trim().split(/\s+/u).length <= longestEcho && reply.split(/\s+/u).length <= longestReply;
  return isBrief && asked.endsWith("?") && reply !== "" && !reply.includes("?");
};

/** An answer in sentences; where it has none, in breaths. In order, nothing lost but spaces. */
export const partsOf = (text: string, joints: RegExp, longest = usual): string[] =>
  (text.match(sentence) ?? [])
    .flatMap((piece) => breaths(piece, joints, longest))
    .filter((piece) => /[\p{L}\p{N}]/u.test(piece));
