import { describe, expect, it } from "vitest";
import { toldLife } from "../../../test/told-life.ts";
import type { Sentence } from "../story.ts";
import { type Change, paragraphOf, readAgain, reread, sourcesOf, told } from "./last-reading.test-suite.ts";

describe("the last reading of a whole story", () => {
  it("is told which death the story leaves out, and puts it in", async () => {
    const { texts, prompt } = await reread(
      [0, 2, 3],
      [
        {
          sentence: 1,
          change: "add_after",
          text: "My brother Kenny drowned in the dock in 1956.",
          src: ["1.1"],
        },
      ],
    );
    expect(prompt).toContain("are to be told and stand nowhere: 1.1.");
    expect(texts?.[1]).toBe("My brother Kenny drowned in the dock in 1956.");
  });

  it("puts another sentence in the place of one, and takes one out", async () => {
    const { texts } = await reread(
      [0, 1, 2, 3],
      [
        { sentence: 3, change: "replace", text: "Norman drove the number one bus.", src: ["1.2"] },
        { sentence: 4, change: "remove" },
      ],
    );
    expect(texts).toEqual([told[0]?.text, told[1]?.text, "Norman drove the number one bus."]);
  });

  it.each([
    ["what was not told", "Norman drove the royal train in 1971.", []],
    ["what is to be left alone", "Norman drove the number one bus.", [{ words: "Norman", stems: [] }]],
  ])("prints nothing of %s", async (_, text, matters) => {
    const { texts } = await reread([0, 1, 3], [{ sentence: 2, change: "add_after", text, src: ["1.2"] }], {
      matters,
    });
    expect(texts).toEqual([told[0]?.text, told[1]?.text, told[3]?.text]);
  });

  it("begins and joins paragraphs where it wants them, and changes no word for it", async () => {
    const { sentences, prompt } = await reread(
      [0, 2, 3],
      [
        { sentence: 1, change: "join" },
        { sentence: 2, change: "join", text: "Norman flew." },
      ],
    );
    expect(prompt).toContain("¶ 2 [1.2]");
    expect(sentences?.map(({ text }) => text)).toEqual([told[0]?.text, told[2]?.text, told[3]?.text]);
    expect(sentences?.map(({ opens = false, joins = false }) => [opens, joins])).toEqual([
      [true, false],
      [false, true],
      [true, false],
    ]);
    const one = sentences?.[1] && { ...sentences[1], opens: undefined };
    const begun = await readAgain([paragraphOf(0), one as Sentence], [{ sentence: 2, change: "begin" }]);
    expect(begun.sentences?.[1]?.opens).toBe(true);
  });

  it("joins a paragraph whose first sentence it says in other words as well", async () => {
    const { sentences } = await reread(
      [0, 2, 3],
      [
        { sentence: 2, change: "replace", text: "Norman drove the number one bus.", src: ["1.2"] },
        { sentence: 2, change: "join" },
      ],
    );
    expect(sentences?.[1]).toMatchObject({ text: "Norman drove the number one bus.", joins: true });
  });

  it("puts a paragraph where it belongs, and none before the years that come first", async () => {
    const early = await reread([1, 3, 0], [{ sentence: 1, change: "move", after: 3 }]);
    expect(early.texts).toEqual([told[3]?.text, told[0]?.text, told[1]?.text]);
    const dated = toldLife(["In 1956 we moved to Hull.", "We danced on the pier.", "In 1971 I drove a bus."]);
    const late = await reread([0, 1, 2], [{ sentence: 1, change: "move", after: 3 }], { life: dated });
    expect(late.texts).toEqual(dated.map(({ text }) => text));
  });

  it("puts nobody's pronoun after somebody else's name", async () => {
    const life = toldLife([
      "Uncle Percy kept pigeons on the roof.",
      "He never sold one of them.",
      "My brother Kenny went to sea.",
    ]);
    const { texts } = await reread([0, 1, 2], [{ sentence: 2, change: "move", after: 3 }], { life });
    expect(texts?.indexOf("He never sold one of them.")).toBe(1);
  });

  it("takes out no death that is told nowhere else", async () => {
    const { texts } = await reread([0, 1, 2, 3], [{ sentence: 2, change: "remove" }]);
    expect(texts).toContain(told[1]?.text);
  });

  it.each([
    ["supported", ["We lived in Strickland Street.", "I finished up at SignFast with a pair of tweezers."]],
    [
      "not_told",
      [
        "We lived in Strickland Street.",
        "SignFast did that sign.",
        "I finished up there with a pair of tweezers.",
      ],
    ],
  ] as const)(
    "takes no sentence out beside other words for it that did not hold (%s)",
    async (verdict, left) => {
      const life = toldLife([
        "We lived in Strickland Street.",
        "SignFast did that sign. I finished up there at SignFast with a pair of tweezers.",
      ]);
      const line = (text: string): Sentence => ({ text, sources: sourcesOf(1) });
      const { texts } = await readAgain(
        [
          paragraphOf(0, life),
          line("SignFast did that sign."),
          line("I finished up there with a pair of tweezers."),
        ],
        [
          { sentence: 2, change: "remove" },
          {
            sentence: 3,
            change: "replace",
            text: "I finished up at SignFast with a pair of tweezers.",
            src: ["1.1"],
          },
        ],
        { life, words: 14, verdict },
      );
      expect(texts).toEqual(left);
    },
  );

  it("adds a scene of several sentences with its end, or nothing of it", async () => {
    const life = toldLife([
      "We lived in Strickland Street with red lino on the floor.",
      "Nane found an oar and painted it green. He sold it to the man who had lost it. My mother bought it back.",
    ]);
    const scene = "Nane found an oar and painted it green. He sold it to the man who had lost it.";
    const add = (end: string): Change => ({
      sentence: 1,
      change: "add_after",
      text: `${scene} ${end}`,
      src: ["1.1"],
    });
    const whole = await reread([0], [add("My mother bought it back.")], { life });
    expect(whole.texts?.join(" ")).toBe(`${life[0]?.text} ${scene} My mother bought it back.`);
    const half = await reread([0], [add("The police took him to the prison in 1971.")], { life });
    expect(half.texts).toEqual([life[0]?.text]);
  });

  it("adds no half of a scene where the whole is too long", async () => {
    const life = toldLife([
      "We lived in Strickland Street with red lino on the floor.",
      "Nane kept cats. Nane found an oar. Nane painted it green. Nane sold it again.",
    ]);
    const cats: Sentence = { text: "Nane kept cats.", sources: sourcesOf(1), opens: true };
    const text = "Nane found an oar. Nane painted it green. Nane sold it again.";
    const add = { sentence: 2, change: "add_after", text, src: ["1.1"] };
    const { texts } = await readAgain([paragraphOf(0, life), cats], [add], { life, words: 16 });
    expect(texts).toEqual([life[0]?.text, "Nane kept cats."]);
  });

  it("gives a scene its own paragraph by the first of its sentences that holds", async () => {
    const life = toldLife([
      "We lived in Strickland Street with red lino on the floor.",
      "Nane found an oar. Nane painted it green. Nane sold it again.",
    ]);
    const text = "The police came in 1971. Nane found an oar. Nane painted it green. Nane sold it again.";
    const add = { sentence: 1, change: "add_after", text, src: ["1.1"] };
    const { texts, sentences } = await reread([0], [add], { life });
    expect(texts?.slice(1)).toEqual(["Nane found an oar.", "Nane painted it green.", "Nane sold it again."]);
    expect(sentences?.[1]?.opens).toBe(true);
  });

  it("takes out no death by taking out both sentences of it", async () => {
    const line = (text: string): Sentence => ({ text, sources: sourcesOf(1) });
    const { sentences } = await readAgain(
      [
        paragraphOf(0),
        line("My brother Kenny drowned in the dock in 1956."),
        line("It was on a Sunday."),
        paragraphOf(2),
      ],
      [2, 3].map((sentence) => ({ sentence, change: "remove" })),
      { words: 20 },
    );
    expect(sentences?.flatMap(({ sources }) => sources)).toContainEqual(sourcesOf(1)[0]);
  });

  it.each([
    ["Norman drove a bus past our door in 1971.", ["Norman drove a bus.", "It stopped by our door."]],
    ["Norman drove a bus past our door.", ["Norman drove a bus past our door."]],
  ])("takes nothing out that other words say elsewhere, unless they stand (%s)", async (text, left) => {
    const line = (text: string): Sentence => ({ text, sources: sourcesOf(2), opens: true });
    const { texts } = await readAgain(
      [paragraphOf(0), line("Norman drove a bus."), paragraphOf(3), line("It stopped by our door.")],
      [
        { sentence: 2, change: "remove" },
        { sentence: 4, change: "replace", text, src: ["1.2"] },
      ],
      { words: 24 },
    );
    expect(texts?.filter((one) => one !== told[0]?.text && one !== told[3]?.text)).toEqual(left);
  });

  it("has other words once for what was not told so, and a second opinion on those", async () => {
    const text = "Norman drove the number one bus in 1971.";
    const { texts, asked } = await readAgain(
      [0, 1, 3].map((at) => paragraphOf(at)),
      [{ sentence: 2, change: "add_after", text, src: ["1.2"] }],
      { repairs: [{ sentence: 1, text: "Norman drove the number one bus.", src: ["1.2"] }] },
    );
    expect(asked.map(({ task }) => task)).toEqual(["revise", "repair", "check"]);
    expect(texts?.[2]).toBe("Norman drove the number one bus.");
  });

  it("is told who is named nowhere in the story, and does not let go of the last mention of somebody", async () => {
    const life = toldLife([
      "We lived in Strickland Street with red lino on the floor.",
      "The last melon was carried up the stairs by Claudio, who was fourteen.",
      "From the window Claudio saw the flame.",
    ]);
    const unnamed = await reread([0], [], { life });
    expect(unnamed.prompt).toContain("Claudio (1.1, 1.2)");
    const text = "The last melon was carried up the stairs.";
    const named = await reread([0, 1], [{ sentence: 2, change: "replace", text, src: ["1.1"] }], { life });
    expect(named.texts?.[1]).toBe(life[1]?.text);
  });

  it("keeps the last line of a scene where it has to be shorter", async () => {
    const scene = "Nane found an oar. He painted it green. He sold it to the man who had lost it.";
    const life = toldLife([
      scene,
      "We lived in Strickland Street with red lino on the floor for years and years.",
    ]);
    const sources = sourcesOf(0);
    const lines = scene.match(/[^.]+\./gu)?.map((text): Sentence => ({ text: text.trim(), sources })) ?? [];
    const long: Sentence = { text: life[1]?.text ?? "", sources: sourcesOf(1), opens: true };
    const { texts } = await readAgain([...lines, long], [{ sentence: 3, change: "remove" }], {
      life,
      words: 15,
    });
    expect(texts).toContain("He sold it to the man who had lost it.");
  });

  it("tells the next reading what was not made, and why, and nothing of what is to be left alone", async () => {
    const { refused } = await reread(
      [0, 3, 1],
      [
        { sentence: 1, change: "replace", text: "We lived over a bakery in Leeds.", src: ["1.0"] },
        { sentence: 1, change: "add_after", text: "Norman drove the number one bus.", src: ["1.2"] },
        { sentence: 3, change: "remove" },
      ],
      { matters: [{ words: "Norman", stems: [] }] },
    );
    const [first = [""]] = refused;
    expect(first.join("\n")).toMatch(
      /"We lived over a bakery .+ for ".+" \(.*not in the cited answers: .*bakery/u,
    );
    expect(first.join("\n")).toMatch(/leaving out "My brother Kenny .+\(it would take away/u);
    expect(first.join("\n")).not.toContain("Norman");
    const { prompt } = await reread([0, 1, 3], [], { before: [[...first]] });
    expect(prompt).toContain("not in the cited answers");
  });

  it("hears who somebody is to the teller where the story never says it", async () => {
    const life = toldLife(["My brother Kenny kept ferrets.", "On the Monday Kenny went to sea."]);
    expect((await reread([1], [], { life })).prompt).toContain("Kenny: brother (1.0)");
    expect((await reread([0, 1], [], { life })).prompt).not.toContain("Kenny: brother");
    const four = toldLife([
      "My brother Kenny kept ferrets.",
      "There were four of us, Kenny and Jan and two more.",
    ]);
    expect((await reread([1], [], { life: four })).prompt).not.toContain("Kenny: brother");
  });

  it("leaves the story as it is where the reply is none", async () => {
    expect((await reread([0, 1], [{ sentence: 7, change: "nonsense" }])).texts).toEqual([
      told[0]?.text,
      told[1]?.text,
    ]);
  });
});
