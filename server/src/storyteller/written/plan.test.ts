import { describe, expect, it } from "vitest";
import { dorothyTold, toldLife } from "../../../test/told-life.ts";
import type { Told } from "../story.ts";
import type { Asked } from "./ask.ts";
import { outlineOf } from "./outline.ts";
import { planned } from "./plan.ts";

const told = dorothyTold.map(
  (one, at): Told => ({ ...one, question: at === 2 ? "How did you and Norman meet?" : "" }),
);

const tellers = [{ name: "Dorothy Hale", sex: "woman" as const, told }];
const tongue = { language: "en", tellerLanguage: "en" } as const;
const outline = outlineOf({ tellers, length: 60, ...tongue });

type Chapter = { heading: string; answers: string[]; lines?: { text: string; src: string }[] };

const plan = async (
  chapters: Chapter[],
  title = "",
  style: "first-person" | "biography" = "first-person",
  life: readonly Told[] = told,
  brief: readonly string[] = [],
  words = outline.words,
) => {
  const asked: Asked[] = [];
  const tellers = [{ name: "Dorothy Hale", sex: "woman" as const, told: life }];
  const made = await planned(
    { outline: { ...outline, words }, tellers, style, seed: "x1", ...tongue },
    async (one) => {
      asked.push(one);
      return { title, title_src: ["1.0"], brief, chapters: chapters.map((one) => ({ lines: [], ...one })) };
    },
  );
  const marks = made.parts.map(({ answers }) => answers.map(({ message_id }) => message_id));
  return { ...made, marks, prompt: asked[0]?.parts.map(({ content }) => content).join("\n") ?? "" };
};

describe("the plan of a life by a model", () => {
  it("gives chapters their names, answers and lines", async () => {
    const line = { text: "my mother laid his plate for a year", src: "1.1" };
    const { parts, marks, title } = await plan(
      [
        { heading: "Red lino on the floor", answers: ["1.0", "1.1"], lines: [line] },
        { heading: "The number one bus", answers: ["1.2", "1.3"] },
      ],
      "Behind the coal shed",
    );
    expect(parts.map(({ heading }) => heading)).toEqual(["Red lino on the floor", "The number one bus"]);
    expect(marks).toEqual([
      ["m0", "m1"],
      ["m2", "m3"],
    ]);
    expect([parts[0]?.lines, title]).toEqual([[line.text], "Behind the coal shed"]);
  });

  it("does what the teller asked of the book, which the model is told in their own words", async () => {
    const wished = told.map((one, at): Told => {
      if (at === 4) return { ...one, isFirst: true, isWished: true };
      if (at === 1) return { ...one, isLast: true, isWished: true };
      return at === 2
        ? { ...one, bookWishes: [{ text: "Start with the river, and end on Kenny.", before: "" }] }
        : one;
    });
    const { marks, prompt } = await plan(
      [
        { heading: "", answers: ["1.0", "1.1", "1.4"] },
        { heading: "", answers: ["1.2", "1.3"] },
      ],
      "",
      "first-person",
      wished,
    );
    expect(marks).toEqual([
      ["m4", "m0"],
      ["m2", "m3", "m1"],
    ]);
    const task = prompt.slice(prompt.indexOf("TASK:"));
    expect(task).toContain("1.2 Start with the river, and end on Kenny.");
    expect(task).toContain("wants the story to begin with 1.4.");
    expect(task).toContain("wants the story to end with 1.1.");
  });

  it("sees what was asked with each answer", async () => {
    const { prompt } = await plan([{ heading: "", answers: ["1.0"] }]);
    expect(prompt).toContain("(asked: How did you and Norman meet?)\nNorman drove");
  });

  it("tells an answer of two times in both of its chapters, and a short one in one", async () => {
    const long = toldLife([
      "We were wed in our overcoats in 1963 with ice down the wall behind the minister, and her breath stood in the air when she laughed. In the last three years she watched me come in with the tea, and she said to our girl that man is here again.",
      "We lived in Strickland Street with red lino on the floor.",
    ]);
    const { marks } = await plan(
      [
        { heading: "", answers: ["1.0", "1.1"] },
        { heading: "", answers: ["1.0", "1.1"] },
      ],
      "",
      "first-person",
      long,
    );
    expect(marks).toEqual([["m0", "m1"], ["m0"]]);
  });

  it("keeps what the model would tell in brief, so that nothing is left out whole", async () => {
    const { marks, parts } = await plan(
      [{ heading: "", answers: ["1.0", "1.1", "1.2", "1.3", "1.4"] }],
      "",
      "first-person",
      told,
      ["1.4", "1.2"],
    );
    expect(marks).toEqual([["m0", "m1", "m2", "m3", "m4"]]);
    expect(parts[0]?.brief?.map(({ message_id }) => message_id)).toEqual(["m2", "m4"]);
  });

  it("does without it, the least first, where even in brief it is too much, and never without a death", async () => {
    const { marks } = await plan(
      [{ heading: "", answers: ["1.0", "1.1", "1.2", "1.3", "1.4"] }],
      "",
      "first-person",
      told,
      ["1.1", "1.4", "1.2"],
      outline.words / 2,
    );
    expect(marks).toEqual([["m0", "m1", "m3"]]);
  });

  it("leaves out nobody: of the answers that name somebody, one stays", async () => {
    const life = told.map(
      (one, at): Told =>
        at === 4 ? { ...one, text: `${one.text} Norman held the lantern, and Norman fell in.` } : one,
    );
    const { marks } = await plan(
      [{ heading: "", answers: ["1.0", "1.1", "1.2", "1.3", "1.4"] }],
      "",
      "first-person",
      life,
      ["1.4", "1.2"],
      outline.words / 2,
    );
    expect(marks).toEqual([["m0", "m1", "m2", "m3"]]);
  });

  it("tells each answer once, and the deaths and marriages that it left out", async () => {
    const { marks } = await plan([
      { heading: "", answers: ["1.0", "9.9"] },
      { heading: "", answers: ["1.0", "1.2"] },
    ]);
    expect(marks.flat().toSorted()).toEqual(["m0", "m1", "m2", "m3"]);
  });

  it.each(["A life of hardship", "The Queen of Hull", "Norman's 1971"])(
    "has no heading or title that was not told (%s)",
    async (heading) => {
      const { parts, title } = await plan([{ heading, answers: ["1.0", "1.1"] }], heading);
      expect(parts.map((part) => part.heading)).not.toContain(heading);
      expect(title).toBeUndefined();
    },
  );

  it("keeps no line that nobody said so", async () => {
    const line = { text: "my mother laid his plate for two years", src: "1.1" };
    expect((await plan([{ heading: "", answers: ["1.1"], lines: [line] }])).parts[0]?.lines).toEqual([]);
  });

  it("keeps no line that asks something of the book", async () => {
    const line = { text: "Start with the river", src: "1.3" };
    const text = `${told[3]?.text} Start with the river, that can go in.`;
    const wished = told.map(
      (one, at): Told =>
        at === 3
          ? { ...one, text, bookWishes: [{ text: "Start with the river, that can go in.", before: "" }] }
          : one,
    );
    const { parts } = await plan(
      [{ heading: "", answers: ["1.3"], lines: [line] }],
      "",
      "first-person",
      wished,
    );
    expect(parts[0]?.lines).toEqual([]);
  });

  it("stays what it was where the reply is none", async () => {
    const made = await planned(
      { outline, tellers, style: "first-person", seed: "x1", ...tongue },
      async () => null,
    );
    expect(made).toEqual(outline);
  });
});

it("plans no second answer for somebody whom what must be told names", async () => {
  const life = toldLife([
    "We lived in Strickland Street with red lino on the floor, five of us in two rooms, and the hens behind the coal shed.",
    "My brother Kenny drowned in the dock in 1956.",
    "The river froze over in the winter, and our Kenny walked across it to the other side with a lantern and a loaf.",
  ]);
  const { marks } = await plan([{ heading: "", answers: ["1.0"] }], "", "first-person", life);
  expect(marks).toEqual([["m0", "m1"]]);
});
