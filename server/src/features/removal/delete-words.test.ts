import { expect, it } from "vitest";
import type { Caller } from "../../../test/caller.ts";
import { filesWith } from "../../../test/files-with.ts";
import { answer, begin, type Conversation } from "../../../test/interviewing.ts";
import { replyWith, standInModel } from "../../../test/model-stand-in.ts";
import { record } from "../../../test/recorded.ts";
import { rowsWith } from "../../../test/rows-with.ts";
import { openLink, secretIn } from "../../../test/teller-link.ts";
import { startSaga, type TestSaga } from "../../../test/test-saga.ts";
import { until } from "../../../test/until.ts";
import { createClaimsRepository } from "../family/claims.repository.ts";

const childhood =
  "I was born in Skipton in 1938, above the bakery, and my father mended clocks there for forty years.";
const secret =
  "My sister Quillhilda had a baby boy at seventeen, and the nuns at Marzipanberg took him off her one night.";
const words = ["Quillhilda", "Marzipanberg", "took him off her"];

const swept = (saga: TestSaga): Promise<unknown> =>
  until(async () => {
    const rows = await saga.db.selectFrom("removals").select("state").execute();
    return rows.every(({ state }) => state === "removed") || null;
  });

/** The answer is spoken, so that it has sound. */
async function speak(caller: Caller, talk: Conversation, content: string): Promise<Conversation> {
  const { id } = await record(caller, talk.id);
  const said = { role: "user" as const, content, recording_ids: [id] };
  const next = await caller.call("getQuestion", {
    body: { id: talk.id, messages: [...talk.messages, said] },
  });
  const messages = [...talk.messages, { role: "user" as const, content }];
  return {
    ...talk,
    messages: [...messages, { role: "assistant", content: next.next_question }],
    progress: next.progress,
  };
}

async function tellSecret(caller: Caller, interviewee?: string) {
  let talk = await begin(caller, interviewee ? { interviewee } : {});
  talk = await answer(caller, talk, childhood);
  talk = await speak(caller, talk, secret);
  return talk;
}

const takeBack = (caller: Caller, talk: Conversation) =>
  answer(caller, talk, "Please delete what I just said. Quillhilda must never know.");

async function confided() {
  const saga = await startSaga();
  const anna = await saga.join("anna@example.org");
  const talk = await takeBack(anna, await tellSecret(anna));
  const params = { id: talk.id };
  const read = () => anna.call("getInterview", { params });
  const [item] = (await anna.call("getKeptOut", { params })).data;
  return { saga, anna, talk, params, read, message: item?.answer_id ?? "" };
}

it("an answer that is kept out is deleted for good: no word or sound of it is left anywhere", async () => {
  const { saga, anna, params, read, message } = await confided();
  const before = await read();
  const [, , , told] = before.messages;
  expect(told).toMatchObject({ id: message, content: secret });
  expect(await rowsWith(saga, words)).not.toEqual([]);
  const recording = told?.recording_id ?? "";
  const done = await anna.call("deleteWords", { params: { ...params, message } });
  await swept(saga);

  expect(await rowsWith(saga, words)).toEqual([]);
  for (const table of ["recordings", "recording_chunks", "transcripts", "segments"] as const)
    expect(await saga.db.selectFrom(table).selectAll().execute(), table).toEqual([]);
  expect(await filesWith(saga.config.dataDir, words)).toEqual([]);
  expect(done.data).toEqual([]);
  const after = await read();
  expect(after.messages[3]).toMatchObject({ id: message, content: "", is_private: true, is_talk: true });
  expect(after.messages[3]?.deleted_at).toBe(saga.clock.now().toISOString());
  expect(after.messages[3]?.recording_ids).toBeUndefined();
  expect(done.messages).toEqual(after.messages);
  expect(after.progress, "what was told stays counted").toBe(before.progress);
  expect(after.messages.length).toBe(before.messages.length);
  expect(after.messages[2]?.content, "the question before it stays").toBe(before.messages[2]?.content);
  expect(after.messages[1]?.content, "so does what else was told").toBe(childhood);
  const sound = await anna.request(`/api/interviews/${params.id}/recordings/${recording}/audio`);
  expect(sound.status).toBe(404);
  const exported = await anna.request(`/api/interviews/${params.id}/export?format=markdown`);
  const text = await exported.text();
  for (const word of words) expect(text).not.toContain(word);
});

it("deleting it again changes nothing, and only what is kept out can be deleted so", async () => {
  const { anna, params, read, message } = await confided();
  const once = await anna.call("deleteWords", { params: { ...params, message } });
  const twice = await anna.call("deleteWords", { params: { ...params, message } });
  expect(twice.messages).toEqual(once.messages);
  const { messages } = await read();
  for (const { id } of [messages[0], messages[1]].flatMap((one) => one ?? [])) {
    const { error } = await anna.refused("deleteWords", { params: { ...params, message: id } });
    expect(error.code).toBe("interviews.message_not_found");
  }
});

it("nobody writes into an answer that was deleted, and whoever still holds its words gets what stands now", async () => {
  const { anna, talk, params, message } = await confided();
  await anna.call("deleteWords", { params: { ...params, message } });
  const place = { ...params, message };
  const { error } = await anna.refused("editMessage", { params: place, body: { content: secret } });
  expect(error.code).toBe("interviews.message_not_found");
  const stale = { id: talk.id, messages: [...talk.messages, { role: "user" as const, content: "Yes." }] };
  expect((await anna.refused("getQuestion", { body: stale })).error.code).toBe("interviews.conflict");
});

it("the interview goes on, and asks nothing about what was deleted", async () => {
  const { saga, anna, talk, params, read, message } = await confided();
  await anna.call("deleteWords", { params: { ...params, message } });
  const messages = (await read()).messages.map(({ role, content }) => ({ role, content }));
  const next = await answer(
    anna,
    { ...talk, messages },
    "We had a yard with hens, and my mother sold the eggs on Saturdays at the market in the square.",
  );
  expect(next.messages.at(-1)?.content).not.toContain("Quillhilda");
  await swept(saga);
  expect(await rowsWith(saga, words)).toEqual([]);
});

it("stories that were written before lose what was drawn from it, and keep the rest", async () => {
  const saga = await startSaga();
  const anna = await saga.join("anna@example.org");
  const open =
    "My uncle Bartholomew kept a grey horse in Marzipanberg and drove to the market with it every single Friday.";
  let talk = await answer(anna, await begin(anna), childhood);
  talk = await answer(anna, talk, open);
  const params = { id: talk.id };
  const story = await anna.call("createStory", { body: { interview_ids: [talk.id], length: 500 } });
  expect(story.story).toContain("Bartholomew");
  await answer(anna, talk, "Please delete what I just said.");
  const [item] = (await anna.call("getKeptOut", { params })).data;
  const message = item?.answer_id ?? "";
  const { stories } = await anna.call("deleteWords", { params: { ...params, message } });
  expect(stories).toBe(1);
  await swept(saga);
  const left = await anna.call("getStory", { params: { id: story.id } });
  expect(left.story).not.toContain("Bartholomew");
  expect(left.story).toContain("Skipton");
  expect(left.note).toContain("has been removed");
  expect(await rowsWith(saga, ["Bartholomew"])).toEqual([]);
});

it("a teller deletes their own by their link, and the log says that it was done and no word of it", async () => {
  const saga = await startSaga();
  const anna = await saga.join("anna@example.org");
  const bo = await saga.join("bo@example.org");
  const { id: interviewee } = await anna.call("createUser", { body: { name: "Arthur" } });
  const { address } = await anna.call("createTellerLink", { params: { id: interviewee } });
  const arthur = await openLink(saga, secretIn(address));
  const talk = await takeBack(arthur, await tellSecret(arthur, interviewee));
  const params = { id: talk.id };
  const [item] = (await arthur.call("getKeptOut", { params })).data;
  const place = { ...params, message: item?.answer_id ?? "" };
  const { error } = await bo.refused("deleteWords", { params: place });
  expect(error.code).toBe("interviews.not_found");
  await arthur.call("deleteWords", { params: place });
  await swept(saga);
  expect(await rowsWith(saga, words)).toEqual([]);
  const entry = await saga.db
    .selectFrom("audit_log")
    .selectAll()
    .where("action", "=", "answer.removed")
    .executeTakeFirstOrThrow();
  expect(entry).toMatchObject({ actor_id: interviewee, subject_id: talk.id, person_id: interviewee });
});

it("what a model still reads in it when it goes is not kept", async () => {
  const { saga, anna, params, message } = await confided();
  await anna.call("deleteWords", { params: { ...params, message } });
  const claims = createClaimsRepository(saga.db, saga.clock, {
    isEmbedded: saga.config.databaseUrl === null,
  });
  await claims.keep([{ message, digest: "of before", claims: [] }]);
  expect(await saga.db.selectFrom("answer_claims").selectAll().execute()).toEqual([]);
});

type Replies = readonly (readonly [string, ReturnType<typeof replyWith>])[];

/** Somebody whose interviewer says this after an answer that ends so, and else that they shall go on. */
async function withReplies(replies: Replies) {
  const model = standInModel(({ parts }) => {
    const asked = parts.map(({ content }) => content).join("\n");
    return replies.findLast(([said]) => asked.includes(said))?.[1] ?? replyWith("Go on.");
  });
  const saga = await startSaga({ overrides: { writerFor: model.writerFor } });
  const anna = await saga.join("anna@example.org");
  const deleteAll = async (id: string) => {
    const { data } = await anna.call("getKeptOut", { params: { id } });
    for (const { answer_id } of data)
      await anna.call("deleteWords", { params: { id, message: answer_id ?? "" } });
    await swept(saga);
    return data.length;
  };
  return { saga, anna, deleteAll };
}

const out = (...marks: string[]) =>
  replyWith("It is out of every story.", {
    intent: "delete",
    move: "delete",
    acts: marks.map((what) => ({ do: "erase", what })),
  });

it("an answer of one interview is deleted where another one keeps it out, and what was said there in its own language", async () => {
  const asks = "Var Quillhilda med då?";
  const { saga, anna, deleteAll } = await withReplies([
    ["Vi flyttade till staden", replyWith(asks)],
    ["Stryk det om min syster", out("1.3")],
  ]);
  await tellSecret(anna);
  await saga.db.updateTable("interviews").set({ progress: 100 }).execute();
  saga.clock.pass(3600);
  let talk = await begin(anna, { number: 2, language: "sv" });
  talk = await answer(anna, talk, "Vi flyttade till staden på hösten och hade två rum vid hamnen.");
  expect(talk.messages.at(-1)?.content).toContain(asks);
  talk = await answer(anna, talk, "Stryk det om min syster, det första jag sa om henne.");
  expect(await deleteAll(talk.id)).toBe(1);
  expect(await rowsWith(saga, words)).toEqual([]);
  expect((await anna.call("getKeptOut", { params: { id: talk.id } })).data).toEqual([]);
  const { messages } = await anna.call("getInterview", { params: { id: talk.id } });
  expect(messages[2]?.content).toBe("Jag lyssnar.");
});

it("notes of answers around it that say it go too, and those of the answer to what Saga said to it", async () => {
  const { saga, anna, deleteAll } = await withReplies([
    ["Marzipanberg took him", replyWith("Did she grieve for him in secret?")],
    [
      "Yes, all of that winter.",
      replyWith("Go on.", { notes: [{ text: "Grieved all of that winter", message_id: "1.5" }] }),
    ],
    [
      "We kept geese on the green.",
      replyWith("Go on.", { notes: [{ text: "Kept geese, as did Quillhilda", message_id: "1.7" }] }),
    ],
    ["Strike out what I said of my sister", out("1.3")],
  ]);
  let talk = await tellSecret(anna);
  for (const said of ["Yes, all of that winter.", "We kept geese on the green."])
    talk = await answer(anna, talk, said);
  const notes = () => saga.db.selectFrom("notes").select("text").execute();
  expect(await notes()).toHaveLength(2);
  talk = await answer(anna, talk, "Strike out what I said of my sister.");
  expect(await deleteAll(talk.id)).toBe(1);
  expect(await notes()).toEqual([]);
});

it("of two answers with the same name, what Saga asked between them goes with the second", async () => {
  const { saga, anna, deleteAll } = await withReplies([
    ["geese on the green", replyWith("What did Quillhilda sing to them?")],
    ["in the churchyard", replyWith("Who kept the churchyard?")],
    ["Strike out both", out("1.3", "1.7")],
  ]);
  let talk = await tellSecret(anna);
  talk = await answer(anna, talk, "We kept geese on the green, and they chased the postman every morning.");
  talk = await answer(anna, talk, "Quillhilda sang hymns to them in the churchyard, every single evening.");
  talk = await answer(anna, talk, "Strike out both, please.");
  expect(await deleteAll(talk.id)).toBe(2);
  expect(await rowsWith(saga, words)).toEqual([]);
});

it("an answer that no question follows yet stays deleted when the interview goes on", async () => {
  const { saga, anna, deleteAll } = await withReplies([]);
  const talk = await begin(anna);
  const params = { id: talk.id };
  const messages = [...talk.messages, { role: "user" as const, content: secret }];
  await anna.call("saveInterview", { body: { id: talk.id, messages } });
  const [, told] = (await anna.call("getInterview", { params })).messages;
  const kept = { id: "k1", interview_id: talk.id, message_id: told?.id ?? "", kind: "erased" };
  await saga.db
    .insertInto("kept_out")
    .values({ ...kept, stems: "[]", words: "", created_at: saga.clock.now().toISOString() })
    .execute();
  await deleteAll(talk.id);
  const left = (await anna.call("getInterview", { params })).messages;
  const lines = left.map(({ role, content }) => ({ role, content }));
  const next = await anna.call("getQuestion", { body: { id: talk.id, messages: lines } });
  expect(next.messages[0]?.deleted_at).toBe(left[1]?.deleted_at);
  const after = (await anna.call("getInterview", { params })).messages;
  expect(after[1]).toEqual(left[1]);
});
