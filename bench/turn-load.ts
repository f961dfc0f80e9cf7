import { answerNumber } from "./answers.ts";
import { diskNote } from "./disk.ts";
import type { Engine, Engines, Place } from "./engines.ts";
import { ratio } from "./figures.ts";
import { type Client, createClient, signIn } from "./http-client.ts";
import { loadCells, loadHeads, measureLoad, type Step } from "./load.ts";
import { startBare, startSaga } from "./server.ts";
import { printTable } from "./table.ts";
import { beginTalk, goOn, takeTurn, turnBody } from "./talk.ts";
import { openPlace } from "./transcript.ts";

const crowds = [1, 10, 50];
const secondsEach = 3;
let told = 0;

/** A conversation that never ends: when an interview is complete the next one begins, then another person. */
async function sagaStep(client: Client): Promise<Step> {
  let talk = await beginTalk(client);
  return async () => {
    if (talk.isComplete) talk = await goOn(client, talk);
    return takeTurn(client, talk, { answer: answerNumber(told++), sending: "end" });
  };
}

function bareStep(client: Client, bytes: number): Step {
  const messages = [{ role: "assistant" as const, content: "What happened then, in the house by the mill?" }];
  const talk = { person: "", number: 1, interview: "bare", messages, turns: 0, isComplete: false };
  return async () => {
    const body = { ...turnBody(talk, answerNumber(told++), "end"), bytes };
    const begin = performance.now();
    await client.post("/turn", body);
    return performance.now() - begin;
  };
}

const mean = (values: number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** What a turn writes on average, in characters: an answer, a question and what is known of the person. */
async function writtenPerTurn(place: Place): Promise<number> {
  const db = openPlace(place);
  const ledgers = await db.selectFrom("ledgers").select("data").execute();
  const messages = await db.selectFrom("messages").select("content").limit(1000).execute();
  await db.destroy();
  const length = (texts: string[]) => mean(texts.map((text) => text.length));
  return Math.round(length(ledgers.map((row) => row.data)) + 2 * length(messages.map((row) => row.content)));
}

async function measureEngine(engine: Engine): Promise<{ rows: string[][]; bytes: number }> {
  const place = await engine.createPlace();
  const [saga, bare] = await Promise.all([startSaga(place), startBare(place)]);
  const client = createClient(saga.url, await signIn(saga.url, place.dataDir));
  const bareClient = createClient(bare.url);
  const crowd = (size: number) => Promise.all(Array.from({ length: size }, () => sagaStep(client)));
  const bareCrowd = (size: number, bytes: number) =>
    Array.from({ length: size }, () => bareStep(bareClient, bytes));

  await measureLoad({ steps: await crowd(10), seconds: 2, pid: saga.pid });
  const bytes = await writtenPerTurn(place);
  await measureLoad({ steps: bareCrowd(10, bytes), seconds: 1, pid: bare.pid });
  const rows: string[][] = [];
  for (const size of crowds) {
    const ours = await measureLoad({ steps: await crowd(size), seconds: secondsEach, pid: saga.pid });
    const base = await measureLoad({
      steps: bareCrowd(size, bytes),
      seconds: secondsEach / 2,
      pid: bare.pid,
    });
    const name = [engine.name, String(size)];
    const ratios = [
      ratio(ours.p50, base.p50),
      ratio(ours.processor ?? Number.NaN, base.processor ?? Number.NaN),
    ];
    rows.push([...name, ...loadCells(ours), "|", ...loadCells(base), "|", ...ratios]);
  }
  for (const each of [client, bareClient]) each.close();
  for (const server of [saga, bare]) await server.stop();
  await place.remove();
  return { rows, bytes };
}

/** Prints what a turn costs with 1, 10 and 50 conversations at once, beside one bare durable write. */
export async function printTurnLoad({ engines, missing }: Engines): Promise<void> {
  const rows: string[][] = [];
  const notes = [
    "answer in, next question out, stored on disk before it is answered; nobody pauses between turns",
    "left: Saga; right: a bare Hono route without sign-in that makes one durable write of the same size",
    await diskNote(),
  ];
  for (const engine of engines) {
    const measured = await measureEngine(engine);
    rows.push(...measured.rows);
    notes.push(`${engine.name}: a turn writes ${measured.bytes} characters on average`);
  }
  const heads = ["engine", "at once", ...loadHeads, "|", ...loadHeads, "|", "p50 ratio", "CPU ratio"];
  printTable({ title: "Turn", notes, heads, rows: [...rows, ...missing.map((name) => [name])] });
}
