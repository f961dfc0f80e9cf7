import { describe, expect, it } from "vitest";
import { toldLife } from "../../../test/told-life.ts";
import type { StoryStyle } from "../story.ts";
import type { Asked } from "./ask.ts";
import { markOf } from "./material.ts";
import { named } from "./names.ts";

const told = toldLife([
  "I never once did me own name over a door bar the pick-up.",
  "Harry's black van were round the back, and I painted it on a Sunday.",
  "We were the Garsides without a farm.",
]);
const material = told.map((one) => ({ mark: markOf(one), text: one.text, asked: "", told: one }));

type Wish = { heading?: string; title?: string; mark?: string; style?: StoryStyle; better?: object[] };

/** What a story with one chapter is called, which tells of the van. */
const called = async ({
  heading = "",
  title = "",
  mark = "1.2",
  style = "first-person",
  better = [],
}: Wish) => {
  const asked: Asked[] = [];
  const names = await named(
    { title, titleMarks: [mark], chapters: [{ heading, own: material.slice(1, 2) }] },
    {
      voice: { language: "en", style, teller: { name: "Wilf Garside", sex: "man" } },
      teller: { name: "Wilf Garside", sex: "man", told, matters: [] },
      material,
      seed: "x1",
      language: "en",
      isAlone: true,
    },
    async (one) => {
      asked.push(one);
      return { names: better };
    },
  );
  return { ...names, asked, task: asked[0]?.parts.at(-1)?.content };
};

describe("what a story and its chapters are called", () => {
  it("is what a model called it, though a word of it is told in another answer, among what was denied", async () => {
    const { headings, asked } = await called({ heading: "The Pick-up and the Black Van" });
    expect(headings).toEqual(["The Pick-up and the Black Van"]);
    expect(asked).toEqual([]);
  });

  it("is asked for once more, with the reason, where nobody said so", async () => {
    const { headings, task, asked } = await called({
      heading: "The Bishop's van",
      better: [{ chapter: 1, text: "Harry's black van", src: ["1.1"] }],
    });
    expect(task).toContain("1 [1.1] The Bishop's van (fault: nobody said: bishop");
    expect(headings).toEqual(["Harry's black van"]);
    expect(asked).toHaveLength(1);
  });

  it("is nothing where the second is no better", async () => {
    const better = [
      { chapter: 1, text: "The Bishop of Leeds", src: ["1.1"] },
      { chapter: 0, text: "Wilf Garside", src: ["1.2"] },
    ];
    const { headings, title, asked } = await called({
      heading: "The Queen's van",
      title: "Wilf Garside",
      better,
    });
    expect([headings, title]).toEqual([[null], null]);
    expect(asked).toHaveLength(1);
  });

  it("says which fault a title has, and takes the name of a chapter before the built-in one", async () => {
    const { title, task } = await called({
      title: "Her black van",
      mark: "1.1",
      heading: "Harry's black van",
    });
    expect(task).toContain('(fault: it begins with "her", which names nobody)');
    expect(title).toBe("Harry's black van");
  });

  it("may begin with a small letter where it stood within a sentence", async () => {
    const { title, asked } = await called({ title: "the Garsides without a farm" });
    expect([title, asked.length]).toEqual(["The Garsides without a farm", 0]);
  });

  it("stands behind the name in a biography, in words of the life that are not the writer's", async () => {
    const style = "biography";
    expect((await called({ title: "Harry's black van", mark: "1.1", style })).title).toBe(
      "Wilf Garside: Harry's black van",
    );
    expect((await called({ title: "The Garsides without a farm", style })).title).toBe(
      "Wilf Garside: The Garsides without a farm",
    );
    expect((await called({ title: "My own black van", mark: "1.1", style })).title).toBe(null);
  });

  it("is a question with its question mark", async () => {
    const { title, asked } = await called({ title: "Whose black van were round the back?" });
    expect(title).toBe("Whose black van were round the back?");
    expect(asked).toEqual([]);
  });
});
