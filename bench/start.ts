import { type Engine, openEngines } from "./engines.ts";
import { fixed, median, ratio } from "./figures.ts";
import { createClient } from "./http-client.ts";
import { memoryOf } from "./process-figures.ts";
import { type Server, startSaga, startScript } from "./server.ts";
import { printTable } from "./table.ts";

const repeats = 7;

type Start = { listening: number; answering: number; memory: number | null };

/** Milliseconds from the start of the process to "listening" and to the first answer of `path`. */
async function measureStart(launch: () => Promise<Server>, path: string): Promise<Start> {
  const begin = performance.now();
  const server = await launch();
  const client = createClient(server.url);
  await client.get(path);
  const answering = performance.now() - begin;
  client.close();
  const memory = await memoryOf(server.pid);
  await server.stop();
  return { listening: server.startedIn, answering, memory };
}

const bareProgram = `const server = require("node:http").createServer((_, response) => response.end("{}"));
server.listen(0, "127.0.0.1", () => console.log("listening on http://127.0.0.1:" + server.address().port));
process.once("SIGTERM", () => process.exit(0));`;

async function measureEngine(engine: Engine): Promise<{ first: Start[]; second: Start[] }> {
  const first: Start[] = [];
  const second: Start[] = [];
  for (let repeat = 0; repeat < repeats; repeat += 1) {
    const place = await engine.createPlace();
    first.push(await measureStart(() => startSaga(place), "/healthz"));
    second.push(await measureStart(() => startSaga(place), "/healthz"));
    await place.remove();
  }
  return { first, second };
}

const base: Start[] = [];
for (let repeat = 0; repeat < repeats; repeat += 1) {
  base.push(await measureStart(() => startScript(["-e", bareProgram]), "/"));
}
const bare = median(base.map((start) => start.listening));

const row = (name: string, starts: Start[]): string[] => {
  const listening = median(starts.map((start) => start.listening));
  const answering = median(starts.map((start) => start.answering));
  const memory = median(starts.map((start) => start.memory ?? Number.NaN));
  return [name, fixed(listening, 0), fixed(answering, 0), fixed(memory, 0), ratio(listening, bare)];
};

const { engines, missing, close } = await openEngines();
const rows = [row("bare node:http server", base)];
for (const engine of engines) {
  const { first, second } = await measureEngine(engine);
  rows.push(row(`Saga, ${engine.name}, first start (creates all tables)`, first));
  rows.push(row(`Saga, ${engine.name}, second start`, second));
}
await close();
printTable({
  title: "Start",
  notes: [`median of ${repeats}; from the start of the process, in ms; memory after the first answer`],
  heads: ["what", "listening", "first 200", "RSS MB", "to bare"],
  rows: [...rows, ...missing.map((name) => [name])],
});
