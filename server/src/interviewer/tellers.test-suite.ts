import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Language, packs } from "#language/packs.ts";
import {
  type Answer,
  emptyLedger,
  type Ledger,
  openInterview,
  type Setting,
  type Turn,
  takeTurn,
} from "./interviewer.ts";
import type { InterviewNumber } from "./ledger/plan.ts";
import { hash } from "./turns/random.ts";

/** How a teller in a test answers the nth question. */
export type Habit = (turn: number, language: Language) => string;

const linesOf = (language: Language): string[] =>
  readFileSync(join(import.meta.dirname, `../../training/hearing/${language}/narrators.tsv`), "utf8")
    .trim()
    .split("\n")
    .map((line) => line.split("\t")[1] ?? "");

/** Somebody who tells: passages of lives in the public domain, one after the other. */
export const rambling: Habit = (turn, language) => {
  const lines = linesOf(language);
  return lines[turn % lines.length] ?? "";
};

/** Somebody of few words: the people and places of a life, one at a time. */
export const brief: Habit = (turn, language) => {
  const { people, places } = packs[language].lexicon;
  const plain = [...people, ...places].filter((entry) => /^\p{L}{4,}$/u.test(entry));
  const found = plain[hash(`${turn}`) % plain.length] ?? "";
  return `${found.charAt(0).toUpperCase()}${found.slice(1)}.`;
};

export const shrugging: Habit = (_turn, language) => packs[language].lexicon.unknown[0] ?? "";

type Story = { language: Language; habit: Habit; seed?: number };

export type Asked = { turn: Turn; number: InterviewNumber; answer: string };

/** Questions after which a teller in a test gives up. */
export const most = 250;

/** Asked whether to go on or to end, a teller in a test ends. */
const ending = (language: Language): string => packs[language].lexicon.decline[0] ?? "";

/** All three interviews with one teller: every question with its answer, and how each interview ended. */
export const tell = ({
  language,
  habit,
  seed = 1,
}: Story): { asked: Asked[]; ends: Turn[]; ledger: Ledger } => {
  const asked: Asked[] = [];
  const ends: Turn[] = [];
  let ledger = emptyLedger();
  for (const number of [1, 2, 3] as const) {
    let turn = openInterview({ ledger, number, language, seed });
    let before: Answer | null = null;
    while (!turn.complete && asked.length < most) {
      const text = turn.move === "close" ? ending(language) : habit(asked.length, language);
      const answer: Answer = { id: `message-${asked.length}`, text };
      const setting: Setting = { ledger: turn.ledger, number, language, seed };
      asked.push({ turn, number, answer: text });
      turn = takeTurn({ ...setting, answer, before });
      if (turn.heard?.told) before = answer;
    }
    ends.push(turn);
    ledger = turn.ledger;
  }
  return { asked, ends, ledger };
};

export const answersIn = (asked: readonly Asked[], number: InterviewNumber): number =>
  asked.filter((one) => one.number === number).length;
