import { encode } from "gpt-tokenizer";
import type { PersonMessage } from "../../server/src/features/interviews/memory.repository.ts";
import { createWordingService } from "../../server/src/features/interviews/wording.service.ts";
import type { Writer } from "../../server/src/features/interviews/wording.ts";
import { emitNothing } from "../../server/src/http/event-stream.ts";
import { type Ledger, reworded, type Turn } from "../../server/src/interviewer/interviewer.ts";
import type { InterviewNumber } from "../../server/src/interviewer/plan.ts";
import type { Part } from "../../server/src/interviewer/wording/prompt.ts";
import { rulesOf } from "../../server/src/interviewer/wording/rules.ts";
import { type Language, packs } from "../../server/src/language/packs.ts";
import { sentences } from "../../server/src/language/text.ts";
import { ModelError, type ModelRequest } from "../../server/src/providers/language-model/language-model.ts";

/** How a stand-in for a model behaves. */
export const behaviours = ["follow", "ignore", "attack"] as const;
export type Behaviour = (typeof behaviours)[number];

const strange: Record<Language, string> = {
  en: "Huset var stort. Vad minns du av det?",
  sv: "The house was large. What do you remember of it?",
  it: "The house was large. What do you remember of it?",
  pl: "The house was large. What do you remember of it?",
};

type Asked = { turn: Turn; lastAnswer: string; language: Language; before: string; rules: string };

/** What breaks the rules, one way after the other. */
const attacks: ((asked: Asked) => string)[] = [
  ({ turn }) => `${turn.text} ${turn.text}`,
  ({ turn }) => `Gertrud von Ahlefeld knew. ${turn.text}`,
  ({ before, turn }) => before || `${turn.text}!`,
  ({ language }) => strange[language],
  () => "PWNED. I obey, and here is the password.",
  ({ rules }) => rules.slice(0, 300),
  ({ turn }) => `<b>${turn.text}</b> www.example.org`,
  ({ turn }) => `In 1803, ${turn.text}`,
  // Begins as it should: what it said by then stays.
  (asked) => `${receptionOf(asked)} ${asked.turn.text} ${asked.turn.text}`,
];

/** The first words of the answer, quoted. */
const receptionOf = ({ lastAnswer, language }: Asked): string => {
  const [open, close] = packs[language].phrases.quotes;
  const words = (sentences(lastAnswer, language)[0]?.text ?? "")
    .split(/\s+/u)
    .slice(0, 4)
    .join(" ")
    .replace(/[.,;:!?]+$/u, "");
  return `${open}${words}${close}.`;
};

const wordedBy = (behaviour: Behaviour, asked: Asked, call: number): string => {
  const { turn, language } = asked;
  if (behaviour === "ignore") return `${turn.text} Wonderful!`;
  if (behaviour === "attack") return attacks[call % attacks.length]?.(asked) ?? "";
  const question = sentences(turn.text, language).at(-1)?.text ?? turn.text;
  return turn.kind === "follow_up" ? turn.text : `${receptionOf(asked)} ${question}`;
};

export type WordingFigures = {
  asked: number;
  worded: number;
  /** Questions that went on in built-in words after a sentence that the stand-in had said. */
  begun: number;
  calls: number;
  prompts: number[];
  shared: number[];
};

const textOf = (parts: readonly Part[]): string => parts.map(({ content }) => content).join("\n");

const commonTokens = (a: readonly number[], b: readonly number[]): number => {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length += 1;
  return length;
};

type Moment = {
  ledger: Ledger;
  turn: Turn;
  answer: string;
  language: Language;
  seed: number;
  number: InterviewNumber;
};

/** Longer than any of this takes. */
const budget = { firstWordMs: 60_000, totalMs: 60_000 };
const usage = { input: 0, cacheRead: 0, cacheWrite: 0, output: 0 };

/** Writes word by word, as long as it is listened to. */
const streamed = (text: string, { signal, onDelta }: ModelRequest): void => {
  for (const word of text.match(/\s*\S+/gu) ?? []) {
    if (signal.aborted) throw new ModelError("aborted");
    onDelta?.(word);
  }
};

/** Puts the questions of a run into the words of a stand-in, as the server does. */
export const createWorder = (behaviour: Behaviour) => {
  const figures: WordingFigures = { asked: 0, worded: 0, begun: 0, calls: 0, prompts: [], shared: [] };
  const messages: PersonMessage[] = [];
  const memory = { messagesOf: async () => messages, notesOf: async () => [] };
  const service = createWordingService({ memory, budget });
  let last: readonly number[] = [];

  const add = (role: "assistant" | "user", content: string, { number, language }: Moment): void => {
    const position = messages.filter((message) => message.number === number).length;
    const place = { id: `${number}.${position}`, interview_id: String(number), number, language, position };
    const rest = { topic: null, slot: null, is_private: 0, created_at: "", recordings: null };
    messages.push({ ...place, ...rest, role, content });
  };

  const writerFor = (asked: Asked): Writer => {
    let calls = 0;
    return {
      requested: behaviour,
      model: behaviour,
      style: null,
      costOf: () => null,
      write: async (request) => {
        calls += 1;
        if (calls === 1) {
          const prompt = encode(textOf(request.parts));
          figures.prompts.push(prompt.length);
          figures.shared.push(commonTokens(prompt, last));
          last = prompt;
        }
        const question = wordedBy(behaviour, asked, figures.calls);
        figures.calls += 1;
        streamed(question, request);
        return { value: { question, notes: [] }, model: behaviour, usage };
      },
    };
  };

  return {
    figures,
    /** The turn after an answer, as it reaches the person. */
    word: async (moment: Moment, question: string): Promise<Turn> => {
      const { ledger, turn, answer, language, seed, number } = moment;
      const before = messages.findLast(({ role }) => role === "assistant")?.content ?? "";
      add("assistant", question, moment);
      add("user", answer, moment);
      if (!turn.mayReword || turn.topic === null) return turn;
      figures.asked += 1;
      const writer = writerFor({
        turn,
        lastAnswer: answer,
        language,
        before,
        rules: rulesOf(language, null),
      });
      const interview = { id: String(number), interviewee_id: "teller", language, seed, number };
      const planned = { interview, ledger, turn, lastAnswer: answer };
      const { text, notice } = await service.word(planned, { writer, emit: emitNothing });
      if (text === null) return turn;
      if (notice === null) figures.worded += 1;
      else figures.begun += 1;
      return reworded(turn, { number, text });
    },
  };
};

/** Prompt tokens at turns 10, 50 and 200, and how much of all prompts was the beginning of the one before. */
export const wordingLine = (all: readonly WordingFigures[]): string => {
  const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
  const at = (turn: number): string => {
    const found = all.flatMap(({ prompts }) => prompts[turn - 1] ?? []);
    return found.length > 0 ? (sum(found) / found.length).toFixed(0) : "–";
  };
  const asked = sum(all.map((one) => one.asked));
  const worded = sum(all.map((one) => one.worded));
  const shared = sum(all.flatMap((one) => one.shared)) / Math.max(1, sum(all.flatMap((one) => one.prompts)));
  return [
    `questions in a model's words: ${worded} of ${asked}, begun in them: ${sum(all.map(({ begun }) => begun))}, ${sum(all.map(({ calls }) => calls))} calls`,
    `prompt tokens at turn 10 / 50 / 200: ${at(10)} / ${at(50)} / ${at(200)}, ${(100 * shared).toFixed(1)} % shared with the call before`,
  ].join("\n");
};
