/**
 * What a model's words cost: tokens and dollars of the prompt of one turn, and of sixty turns, for the whole transcript, the
 * last eight exchanges, and Saga's blocks. A prompt's cached part is its common beginning with the prompt before it.
 *
 *   node bench/model-turn.ts
 */
import { encode } from "gpt-tokenizer";
import type { Note } from "../server/src/interviewer/wording/memory.ts";
import type { Outlook } from "../server/src/interviewer/wording/outlook.ts";
import { type Part, promptOf } from "../server/src/interviewer/wording/prompt.ts";
import { rulesOf } from "../server/src/interviewer/wording/rules.ts";
import type { Exchange } from "../server/src/interviewer/wording/window.ts";
import { packs } from "../server/src/language/packs.ts";
import { answerNumber } from "./answers.ts";
import { printTable } from "./table.ts";

/** gpt-4o, dollars a million tokens: input, input from the cache. Providers cache prompts from 1,024 tokens on. */
const price = { input: 2.5, cached: 1.25 };
const leastCached = 1_024;
const answerWords = 120;
const turns = 200;

const question = (turn: number): string =>
  `${answerNumber(turn, 8)} What do you remember of it, in the house at number ${turn}?`;
const exchanges: Exchange[] = Array.from({ length: turns }, (_, turn) => ({
  mark: `1.${2 * turn + 1}`,
  question: question(turn),
  answer: answerNumber(turn, answerWords),
}));
/** A model writes two of most answers. */
const notes: Note[] = exchanges.flatMap(({ mark, answer }) => [
  { mark, text: answer.slice(0, 75) },
  { mark, text: answer.slice(75, 150) },
]);

/** As much as a prompt says of the map in the middle of an interview. */
const outlook: Outlook = {
  heard: { intent: "told", isSure: true },
  isEnding: false,
  wishes: { leaveAlone: [], keepOut: [] },
  facts: {
    reader: packs.en.conversation.answers.reader.own,
    erasing: packs.en.asides.words.erasing.own,
  },
  declined: ["Hard times"],
  subjects: ["childhood_home", "joys_interests", "chapters", "today"],
  threads: ["t1", "t2", "t3", "t4"].map((id) => ({
    id,
    text: "she never unpacked the good dishes for a year",
    weight: 2,
  })),
  leftAlone: ["malaya"],
  answers: 14,
  left: 18,
  stayed: 2,
  isHeavy: false,
  mayClose: false,
  address: null,
};

const textOf = (parts: readonly Part[]): string =>
  parts.map(({ role, content }) => `${role}: ${content}`).join("\n");
const told = (some: readonly Exchange[]): string =>
  some.map((one) => `assistant: ${one.question}\nuser: ${one.answer}`).join("\n");

const rules = rulesOf("en", null);
const task = "Ask the next question.";
const shapes: Record<string, (turn: number) => string> = {
  "whole transcript": (turn) => `${rules}\n${told(exchanges.slice(0, turn))}\n${task}`,
  "last 8 exchanges": (turn) => `${rules}\n${told(exchanges.slice(Math.max(0, turn - 8), turn))}\n${task}`,
  Saga: (turn) =>
    textOf(
      promptOf({
        language: "en",
        style: null,
        exchanges: exchanges.slice(0, turn),
        notes,
        names: [],
        outlook,
      }),
    ),
};

const shared = (a: readonly number[], b: readonly number[]): number => {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length += 1;
  return length < leastCached ? 0 : length;
};

const rows = Object.entries(shapes).map(([name, promptAt]) => {
  let before: number[] = [];
  const all = exchanges.map((_, index) => {
    const prompt = encode(promptAt(index + 1));
    const cached = shared(prompt, before);
    before = prompt;
    const dollars = ((prompt.length - cached) * price.input + cached * price.cached) / 1_000_000;
    return { tokens: prompt.length, cached, dollars };
  });
  const at = (turn: number) => all[turn - 1] ?? { tokens: 0, cached: 0, dollars: 0 };
  const sixty = all.slice(0, 60);
  const sum = (pick: (one: (typeof all)[number]) => number) =>
    sixty.reduce((total, one) => total + pick(one), 0);
  return [
    name,
    ...[10, 50, 200].flatMap((turn) => [String(at(turn).tokens), at(turn).dollars.toFixed(4)]),
    String(sum(({ tokens }) => tokens)),
    `${((100 * sum(({ cached }) => cached)) / sum(({ tokens }) => tokens)).toFixed(1)}`,
    sum(({ dollars }) => dollars).toFixed(3),
  ];
});

printTable({
  title: "Prompt of a worded question",
  notes: [
    "goal: at most 200,000 tokens for 60 turns, at least 85 % of them cached (docs/decisions/033)",
    `answers of about ${answerWords} words; tokens by gpt-tokenizer (o200k); gpt-4o at $${price.input} a million, cached $${price.cached}`,
  ],
  heads: ["", "turn 10", "$", "turn 50", "$", "turn 200", "$", "60 turns", "% cached", "$"],
  rows,
});
