import type { Story, StoryJob, StoryProgress } from "@saga/contract/stories";
import { describe, expect, it } from "vitest";
import type { Caller } from "../../../test/caller.ts";
import { answer } from "../../../test/interviewing.ts";
import { promptOf } from "../../../test/story-model.ts";
import { held, tell, withModel } from "../../../test/story-orders.ts";
import { until } from "../../../test/until.ts";
import { ModelError, type ModelFailure } from "../../providers/language-model/language-model.ts";

const post = (caller: Caller, body: object, headers: Record<string, string> = {}) =>
  caller.request("/api/stories", {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });

/** Asks for a story without waiting for it. */
async function order(caller: Caller, body: object): Promise<{ id: string; job: StoryJob }> {
  const response = await post(caller, body, { prefer: "respond-async" });
  expect([response.status, response.headers.get("preference-applied")]).toEqual([202, "respond-async"]);
  return (await response.json()) as { id: string; job: StoryJob };
}

const jobOf = (caller: Caller, id: string) => caller.call("storyJob", { params: { id } });

const ended = (caller: Caller, id: string): Promise<StoryJob> =>
  until(async () => {
    const job = await jobOf(caller, id);
    return job.state === "waiting" || job.state === "writing" ? null : job;
  });

describe("a story in the words of a model", () => {
  it("is answered when it is written, with its sources and with who wrote it", async () => {
    const { anna, order, requests, interview } = await withModel();
    const story = await anna.call("createStory", { body: order() });
    expect(story).toMatchObject({
      writer: "model",
      model: { requested: "gpt-4o", used: "stand-in-1" },
      interview_ids: [interview],
    });
    expect(requests.length).toBeGreaterThan(3);
    expect(story.sentences.length).toBeGreaterThan(20);
    expect(story.sentences.filter(({ sources }) => sources.length === 0)).toEqual([]);
    expect(await anna.call("getStory", { params: { id: story.id } })).toEqual(story);
  });

  it("says that too little was told instead of filling the length", async () => {
    const { anna, order } = await withModel();
    const story = await anna.call("createStory", { body: order({ length: 3000 }) });
    expect(story.writer).toBe("model");
    expect(story.words).toBeLessThan(1800);
    expect(story.note).toMatch(/about \d+ words/);
  });

  it("tells of two people one after the other, each from their own answers only", async () => {
    const { anna, order, interview, requests } = await withModel();
    const bo = await anna.call("createUser", { body: { name: "Bo", relationship: "grandfather" } });
    const his = await tell(anna, bo.id);
    const body = order({ interview_ids: [interview, his], style: "biography", length: 1500 });
    const { sections } = await anna.call("createStory", { body });
    const owners = sections.map(({ heading, sentences }) => [
      heading.split(":")[0],
      ...new Set(sentences.flatMap(({ sources }) => sources.map(({ interview_id }) => interview_id))),
    ]);
    expect(owners.length).toBeGreaterThanOrEqual(2);
    for (const owner of owners)
      expect([
        ["anna", interview],
        ["Bo", his],
      ]).toContainEqual(owner);
    const rules = requests.map(({ parts }) => parts[0]?.content ?? "");
    expect(rules.some((text) => text.includes("Bo is a man."))).toBe(true);
    expect(rules.some((text) => text.includes("Whether anna is a man or a woman is known only"))).toBe(true);
  });

  it("can be left alone and looked for later", async () => {
    const gate = held(3);
    const { anna, order: body } = await withModel(gate.behave);
    const wish = body();
    const { id, job } = await order(anna, wish);
    expect([id, job.id, job.story_id]).toEqual([wish.id, wish.id, wish.id]);
    await gate.isReached;
    expect(await jobOf(anna, wish.id)).toMatchObject({
      state: "writing",
      progress: { step: "writing", done: 1 },
    });
    expect((await anna.refused("getStory", { params: { id } })).error.code).toBe("stories.not_found");
    gate.goOn();
    const done = await ended(anna, wish.id);
    expect([done.state, done.progress.done]).toEqual(["done", done.progress.of]);
    expect((await anna.call("getStory", { params: { id } })).writer).toBe("model");
    const again = await post(anna, wish, { prefer: "respond-async" });
    expect(again.status).toBe(200);
  });

  it("tells whoever watches how far it is, and then the story", async () => {
    const gate = held(3);
    const { anna, order } = await withModel(gate.behave);
    const response = await post(anna, order(), { accept: "text/event-stream" });
    expect(response.headers.get("content-type")).toContain("text/event-stream");
    const events: { name: string; data: StoryProgress & Partial<Story> }[] = [];
    const decoder = new TextDecoder();
    for await (const chunk of response.body ?? []) {
      for (const [, name = "", data = ""] of decoder.decode(chunk).matchAll(/^event: (\w+)\ndata: (.*)$/gmu))
        events.push({ name, data: JSON.parse(data) });
      if (events.at(-1)?.data.done === 1) gate.goOn();
    }
    expect(events.slice(0, -1).every(({ name }) => name === "progress")).toBe(true);
    expect(events.map(({ data }) => data)).toContainEqual({ step: "writing", done: 1, of: 2 });
    expect([events.at(-1)?.name, events.at(-1)?.data.writer]).toEqual(["done", "model"]);
  });

  it("is written once for everybody who asks with the same id", async () => {
    const { anna, order, model } = await withModel();
    const body = order();
    const stories = await Promise.all([1, 2, 3].map(() => anna.call("createStory", { body })));
    expect(stories[1]).toEqual(stories[0]);
    expect(stories[2]).toEqual(stories[0]);
    const job = await jobOf(anna, body.id);
    expect(model.calls.write).toBe(job.progress.of);
  });

  it("can be cancelled while it is written, and then nothing is kept of it", async () => {
    const gate = held(4);
    const { saga, anna, order, requests } = await withModel(gate.behave);
    const body = order();
    const waiting = anna.refused("createStory", { body });
    await gate.isReached;
    const cancelled = await anna.call("cancelStoryJob", { params: { id: body.id } });
    expect(cancelled.state).toBe("cancelled");
    expect((await waiting).error.code).toBe("stories.cancelled");
    await until(async () => (requests.at(-1)?.signal.aborted ? true : null));
    gate.goOn();
    const parts = () => saga.db.selectFrom("story_parts").selectAll().execute();
    await until(async () => ((await parts()).length === 0 ? true : null));
    expect((await anna.call("listStories", { query: {} })).total).toBe(0);
    expect((await anna.refused("createStory", { body })).error.code).toBe("stories.cancelled");
    const bo = await saga.join("bo@example.org");
    expect((await bo.refused("cancelStoryJob", { params: { id: body.id } })).error.code).toBe(
      "stories.job_not_found",
    );
  });

  it("goes on where it was when the server is stopped and started again", async () => {
    const gate = held(4);
    const { saga, anna, order: body, model } = await withModel(gate.behave);
    const wish = body();
    await order(anna, wish);
    await gate.isReached;
    const again = (await saga.restart({}))(anna);
    const job = await ended(again, wish.id);
    gate.goOn();
    expect(job.state).toBe("done");
    expect(model.calls.write).toBe(job.progress.of);
    expect((await again.call("getStory", { params: { id: wish.id } })).writer).toBe("model");
  });

  it("stays when it is cancelled too late", async () => {
    const { anna, order } = await withModel();
    const { id } = await anna.call("createStory", { body: order() });
    expect((await anna.call("cancelStoryJob", { params: { id } })).state).toBe("done");
    expect((await anna.call("getStory", { params: { id } })).id).toBe(id);
  });
});

describe("what stands in no story", () => {
  it("is in no prompt of a model, and not printed though the model writes it everywhere", async () => {
    const secret = "Barnaby Foss set fire to the mill behind our kitchen in 1951.";
    const line = { text: secret, src: ["1.1"], new_paragraph: true };
    const tries = (task: string, fair: unknown): unknown => {
      const of = (name: string): object[] => (fair as Record<string, object[]>)[name] ?? [];
      if (task.includes("TASK: Plan"))
        return {
          ...(fair as object),
          title: "Barnaby Foss set fire",
          title_src: ["1.1"],
          chapters: of("chapters").map((one) => ({ ...one, heading: "Barnaby Foss and the mill" })),
        };
      if (task.includes("TASK: Write")) return { sentences: [...of("sentences"), line] };
      if (task.includes("TASK: Read the whole"))
        return { changes: [{ sentence: 1, change: "add_after", after: 0, ...line }] };
      if (task.includes("TASK: Name the passages"))
        return { passages: [{ sentences: [1], kind: "crime", why: "Barnaby Foss set fire to the mill." }] };
      return fair;
    };
    const { anna, interview, order, requests } = await withModel((request, _, fair) =>
      tries(request.parts.at(-1)?.content ?? "", fair),
    );
    const { messages } = await anna.call("getInterview", { params: { id: interview } });
    const told = messages.map(({ role, content }) => ({ role, content }));
    await answer(
      anna,
      { id: interview, messages: told, progress: 0 },
      `${secret} Leave Barnaby out of any book.`,
    );
    const story = await anna.call("createStory", { body: order() });
    const read = await anna.call("readThrough", { params: { id: story.id } });
    expect(story.writer).toBe("model");
    // What it wrote itself is shown to it again in the task; it never saw the answer.
    const shown = requests.map(({ parts }) => promptOf({ parts: parts.slice(0, -1) }));
    expect(shown.filter((prompt) => prompt.includes("Barnaby"))).toEqual([]);
    expect(promptOf(requests[0] ?? { parts: [] })).not.toContain("Barnaby");
    expect(JSON.stringify([story, read])).not.toContain("Barnaby");
  });
});

describe("a story whose model", () => {
  const builtIn = { writer: "built_in", model: null };
  const faults: ModelFailure[] = [
    "auth",
    "quota",
    "rate_limit",
    "timeout",
    "down",
    "bad_output",
    "truncated",
  ];

  it.each(faults)("fails (%s) is told in the teller's own words", async (reason) => {
    const { anna, order } = await withModel(() => new ModelError(reason));
    expect(await anna.call("createStory", { body: order() })).toMatchObject(builtIn);
  });

  it("is away is not asked for every section", async () => {
    const { anna, order, requests } = await withModel(() => new ModelError("auth"));
    await anna.call("createStory", { body: order() });
    expect(requests).toHaveLength(1);
  });

  it("stalls is told in the teller's own words", async () => {
    const { anna, order, requests } = await withModel(() => null, 50);
    expect(await anna.call("createStory", { body: order() })).toMatchObject(builtIn);
    expect(requests.every(({ signal }) => signal.aborted)).toBe(true);
  });

  it.each([
    ["garbage", "I would rather not."],
    ["sentences without sources", { sentences: [{ text: "We had a house.", src: [] }] }],
    ["things nobody said", { sentences: [{ text: "In 1999 I won the war in Paris.", src: ["1.1"] }] }],
  ])("writes %s is told in the teller's own words", async (_, value) => {
    const { anna, order } = await withModel(() => value);
    const story = await anna.call("createStory", { body: order() });
    expect(story).toMatchObject(builtIn);
    expect(story.story).not.toMatch(/Paris|We had a house\./);
  });

  it("fails in one section only has that section in the teller's own words", async () => {
    const { anna, order } = await withModel((request, _, fair) => {
      const task = request.parts.at(-1)?.content ?? "";
      if (/TASK: (?:Write the section|Each sentence with a number)/u.test(task)) return new ModelError("cut");
      if (!task.includes("TASK: Write the whole story")) return fair;
      const { chapters, ...whole } = fair as { chapters: { paragraphs: object[] }[] };
      const invented = chapters[0]?.paragraphs.map((one) => ({
        ...one,
        text: "In 1999 I won the war in Paris.",
      }));
      return { ...whole, chapters: [{ ...chapters[0], paragraphs: invented }, ...chapters.slice(1)] };
    });
    const story = await anna.call("createStory", { body: order({ style: "biography" }) });
    expect(story.writer).toBe("model");
    expect(story.note).toMatch(/between quotation marks/);
  });
});
