import { createServer } from "node:http";
import { wires } from "../server/test/model-wire.ts";

/**
 * A language model without thoughts, a program of its own: OpenAI's streamed chat calls. It begins with words of the last
 * answer and asks what Saga wanted asked. `TTFT_MS`: how long it takes to begin; then everything comes at once.
 */
const wait = Number(process.env.TTFT_MS ?? 0);
const calls = { count: 0 };

type Body = { model: string; messages: { content: string | { text: string }[] }[] };

const textOf = (content: Body["messages"][number]["content"]): string =>
  typeof content === "string" ? content : content.map(({ text }) => text).join("\n");

const questionFor = ({ messages }: Body): string => {
  const task = textOf(messages.at(-1)?.content ?? "");
  const answer = textOf(messages.at(-2)?.content ?? "").split("\n")[1] ?? "";
  const builtIn = /the question in plain words\n(.*)\n/u.exec(task)?.[1];
  if (!builtIn) return "What happened then, in the house by the mill?";
  const asked = builtIn.split(/(?<=[.?”]) /u).at(-1) ?? "";
  const [quote] = /“[^”]+”/u.exec(builtIn) ?? [];
  // A follow-up stays with the words that it quotes.
  if (quote && task.includes("it is a follow-up"))
    return asked.includes(quote) ? asked : `${quote}. ${asked}`;
  const clauses = answer.split(/[.,;!?]/u).map((clause) => clause.trim());
  const heard = clauses.find(
    (clause) => /^\p{Lu}\S*(?: \S+){3}/u.test(clause) && !/\b(?:I|me|my)\b/u.test(clause),
  );
  if (heard) return `${heard.split(" ").slice(0, 9).join(" ")}. ${asked}`;
  return quote ? `${quote}. ${asked}` : builtIn;
};

const server = createServer(async (request, response) => {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  const body = JSON.parse(Buffer.concat(pieces).toString()) as Body;
  calls.count += 1;
  const text = JSON.stringify({ question: questionFor(body), notes: [] });
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
