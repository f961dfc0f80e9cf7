import { createServer } from "node:http";
import { wires } from "../server/test/model-wire.ts";

/**
 * A language model without thoughts, a program of its own: OpenAI's streamed chat calls. It stays with
 * whatever was told. `TTFT_MS`: how long it takes to begin; then everything comes at once.
 */
const wait = Number(process.env.TTFT_MS ?? 0);
const calls = { count: 0 };

type Body = { model: string };

/** A follow-up, another one each time. */
const replyTo = (call: number): object => ({
  intent: "told",
  move: "follow_up",
  about: "",
  question: ["Go on, and leave nothing out.", "Tell me more about that.", "And what came after it?"][
    call % 3
  ],
  threads: [],
  notes: [],
});

const server = createServer(async (request, response) => {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  const body = JSON.parse(Buffer.concat(pieces).toString()) as Body;
  calls.count += 1;
  const text = JSON.stringify(replyTo(calls.count));
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
