import { expect, it, onTestFinished } from "vitest";
import type { AudioStore } from "#providers/audio-store/audio-store.ts";
import { createS3AudioStore } from "#providers/audio-store/s3.audio-store.ts";
import { filesWith } from "../../../test/files-with.ts";
import { answer, begin } from "../../../test/interviewing.ts";
import { startObjectStorage } from "../../../test/object-storage.ts";
import { record } from "../../../test/recorded.ts";
import { rowsWith } from "../../../test/rows-with.ts";
import { admin, startSaga, type TestSaga } from "../../../test/test-saga.ts";
import { until } from "../../../test/until.ts";

const elsaTold =
  "I was born in Oxbowlane in 1938, and my father Quillfeather mended clocks in a small room over the bakery.";
const karinTold =
  "My mother Brunhilde baked bread in a stone oven every single Friday, and the whole street came to smell it.";

async function family(audioStore?: AudioStore) {
  const saga = await startSaga({ overrides: audioStore ? { audioStore } : {} });
  const anna = await saga.join("anna@example.org");
  const add = async (name: string) => (await anna.call("createUser", { body: { name } })).id;
  const [elsa, karin] = [await add("Elsa Vesterdahl"), await add("Karin")];
  const first = await answer(anna, await begin(anna, { interviewee: elsa }), elsaTold);
  const second = await answer(anna, await begin(anna, { interviewee: karin }), karinTold);
  const both = { interview_ids: [first.id, second.id], length: 500 };
  return { saga, anna, elsa, karin, first, second, both };
}

const removed = (saga: TestSaga, id: string): Promise<unknown> =>
  until(async () => {
    const row = await saga.db.selectFrom("removals").select("state").where("id", "=", id).executeTakeFirst();
    return row?.state === "removed" || null;
  });

const theirs = ["Oxbowlane", "Quillfeather", "mended clocks", "Vesterdahl"];

it("somebody removed stands in no row and no file elsewhere, and stories of others keep what others told", async () => {
  const storage = await startObjectStorage();
  onTestFinished(storage.close);
  const store = createS3AudioStore(await storage.newBucket());
  const { saga, anna, elsa, first, second, both } = await family(store);
  const letter = await anna.request(`/api/family/media/${crypto.randomUUID()}?life=${elsa}&name=letter.pdf`, {
    method: "PUT",
    headers: { "content-type": "application/octet-stream" },
    body: "%PDF-1.7 Quillfeather mended clocks",
  });
  expect(letter.status).toBe(200);
  expect(await filesWith(storage.folder, theirs)).not.toEqual([]);
  // Its pieces go once it is one file: nothing walks the folder meanwhile.
  const { id: recording } = await record(anna, first.id);
  expect(await store.list(`${first.id}/`)).toContain(`${first.id}/${recording}/original`);
  const story = await anna.call("createStory", { body: both });
  const edited = await anna.call("createStory", { body: both });
  await anna.call("updateStory", {
    params: { id: edited.id },
    body: {
      title: "The clocks of Elsa Vesterdahl",
      story: `${edited.story}\n\nWhat Anna wrote herself about spring.`,
    },
  });
  const alone = await anna.call("createStory", { body: { interview_ids: [first.id], length: 500 } });
  await anna.call("changeFamily", {
    body: { id: crypto.randomUUID(), what: "Added", people: [{ id: "e", name: "E", user_id: elsa }] },
  });
  const line = (interview_id: string, text: string) => ({
    text,
    sources: [{ interview_id, message_id: "m" }],
  });
  const lines = [line(first.id, elsaTold), line(second.id, karinTold)];
  const held = [{ id: "p1", reasons: [], lines, names: [], decision: null }];
  const read_through = JSON.stringify(held);
  await saga.db.updateTable("story_versions").set({ read_through }).execute();
  expect(await rowsWith(saga, theirs)).not.toEqual([]);
  const removal = await anna.call("deleteUser", { params: { id: elsa } });
  await removed(saga, removal.id);
  expect(await rowsWith(saga, theirs)).toEqual([]);
  expect(await filesWith(storage.folder, theirs)).toEqual([]);
  expect(await store.list(`${first.id}/`)).toEqual([]);
  const [version] = await saga.db.selectFrom("story_versions").select("read_through").execute();
  expect(version?.read_through).toContain("Brunhilde");
  const gone = removal.stories.filter(({ is_gone }) => is_gone).map(({ id }) => id);
  expect(gone).toEqual([alone.id]);
  expect(removal.stories.map(({ id }) => id).sort()).toEqual([story.id, edited.id, alone.id].sort());
  const left = await anna.call("getStory", { params: { id: story.id } });
  expect(left.story).toContain("Brunhilde");
  expect(left.note).toContain("has been removed");
  expect(left.interview_ids).toEqual([both.interview_ids[1]]);
  const byHand = await anna.call("getStory", { params: { id: edited.id } });
  expect(byHand.story).toContain("What Anna wrote herself about spring.");
  expect(byHand.story).toContain("Brunhilde");
  const tree = await anna.call("getFamily", {});
  expect(tree.people.find(({ id }) => id === "e")).toMatchObject({ name: "E", user_id: null });
});

it("an interview removed is forgotten by the interviewer, and begins anew", async () => {
  const { saga, anna, elsa, first } = await family();
  const removal = await anna.call("deleteInterview", { params: { id: first.id } });
  await removed(saga, removal.id);
  expect(await rowsWith(saga, ["Oxbowlane", "Quillfeather", "mended clocks"])).toEqual([]);
  const { progress, id } = await begin(anna, { interviewee: elsa });
  expect([progress, id === first.id]).toEqual([0, false]);
  const { error } = await anna.refused("deleteInterview", { params: { id: first.id } });
  expect(error.code).toBe("interviews.not_found");
});

it("two removals at once end in one that is done and one that finds nobody", async () => {
  const { anna, elsa } = await family();
  const remove = () => anna.request(`/api/users/${elsa}`, { method: "DELETE" });
  const answers = await Promise.all([remove(), remove()]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
});

it("an account goes seven days after that was asked for, unless it is taken back", async () => {
  const { saga, anna } = await family();
  const quarterHour = 15 * 60;
  const day = 24 * 60 * 60;
  const { due_at } = await anna.call("requestDeparture", {});
  expect(due_at).toBe("2026-11-08T12:00:00.000Z");
  expect((await anna.call("takeBackDeparture", {})).due_at).toBeNull();
  expect((await anna.call("requestDeparture", {})).due_at).toBe(due_at);
  expect(saga.mails.findLast(({ to }) => to === "anna@example.org")?.text).toContain("2026-11-08");
  saga.clock.pass(6 * day);
  expect((await anna.call("getDeparture", {})).due_at).toBe(due_at);
  saga.clock.pass(day + 1);
  // A look that was still under way when the clock passed plans its next one from then on: time goes on until that comes.
  await until(async () => {
    saga.clock.pass(quarterHour);
    return (await anna.request("/api/auth/session")).status === 401 ? true : null;
  });
  // Who reads all tables again and again keeps the database from being cleaned.
  await until(async () => {
    saga.clock.pass(quarterHour);
    const open = saga.db.selectFrom("removals").select("id").where("state", "=", "removing");
    return (await open.execute()).length === 0 ? true : null;
  });
  expect(await rowsWith(saga, [...theirs, "anna@example.org"])).toEqual([]);
  const owner = await saga.signIn(admin);
  expect((await owner.refused("requestDeparture", {})).error.code).toBe("people.is_administrator");
});
