import type { Turn } from "../../server/src/interviewer/interviewer.ts";
import { packs } from "../../server/src/language/packs.ts";
import { countWords, sentences } from "../../server/src/language/text.ts";
import { indexTexts } from "./bm25.ts";
import type { Narrator } from "./narrator.ts";

export const styles = ["telling", "brief"] as const;
export type Style = (typeof styles)[number];

/** What the teller says; `isTelling`: it holds words of the narrator. */
export type Told = { text: string; isTelling: boolean };

export type Teller = (turn: Turn) => Told;

/** Words of one answer of a teller who tells, as long as whole sentences allow; and of one of few words. */
const answerWords = 45;
const fewWords = 8;

/** Passages cut into answers: a few sentences each, in their order. */
const answersOf = ({ passages, language }: Narrator): string[] =>
  passages.flatMap(({ text }) => {
    const answers: string[] = [];
    for (const { text: sentence } of sentences(text, language)) {
      const last = answers.at(-1);
      if (last !== undefined && countWords(last) + countWords(sentence) <= answerWords)
        answers[answers.length - 1] = `${last} ${sentence}`;
      else answers.push(sentence);
    }
    return answers;
  });

const short = (text: string): string => text.split(/\s+/u).slice(0, fewWords).join(" ");

/**
 * A simulated teller. Asked to go on, the narrator's next words come; asked something else, those that fit best among the
 * unused ones. At the offer to end the interview the teller ends. Deterministic.
 */
export const createTeller = (narrator: Narrator, style: Style): Teller => {
  const all = answersOf(narrator);
  const search = indexTexts(all, narrator.language);
  const used = new Set<number>();
  const { decline } = packs[narrator.language].lexicon;
  let at = -1;
  const freeFrom = (index: number): number => {
    for (let step = 0; step < all.length; step += 1) {
      const next = (index + step) % all.length;
      if (!used.has(next)) return next;
    }
    return index % all.length;
  };
  const best = (question: string): number => {
    const scores = search(question);
    const free = [...all.keys()].filter((index) => !used.has(index));
    const found = free.reduce(
      (top, index) => ((scores[index] ?? 0) > (scores[top] ?? 0) ? index : top),
      free[0] ?? 0,
    );
    return (scores[found] ?? 0) > 0 ? found : freeFrom(at + 1);
  };
  return ({ move, text }) => {
    if (move === "close") return { text: decline[0] ?? "", isTelling: false };
    at = move === "open" || move === "easier" ? best(text) : freeFrom(at + 1);
    used.add(at);
    if (used.size >= all.length) used.clear();
    const told = all[at] ?? "";
    return { text: style === "brief" ? short(told) : told, isTelling: true };
  };
};
