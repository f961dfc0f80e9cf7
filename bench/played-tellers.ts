import { readdirSync } from "node:fs";
import { documents, type PlayedAnswer, playedAnswers } from "../server/training/played.ts";

/** Everything that each teller of an English interview played by hand said, in order. */
const played: readonly PlayedAnswer[][] = readdirSync(documents)
  .filter((name) => name.endsWith("-en.md"))
  .map((name) => playedAnswers(name.slice(0, -3)))
  .filter((answers) => answers.length > 0);

/**
 * What teller number `number` says, and in which of their interviews. After all have told they tell again, each answer without one word, another one
 * each time: nothing that was kept of its text helps to read it again.
 */
export const tellerNumber = (number: number): { answer: string; interview: number }[] => {
  const round = Math.floor(number / played.length);
  return (played[number % played.length] ?? []).map(({ n, text }) => {
    const words = text.split(" ");
    const answer = round === 0 ? text : words.toSpliced(round % words.length, 1).join(" ");
    return { answer: answer || text, interview: Number(n.split(".")[0]) };
  });
};
