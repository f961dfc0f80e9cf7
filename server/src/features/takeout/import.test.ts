import { createHash, randomUUID } from "node:crypto";
import { unzipSync, type Zippable, zipSync } from "fflate";
import { expect, it } from "vitest";
import type { Caller } from "../../../test/caller.ts";
import { answer, begin } from "../../../test/interviewing.ts";
import { plainDocuments } from "../../../test/plain-documents.ts";
import { record } from "../../../test/recorded.ts";
import { ended, exported, send, taken } from "../../../test/taken-in.ts";
import { startSaga as startAnySaga, type TestSaga } from "../../../test/test-saga.ts";
import { until } from "../../../test/until.ts";

const startSaga = (options: Parameters<typeof startAnySaga>[0] = {}) =>
  startAnySaga({ ...options, overrides: { documentWorker: plainDocuments } });

const told = "I was born in Oxbowlane in 1938, and my father Quillfeather mended clocks over the bakery.";

async function refusal(caller: Caller, archive: Uint8Array): Promise<[number, string]> {
  const response = await send(caller, archive);
  const { error } = (await response.json()) as { error: { code: string } };
  expect((await caller.call("lastImport", {})).import).toBeNull();
  return [response.status, error.code];
}

const sha256 = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex");

/** All files but the manifest, which is dated. */
const filesIn = (archive: Buffer): Record<string, string> =>
  Object.fromEntries(
    Object.entries(unzipSync(archive))
      .filter(([path]) => path !== "manifest.json")
      .map(([path, bytes]) => [
        path,
        /^(recordings|media)/.test(path) ? sha256(bytes) : Buffer.from(bytes).toString(),
      ]),
  );

/** The archive with some of its files changed. */
const changed = (archive: Buffer, change: (files: Record<string, Uint8Array>) => void): Buffer => {
  const files = unzipSync(archive);
  change(files);
  return Buffer.from(zipSync(files as Zippable, { level: 0 }));
};

const rewritten = (archive: Buffer, path: string, change: (words: string) => string): Buffer =>
  changed(archive, (files) => {
    files[path] = Buffer.from(change(Buffer.from(files[path] ?? []).toString()));
  });

/** An interviewer with somebody who has told, and has a story, a tree and a letter; with a recording where it is asked for. */
async function family(saga: TestSaga, { isRecorded = false } = {}) {
  const anna = await saga.join("anna@example.org");
  const elsa = await anna.call("createUser", { body: { name: "Elsa" } });
  const talk = await answer(anna, await begin(anna, { interviewee: elsa.id }), told);
  const { id: recording, sound } = isRecorded ? await record(anna, talk.id) : { id: "", sound: null };
  const prepared = () => saga.db.selectFrom("segments").select("id").where("id", "=", recording).execute();
  if (isRecorded) await until(async () => ((await prepared()).length > 0 ? true : null));
  const story = await anna.call("createStory", { body: { interview_ids: [talk.id] } });
  await anna.call("startFamily", { body: { with: "myself" } });
  const file = randomUUID();
  for (const about of [`life=${elsa.id}&name=letter.pdf`, `reads=${file}&name=letter.ogg`]) {
    const id = about.startsWith("life") ? file : randomUUID();
    const put = await anna.request(`/api/family/media/${id}?${about}`, {
      method: "PUT",
      headers: { "content-type": "application/octet-stream" },
      body: about.startsWith("life") ? "%PDF-1.7 a letter" : "OggS a voice",
    });
    expect(put.status).toBe(200);
  }
  await anna.call("saveSettings", { body: { text_size: "large" } });
  return { anna, elsa, talk, recording, sound, story, file };
}

it("an archive of an account taken into an empty Saga gives the same archive again", async () => {
  const first = await startSaga();
  const { anna } = await family(first, { isRecorded: true });
  const archive = await exported(anna, anna.user.id);
  const other = await startSaga();
  const newcomer = await other.join("anna@example.org");
  const outcome = await taken(newcomer, archive);
  expect(outcome).toMatchObject({
    state: "done",
    added: { people: 1, interviews: 1, stories: 1, files: 3 },
    already_here: { people: 0 },
    left_out: [],
    error: null,
  });
  const { user } = await newcomer.call("session", {});
  expect(user.id).toBe(anna.user.id);
  expect(filesIn(await exported(newcomer, user.id))).toEqual(filesIn(archive));
});

it("an account with words of its own keeps them and gets everything under ids of its own", async () => {
  const saga = await startSaga();
  const { anna, elsa, talk, recording, sound, story } = await family(saga, { isRecorded: true });
  const archive = await exported(anna, anna.user.id);
  const bo = await saga.join("bo@example.org");
  const own = await answer(bo, await begin(bo), "I grew up in Vesterdahl with six brothers.");
  expect(await taken(bo, archive)).toMatchObject({ state: "done", added: { people: 1, interviews: 1 } });
  const [copy] = await bo.call("usersByParent", { params: { id: bo.user.id } });
  expect(copy).toMatchObject({ name: "Elsa", parent: bo.user.id });
  expect(copy?.id).not.toBe(elsa.id);
  const [interview] = await bo.call("getInterviews", { query: {}, body: [copy?.id ?? ""] });
  expect(interview?._id).not.toBe(talk.id);
  const whole = await bo.call("getInterview", { params: { id: interview?._id ?? "" } });
  expect(whole.messages.map(({ content }) => content)).toContain(told);
  const stories = await bo.call("listStories", { query: {} });
  const copied = await bo.call("getStory", { params: { id: stories.data[0]?.id ?? "" } });
  expect(copied.id).not.toBe(story.id);
  const sources = copied.sentences.flatMap((sentence) => sentence.sources);
  expect(sources.length).toBeGreaterThan(0);
  for (const source of sources) {
    expect(source.interview_id).toBe(interview?._id);
    expect(whole.messages.map(({ id }) => id)).toContain(source.message_id);
  }
  const { data: recordings } = await bo.call("listRecordings", { params: { id: interview?._id ?? "" } });
  const [heard] = recordings;
  expect(heard?.id).not.toBe(recording);
  const path = `/api/interviews/${interview?._id}/recordings/${heard?.id}/audio?original=1`;
  expect(Buffer.from(await (await bo.request(path)).arrayBuffer())).toEqual(sound);
  expect((await bo.call("getInterview", { params: { id: own.id } })).messages.length).toBe(
    own.messages.length,
  );
  expect((await bo.request(`/api/interviews/${talk.id}`)).status).toBe(404);
});

it("the same archive a second time adds nothing, and says so", async () => {
  const saga = await startSaga();
  const { anna } = await family(saga);
  const archive = await exported(anna, anna.user.id);
  const bo = await saga.join("bo@example.org");
  await taken(bo, archive);
  const before = filesIn(await exported(bo, bo.user.id));
  const nothing = { people: 0, interviews: 0, stories: 0, files: 0 };
  const again = await taken(bo, archive);
  expect(again).toMatchObject({
    added: nothing,
    already_here: { people: 1, interviews: 1, stories: 1, files: 2 },
  });
  expect(filesIn(await exported(bo, bo.user.id))).toEqual(before);
  expect(await taken(anna, archive)).toMatchObject({ added: nothing, left_out: [] });
});

it("somebody removed by mistake comes back out of the archive", async () => {
  const saga = await startSaga();
  const { anna, elsa } = await family(saga);
  const hers = await exported(anna, elsa.id);
  await anna.call("deleteUser", { params: { id: elsa.id } });
  expect(await taken(anna, hers)).toMatchObject({ added: { people: 1, interviews: 1, files: 2 } });
  expect(filesIn(await exported(anna, elsa.id))).toEqual(filesIn(hers));
});

it("whoever has told nothing goes on with what was told under another address", async () => {
  const first = await startSaga();
  const carl = await first.join("carl@example.org");
  await answer(carl, await begin(carl), told);
  const other = await startSaga();
  const moved = await other.join("carl.at.home@example.org");
  expect(await taken(moved, await exported(carl, carl.user.id))).toMatchObject({
    added: { people: 0, interviews: 1 },
  });
  const [own] = await moved.call("getInterviews", { query: {}, body: [moved.user.id] });
  expect(own?.preview).not.toBe("");
});

it("an archive that is none, is damaged or names what is another's is refused, and nothing of it is kept", async () => {
  const saga = await startSaga({ env: { SAGA_ACCOUNT_RECORDINGS_GB: "1" } });
  const { anna, talk } = await family(saga);
  const archive = await exported(anna, anna.user.id);
  const bo = await saga.join("bo@example.org");
  const bad = (path: string, change: (words: string) => string) =>
    refusal(bo, rewritten(archive, path, change));
  const plain = "this is no archive";
  expect(await refusal(bo, Buffer.from(plain))).toEqual([422, "imports.not_an_archive"]);
  expect(await refusal(bo, Buffer.from(zipSync({ "a.txt": Buffer.from(plain) })))).toEqual([
    422,
    "imports.damaged",
  ]);
  expect(await refusal(bo, archive.subarray(0, archive.length / 2))).toEqual([422, "imports.not_an_archive"]);
  const climbing = changed(archive, (files) => {
    files["../../../etc/passwd"] = Buffer.from("root");
  });
  expect(await refusal(bo, climbing)).toEqual([422, "imports.not_an_archive"]);
  expect(await bad("manifest.json", (words) => words.replace(/"version": \d+/, '"version": 99'))).toEqual([
    422,
    "imports.other_version",
  ]);
  expect(await bad("data/messages.jsonl", (words) => words.replaceAll(talk.id, randomUUID()))).toEqual([
    422,
    "imports.damaged",
  ]);
  expect(
    await bad("data/people.jsonl", (words) => words.replace('"has_logged_in":0', '"has_logged_in":7')),
  ).toEqual([422, "imports.damaged"]);
  expect(await bad("data/interviews.jsonl", (words) => words.replace('{"id"', '{"secret":1,"id"'))).toEqual([
    422,
    "imports.damaged",
  ]);
  expect(await bad("data/messages.jsonl", (words) => words.replace("Oxbowlane", "\\ud800"))).toEqual([
    422,
    "imports.damaged",
  ]);
  // The progress of a person is that of the three.
  for (const [was, is] of [
    ['"number":1,', '"number":4,'],
    ['"about":null', '"about":"{\\"kind\\":\\"chapter\\",\\"id\\":\\"school\\"}"'],
  ] as const) {
    expect(Buffer.from(unzipSync(archive)["data/interviews.jsonl"] ?? []).toString()).toContain(was);
    const answered = await bad("data/interviews.jsonl", (words) => words.replace(was, is));
    expect(answered).toEqual([422, "imports.damaged"]);
  }
  const unknownFile = changed(archive, (files) => {
    files["recordings/x.sh"] = Buffer.from("rm");
  });
  expect(await refusal(bo, unknownFile)).toEqual([422, "imports.damaged"]);
  expect((await bo.call("usersByParent", { params: { id: bo.user.id } })).length).toBe(0);
});

/** Changes the sizes that a ZIP file says its first entry of that name has when it is unpacked. */
function claiming(archive: Buffer, path: string, bytes: number): Buffer {
  const copy = Buffer.from(archive);
  const at = copy.lastIndexOf(Buffer.from(path));
  copy.writeUInt32LE(bytes, at - 46 + 24);
  return copy;
}

it("an archive that grows beyond what it says, or says more than there may be, is let go of at once", async () => {
  const saga = await startSaga();
  const { anna, talk } = await family(saga);
  let given = 0;
  async function* endless() {
    for (; given < 10_000; given += 1) yield new Uint8Array(65_536);
  }
  const carl = await saga.join("carl@example.org");
  const init = { method: "POST", body: ReadableStream.from(endless()), duplex: "half" };
  const refused = await carl.request("/api/users/import", init as RequestInit);
  expect([refused.status, given < 100]).toEqual([422, true]);
  const packed = Buffer.from(
    zipSync({
      ...unzipSync(await exported(anna, anna.user.id)),
      "data/notes.jsonl": Buffer.alloc(3_000_000),
    }),
  );
  const bo = await saga.join("bo@example.org");
  expect(await refusal(bo, claiming(packed, "data/notes.jsonl", 4_000_000_000))).toEqual([
    413,
    "imports.too_large",
  ]);
  const zeros = { [`recordings/${talk.id}/questions/${talk.id}.mp3`]: Buffer.alloc(30_000_000) };
  const ofZeros = zipSync({ ...unzipSync(await exported(anna, anna.user.id)), ...zeros });
  expect(await refusal(bo, ofZeros)).toEqual([413, "imports.too_large"]);
  expect(await refusal(bo, claiming(packed, "data/notes.jsonl", 10))).toEqual([422, "imports.damaged"]);
  expect(await refusal(bo, packed)).toEqual([422, "imports.damaged"]);
});

it("sound that is not what was recorded ends the import, and nothing of it stays", async () => {
  const saga = await startSaga();
  const { anna, talk, recording } = await family(saga, { isRecorded: true });
  const archive = await exported(anna, anna.user.id);
  const wrong = changed(archive, (files) => {
    files[`recordings/${talk.id}/${recording}/original`] = Buffer.from("other sound");
  });
  const other = await startSaga();
  const bo = await other.join("bo@example.org");
  expect(await taken(bo, wrong)).toMatchObject({ state: "failed", error: "imports.damaged", added: null });
  expect((await bo.call("usersByParent", { params: { id: bo.user.id } })).length).toBe(0);
  // The damage undone, it is taken in: what was copied before is in nobody's way.
  expect(await taken(bo, archive)).toMatchObject({ state: "done", added: { people: 1 } });
});

it("one account takes in one archive at a time, and of two accounts both get theirs", async () => {
  const first = await startSaga();
  const { anna } = await family(first);
  const archive = await exported(anna, anna.user.id);
  const saga = await startSaga();
  const bo = await saga.join("bo@example.org");
  const carl = await saga.join("carl@example.org");
  const statuses = await Promise.all([send(bo, archive), send(bo, archive)]);
  expect(statuses.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await send(carl, archive)).status).toBe(200);
  for (const caller of [bo, carl]) {
    expect(await ended(caller)).toMatchObject({ state: "done", added: { people: 1, interviews: 1 } });
    const [elsa] = await caller.call("usersByParent", { params: { id: caller.user.id } });
    const [interview] = await caller.call("getInterviews", { query: {}, body: [elsa?.id ?? ""] });
    expect((await caller.request(`/api/interviews/${interview?._id}`)).status).toBe(200);
  }
});
