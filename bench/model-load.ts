/**
 * What Saga adds to a model's own time: the first word and the whole turn, with 1, 10 and 50 conversations at once, beside
 * a bare route that streams the same model with one durable write before and one after.
 *
 *   node bench/model-load.ts
 */
import { readFile } from "node:fs/promises";
import { Agent } from "node:http";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { answerNumber } from "./answers.ts";
import { diskNote } from "./disk.ts";
import { type Engine, openEngines, type Place } from "./engines.ts";
import { fixed, quantile } from "./figures.ts";
import { createClient, signIn } from "./http-client.ts";
import { tellerNumber } from "./played-tellers.ts";
import { processorTimeOf } from "./process-figures.ts";
import { type Server, startSaga, startScript } from "./server.ts";
import { type Streamed, streamedCall } from "./streamed-call.ts";
import { printTable } from "./table.ts";
import { beginTalk, goOn, type Talk, turnBody } from "./talk.ts";

const crowds = [1, 10, 50];
const seconds = 4;
/** Milliseconds the model takes to begin: none, and as a provider might. */
const beginnings = [0, 200];

type Step = () => Promise<Streamed>;
/** Answers to the bare route, and tellers who sat down with Saga. */
let told = 0;
let tellers = 0;

const script = (name: string) => fileURLToPath(import.meta.resolve(name));

async function sagaSteps(
  saga: Server,
  place: Place,
  size: number,
): Promise<{ steps: Step[]; close: () => void }> {
  const token = await signIn(saga.url, place.dataDir);
  const client = createClient(saga.url, token);
  const agent = new Agent({ keepAlive: true });
  const target = { url: `${saga.url}/api/interviews/get-question`, agent, token };
  /** One teller after the other: each tells in their interviews what they told when it was played by hand. */
  const step = async (): Promise<Step> => {
    let talk: Talk = await beginTalk(client);
    let answers = tellerNumber(tellers++);
    return async () => {
      const [next] = answers;
      if (!next) {
        talk = await beginTalk(client);
        answers = tellerNumber(tellers++);
      } else if (talk.isComplete || next.interview > talk.number) talk = await goOn(client, talk);
      const answer = answers.shift()?.answer ?? "";
      const streamed = await streamedCall(target, turnBody(talk, answer, "end"));
      talk.messages.push(
        { role: "user", content: answer },
        { role: "assistant", content: streamed.answer.next_question },
      );
      talk.isComplete = streamed.answer.progress === 100;
      return streamed;
    };
  };
  const steps = await Promise.all(Array.from({ length: size }, step));
  return {
    steps,
    close: () => {
      client.close();
      agent.destroy();
    },
  };
}

function bareSteps(bare: Server, size: number): { steps: Step[]; close: () => void } {
  const agent = new Agent({ keepAlive: true });
  const target = { url: `${bare.url}/turn`, agent, token: null };
  const step: Step = () => streamedCall(target, { answer: answerNumber(told++) });
  return { steps: Array.from({ length: size }, () => step), close: () => agent.destroy() };
}

async function measure(
  steps: Step[],
  pid: number,
): Promise<{ cells: string[]; perSecond: number; first: number; worded: number }> {
  const done: Streamed[] = [];
  const before = await processorTimeOf(pid);
  const begin = performance.now();
  const repeat = async (step: Step) => {
    while (performance.now() < begin + seconds * 1000) done.push(await step());
  };
  await Promise.all(steps.map(repeat));
  const perSecond = done.length / ((performance.now() - begin) / 1000);
  const after = await processorTimeOf(pid);
  const firsts = done.map(({ firstWord }) => firstWord);
  const processor = before === null || after === null ? null : (after - before) / done.length;
  return {
    perSecond,
    first: quantile(firsts, 0.5),
    worded: done.filter(({ answer }) => !answer.notice).length / done.length,
    cells: [
      fixed(quantile(firsts, 0.5), 2),
      fixed(quantile(firsts, 0.99), 2),
      fixed(
        quantile(
          done.map(({ whole }) => whole),
          0.5,
        ),
        2,
      ),
      fixed(perSecond, 0),
      fixed(processor, 2),
    ],
  };
}

/** Medians of what word-spans.ts wrote down since the line `from`, and how many lines there are. */
async function spansOf(path: string, from: number): Promise<{ cells: string[]; lines: number }> {
  const lines = (await readFile(path, "utf8").catch(() => "")).trim().split("\n");
  const rows = lines.slice(from).map((line) => line.split(" ").map(Number));
  const medianOf = (column: number): string =>
    fixed(
      quantile(
        rows.map((row) => row[column] ?? 0),
        0.5,
      ),
      2,
    );
  return { cells: [medianOf(0), medianOf(2)], lines: lines.length };
}

async function measureEngine(engine: Engine, wait: number): Promise<string[][]> {
  const place = await engine.createPlace();
  const model = await startScript([script("./model-upstream.ts")], { TTFT_MS: String(wait) });
  const database: Record<string, string> =
    place.databaseUrl === null ? {} : { DATABASE_URL: place.databaseUrl };
  const spans = join(place.dataDir, "word-spans");
  const saga = await startSaga(place, {
    OPENAI_BASE_URL: `${model.url}/v1`,
    NODE_OPTIONS: `--import=${script("./word-spans.ts")}`,
    WORD_SPANS: spans,
  });
  const bare = await startScript([script("./bare-stream.ts")], {
    MODEL_URL: `${model.url}/v1`,
    SAGA_DATA_DIR: place.dataDir,
    ...database,
  });
  const rows: string[][] = [];
  const warm = await sagaSteps(saga, place, 10);
  await measure(warm.steps, saga.pid);
  warm.close();
  for (const size of crowds) {
    const own = await sagaSteps(saga, place, size);
    const { lines } = await spansOf(spans, 0);
    const ours = await measure(own.steps, saga.pid);
    own.close();
    const other = bareSteps(bare, size);
    const base = await measure(other.steps, bare.pid);
    other.close();
    rows.push([
      engine.name,
      String(wait),
      String(size),
      ...ours.cells,
      "|",
      ...base.cells,
      "|",
      fixed(ours.first - wait, 2),
      fixed(base.first - wait, 2),
      ...(await spansOf(spans, lines)).cells,
      `${fixed((100 * ours.perSecond) / base.perSecond, 0)} %`,
      `${fixed(100 * ours.worded, 1)} %`,
    ]);
  }
  for (const server of [saga, bare, model]) await server.stop();
  await place.remove();
  return rows;
}

const { engines, missing, close } = await openEngines();
try {
  const rows: string[][] = [];
  for (const engine of engines)
    for (const wait of beginnings) rows.push(...(await measureEngine(engine, wait)));
  const heads = ["first p50", "p99", "turn p50", "per s", "CPU ms"];
  printTable({
    title: "A model's words",
    notes: [
      "milliseconds from the call to its first word and to its whole answer; nobody pauses between turns",
      "left: Saga; right: a bare Hono route that streams the same model, a durable write before and one after",
      "before, after: of Saga's part, from the call until the request to the model has left, and from the model's first piece to the first word",
      "added: first word without the model's own wait; rate: turns a second beside the bare route; worded: in the model's words",
      await diskNote(),
    ],
    heads: [
      "engine",
      "wait",
      "at once",
      ...heads,
      "|",
      ...heads,
      "|",
      "added",
      "bare",
      "before",
      "after",
      "rate",
      "worded",
    ],
    rows: [...rows, ...missing.map((name) => [name])],
  });
} finally {
  await close();
}
