import { createHash, randomUUID } from "node:crypto";
import { unzipSync } from "fflate";
import { expect, it, onTestFinished } from "vitest";
import { createS3AudioStore } from "#providers/audio-store/s3.audio-store.ts";
import type { Caller } from "../../../test/caller.ts";
import { answer, begin } from "../../../test/interviewing.ts";
import { startObjectStorage } from "../../../test/object-storage.ts";
import { cutIn, record, sendChunk, wav } from "../../../test/recorded.ts";
import { startSaga, type TestSaga } from "../../../test/test-saga.ts";
import { until } from "../../../test/until.ts";
import { takenTables } from "./taken-tables.ts";

const told = [
  "I was born in Oxbowlane in 1938, and my father Quillfeather mended clocks over the bakery.",
  "My brother Tom Barker went to prison in 1962 for the lead on the chapel roof, and we moved to Hull.",
];
const jpeg = Buffer.from(
  "/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQH/wAALCAABAAEBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAACf/EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AKp//2Q==",
  "base64",
);

type Told = { person: string; by: string; recording: string; id: string; message: string };

/** What comes only of a service outside, of a teller's wish or of a note. */
async function addWhatServicesAdd({ db }: TestSaga, { person, by, recording, id, message }: Told) {
  const at = "2026-11-22T10:00:00.000Z";
  await db
    .insertInto("model_consents")
    .values({ person_id: person, services: '["openai"]', decided_by: by, decided_at: at })
    .execute();
  await db
    .insertInto("worded_questions")
    .values({
      message_id: message,
      model_requested: "gpt-4o",
      model_used: "gpt-4o",
      outcome: "worded",
      calls: 1,
      input_tokens: 900,
      cached_tokens: 0,
      output_tokens: 30,
      cost_micros: 2550,
    })
    .execute();
  await db
    .insertInto("kept_out")
    .values({
      id: randomUUID(),
      interview_id: id,
      message_id: message,
      kind: "matter",
      stems: '["prison"]',
      words: "prison",
      created_at: at,
    })
    .execute();
  await db
    .insertInto("transcripts")
    .values({
      recording_id: recording,
      state: "written",
      text: "It was winter.",
      words: null,
      engine: "openai",
      model: "whisper-1",
      error: null,
      updated_at: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .insertInto("notes")
    .values({ id: randomUUID(), message_id: message, text: "Ask for the bakery.", created_at: at })
    .execute();
}

/** An account with a row in every table that is taken along. */
async function everything(saga: TestSaga): Promise<Caller> {
  const anna = await saga.join("anna@example.org");
  const elsa = await anna.call("createUser", { body: { name: "Elsa", relationship: "mother" } });
  let talk = await begin(anna, { interviewee: elsa.id });
  for (const text of told) talk = await answer(anna, talk, text);
  const { messages } = await anna.call("getInterview", { params: { id: talk.id } });
  const message = { id: talk.id, message: messages[1]?.id ?? "" };
  await anna.call("editMessage", { params: message, body: { content: `${told[0]} It was winter.` } });
  const { id: recording } = await record(anna, talk.id);
  await until(async () => {
    const rows = await saga.db.selectFrom("segments").select("id").where("id", "=", recording).execute();
    return rows.length > 0 || null;
  });
  const [piece] = cutIn(wav(), 3);
  await sendChunk(anna, { interview: talk.id, recording: randomUUID() }, [0, piece ?? Buffer.alloc(0)]);
  const story = await anna.call("createStory", { body: { interview_ids: [talk.id], length: 500 } });
  const params = { id: story.id };
  const [passage] = (await anna.call("readThrough", { params })).passages;
  await anna.call("decidePassage", { params, body: { passage: passage?.id ?? "", decision: "shorten" } });
  await anna.call("updateStory", { params, body: { story: "By hand." } });
  const cover = await anna.request(`/api/stories/${story.id}/cover`, {
    method: "PUT",
    headers: { "content-type": "application/octet-stream" },
    body: jpeg,
  });
  expect([cover.status, cover.status === 200 ? "" : await cover.text()]).toEqual([200, ""]);
  await anna.call("makeBook", { params, body: { story_ids: [story.id], title: "Clocks", voice: false } });
  await until(async () => (await anna.call("getBook", { params })).state === "done" || null);
  await anna.call("startFamily", { body: { with: "myself" } });
  const { data: proposals } = await anna.call("listProposals", { query: { life: elsa.id } });
  const [left, ...yes] = proposals;
  const ofElsa = (proposal = "") => ({ params: { id: elsa.id, proposal } });
  for (const { id } of yes) await anna.call("takeProposal", { ...ofElsa(id), body: {} });
  await anna.call("leaveProposal", ofElsa(left?.id));
  const file = await anna.request(`/api/family/media/${randomUUID()}?life=${elsa.id}&name=letter.pdf`, {
    method: "PUT",
    headers: { "content-type": "application/octet-stream" },
    body: "%PDF-1.7 a letter",
  });
  expect(file.status).toBe(200);
  await anna.call("saveSettings", { body: { text_size: "large", theme: "dark" } });
  await addWhatServicesAdd(saga, { person: elsa.id, by: anna.user.id, recording, ...message });
  return anna;
}

const filesIn = async (caller: Caller, id: string): Promise<Record<string, string>> => {
  const response = await caller.request(`/api/users/${id}/export`);
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  return Object.fromEntries(
    Object.entries(files)
      .filter(([path]) => path !== "manifest.json")
      .map(([path, bytes]) => [
        path,
        /^(recordings|media|books)\/|(pdf|epub)$/.test(path)
          ? createHash("sha256").update(bytes).digest("hex")
          : Buffer.from(bytes).toString(),
      ]),
  );
};

it("every kind of row and file that is taken along is there in another Saga that keeps its sound elsewhere, to the last byte", async () => {
  const anna = await everything(await startSaga());
  const taken = await filesIn(anna, anna.user.id);
  const empty = takenTables.map(({ table }) => table).filter((table) => !taken[`data/${table}.jsonl`]);
  expect(empty).toEqual([]);
  const records = (taken["data/family_records.jsonl"] ?? "").trim().split("\n");
  const kinds = new Set(records.map((line) => (JSON.parse(line) as { kind: string }).kind));
  expect([...kinds].sort()).toEqual(["decision", "event", "family", "person", "union"]);
  const [story = ""] = /(?<="id":")[^"]+/.exec(taken["data/stories.jsonl"] ?? "") ?? [];
  const printed = [
    "stories/S.md",
    "stories/S.pdf",
    "stories/S.epub",
    "books/S/inside.pdf",
    "books/S/cover.pdf",
  ];
  expect(Object.keys(taken)).toEqual(expect.arrayContaining(printed.map((path) => path.replace("S", story))));
  const storage = await startObjectStorage();
  onTestFinished(storage.close);
  const audioStore = createS3AudioStore(await storage.newBucket());
  const newcomer = await (await startSaga({ overrides: { audioStore } })).join("anna@example.org");
  const body = new Uint8Array(await (await anna.request(`/api/users/${anna.user.id}/export`)).arrayBuffer());
  const headers = { "content-type": "application/zip", "content-length": String(body.byteLength) };
  const sent = await newcomer.request("/api/users/import", { method: "POST", headers, body });
  expect([sent.status, sent.status === 200 ? "" : await sent.text()]).toEqual([200, ""]);
  const done = await until(async () => {
    const { import: last } = await newcomer.call("lastImport", {});
    return last?.state === "done" || last?.state === "failed" ? last : null;
  });
  expect(done).toMatchObject({ state: "done", error: null, left_out: [] });
  const { user } = await newcomer.call("session", {});
  const book = await newcomer.call("getBook", { params: { id: story } });
  expect(book).toMatchObject({ state: "cancelled", wish: { title: "Clocks", story_ids: [story] } });
  // The pages of a book are dated: it is set again.
  const undated = Object.entries(taken).filter(([path]) => !path.startsWith("books/"));
  expect(await filesIn(newcomer, user.id)).toEqual(Object.fromEntries(undated));
});
