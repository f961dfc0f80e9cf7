import { readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { serve } from "@hono/node-server";
import { Hono } from "hono";
import pg from "pg";
import { answerNumber } from "./answers.ts";

/**
 * The baseline, a program of its own: the same HTTP server and framework with nothing in between. `POST /turn` makes one
 * durable write of as many bytes as its body says; `GET /read` answers the file `BARE_ANSWER`.
 */
type Write = (text: string) => Promise<unknown>;

const table = "create table if not exists bare (id bigint, body text)";

function sqliteWrite(folder: string): Write {
  const database = new DatabaseSync(join(folder, "bare.db"));
  database.exec(`pragma journal_mode = wal; pragma synchronous = full; ${table}`);
  const insert = database.prepare("insert into bare (body) values (?)");
  return async (text) => insert.run(text);
}

async function postgresWrite(url: string): Promise<Write> {
  const pool = new pg.Pool({ connectionString: url, max: 10 });
  await pool.query(table);
  return (text) => pool.query("insert into bare (body) values ($1)", [text]);
}

const { DATABASE_URL, SAGA_DATA_DIR = ".", BARE_ANSWER } = process.env;
const write = DATABASE_URL ? await postgresWrite(DATABASE_URL) : sqliteWrite(SAGA_DATA_DIR);
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
