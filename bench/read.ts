import { spawn } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { pinnedNode } from "../tools/install.mjs";
import { answerNumber } from "./answers.ts";
import { type Engine, openEngines, type Place } from "./engines.ts";
import { fixed, kilobytes, ratio } from "./figures.ts";
import { type Client, createClient, signIn } from "./http-client.ts";
import { processorTimeOf } from "./process-figures.ts";
import { type Server, startBare, startSaga } from "./server.ts";
import { printTable } from "./table.ts";
import { beginTalk, takeTurn } from "./talk.ts";
import { openPlace, padTranscript } from "./transcript.ts";

const seconds = 4;
const connections = 10;
const lengths = [40, 400];
const autocannon = fileURLToPath(import.meta.resolve("autocannon"));

type Load = { perSecond: number; p99: number; processor: number | null };

/** autocannon as a process of its own. */
async function cannonade(server: Server, path: string, token: string): Promise<Load> {
  const options = ["-j", "-n", "-c", String(connections), "-d", String(seconds)];
  const header = ["-H", `authorization=Bearer ${token}`];
  const before = await processorTimeOf(server.pid);
  const child = spawn(pinnedNode, [autocannon, ...options, ...header, `${server.url}${path}`]);
  let printed = "";
  for await (const piece of child.stdout) printed += String(piece);
  const after = await processorTimeOf(server.pid);
  const { requests, latency, non2xx, errors } = JSON.parse(printed);
  if (non2xx + errors > 0) throw new Error(`${path}: ${non2xx} answers other than 200, ${errors} errors`);
  const processor = before === null || after === null ? null : (after - before) / requests.total;
  return { perSecond: requests.average, p99: latency.p99, processor };
}

/** A real interview of four turns whose transcript is filled up to so many messages. */
async function createInterview(client: Client, place: Place, length: number): Promise<string> {
  const talk = await beginTalk(client);
  for (let turn = 0; turn < 4; turn += 1) {
    await takeTurn(client, talk, { answer: answerNumber(turn), sending: "end" });
  }
  const db = openPlace(place);
  await padTranscript(db, talk, length);
  await db.destroy();
  return `/api/interviews/${talk.interview}`;
}

async function measureEngine(engine: Engine): Promise<string[][]> {
  const place = await engine.createPlace();
  const saga = await startSaga(place);
  const token = await signIn(saga.url, place.dataDir);
  const client = createClient(saga.url, token);
  const rows: string[][] = [];
  for (const length of lengths) {
    const path = await createInterview(client, place, length);
    const answer = JSON.stringify(await client.get(path));
    const file = join(place.dataDir, "answer.json");
    await writeFile(file, answer);
    const bare = await startBare({ dataDir: place.dataDir, databaseUrl: null, answer: file });
    const ours = await cannonade(saga, path, token);
    const base = await cannonade(bare, "/read", token);
    await bare.stop();
    const cells = ({ perSecond, p99, processor }: Load) => [
      fixed(perSecond, 0),
      fixed(p99),
      fixed(processor, 2),
    ];
    const sizes = [engine.name, String(length), kilobytes(Buffer.byteLength(answer))];
    rows.push([...sizes, ...cells(ours), "|", ...cells(base), "|", ratio(base.perSecond, ours.perSecond)]);
  }
  client.close();
  await saga.stop();
  await place.remove();
  return rows;
}

const { engines, missing, close } = await openEngines();
const rows: string[][] = [];
for (const engine of engines) rows.push(...(await measureEngine(engine)));
await close();
const each = ["per s", "p99 ms", "CPU ms"];
printTable({
  title: "Read an interview",
  notes: [
    `${connections} connections for ${seconds} s each; left: Saga; right: a bare Hono route that answers the same bytes`,
  ],
  heads: ["engine", "messages", "kB", ...each, "|", ...each, "|", "ratio"],
  rows: [...rows, ...missing.map((name) => [name])],
});
