import { readFileSync } from "node:fs";
import { serve } from "@hono/node-server";
import { Hono } from "hono";
import { answerNumber } from "./answers.ts";
import { bareWrite } from "./bare-write.ts";

/**
 * The baseline, a program of its own: the same HTTP server and framework with nothing in between. `POST /turn` makes one
 * durable write of as many bytes as its body says; `GET /read` answers the file `BARE_ANSWER`.
 */
const { BARE_ANSWER } = process.env;
const write = await bareWrite(process.env);
const text = answerNumber(0, 20_000);
const answer = BARE_ANSWER ? readFileSync(BARE_ANSWER, "utf8") : "{}";
let turns = 0;

const app = new Hono();
app.post("/turn", async (context) => {
  const { bytes } = await context.req.json<{ bytes: number }>();
  turns += 1;
  await write(`${turns} ${text.slice(0, bytes)}`);
  return context.json({ next_question: `What happened then? ${turns}`, progress: 0 });
});
app.get("/read", (context) => context.body(answer, 200, { "content-type": "application/json" }));

serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" }, ({ port }) => {
  process.stdout.write(`bare is listening on http://127.0.0.1:${port}\n`);
});
process.once("SIGTERM", () => process.exit(0));
