import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import type { Database } from "../src/platform/database.ts";
import { type AudioStore, AudioStoreError } from "../src/providers/audio-store/audio-store.ts";
import { begin } from "./interviewing.ts";
import { keptLog } from "./kept-log.ts";
import { sendChunk, wav } from "./recorded.ts";
import { startSaga } from "./test-saga.ts";

const isPostgres = process.env.SAGA_TEST_ENGINE === "postgres";

/** From now on the database has no room left, as the engine itself says it. */
async function fill(db: Database): Promise<void> {
  if (!isPostgres) {
    await sql`pragma max_page_count = 1`.execute(db);
    await sql`create table if not exists filling (bytes blob)`.execute(db).catch(() => {});
    const once = () => sql`insert into filling values (zeroblob(3900))`.execute(db);
    for (let isFull = false; !isFull; ) await once().catch(() => (isFull = true));
    return;
  }
  await sql`create function refuse() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`.execute(db);
  for (const table of ["messages", "stories", "story_requests", "recording_chunks"])
    await sql`create trigger refuse before insert on ${sql.table(table)} execute function refuse()`.execute(
      db,
    );
}

async function makeRoom(db: Database): Promise<void> {
  if (!isPostgres) return void (await sql`pragma max_page_count = 1000000`.execute(db));
  await sql`drop function refuse cascade`.execute(db);
}

const emptyStore: AudioStore = {
  name: "folder",
  put: async () => ({ bytes: 0 }),
  read: async function* () {},
  size: async () => null,
  list: async () => [],
  remove: async () => {},
};

const long = Array.from(
  { length: 240 },
  (_, year) =>
    `In ${1700 + year} we lived by the river, and my brother rowed us ${year + 3} miles to school.`,
).join(" ");
const full = { status: 507, error: { code: "server.storage_full" } };

describe("a disk that is full", () => {
  it("is said for answers and stories, its cause stands in the log, and all goes on when there is room", async () => {
    const { log, lines } = keptLog();
    const saga = await startSaga({ overrides: { log } });
    const anna = await saga.join("anna@example.org");
    const { id, messages } = await begin(anna);
    const turn = { id, messages: [...messages, { role: "user" as const, content: long }] };
    await fill(saga.db);
    expect(await anna.refused("getQuestion", { body: turn })).toMatchObject(full);
    expect(lines.at(-1)).toMatchObject({
      answered: "server.storage_full",
      code: isPostgres ? "53100" : 13,
      route: "/api/interviews/get-question",
    });
    expect(JSON.stringify(lines)).not.toContain("brother");
    expect((await anna.request("/readyz")).status).toBe(503);
    await anna.call("session", {});
    await makeRoom(saga.db);
    await anna.call("getQuestion", { body: turn });
    await fill(saga.db);
    expect(await anna.refused("createStory", { body: { interview_ids: [id] } })).toMatchObject(full);
    await makeRoom(saga.db);
    await anna.call("createStory", { body: { interview_ids: [id] } });
    saga.clock.pass(61);
    expect((await anna.request("/readyz")).status).toBe(200);
  });

  it("is said for codes whose mail cannot be written", async () => {
    const { log, lines } = keptLog();
    const noRoom = () => Promise.reject(Object.assign(new Error("no space left"), { code: "ENOSPC" }));
    const mailer = { description: "the test", send: noRoom };
    const saga = await startSaga({ overrides: { log, mailer } });
    const asked = await saga.stranger.refused("sendOtp", { body: { email: "admin@example.org" } });
    expect(asked).toMatchObject(full);
    expect(lines.at(-1)).toMatchObject({ answered: "server.storage_full", code: "ENOSPC" });
  });

  it("is noted where a recording is refused", async () => {
    const { log, lines } = keptLog();
    const audioStore = { ...emptyStore, put: () => Promise.reject(new AudioStoreError("full")) };
    const saga = await startSaga({ overrides: { log, audioStore } });
    const anna = await saga.join("anna@example.org");
    const { id: interview } = await begin(anna);
    const place = { interview, recording: randomUUID() };
    expect((await sendChunk(anna, place, [0, wav(1)])).status).toBe(507);
    expect(lines.at(-1)).toMatchObject({ answered: "server.storage_full", code: "full" });
    expect((await anna.request("/readyz")).status).toBe(503);
  });

  it("is said by /readyz before anything was refused", async () => {
    let freeBytes = 1_000_000_000;
    const saga = await startSaga({ overrides: { freeBytes: async () => freeBytes } });
    expect((await saga.stranger.request("/readyz")).status).toBe(200);
    freeBytes = 100_000;
    expect((await saga.stranger.request("/readyz")).status).toBe(503);
  });
});
