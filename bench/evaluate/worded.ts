import { encode } from "gpt-tokenizer";
import { reworded, type Turn } from "../../server/src/interviewer/interviewer.ts";
import type { InterviewNumber } from "../../server/src/interviewer/plan.ts";
import { brokenBy } from "../../server/src/interviewer/wording/check.ts";
import { type Part, promptOf } from "../../server/src/interviewer/wording/prompt.ts";
import { rulesOf } from "../../server/src/interviewer/wording/rules.ts";
import type { Exchange } from "../../server/src/interviewer/wording/window.ts";
import { type Language, packs } from "../../server/src/language/packs.ts";
import { sentences } from "../../server/src/language/text.ts";

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
];

const wordedBy = (behaviour: Behaviour, asked: Asked, call: number): string => {
  const { turn, lastAnswer, language } = asked;
  if (behaviour === "ignore") return `${turn.text} Wonderful!`;
  if (behaviour === "attack") return attacks[call % attacks.length]?.(asked) ?? "";
  const question = sentences(turn.text, language).at(-1)?.text ?? turn.text;
  const received = sentences(lastAnswer, language)[0]?.text ?? "";
  const [open, close] = packs[language].phrases.quotes;
  const words = received
    .split(/\s+/u)
    .slice(0, 4)
    .join(" ")
    .replace(/[.,;:!?]+$/u, "");
  return turn.kind === "follow_up" ? turn.text : `${open}${words}${close}. ${question}`;
};

export type WordingFigures = {
  asked: number;
  worded: number;
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

type Moment = { turn: Turn; answer: string; language: Language; seed: number; number: InterviewNumber };

/** Puts the questions of a run into the words of a stand-in, by the same prompt and the same checks as the server. */
export const createWorder = (behaviour: Behaviour) => {
  const figures: WordingFigures = { asked: 0, worded: 0, calls: 0, prompts: [], shared: [] };
  const told: string[] = [];
  const questions: string[] = [];
  const exchanges: Exchange[] = [];
  let last: readonly number[] = [];
  return {
    figures,
    /** The turn after an answer, as it reaches the person. */
    word: ({ turn, answer, language, seed, number }: Moment, question: string): Turn => {
      told.push(answer);
      questions.push(question);
      exchanges.push({ mark: `${number}.${exchanges.length}`, question, answer });
      if (!turn.mayReword || turn.topic === null) return turn;
      figures.asked += 1;
      const subject = packs[language].topics[turn.topic].name;
      const rules = rulesOf(language, null);
      const context = {
        language,
        turn,
        told,
        lastAnswer: answer,
        asked: questions,
        avoided: turn.ledger.avoided,
        rules,
      };
      const inside = { language, seed, style: null, notes: [], names: [], later: [], quotes: [] };
      for (let attempt = 0; attempt < 2; attempt += 1) {
        const prompt = encode(textOf(promptOf({ ...inside, exchanges, turn, subject })));
        if (attempt === 0) {
          figures.prompts.push(prompt.length);
          figures.shared.push(commonTokens(prompt, last));
          last = prompt;
        }
        const asked = { turn, lastAnswer: answer, language, before: questions.at(-2) ?? "", rules };
        const text = wordedBy(behaviour, asked, figures.calls);
        figures.calls += 1;
        if (brokenBy(text, context).length > 0) continue;
        figures.worded += 1;
        return reworded(turn, { number, text });
      }
      return turn;
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
    `questions in a model's words: ${worded} of ${asked}, ${sum(all.map(({ calls }) => calls))} calls`,
    `prompt tokens at turn 10 / 50 / 200: ${at(10)} / ${at(50)} / ${at(200)}, ${(100 * shared).toFixed(1)} % shared with the call before`,
  ].join("\n");
};
