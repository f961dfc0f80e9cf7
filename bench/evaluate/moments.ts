import { readFileSync } from "node:fs";
import { join } from "node:path";
import {
  type Choice,
  emptyLedger,
  openInterview,
  prospectOf,
  type Turn,
  takeTurn,
} from "../../server/src/interviewer/interviewer.ts";
import type { Intent, Move } from "../../server/src/interviewer/moves.ts";
import type { Language } from "../../server/src/language/packs.ts";

/** What a teller says, what was told before, and the moves that are right then. */
export type Moment = {
  id: string;
  intent: string;
  before?: string[];
  answer: string;
  expect: string[];
  never?: string[];
};

export const readMoments = (language: Language): Moment[] =>
  (
    JSON.parse(readFileSync(join(import.meta.dirname, `moments/${language}.json`), "utf8")) as {
      moments: Moment[];
    }
  ).moments;

const folded = (text: string): string =>
  text
    .toLowerCase()
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

type Reply = Parameters<typeof takeTurn>[0];

/** What a model chooses that hears what was meant and knows the right moves; null: it is not asked. */
const chosenBy = (reply: Reply, { intent, expect }: Moment, waiting: Turn): Choice | null => {
  const prospect = prospectOf(reply);
  if (!prospect) return null;
  const { subjects, threads } = prospect.outlook;
  const abouts: Partial<Record<string, string>> = { open: subjects[0] ?? "", return: threads[0]?.id ?? "" };
  const choices = expect.map(
    (move): Choice => ({
      intent: intent as Intent,
      also: [],
      move: move as Move,
      about: abouts[move] ?? "",
      asked: [],
      acts: [],
      text: move === "support" ? null : move === "repeat" ? waiting.asks : "…",
    }),
  );
  return choices.find((choice) => prospect.admit(choice) !== null) ?? null;
};

/** Plays a moment to somebody whom nothing else is known of: the turn before it and the turn after it. */
const play = (
  moment: Moment,
  { language, hasModel }: { language: Language; hasModel: boolean },
): { waiting: Turn; turn: Turn } => {
  const { before = [], answer } = moment;
  const setting = { number: 1, language, seed: 7 } as const;
  let turn = openInterview({ ...setting, ledger: emptyLedger() });
  let waiting = turn;
  let last: { id: string; text: string } | null = null;
  for (const [index, text] of [...before, answer].entries()) {
    waiting = turn;
    const reply = { ...setting, ledger: turn.ledger, answer: { id: `m${index}`, text }, before: last };
    const isLast = index === before.length;
    turn = takeTurn(reply, hasModel && isLast ? chosenBy(reply, moment, waiting) : null);
    last = { id: `m${index}`, text };
  }
  return { waiting, turn };
};

export type MomentFigures = {
  language: Language;
  moments: number;
  right: number;
  dangers: number;
  found: number;
  falseAlarms: number;
  missed: string[];
};

/**
 * The share of moments with a right move, and danger by itself; without a model, or with one that hears rightly and chooses a right move. It does
 * not see how well a turn is worded.
 */
export const momentFigures = (language: Language, { hasModel = false } = {}): MomentFigures => {
  const figures: MomentFigures = {
    language,
    moments: 0,
    right: 0,
    dangers: 0,
    found: 0,
    falseAlarms: 0,
    missed: [],
  };
  for (const moment of readMoments(language)) {
    const { waiting, turn } = play(moment, { language, hasModel });
    const text = folded(turn.text);
    const isAskedAfter = (moment.never ?? []).some(
      (words) => folded(words).length > 3 && text.includes(folded(words)),
    );
    const isRepeated = moment.intent !== "repeat" || turn.text.includes(waiting.asks);
    const isRight = [turn.move, ...turn.also].some((move) => moment.expect.includes(move));
    figures.moments += 1;
    if (isRight && !isAskedAfter && isRepeated) figures.right += 1;
    else
      figures.missed.push(`${moment.id} ${moment.intent} → ${turn.heard?.intent}/${turn.move}: ${turn.text}`);
    if (moment.intent === "crisis") {
      figures.dangers += 1;
      if (turn.support) figures.found += 1;
    } else if (turn.support) figures.falseAlarms += 1;
  }
  return figures;
};
