import { answerNumber } from "./answers.ts";
import type { Engine, Engines, Place } from "./engines.ts";
import { fixed, quantile, ratio } from "./figures.ts";
import { type Client, createClient, signIn } from "./http-client.ts";
import { processorTimeOf } from "./process-figures.ts";
import { startSaga } from "./server.ts";
import { printTable } from "./table.ts";
import { beginTalk, goOn, type Sending, type Talk, takeTurn } from "./talk.ts";
import { openPlace, padTranscript, rememberInterview } from "./transcript.ts";

const samples = 150;
const warmUp = 30;

/** Short answers and shrugs keep the three interviews going for longest. */
const reluctantAnswer = (turn: number): string => (turn % 4 === 0 ? answerNumber(turn, 8) : "I do not know.");

/** Answers until this interview has so many turns. */
async function tell(client: Client, talk: Talk, turn: { until: number; answer: (turn: number) => string }) {
  while (talk.turns < turn.until && !talk.isComplete) {
    await takeTurn(client, talk, { answer: turn.answer(talk.turns), sending: "end" });
  }
}

/** A person far into the third interview, as late as the plan allows. */
async function reachThirdInterview(client: Client): Promise<Talk> {
  let talk = await beginTalk(client);
  while (talk.number < 3) {
    await tell(client, talk, { until: 1000, answer: reluctantAnswer });
    talk = await goOn(client, talk);
  }
  // Whoever shrugs has finished before so many turns, and a finished interview takes no answer.
  await tell(client, talk, { until: talk.turns + 25, answer: (turn) => answerNumber(turn, 8) });
  return talk;
}

type Scene = { name: string; talk: Talk; rewind: () => Promise<void> };

async function prepare(client: Client, place: Place) {
  const db = openPlace(place);
  const scene = async (name: string, talk: Talk): Promise<Scene> => ({
    name: `${name} (${talk.messages.length} messages)`,
    talk,
    rewind: await rememberInterview(db, talk),
  });
  const early = await beginTalk(client);
  await tell(client, early, { until: 4, answer: (turn) => answerNumber(turn) });
  const late = await reachThirdInterview(client);
  const padded = await reachThirdInterview(client);
  await padTranscript(db, padded, 399);
  const scenes = [
    await scene("turn 5", early),
    await scene(`turn ${late.turns + 1} of a person, really told`, late),
    await scene("turn 200 of one interview, padded", padded),
  ];
  return { scenes, close: () => db.destroy() };
}

type Cell = { scene: Scene; sending: Sending; times: number[]; processor: number | null };

/** The same turn again and again, each time taken back; all cells take turns, so that noise meets them alike. */
async function measureCells(client: Client, pid: number, scenes: Scene[]): Promise<Cell[]> {
  const sendings: Sending[] = ["whole", "end"];
  const cells = scenes.flatMap((scene) =>
    sendings.map((sending): Cell => ({ scene, sending, times: [], processor: 0 })),
  );
  const batch = 25;
  for (let round = 0; round < (warmUp + samples) / batch; round += 1) {
    for (const cell of cells) {
      const before = await processorTimeOf(pid);
      const times: number[] = [];
      for (let index = 0; index < batch; index += 1) {
        const answer = answerNumber(round * batch + index);
        times.push(await takeTurn(client, cell.scene.talk, { answer, sending: cell.sending }));
        await cell.scene.rewind();
      }
      const after = await processorTimeOf(pid);
      if (round * batch < warmUp) continue;
      cell.times.push(...times);
      cell.processor = after === null || before === null ? null : (cell.processor ?? 0) + after - before;
    }
  }
  return cells;
}

const describe: Record<Sending, string> = { whole: "all messages", end: "only the last" };

async function measureEngine(engine: Engine): Promise<string[][]> {
  const place = await engine.createPlace();
  const server = await startSaga(place);
  const client = createClient(server.url, await signIn(server.url, place.dataDir));
  const { scenes, close } = await prepare(client, place);
  const cells = await measureCells(client, server.pid, scenes);
  client.close();
  await close();
  await server.stop();
  await place.remove();
  return cells.map(({ scene, sending, times, processor }) => {
    const first = cells.find((cell) => cell.sending === sending) as Cell;
    const p50 = quantile(times, 0.5);
    const perTurn = processor === null ? null : processor / times.length;
    const cost = [fixed(p50, 2), fixed(quantile(times, 0.99), 2), fixed(perTurn, 2)];
    return [engine.name, scene.name, describe[sending], ...cost, ratio(p50, quantile(first.times, 0.5))];
  });
}

/** Prints what turn 5 and turn 200 cost. */
export async function printTurnDepth({ engines, missing }: Engines): Promise<void> {
  const rows: string[][] = [];
  for (const engine of engines) rows.push(...(await measureEngine(engine)));
  const notes = [
    "one conversation; the same turn many times over, taken back in the database after each",
    "no real interview has 200 turns: the last scene is a real one of that person whose transcript was filled up to 399",
  ];
  const heads = ["engine", "when", "the call sends", "p50 ms", "p99 ms", "CPU ms", "p50 to turn 5"];
  printTable({
    title: "Turn 5 and turn 200",
    notes,
    heads,
    rows: [...rows, ...missing.map((name) => [name])],
  });
}
