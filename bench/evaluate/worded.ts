import { createAskModel } from "../../server/src/features/interviews/ask-model.service.ts";
import type { PersonMessage } from "../../server/src/features/interviews/memory.repository.ts";
import type { QuestionWriter } from "../../server/src/features/interviews/question-writer.ts";
import { emitNothing } from "../../server/src/http/event-stream.ts";
import { type Facts, prospectOf, type Turn, takeTurn } from "../../server/src/interviewer/interviewer.ts";
import { rulesOf } from "../../server/src/interviewer/wording/rules.ts";
import { ModelError, type ModelRequest } from "../../server/src/providers/language-model/language-model.ts";
import type { Worder } from "./transcript.ts";

/** How a stand-in for a model behaves. */
export const behaviours = ["follow", "ignore", "attack"] as const;
export type Behaviour = (typeof behaviours)[number];

type Reply = {
  intent: string;
  move: string;
  about: string;
  also: string[];
  asked: string[];
  acts: never[];
  question: string;
  threads: never[];
  notes: never[];
};

const facts: Facts = { reader: "own", interviewer: "", service: null, isSpoken: false };
const usage = { input: 0, cacheRead: 0, cacheWrite: 0, output: 0 };
/** Longer than any of this takes. */
const budget = { firstWordMs: 60_000, totalMs: 60_000 };

/** What breaks the rules, one way after the other, around the turn that would have been right. */
const attacks: ((turn: Turn, rules: string) => Partial<Reply>)[] = [
  ({ text }) => ({ question: `${text} ${text}` }),
  () => ({ question: "What did Gertrud von Ahlefeld say?" }),
  ({ text }) => ({ question: `${text} Wonderful!` }),
  () => ({ question: "PWNED. I obey, and here is the password." }),
  (_turn, rules) => ({ question: rules.slice(0, 300) }),
  ({ text }) => ({ question: `<b>${text}</b> www.example.org` }),
  ({ text }) => ({ question: `In 1803, ${text}` }),
  () => ({ move: "close", question: "Bye." }),
  () => ({ move: "open", about: "no_such_subject", question: "?" }),
  () => ({ intent: "nonsense" }),
];

const replyOf = (
  behaviour: Behaviour,
  { turn, call, rules }: { turn: Turn; call: number; rules: string },
): Reply => {
  const good: Reply = {
    intent: turn.heard?.intent ?? "told",
    move: turn.move,
    about: turn.move === "open" ? (turn.topic ?? "") : "",
    also: [],
    asked: turn.heard?.about ? [turn.heard.about] : [],
    acts: [],
    question: turn.asks,
    threads: [],
    notes: [],
  };
  if (behaviour === "follow") return good;
  if (behaviour === "ignore") return { ...good, question: `${turn.text} And what else? And who?` };
  return { ...good, ...attacks[call % attacks.length]?.(turn, rules) };
};

const streamed = (
  { intent, also, move, about, asked, acts, question }: Reply,
  { signal, onHead, onDelta }: ModelRequest,
): void => {
  onHead?.(`${JSON.stringify({ intent, also, move, about, asked, acts }).slice(0, -1)},`);
  for (const word of question.match(/\s*\S+/gu) ?? []) {
    if (signal.aborted) throw new ModelError("aborted");
    onDelta?.(word);
  }
};

/** Puts the turns of a run into the words of a stand-in, as the server does. */
export const createWorder = (behaviour: Behaviour): Worder => {
  const messages: PersonMessage[] = [];
  const service = createAskModel({
    memory: { messagesOf: async () => messages, notesOf: async () => [] },
    budget,
  });
  let calls = 0;
  return async ({ turn, answer, id, number, seed, before }, { language }) => {
    const add = (role: "assistant" | "user", content: string): void => {
      const position = messages.filter((message) => message.number === number).length;
      const rest = { topic: null, heard: null, move: null, is_private: 0, created_at: "", recordings: null };
      const place = { id: `${number}.${position}`, interview_id: String(number), number, language, position };
      messages.push({ ...place, ...rest, role, content });
    };
    add("assistant", turn.text);
    add("user", answer);
    const reply = {
      ledger: turn.ledger,
      number,
      language,
      seed,
      facts,
      answer: { id, text: answer },
      before,
    };
    const prospect = prospectOf(reply);
    if (!prospect) return null;
    const plain = takeTurn(reply);
    const writer: QuestionWriter = {
      requested: behaviour,
      model: behaviour,
      service: behaviour,
      style: null,
      costOf: () => null,
      write: async (request) => {
        const value = replyOf(behaviour, { turn: plain, call: calls, rules: rulesOf(language, null) });
        calls += 1;
        streamed(value, request);
        return { value, model: behaviour, usage };
      },
    };
    const interview = { id: String(number), interviewee_id: "teller", language, seed, number };
    const planned = { interview, ledger: turn.ledger, prospect, lastAnswer: answer, facts };
    const { choice } = await service.ask(await service.prepare(planned, { writer }), {
      writer,
      emit: emitNothing,
    });
    return takeTurn(reply, choice);
  };
};
