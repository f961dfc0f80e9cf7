import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { emptyLedger, openInterview, type Turn, takeTurn } from "../../server/src/interviewer/interviewer.ts";
import { type Language, languages, packs } from "../../server/src/language/packs.ts";
import { contentStems } from "../../server/src/language/text.ts";
import { type PlayedAnswer, playedAnswers } from "./played.ts";

/** A turn of an interview played by hand: what a good listener would take up of the answer, and what is beside the point. */
type Label = { n: string; take_up: string[]; not: string[] };

const labels = join(import.meta.dirname, "take-up");

/** The turn after each answer, in an interview without a model. */
const play = (
  answers: readonly PlayedAnswer[],
  { language, seed }: { language: Language; seed: number },
): Map<string, Turn> => {
  const setting = { number: 1, language, seed } as const;
  const turns = new Map<string, Turn>();
  let turn = openInterview({ ...setting, ledger: emptyLedger() });
  let before: { id: string; text: string } | null = null;
  for (const { n, text } of answers) {
    turn = takeTurn({ ...setting, ledger: turn.ledger, answer: { id: n, text }, before });
    before = { id: n, text };
    turns.set(n, turn);
  }
  return turns;
};

const kinOf = (words: string, language: Language): string[] =>
  packs[language].conversation.turnedKin.flatMap(({ kin, said, heard }) => {
    const text = ` ${words.toLowerCase().replace(/[^\p{L}']+/gu, " ")} `;
    return [said, ...heard].some((form) => text.includes(` ${form.toLowerCase()} `)) ? [kin] : [];
  });

/** What a turn holds of an answer: words of meaning that stand in both, and relatives, turned round or not. */
const heldOf = (words: string, language: Language): Set<string> =>
  new Set([...contentStems(words, packs[language]), ...kinOf(words, language)]);

export type Salience = { turns: number; right: number; beside: number; refused: number; shown: string[] };

type Verdict = "right" | "refused" | "beside" | "plain";

const judged = (
  turn: Turn,
  { label, answer, language }: { label: Label; answer: string; language: Language },
): Verdict => {
  const told = heldOf(answer, language);
  const said = [...heldOf(turn.asks || turn.text, language)].filter((stem) => told.has(stem));
  const holds = (phrases: readonly string[]): boolean => {
    const wanted = heldOf(phrases.join(" "), language);
    return said.some((stem) => wanted.has(stem));
  };
  if (holds(label.take_up)) return "right";
  if (holds(label.not)) return "refused";
  return said.length > 0 ? "beside" : "plain";
};

/**
 * Of the turns after labelled answers of one interview: the shares that take up what weighs, that name something beside it, and that name
 * what must not be named. A turn that names nothing ("What happened then?") is none of these.
 */
export const salienceOf = (dialogue: string, { seeds }: { seeds: readonly number[] }): Salience => {
  const language = languages.find((code) => dialogue.endsWith(`-${code}`));
  if (!language) throw new Error(`no language: ${dialogue}`);
  const rows = JSON.parse(readFileSync(join(labels, `${dialogue}.json`), "utf8")) as Label[];
  const answers = playedAnswers(dialogue);
  const all = seeds.flatMap((seed) => {
    const turns = play(answers, { language, seed });
    return rows.flatMap((label) => {
      const { text = "" } = answers.find(({ n }) => n === label.n) ?? {};
      const turn = turns.get(label.n);
      return turn ? [{ label, turn, verdict: judged(turn, { label, answer: text, language }) }] : [];
    });
  });
  const shareOf = (verdict: Verdict): number =>
    all.filter((one) => one.verdict === verdict).length / all.length;
  return {
    turns: all.length,
    right: shareOf("right"),
    beside: shareOf("beside"),
    refused: shareOf("refused"),
    shown: all.map(({ label, turn, verdict }) => `${verdict} ${dialogue} ${label.n}: ${turn.text}`),
  };
};

/** Interviews whose answers were labelled. */
export const labelledDialogues = (): string[] =>
  readdirSync(labels)
    .map((file) => file.replace(".json", ""))
    .sort();
