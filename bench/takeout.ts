/**
 * A family with many hours of sound is taken in and taken along, while somebody else goes on.
 *
 *   node bench/takeout.ts [--hours N]
 *
 * The archive is made here: answers of a minute as browsers record them (4 kB a second) with their MP3 (8 kB a second). The bytes
 * are noise, which no step looks into. Whoever goes on asks for their own interviews, one call after the other. The memory is the
 * most that the server's process had; it does not see the page cache of the system.
 */

import { createReadStream, createWriteStream } from "node:fs";
import { stat } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { parseArgs } from "node:util";
import { type ArchiveFile, zipOf } from "../server/src/documents/zip-stream.ts";
import { archiveOfTellers } from "../server/test/archive-of-tellers.ts";
import { fixed, median, quantile } from "./figures.ts";
import { createClient, signIn } from "./http-client.ts";
import { memoryOf } from "./process-figures.ts";
import { adminEmail, startSaga, temporaryFolder } from "./server.ts";
import { printTable } from "./table.ts";

const { values } = parseArgs({ options: { hours: { type: "string", default: "40" } } });
const answers = Number(values.hours) * 60;
const now = "2026-01-01T00:00:00.000Z";

/** An archive of a family as large as is asked for. */
async function writeArchive(path: string): Promise<number> {
  const { manifest, rows, sound } = archiveOfTellers({ answers, seconds: 60, email: adminEmail });
  async function* files(): AsyncGenerator<ArchiveFile> {
    yield { path: "manifest.json", isPacked: true, pieces: [JSON.stringify(manifest)] };
    for (const [table, all] of Object.entries(rows))
      yield {
        path: `data/${table}.jsonl`,
        isPacked: true,
        pieces: all.map((row) => `${JSON.stringify(row)}\n`),
      };
    for (const [name, bytes] of sound) yield { path: name, isPacked: false, pieces: [bytes] };
  }
  await pipeline(zipOf(files(), new Date(now)), createWriteStream(path));
  return (await stat(path)).size;
}

/** Calls while the work goes on, and the most memory the server had meanwhile. */
async function meanwhile(
  work: Promise<unknown>,
  { call, pid }: { call: () => Promise<unknown>; pid: number },
) {
  let isOver = false;
  const ended = work.finally(() => {
    isOver = true;
  });
  const begin = performance.now();
  const times: number[] = [];
  let most = 0;
  while (!isOver) {
    const start = performance.now();
    await call();
    times.push(performance.now() - start);
    most = Math.max(most, (await memoryOf(pid)) ?? 0);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  await ended;
  return { seconds: (performance.now() - begin) / 1000, times, most };
}

const folder = await temporaryFolder();
const archive = join(folder.path, "family.zip");
const bytes = await writeArchive(archive);
const dataDir = join(folder.path, "data");
const saga = await startSaga({ dataDir, databaseUrl: null });
const token = await signIn(saga.url, dataDir);
const client = createClient(saga.url, token);
const { pid } = saga;
const call = () => client.get("/api/auth/session");
const authorization = `Bearer ${token}`;

const rest = await meanwhile(new Promise((resolve) => setTimeout(resolve, 3_000)), { call, pid });
const sent = await meanwhile(
  fetch(`${saga.url}/api/users/import`, {
    method: "POST",
    headers: { authorization, "content-type": "application/zip", "content-length": String(bytes) },
    body: Readable.toWeb(createReadStream(archive)) as never,
    duplex: "half",
  } as RequestInit).then(async (response) => {
    if (response.status !== 200) throw new Error(await response.text());
  }),
  { call, pid },
);
type Last = { import: { state: string; error: string | null } };
const taken = await meanwhile(
  (async () => {
    for (;;) {
      const { import: last } = await client.get<Last>("/api/users/import");
      if (last.state === "done") return;
      if (last.state === "failed") throw new Error(`the import failed: ${last.error}`);
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  })(),
  { call, pid },
);
const { id } = (await client.get<{ user: { id: string } }>("/api/auth/session")).user;
const exported = await meanwhile(
  fetch(`${saga.url}/api/users/${id}/export`, { headers: { authorization } }).then(async (response) => {
    let size = 0;
    for await (const piece of response.body ?? []) size += piece.byteLength;
    if (size < bytes * 0.9) throw new Error("the archive is not whole");
  }),
  { call, pid },
);
client.close();
await saga.stop();
await folder.remove();
printTable({
  title: `A family with ${values.hours} hours of sound, ${fixed(bytes / 1e6, 0)} MB, embedded database`,
  notes: ["others: ms of a call by somebody else meanwhile; memory of the server's process in MB"],
  heads: ["step", "seconds", "others, median", "p95", "most", "memory"],
  rows: Object.entries({
    "at rest": rest,
    "sending and checking": sent,
    "taking in": taken,
    "taking along": exported,
  }).map(([step, { seconds, times, most }]) => [
    step,
    fixed(seconds),
    fixed(median(times)),
    fixed(quantile(times, 0.95)),
    fixed(Math.max(...times)),
    fixed(most, 0),
  ]),
});
