import { unzipSync } from "fflate";
import { expect, it } from "vitest";
import type { Caller } from "../../../test/caller.ts";
import { answer, begin } from "../../../test/interviewing.ts";
import { plainDocuments } from "../../../test/plain-documents.ts";
import { record } from "../../../test/recorded.ts";
import { startSaga } from "../../../test/test-saga.ts";
import { ownTables } from "./own-tables.ts";
import { takenTables } from "./taken-tables.ts";

const told = "I was born in Oxbowlane in 1938, and my father Quillfeather mended clocks over the bakery.";

async function takeout(caller: Caller, id: string): Promise<Record<string, Buffer>> {
  const response = await caller.request(`/api/users/${id}/export`);
  expect([response.status, response.headers.get("content-type")]).toEqual([200, "application/zip"]);
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  return Object.fromEntries(Object.entries(files).map(([path, bytes]) => [path, Buffer.from(bytes)]));
}

const rowsOf = (files: Record<string, Buffer>, table: string): Record<string, unknown>[] =>
  (files[`data/${table}.jsonl`] ?? "")
    .toString()
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Record<string, unknown>);

it("every table is taken along, or there is a reason why not", async () => {
  const { db } = await startSaga();
  const tables = (await db.introspection.getTables()).map(({ name }) => name);
  const known = [...takenTables.map(({ table }) => table), ...Object.keys(ownTables)];
  expect(known.sort()).toEqual(tables.filter((name) => !name.startsWith("kysely_")).sort());
});

it("everything of an account is in one archive, the same twice, and nothing of others", async () => {
  const saga = await startSaga({ overrides: { documentWorker: plainDocuments } });
  const anna = await saga.join("anna@example.org");
  const elsa = await anna.call("createUser", { body: { name: "Elsa" } });
  const talk = await answer(anna, await begin(anna, { interviewee: elsa.id }), told);
  const { id: recording, sound } = await record(anna, talk.id);
  const story = await anna.call("createStory", { body: { interview_ids: [talk.id] } });
  const bo = await saga.join("bo@example.org");
  await answer(bo, await begin(bo), "I grew up in Vesterdahl with six brothers and a dog called Kasper.");
  const files = await takeout(anna, anna.user.id);
  expect(rowsOf(files, "people").map(({ name }) => name)).toEqual(expect.arrayContaining(["Elsa"]));
  expect(rowsOf(files, "messages").map(({ content }) => content)).toContain(told);
  expect(files[`recordings/${talk.id}/${recording}/original`]).toEqual(sound);
  expect(files[`stories/${story.id}.md`]?.toString()).toContain("Quillfeather");
  expect(Buffer.concat(Object.values(files)).includes("Vesterdahl")).toBe(false);
  const { "manifest.json": _, ...again } = await takeout(anna, anna.user.id);
  const { "manifest.json": __, ...once } = files;
  const words = (all: Record<string, Buffer>) =>
    Object.entries(all).filter(([path]) => !/segment|jobs/u.test(path));
  expect(words(again)).toEqual(words(once));
  const hers = await takeout(anna, elsa.id);
  expect(rowsOf(hers, "people").map(({ name }) => name)).toEqual(["Elsa"]);
  expect(Object.keys(hers)).toContain(`stories/${story.id}.md`);
  expect((await bo.request(`/api/users/${elsa.id}/export`)).status).toBe(404);
});
