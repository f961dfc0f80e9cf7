import { describe, expect, it } from "vitest";
import { toldLife } from "../../../test/told-life.ts";
import type { Told } from "../story.ts";
import type { Asked } from "./ask.ts";
import { type JudgingContext, judged } from "./judge.ts";
import { markOf } from "./material.ts";
import { heldAgainstNeighbours } from "./neighbours.ts";
import { writeSection } from "./section.ts";
import { createSpending } from "./spending.ts";

type Line = [text: string, mark: string];

const lifeOf = (told: readonly Told[]): JudgingContext => ({
  language: "en",
  style: "first-person",
  tellerName: "Wilf Garside",
  told,
  material: told.map((one) => ({ mark: markOf(one), text: one.text, asked: one.question ?? "", told: one })),
  printed: [],
  matters: [],
});

const faultsOf = (lines: readonly Line[], context: JudgingContext) =>
  heldAgainstNeighbours(
    judged(
      lines.map(([text, mark]) => ({ text, marks: [mark] })),
      context,
    ),
    context,
  ).map(({ faults }) => faults);

describe("a sentence of a model that says he or she", () => {
  it("may mean who was named sentences before, where nobody else was named since", () => {
    const told = toldLife([
      "Arnold's down on the pavement laughing. And then he climbed up, and put his thumb between the letters. He said look at that. Tha could drive a tram through it.",
      "We had a dog called Duchess.",
      "I'll give you summat else, Arnold Edwin Sykes, full name and the number. And what he said: Paint the gaps, lad, letter'll look after itself.",
    ]);
    const lines: Line[] = [
      ["Arnold's down on the pavement laughing.", "1.0"],
      ["And then he climbed up, and put his thumb between the letters.", "1.0"],
      ["He said look at that.", "1.0"],
      ["Tha could drive a tram through it.", "1.0"],
      ["And he said: Paint the gaps, lad, letter'll look after itself.", "1.2"],
    ];
    expect(faultsOf(lines, lifeOf(told))).toEqual(lines.map(() => []));
    const other = lines.with(3, ["We had a dog called Duchess.", "1.1"]);
    expect(faultsOf(other, lifeOf(told)).at(-1)).toEqual(["stray_person"]);
  });

  it("may go back to the answer before the one that went on from it", () => {
    const told = toldLife([
      "The last time I went I read him the deaths and the football.",
      "",
      "He'd a rug on his knees. Doris had put a plate of parkin out.",
    ])
      .map((one, at): Told => ({ ...one, staysOn: at === 2 }))
      .filter(({ text }) => text !== "");
    const lines: Line[] = [
      ["He'd a rug on his knees.", "1.2"],
      ["Doris had put a plate of parkin out.", "1.2"],
      ["I read him the deaths and the football.", "1.0"],
    ];
    expect(faultsOf(lines, lifeOf(told)).at(-1)).toEqual([]);
  });
});

describe("a sentence that is given the name it lacked", () => {
  const told = toldLife([
    "And Arnold Sykes had me from fifteen.",
    "The river froze over in the winter.",
    "I read him the deaths and he said come next week, and I said I would.",
  ]);
  const context = lifeOf(told);

  const written = async (
    repair: string | null,
    lines: string[] = [],
    texts = told.map(({ text }) => text),
  ) => {
    const asked: Asked[] = [];
    const sentences = await writeSection({
      commission: {
        voice: { language: "en", style: "first-person", teller: { name: "Wilf Garside", sex: "man" } },
        heading: "",
        words: 30,
        material: context.material,
        before: "",
        turnings: [],
        lines,
        seed: "x1",
      },
      context,
      ...createSpending(
        async (one) => {
          asked.push(one);
          const task = one.parts.at(-1)?.content ?? "";
          if (one.task === "check")
            return {
              verdicts: [...task.matchAll(/^(\d+) \[/gmu)].map(([, number]) => ({
                sentence: Number(number),
                verdict: "supported",
              })),
            };
          if (one.task === "repair")
            return { sentences: repair === null ? [] : [{ sentence: 3, text: repair, src: ["1.2"] }] };
          return {
            sentences: texts.map((text) => ({
              text,
              src: told.filter((one) => one.text === text).map(markOf),
            })),
          };
        },
        { words: 30 },
      ),
    });
    const repairs = asked.filter(({ task }) => task === "repair");
    return { sentences: sentences ?? [], repairs };
  };

  it("is told which name that is, and cites the answer that has it by itself", async () => {
    const named = "I read Arnold the deaths and Arnold said come next week, and I said I would.";
    const { sentences, repairs } = await written(named);
    expect(repairs).toHaveLength(1);
    const prompt = repairs[0]?.parts.map(({ content }) => content).join("\n");
    expect(prompt).toContain("named before it, if it is one of them: Arnold Sykes (with the mark 1.0)");
    expect(prompt).toContain("§x1 1.0\nAnd Arnold Sykes had me from fifteen.");
    expect(prompt).not.toContain("ghost writer");
    expect(sentences.at(-1)?.text).toBe(named);
    expect(sentences.at(-1)?.sources.map(({ message_id }) => message_id)).toEqual(["m2", "m0"]);
  });

  it("stands as it was told where a scene ends on it and nobody is named for whom it could be taken", async () => {
    const isWritten = async (texts: string[]) =>
      (await written(null, ["I read him the deaths"], texts)).sentences;
    const all = told.map(({ text }) => text);
    expect((await isWritten(all.slice(1))).map(({ text }) => text)).toEqual(all.slice(1));
    expect((await isWritten(all)).map(({ text }) => text)).toEqual(all.slice(0, 2));
  });
});
