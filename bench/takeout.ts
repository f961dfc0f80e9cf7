/**
 * A family with many hours of sound is taken in and taken along, while somebody else goes on.
 *
 *   node bench/takeout.ts [--hours N]
 *
 * The archive is made here: answers of a minute as browsers record them (4 kB a second) with their MP3 (8 kB a second). The bytes
 * are noise, which no step looks into. Whoever goes on asks for their own interviews, one call after the other. The memory is the
 * most that the server's process had; it does not see the page cache of the system.
 */

import { createHash, randomBytes, randomUUID } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { stat } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { parseArgs } from "node:util";
import { type ArchiveFile, zipOf } from "../server/src/documents/zip-stream.ts";
import { personRow } from "../server/test/archive-of-nobody.ts";
import { fixed, median, quantile } from "./figures.ts";
import { createClient, signIn } from "./http-client.ts";
import { memoryOf } from "./process-figures.ts";
import { adminEmail, startSaga, temporaryFolder } from "./server.ts";
import { printTable } from "./table.ts";

const { values } = parseArgs({ options: { hours: { type: "string", default: "40" } } });
const answers = Number(values.hours) * 60;
const perInterview = 100;
const now = "2026-01-01T00:00:00.000Z";

const original = randomBytes(60 * 4_000);
const sha256 = createHash("sha256").update(original).digest("hex");
const frames = 2_500;
const segment = randomBytes(frames * 192);

type Row = Record<string, unknown>;

/** An archive of a family as large as is asked for. */
async function writeArchive(path: string): Promise<number> {
  const account = randomUUID();
  const rows: Record<string, Row[]> = {
    people: [personRow(account, { email: adminEmail, created_at: now })],
    interviews: [],
    messages: [],
    recordings: [],
    segments: [],
  };
  const sound: [string, Buffer][] = [];
  let teller = "";
  let interview = "";
  for (let n = 0; n < answers; n += 1) {
    const at = n % perInterview;
    const number = 1 + (Math.floor(n / perInterview) % 3);
    if (at === 0 && number === 1) {
      teller = randomUUID();
      rows.people?.push(
        personRow(teller, { created_at: now, parent_id: account, relationship: "mother", has_logged_in: 0 }),
      );
    }
    if (at === 0) {
      interview = randomUUID();
      rows.interviews?.push({
        id: interview,
        interviewee_id: teller,
        number,
        title: "Childhood",
        language: "en",
        model: "built-in",
        bio: null,
        progress: 100,
        message_count: 2 * perInterview,
        seed: n,
        preview: "I was born",
        created_at: now,
        last_opened: now,
      });
    }
    const [question, answer, recording] = [randomUUID(), randomUUID(), randomUUID()];
    const said = {
      interview_id: interview,
      topic: null,
      heard: null,
      move: null,
      is_private: 0,
      created_at: now,
    };
    rows.messages?.push({
      ...said,
      id: question,
      position: 2 * at,
      role: "assistant",
      content: "Where were you born?",
      recordings: null,
    });
    rows.messages?.push({
      ...said,
      id: answer,
      position: 2 * at + 1,
      role: "user",
      content: "By the sea, in a house of stone. ".repeat(25),
      recordings: JSON.stringify([recording]),
    });
    rows.recordings?.push({
      id: recording,
      interview_id: interview,
      message_id: answer,
      part: 0,
      state: "kept",
      media_type: "audio/webm",
      bytes: original.length,
      chunks: 60,
      sha256,
      duration_ms: 60_000,
      created_at: now,
      kept_at: now,
      copy: "none",
    });
    const heard = {
      interview_id: interview,
      peaks: Buffer.alloc(1200).toString("base64"),
      text_hash: null,
      created_at: now,
      duration_ms: 60_000,
      frames,
      sentences: null,
    };
    rows.segments?.push({ ...heard, id: recording, message_id: answer, recording_id: recording });
    rows.segments?.push({
      ...heard,
      id: question,
      message_id: question,
      recording_id: null,
      frames: 100,
      duration_ms: 2_400,
    });
    sound.push([`recordings/${interview}/${recording}/original`, original]);
    sound.push([`recordings/${interview}/${recording}/segment.mp3`, segment]);
    sound.push([`recordings/${interview}/questions/${question}.mp3`, segment.subarray(0, 19_200)]);
  }
  async function* files(): AsyncGenerator<ArchiveFile> {
    const manifest = { format: "saga-takeout", version: 1, made_at: now, person: account, account };
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
