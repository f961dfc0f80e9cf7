import { serve } from "@hono/node-server";
import { Hono } from "hono";
import { streamSSE } from "hono/streaming";
import { bareWrite } from "./bare-write.ts";

/**
 * The baseline, a program of its own: a route of the same HTTP library that makes one durable write, streams the words of
 * the same model on, and makes another durable write.
 */
const { MODEL_URL = "" } = process.env;
const write = await bareWrite(process.env);

type Piece = { choices: { delta: { content?: string } }[] };

const app = new Hono();
app.post("/turn", async (context) => {
  const { answer } = await context.req.json<{ answer: string }>();
  await write(answer);
  const messages = [{ role: "user", content: answer }];
  const reply = await fetch(`${MODEL_URL}/chat/completions`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ model: "gpt-4o", stream: true, messages }),
  });
  return streamSSE(context, async (stream) => {
    let said = "";
    let rest = "";
    const decoder = new TextDecoder();
    for await (const bytes of reply.body ?? []) {
      const lines = (rest + decoder.decode(bytes, { stream: true })).split("\n\n");
      rest = lines.pop() ?? "";
      for (const line of lines) {
        if (!line.startsWith("data: {")) continue;
        const text = (JSON.parse(line.slice(6)) as Piece).choices[0]?.delta.content;
        if (!text) continue;
        said += text;
        await stream.writeSSE({ event: "delta", data: JSON.stringify({ text }) });
      }
    }
    await write(said);
    await stream.writeSSE({ event: "done", data: JSON.stringify({ next_question: said, progress: 0 }) });
  });
});

serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" }, ({ port }) => {
  process.stdout.write(`bare is listening on http://127.0.0.1:${port}\n`);
});
process.once("SIGTERM", () => process.exit(0));
