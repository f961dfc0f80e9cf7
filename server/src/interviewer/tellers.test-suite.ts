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
import type { InterviewNumber } from "./plan.ts";
import { hash } from "./random.ts";

/** How a teller in a test answers the nth question. */
export type Habit = (turn: number, language: Language) => string;

const word = (list: readonly string[], label: string): string =>
  (list[hash(label) % list.length] ?? "").replace("*", "").replace("#", "1951");

/** A sentence of words of a language: a person, an event, a place, a thing, a time, a feeling. */
const sentence = (language: Language, label: string): string => {
  const { kin, people, events, places, things, times, feelings } = packs[language].lexicon;
  const lists = [kin.mother, events, people, places, things, times, feelings];
  return `${lists.map((list, index) => word(list, `${label}${index}`)).join(" ")}.`;
};

export const rambling: Habit = (turn, language) =>
  Array.from({ length: 8 }, (_, index) => sentence(language, `${turn}.${index}`)).join(" ");

export const brief: Habit = (turn, language) => {
  const { kin, places } = packs[language].lexicon;
  return turn % 2 ? word(kin.father, `${turn}`) : word(places, `${turn}`);
};

export const shrugging: Habit = (_turn, language) => packs[language].lexicon.unknown[0] ?? "";

export const declining: Habit = (turn, language) =>
  turn % 3 === 0 ? (packs[language].lexicon.decline[0] ?? "") : rambling(turn, language);

type Story = { language: Language; habit: Habit; seed?: number };

export type Asked = { turn: Turn; number: InterviewNumber; answer: string };

const most = 250;

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
    while (!turn.complete && asked.length < most) {
      const answer: Answer = { id: `message-${asked.length}`, text: habit(asked.length, language) };
      const setting: Setting = { ledger: turn.ledger, number, language, seed };
      asked.push({ turn, number, answer: answer.text });
      turn = takeTurn({ ...setting, answer });
    }
    ends.push(turn);
    ledger = turn.ledger;
  }
  return { asked, ends, ledger };
};

export const answersIn = (asked: readonly Asked[], number: InterviewNumber): number =>
  asked.filter((one) => one.number === number).length;
