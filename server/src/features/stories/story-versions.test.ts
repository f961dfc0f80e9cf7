import { describe, expect, it } from "vitest";
import { held, tell, withModel } from "../../../test/story-orders.ts";
import { startSaga } from "../../../test/test-saga.ts";

describe("a story that is written anew", () => {
  const blocksOf = (text: string) => text.split("\n\n");

  it("keeps to the letter what a person changed, and what it was", async () => {
    const { anna, order } = await withModel();
    const first = await anna.call("createStory", { body: order() });
    const mine = "He mended clocks. I held the lamp!";
    const blocks = blocksOf(first.story);
    const edited = blocks.map((block, at) => (at === 3 ? mine : block)).join("\n\n");
    const params = { id: first.id };
    await anna.call("updateStory", { params, body: { title: "Bees", story: edited } });
    const body = order({ regenerates: first.id, length: 800 });
    const anew = await anna.call("createStory", { body });
    expect([anew.id, anew.title, anew.writer, anew.is_edited]).toEqual([first.id, "Bees", "model", false]);
    expect(blocksOf(anew.story)).toContain(mine);
    expect(anew.story).not.toContain(blocks[3]);
    expect(anew.sentences.filter(({ by_hand }) => by_hand).map(({ text }) => text)).toEqual([mine]);
    expect(await anna.call("createStory", { body })).toEqual(anew);
    const { data } = await anna.call("listStoryVersions", { params });
    expect(data.map(({ title, is_edited }) => [title, is_edited])).toEqual([
      ["Bees", true],
      [first.title, false],
    ]);
    expect((await anna.call("listStories", { query: {} })).total).toBe(1);
  });

  it("can be made what it was, and back again", async () => {
    const { anna, order } = await withModel();
    const first = await anna.call("createStory", { body: order() });
    const params = { id: first.id };
    await anna.call("updateStory", { params, body: { story: "Only this." } });
    const [version] = (await anna.call("listStoryVersions", { params })).data;
    const restore = (id: string) =>
      anna.call("restoreStoryVersion", { params: { id: first.id, version: id } });
    const restored = await restore(version?.id ?? "");
    expect(restored).toEqual({ ...first, updated_at: restored.updated_at });
    const [last] = (await anna.call("listStoryVersions", { params })).data;
    expect((await restore(last?.id ?? "")).story).toBe("Only this.");
    const refused = await anna.refused("restoreStoryVersion", { params: { id: first.id, version: "none" } });
    expect(refused.error.code).toBe("stories.version_not_found");
  });

  it("keeps one version of a sitting in which a person writes", async () => {
    const { saga, anna, order } = await withModel();
    const { id } = await anna.call("createStory", { body: order() });
    const edit = (story: string) => anna.call("updateStory", { params: { id }, body: { story } });
    for (const text of ["O", "On", "One"]) await edit(text);
    saga.clock.pass(3_600);
    await edit("Two");
    await edit("Two");
    const { data } = await anna.call("listStoryVersions", { params: { id } });
    expect(data.map(({ words, is_edited }) => [words === 1, is_edited])).toEqual([
      [true, true],
      [false, false],
    ]);
  });

  it("has what a person changed while it was written", async () => {
    const gate = held(3);
    let isAnew = false;
    const { anna, order } = await withModel((request, call, fair) =>
      isAnew ? gate.behave(request, call, fair) : fair,
    );
    const first = await anna.call("createStory", { body: order() });
    isAnew = true;
    const anew = anna.call("createStory", { body: order({ regenerates: first.id }) });
    await gate.isReached;
    await anna.call("updateStory", {
      params: { id: first.id },
      body: { story: `${first.story}\n\nWritten meanwhile.` },
    });
    gate.goOn();
    expect(blocksOf((await anew).story)).toContain("Written meanwhile.");
  });

  it("is unchanged when the writing is cancelled", async () => {
    const gate = held(1);
    let isAnew = false;
    const { anna, order } = await withModel((request, call, fair) =>
      isAnew ? gate.behave(request, call, fair) : fair,
    );
    const first = await anna.call("createStory", { body: order() });
    isAnew = true;
    const body = order({ regenerates: first.id });
    const waiting = anna.refused("createStory", { body });
    await gate.isReached;
    await anna.call("cancelStoryJob", { params: { id: body.id } });
    await waiting;
    gate.goOn();
    expect(await anna.call("getStory", { params: { id: first.id } })).toEqual(first);
  });

  it("keeps a person's words with the built-in writer too, and is nobody else's", async () => {
    const saga = await startSaga();
    const anna = await saga.join("anna@example.org");
    const interview_ids = [await tell(anna)];
    const first = await anna.call("createStory", { body: { interview_ids } });
    const text = `${first.story}\n\nAnd that was that.`;
    await anna.call("updateStory", { params: { id: first.id }, body: { story: text } });
    const anew = await anna.call("createStory", { body: { interview_ids, regenerates: first.id } });
    expect(anew.writer).toBe("built_in");
    expect(blocksOf(anew.story)).toContain("And that was that.");
    const bo = await saga.join("bo@example.org");
    const stolen = { interview_ids: [await tell(bo)], regenerates: first.id };
    expect((await bo.refused("createStory", { body: stolen })).error.code).toBe("stories.not_found");
  });
});
