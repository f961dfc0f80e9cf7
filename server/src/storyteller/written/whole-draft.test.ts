import { describe, expect, it } from "vitest";
import { createStoryModel } from "../../../test/story-model.ts";
import { dorothyTold, toldLife } from "../../../test/told-life.ts";
import type { Asked } from "./ask.ts";
import { lastReading } from "./last-reading.ts";
import { outlineOf, type Teller } from "./outline.ts";
import { writtenWhole } from "./whole-draft.ts";
import { writeParts } from "./write-parts.ts";

const dorothy: Teller = { name: "Dorothy Hale", sex: "woman", told: dorothyTold };

type Chapter = { heading: string; paragraphs: { text: string; src: string[] }[] };

const house = {
  text: "We lived in Strickland Street, five of us in two rooms. My brother Kenny drowned in the dock in 1956, and my mother laid his plate for a year.",
  src: ["1.0", "1.1"],
};
const bus = {
  text: "Norman stopped the number one bus outside our door to ask me to the pictures. We were married at St Peter's in the rain.",
  src: ["1.2", "1.3"],
};
const two: Chapter[] = [
  { heading: "Red lino on the floor", paragraphs: [house] },
  { heading: "The number one bus", paragraphs: [bus] },
];

const promptOf = ({ parts }: Asked): string => parts.map(({ content }) => content).join("\n");

/** A model that answers each request for a whole story with the next of these, and finds nothing wrong afterwards. */
const written = async (versions: Chapter[][], words = 50, tellers = [dorothy]) => {
  const asked: Asked[] = [];
  const stand = createStoryModel();
  const ask = async (one: Asked): Promise<unknown> => {
    asked.push(one);
    const prompt = promptOf(one);
    if (!prompt.includes("TASK: Write the whole story")) return stand.reply(prompt);
    return { title: "Behind the coal shed", title_src: ["1.0"], chapters: versions.shift() };
  };
  const order = { tellers, style: "first-person" as const, tellerLanguage: "en" as const, seed: "x1" };
  const first = outlineOf({ tellers, length: words, language: "en", tellerLanguage: "en" });
  const outline = await writtenWhole(
    { ...order, outline: { ...first, words: Math.min(words, 5_000) }, language: "en" },
    ask,
  );
  const story = async () => {
    const sections = { read: async () => null, keep: async () => {} };
    if (!outline) throw new Error("nothing was written");
    const writing = { order: { ...order, outline }, ask, sections, report: async () => {} };
    return { done: await writeParts(writing), writing };
  };
  return { asked, outline, story };
};

describe("a story that is written in one go", () => {
  it("is asked for once, and its chapters stand as they were written", async () => {
    const { asked, outline, story } = await written([two]);
    expect(asked).toHaveLength(1);
    expect([outline?.title, outline?.parts.map(({ heading }) => heading)]).toEqual([
      "Behind the coal shed",
      ["Red lino on the floor", "The number one bus"],
    ]);
    const { done } = await story();
    expect(done.map(({ sentences }) => sentences.map(({ text }) => text).join(" "))).toEqual([
      house.text,
      bus.text,
    ]);
  });

  it("rests each sentence on those answers of its paragraph that hold it", async () => {
    const { story } = await written([two]);
    const { done } = await story();
    const sources = done.flatMap(({ sentences }) => sentences.map((one) => one.sources));
    expect(sources.map((own) => own.map(({ message_id }) => message_id))).toEqual([
      ["m0"],
      ["m1"],
      ["m2"],
      ["m3"],
    ]);
  });

  it("is asked for once more where it is far from its length, and the nearer one is kept", async () => {
    const { asked, outline } = await written([two.slice(1), two]);
    expect(asked).toHaveLength(2);
    expect(promptOf(asked[1] as Asked)).toContain(
      "Your last version, below, has 24 words, its chapters 24. Write it anew in about 50, 26 more:",
    );
    expect(outline?.parts).toHaveLength(2);
    const kept = await written(
      [two, [{ heading: "Kenny", paragraphs: [{ text: "He drowned.", src: ["1.1"] }] }]],
      70,
    );
    expect(kept.outline?.parts).toHaveLength(2);
  });

  it.each([
    [46, /this length has room for some 1 told whole, at about their own length\. Choose them/u],
    [80, /there is room for nearly every scene, each in about \d\d of a hundred of its words/u],
    [900, /there is room for all of them, and no need to fill the length/u],
  ])("is asked for with what its length of %d words has room for", async (words, room) => {
    const { asked } = await written([two, two], words);
    expect(promptOf(asked[0] as Asked)).toMatch(/There are 5 answers of \d+ words in all/u);
    expect(promptOf(asked[0] as Asked)).toMatch(room);
  });

  it("says that there is more than it is shown only where something is kept out", async () => {
    const alone = await written([two]);
    const kept = await written([two], 50, [{ ...dorothy, keepsSecret: true }]);
    expect(promptOf(alone.asked[0] as Asked)).not.toContain("keeps something to themselves");
    expect(promptOf(kept.asked[0] as Asked)).toContain("The teller keeps something to themselves");
  });

  it("names the lines of which its teller says that they may stand, to whoever writes it and whoever reads it through", async () => {
    const [first, ...rest] = dorothy.told;
    if (!first) throw new Error("nothing was told");
    const [line = ""] = first.text.split(/(?<=[.]) /u);
    const teller = { ...dorothy, told: [{ ...first, allowed: [line] }, ...rest], keepsSecret: true };
    const { asked, story } = await written([two], 50, [teller]);
    const { writing, done } = await story();
    await lastReading({ done, refused: [], given: [] }, writing);
    const prompts = [promptOf(asked[0] as Asked), promptOf(asked.at(-1) as Asked)];
    expect(prompts[1]).toContain("TASK: Read the whole story");
    for (const prompt of prompts) {
      expect(prompt).toContain("lines of which the teller says that they may stand");
      expect(prompt).toContain(`\n1.0 ${line}\n`);
      expect(prompt).toContain("The teller keeps something to themselves");
    }
  });

  it("keeps together in a chapter what belongs together, whatever the year, and is asked about a chapter that goes back", async () => {
    const life = toldLife([
      "In 1956 we moved to Hull with two trunks and the red hens in a basket.",
      "In 1977 my mother died in the front room with the piano pushed back.",
      "In 1967 I painted a black van for the butcher on a wet Sunday morning.",
      "In 1963 I painted a long wall behind the coal shed with my brother Kenny.",
    ]);
    const line = (at: number) => ({ text: life[at]?.text ?? "", src: [`1.${at}`] });
    const teller = { ...dorothy, told: life };
    const asks = async (chapters: number[][]): Promise<string> => {
      const version = chapters.map((own, at) => ({ heading: `Hull ${at}`, paragraphs: own.map(line) }));
      const { story } = await written([version, version], 52, [teller]);
      const { done, writing } = await story();
      let prompt = "";
      const ask = async (one: Asked) => {
        prompt ||= promptOf(one);
        return { changes: [] };
      };
      await lastReading({ done, refused: [] }, { ...writing, ask });
      return prompt;
    };
    expect(await asks([[0, 1, 3], [2]])).not.toContain("the years go back");
    expect(await asks([[0], [1], [2, 3]])).toContain(
      "the years go back: sentence 3 (1967) stands after 2 (1977)",
    );
  });

  it("is planned by chapters where it is long, tells of two people, or never came", async () => {
    expect((await written([two], 5_000)).outline).toBeNull();
    expect((await written([two], 50, [dorothy, { ...dorothy, name: "Bo" }])).outline).toBeNull();
    expect((await written([[], []])).outline).toBeNull();
  });

  it("is read once more for a death that it left out", async () => {
    const hens = {
      text: "We lived in Strickland Street with red lino on the floor, five of us in two rooms.",
      src: ["1.0"],
    };
    const { story } = await written(
      [[{ heading: "Red lino on the floor", paragraphs: [hens] }, two[1] as Chapter]],
      40,
    );
    const { done, writing } = await story();
    const asked: string[] = [];
    await lastReading(
      { done, refused: [] },
      {
        ...writing,
        ask: async (one) => {
          asked.push(promptOf(one));
          return { changes: [] };
        },
      },
    );
    expect(asked[0]).toMatch(/to be told and stand nowhere: 1\.1\b/u);
  });
});
