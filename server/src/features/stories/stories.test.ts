import { randomUUID } from "node:crypto";
import { limits } from "@saga/contract/vocabulary";
import { describe, expect, it } from "vitest";
import type { Caller } from "../../../test/caller.ts";
import { answer, begin } from "../../../test/interviewing.ts";
import { startSaga } from "../../../test/test-saga.ts";

const answers = [
  "I was named Ingrid after my grandmother, who kept bees behind the red barn in Vemdalen.",
  "We were five children. My father mended clocks, and my mother sewed coats for half the village in 1951.",
  "Perhaps it was the winter of the deep snow when we moved to Östersund with the piano on a sledge.",
];

async function tell(caller: Caller) {
  let talk = await begin(caller);
  for (const words of answers) talk = await answer(caller, talk, words);
  return talk;
}

describe("a story", () => {
  it("is made of the teller's own words, each sentence with its sources, and is saved", async () => {
    const saga = await startSaga();
    const anna = await saga.join("anna@example.org");
    const talk = await tell(anna);
    const body = { interview_ids: [talk.id], length: 500, style: "first-person" as const };
    const story = await anna.call("createStory", { body });
    expect(story.words).toBeGreaterThan(20);
    expect(story.sentences.length).toBeGreaterThan(2);
    const { messages } = await anna.call("getInterview", { params: { id: talk.id } });
    for (const { text, sources } of story.sentences) {
      expect(sources.length).toBeGreaterThan(0);
      const cited = messages.filter(({ id }) => sources.some(({ message_id }) => message_id === id));
      expect(cited.map(({ role }) => role)).toContain("user");
      const words = cited
        .map(({ content }) => content)
        .join(" ")
        .toLowerCase();
      for (const word of text.toLowerCase().match(/\p{L}{4,}/gu) ?? []) expect(words).toContain(word);
      expect(story.story).toContain(text);
    }
    expect(await anna.call("getStory", { params: { id: story.id } })).toEqual(story);
  });

  it("is not titled with a word of somebody's address", async () => {
    const saga = await startSaga();
    const anna = await saga.join("owner@example.org");
    const talk = await tell(anna);
    const body = { interview_ids: [talk.id], length: 500, style: "biography" as const };
    expect((await anna.call("createStory", { body })).title).not.toMatch(/owner/i);
  });

  it("says plainly when too little was told for the length that was asked", async () => {
    const saga = await startSaga();
    const anna = await saga.join("anna@example.org");
    const story = await anna.call("createStory", {
      body: { interview_ids: [(await tell(anna)).id], length: 3000 },
    });
    expect(story.note).toMatch(/\d+ words/);
  });

  it("is not written from an interview in which nothing was told", async () => {
    const saga = await startSaga();
    const anna = await saga.join("anna@example.org");
    const { id } = await begin(anna);
    const { status, error } = await anna.refused("createStory", { body: { interview_ids: [id] } });
    expect([status, error.code]).toEqual([422, "stories.nothing_told"]);
  });

  it("is written once when the call is repeated with the same id", async () => {
    const saga = await startSaga();
    const anna = await saga.join("anna@example.org");
    const body = { id: randomUUID(), interview_ids: [(await tell(anna)).id] };
    const [one, two] = await Promise.all([1, 2].map(() => anna.call("createStory", { body })));
    expect(two).toEqual(one);
    const { total } = await anna.call("listStories", { query: {} });
    expect(total).toBe(1);
    const bo = await saga.join("bo@example.org");
    const own = { id: body.id, interview_ids: [(await tell(bo)).id] };
    expect((await bo.refused("createStory", { body: own })).error.code).toBe("stories.id_taken");
  });

  it("keeps what a person changes by hand", async () => {
    const saga = await startSaga();
    const anna = await saga.join("anna@example.org");
    const { id } = await anna.call("createStory", { body: { interview_ids: [(await tell(anna)).id] } });
    await anna.call("updateStory", { params: { id }, body: { title: "Bees", story: "My own four words." } });
    const seen = await anna.call("getStory", { params: { id } });
    expect(seen).toMatchObject({ title: "Bees", story: "My own four words.", words: 4, is_edited: true });
  });

  it("leaves private passages out", async () => {
    const saga = await startSaga();
    const anna = await saga.join("anna@example.org");
    const talk = await answer(anna, await tell(anna), "I cannot go on. I want to kill myself tonight.");
    const { messages } = await anna.call("getInterview", { params: { id: talk.id } });
    expect(messages.filter(({ is_private }) => is_private)).toHaveLength(1);
    const story = await anna.call("createStory", { body: { interview_ids: [talk.id] } });
    expect(story.story).not.toMatch(/kill|go on/);
  });

  it("is listed with its first words, whole ones, and without its headings", async () => {
    const saga = await startSaga();
    const anna = await saga.join("anna@example.org");
    const story = await anna.call("createStory", { body: { interview_ids: [(await tell(anna)).id] } });
    const { data } = await anna.call("listStories", { query: {} });
    const preview = data[0]?.preview ?? "";
    expect(preview).toMatch(/^\p{Lu}.*\p{L}[.,;]?…$/u);
    expect(preview.length).toBeLessThanOrEqual(161);
    expect(story.sections.every(({ heading }) => !preview.startsWith(heading))).toBe(true);
    const told = story.sentences.map(({ text }) => text).join(" ");
    expect(told.startsWith(preview.slice(0, -1))).toBe(true);
  });

  it("is listed newest first, a page at a time, and can be deleted", async () => {
    const saga = await startSaga();
    const anna = await saga.join("anna@example.org");
    const talk = await tell(anna);
    const ids: string[] = [];
    for (let n = 0; n < 3; n += 1) {
      saga.clock.pass(60);
      ids.push((await anna.call("createStory", { body: { interview_ids: [talk.id] } })).id);
    }
    const list = (page: number) => anna.call("listStories", { query: { page, limit: 2 } });
    expect(await list(1)).toMatchObject({ total: 3, totalPages: 2, data: [{ id: ids[2] }, { id: ids[1] }] });
    expect((await list(2)).data.map(({ id }) => id)).toEqual([ids[0]]);
    await anna.call("deleteStory", { params: { id: ids[1] ?? "" } });
    expect((await list(1)).total).toBe(2);
    expect((await anna.refused("getStory", { params: { id: ids[1] ?? "" } })).error.code).toBe(
      "stories.not_found",
    );
  });

  it("is composed while others are answered, however many paragraphs a person wrote", async () => {
    const saga = await startSaga();
    const anna = await saga.join("anna@example.org");
    const order = { interview_ids: [(await tell(anna)).id], length: 500 };
    const { id } = await anna.call("createStory", { body: order });
    const paragraphs = (count: number) => ({ story: Array(count).fill("Bees.").join("\n\n") });
    const body = paragraphs(limits.storyParagraphs);
    await anna.call("updateStory", { params: { id }, body });
    const tooMany = { params: { id }, body: paragraphs(limits.storyParagraphs + 1) };
    expect((await anna.refused("updateStory", tooMany)).status).toBe(413);
    let isWritten = false;
    const writing = anna.call("createStory", { body: { ...order, regenerates: id } });
    const end = writing.then(() => {
      isWritten = true;
    });
    let answered = 0;
    while (!isWritten) {
      await anna.call("session", {});
      await new Promise((resolve) => setImmediate(resolve));
      answered += 1;
    }
    await end;
    expect(answered).toBeGreaterThan(20);
    expect((await writing).sentences.filter(({ by_hand }) => by_hand)).toHaveLength(limits.storyParagraphs);
  });
});
