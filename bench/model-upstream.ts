import { createServer } from "node:http";
import { type Intent, rightMoves } from "../server/src/interviewer/moves.ts";
import { wires } from "../server/test/model-wire.ts";

/**
 * A language model without thoughts, a program of its own: OpenAI's streamed chat calls. It follows the prompt: the move that
 * belongs to what plain code heard, and a question about a word of the last answer. `TTFT_MS`: how long it takes to begin;
 * then everything comes at once.
 */
const wait = Number(process.env.TTFT_MS ?? 0);
const calls = { count: 0 };

type Body = { model: string; messages: { role: string; content: string }[] };

type Prompt = { task: string; mark: string; answer: string };

const readPrompt = ({ messages }: Body): Prompt => {
  const task = messages.at(-1)?.content ?? "";
  const mark = /NOW, after (\d+\.\d+)/u.exec(task)?.[1] ?? "";
  const fenced = messages.findLast(
    ({ role, content }) => role === "user" && content.startsWith(`§${mark}\n`),
  );
  return { task, mark, answer: fenced?.content.split("\n").slice(1, -1).join("\n") ?? "" };
};

const questions: ((one: string, other: string) => string)[] = [
  (one) => `What do you see before you when you think of the ${one}?`,
  (one, other) => `How did it go on from there, with the ${one} and the ${other}?`,
  (one) => `Who else was close by, when it came to the ${one}?`,
  (one, other) => `What did people say of the ${one}, or of the ${other}?`,
  (one) => `Tell me more about the ${one}.`,
  (one, other) => `Where was that, with the ${one} and the ${other}?`,
  (one) => `What stayed with you longest, of the ${one}?`,
  (one, other) => `What had the ${one} to do with the ${other}, in those days?`,
  (one) => `What changed for you after the ${one}?`,
];

/** What is said without a question, where one would be out of place. */
const rests: ((one: string) => string)[] = [
  (one) => `I have heard what you say of the ${one}.`,
  (one) => `Then the ${one} can rest where it is.`,
];
const asksNothing: ReadonlySet<string> = new Set(["offer_break", "wait", "stay_gently", "mend", "delete"]);

const pick = <T>(list: readonly T[], at: number): T => list[at % list.length] as T;

/** Words that carry an answer, as far as their length tells. */
const thingsIn = (answer: string): string[] =>
  answer.match(/(?<![\p{L}'’-])\p{Ll}{5,}(?![\p{L}'’-])/gu) ?? [];

const namesIn = (answer: string): string[] => answer.match(/(?<=\p{Ll} )\p{Lu}\p{Ll}{2,}/gu) ?? [];

/** A run of words from the middle of an answer, letter by letter. */
const runIn = (answer: string, { from, words }: { from: number; words: number }): string => {
  const sentence = pick(answer.split(/(?<=[.!?])\s+/u), from);
  return sentence.split(/\s+/u).slice(0, words).join(" ");
};

/** What a model that keeps to the prompt would reply: other words every time. */
const replyTo = ({ task, mark, answer }: Prompt, call: number): object => {
  const intent = (/Plain code heard: (\w+)/u.exec(task)?.[1] ?? "told") as Intent;
  const subject = /No subject was opened/u.test(task) && /^To open: ([^;.]+)/mu.exec(task)?.[1];
  const move = intent === "told" && subject ? "open" : rightMoves[intent][0];
  const things = [...thingsIn(answer), "rest"];
  const one = pick(things, call * 7);
  return {
    intent,
    also: [],
    asked: [],
    acts: [],
    move,
    about: move === "open" ? (subject ?? "") : one,
    question: pick(asksNothing.has(move) ? rests : questions, call)(one, pick(things, call * 3 + 1)),
    threads: [{ text: runIn(answer, { from: call, words: 9 }), weight: 1 + (call % 2) }],
    names: [...new Set(namesIn(answer))].slice(0, 2).map((name) => ({ name, who: "" })),
    notes: [0, 1].map((from) => ({ text: runIn(answer, { from, words: 12 }), message_id: mark })),
  };
};

const server = createServer(async (request, response) => {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  const body = JSON.parse(Buffer.concat(pieces).toString()) as Body;
  calls.count += 1;
  const text = JSON.stringify(replyTo(readPrompt(body), calls.count));
  const reply = { id: `c${calls.count}`, model: body.model, input: 1_500, cached: 1_200, output: 60 };
  response.writeHead(200, { "content-type": "text/event-stream" });
  response.flushHeaders();
  if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
  const words = text.match(/\S+\s*/gu) ?? [];
  response.end(
    wires.chat.open(reply) +
      words.map((word) => wires.chat.piece(reply, word)).join("") +
      wires.chat.close(reply, "stop", text),
  );
});

server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  if (address && typeof address === "object")
    process.stdout.write(`the model is listening on http://127.0.0.1:${address.port}\n`);
});
process.once("SIGTERM", () => process.exit(0));
