import { expect, it, onTestFinished } from "vitest";
import { locksOf } from "#storyteller/growth/locked.ts";
import type { Told } from "#storyteller/storyteller.ts";
import type { StoryCalls, StoryMaterial } from "./story-work.ts";
import { createStoryWorker, TooMuchStory } from "./story-worker.ts";

const told: Told[] = [1, 3, 5].map((position) => ({
  interviewId: "a",
  number: 1,
  messageId: `m${position}`,
  text: `My grandmother kept bees behind the red barn, and in 19${position}4 every child in the village had honey from her.`,
  topic: "childhood_home",
  position,
  isPrivate: false,
}));

const material: StoryMaterial = {
  told,
  tellers: [{ name: "Anna", sex: null, told }],
  tellerName: "Anna",
  tellerLanguage: "en",
  language: "en",
  style: "first-person",
  length: 500,
  base: null,
  settled: [],
  closed: [],
};

const turn = { owner: "anna" };

const workerOf = (script?: string, timeoutMs?: number) => {
  const url = script && { script: new URL(`data:text/javascript,${encodeURIComponent(script)}`) };
  const worker = createStoryWorker({ ...url, ...(timeoutMs && { timeoutMs }) });
  onTestFinished(worker.close);
  return worker;
};

it("composes a story in the teller's own words, away from the thread that answers people", async () => {
  const story = await workerOf().compose(material, turn);
  expect(story?.sections.flatMap(({ sentences }) => sentences).length).toBe(3);
});

it("gives up a story that takes more than its time, and composes the next one", async () => {
  const worker = workerOf(
    `import { parentPort } from "node:worker_threads";
     parentPort.on("message", ({ order }) => {
       while (order.material.length === 500);
       parentPort.postMessage({ done: null });
     });`,
    500,
  );
  await expect(worker.compose(material, turn)).rejects.toThrow(TooMuchStory);
  expect(await worker.compose({ ...material, length: 600 }, turn)).toBeNull();
});

it("gives up a story whose thread dies, and composes the next one", async () => {
  const worker = workerOf(
    `import { parentPort } from "node:worker_threads";
     parentPort.on("message", ({ order }) => {
       if (order.material.length === 500) process.exit(1);
       parentPort.postMessage({ done: null });
     });`,
  );
  await expect(worker.compose(material, turn)).rejects.toThrow(TooMuchStory);
  expect(await worker.compose({ ...material, length: 600 }, turn)).toBeNull();
});

const asking = `import { parentPort } from "node:worker_threads";
  parentPort.on("message", (message) => {
    if ("answer" in message) parentPort.postMessage({ done: message.answer });
    else parentPort.postMessage({ call: "ask", given: ["a section"] });
  });`;

const calls: StoryCalls = {
  ask: async () => null,
  read: async () => null,
  keep: async () => {},
  report: async () => {},
  plan: async () => {},
};

const commission = { ...material, outline: null, seed: "seed" };

it("does not count the time that a model takes", async () => {
  const worker = workerOf(asking, 1_000);
  const slowly = () => new Promise((resolve) => setTimeout(resolve, 1_500, "a reply"));
  const { signal } = new AbortController();
  expect(await worker.write(commission, { calls: { ...calls, ask: slowly }, signal })).toBe("a reply");
});

it("ends a story with what a call throws, and when it is stopped", async () => {
  const worker = workerOf(asking);
  const cancelled = async () => {
    throw new Error("cancelled");
  };
  const stop = new AbortController();
  const { signal } = stop;
  await expect(worker.write(commission, { calls: { ...calls, ask: cancelled }, signal })).rejects.toThrow(
    "cancelled",
  );
  const stopping = async () => {
    stop.abort(new Error("stopped"));
    return new Promise<never>(() => {});
  };
  await expect(worker.write(commission, { calls: { ...calls, ask: stopping }, signal })).rejects.toThrow(
    "stopped",
  );
});

it("finds what a person changed in a story of as many paragraphs as fit", async () => {
  const paragraphs = Array.from({ length: 66_666 }, (_, at) => String.fromCharCode(97 + (at % 26)));
  const text = paragraphs.join("\n\n");
  const sections = [{ heading: "Home", sentences: [] }];
  const { locked } = locksOf({ text, sections, spent: [] });
  expect(locked).toHaveLength(66_666);
  const first = { id: "s", title: "", words: 0, note: null };
  const base = {
    story: text,
    is_edited: 1,
    sections: JSON.stringify(sections),
    spent: "[]",
    read_through: "[]",
  };
  const empty = { ...first, sections };
  const worker = workerOf();
  const renewing = {
    keepsAll: false,
    tellers: [{ name: "Anna", told }],
    tellerLanguage: "en" as const,
    tellerName: "Anna",
    settled: [],
    closed: [],
  };
  const once = await worker.renew({ story: empty, current: base, ...renewing }, turn);
  const again = { ...base, sections: JSON.stringify(once.story.sections) };
  const twice = await worker.renew({ story: empty, current: again, ...renewing }, turn);
  expect(twice.story.sections).toEqual(once.story.sections);
});
