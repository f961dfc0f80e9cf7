import { expect, it } from "vitest";
import { createStoryModel, scene } from "../../../test/story-model.ts";
import type { StoryStyle } from "../story.ts";
import { toldOf } from "../told.test-suite.ts";
import type { Ask } from "./ask.ts";
import { outlineOf } from "./outline.ts";
import type { PartDone } from "./work.ts";
import { writeParts } from "./write-parts.ts";

const told = toldOf(
  Array.from({ length: 30 }, (_, at) => scene(at)),
  (at) => ({
    topic: at < 10 ? "childhood_scene" : at < 20 ? "working_life" : "later_life",
    position: 2 * at + 1,
  }),
);

const written = (ask: Ask, style: StoryStyle): Promise<PartDone[]> => {
  const tellers = [{ name: "Anna Lind", sex: "woman" as const, told }];
  const outline = outlineOf({ tellers, length: 1000, language: "en", tellerLanguage: "en" });
  return writeParts({
    order: { outline, tellers, style, tellerLanguage: "en", seed: "q7x" },
    ask,
    sections: { read: async () => null, keep: async () => {} },
    report: async () => {},
  });
};

const promptOf = ({ parts }: Parameters<Ask>[0]): string => parts.map(({ content }) => content).join("\n");

it("a story is mended in its last chapters as in its first ones, whatever the first ones cost", async () => {
  const stand = createStoryModel({ invent: (text) => `${text.slice(0, -1)} in Paris.` });
  const done = await written(async (asked) => {
    const reply = stand.reply(promptOf(asked));
    // Replies of a great many tokens spend all that mending may cost.
    return asked.task === "repair" ? { ...(reply as object), more: "word ".repeat(40_000) } : reply;
  }, "biography");
  const texts = done.flatMap(({ sentences }) => sentences).map(({ text }) => text);
  expect(done.length).toBeGreaterThan(1);
  expect(done.every(({ by }) => by === "model")).toBe(true);
  expect(texts.join(" ")).not.toContain("Paris");
});

it("a chapter is asked for once more where no reply came, whatever mending has cost", async () => {
  const stand = createStoryModel();
  let late = 0;
  const done = await written(async (asked) => {
    const isChapter = asked.task === "write" && promptOf(asked).includes("TASK: Write the section");
    if (asked.task === "write" && !isChapter) return null;
    return isChapter && late++ % 2 === 0 ? null : stand.reply(promptOf(asked));
  }, "first-person");
  expect(done.every(({ by }) => by === "model")).toBe(true);
});
