import { describe, expect, it } from "vitest";
import { toldLife } from "../../../test/told-life.ts";
import type { Asked } from "./ask.ts";
import { markOf } from "./material.ts";
import { writeSection } from "./section.ts";
import { createSpending } from "./spending.ts";

const told = toldLife([
  "We lived in Strickland Street with red lino on the floor.",
  "Kenny died in the dock in 1956.",
  "Norman drove the number one bus.",
  "The river froze over in the winter.",
  "Our hens lived behind the coal shed.",
]);
const material = told.map((one) => ({ mark: markOf(one), text: one.text, asked: "", told: one }));

type Line = { text: string; src: string[] };

/** A section of a model that writes these lines, one reply after the other, and approves of everything. */
async function section(
  replies: readonly (readonly Line[] | null)[],
  matters: { words: string; stems: string[] }[] = [],
  mostVerdicts = 9,
  repairs: readonly (Line & { sentence: number })[] = [],
) {
  const asked: Asked[] = [];
  let written = 0;
  const sentences = await writeSection({
    commission: {
      voice: { language: "en", style: "first-person", teller: { name: "Dorothy Hale", sex: "woman" } },
      heading: "",
      words: 60,
      material,
      before: "",
      turnings: ["1.1"],
      seed: "x1",
    },
    context: {
      language: "en",
      style: "first-person",
      tellerName: "Dorothy Hale",
      told,
      material,
      printed: [],
      matters,
    },
    ...createSpending(
      async (one) => {
        asked.push(one);
        if (one.task === "check")
          return {
            verdicts: [...(one.parts.at(-1)?.content ?? "").matchAll(/^(\d+) \[/gmu)]
              .slice(0, mostVerdicts)
              .map(([, number]) => ({ sentence: Number(number), verdict: "supported" })),
          };
        if (one.task === "repair") return { sentences: repairs };
        written += 1;
        const reply = replies[written - 1];
        return reply === null ? null : { sentences: reply ?? replies.at(-1) };
      },
      { words: 60 },
    ),
  });
  return { texts: sentences?.map(({ text }) => text) ?? [], asked };
}

const line = (at: number): Line => ({ text: told[at]?.text ?? "", src: [`1.${at}`] });

describe("a section of a model", () => {
  it("is written anew where it leaves out a death", async () => {
    const { texts, asked } = await section([
      [line(0), line(2)],
      [line(0), line(1)],
    ]);
    expect(texts).toEqual([told[0]?.text, told[1]?.text]);
    const last = asked.findLast(({ task }) => task === "write")?.parts.at(-1)?.content;
    expect(last).toContain("a death, a marriage or a move was left out");
  });

  it("stands as it is where it leaves it out again", async () => {
    expect((await section([[line(0), line(2)]])).texts).toEqual([told[0]?.text, told[2]?.text]);
  });

  it("prints nothing of what is to be left alone, though the model tries to", async () => {
    const { texts } = await section([[line(0), line(1), line(2)]], [{ words: "Norman", stems: ["norman"] }]);
    expect(texts).toEqual([told[0]?.text, told[1]?.text]);
  });

  it("names a person again where another stood before, and is told which sentence did not", async () => {
    const stray = { text: "He drove the number one bus.", src: ["1.2"] };
    const { texts, asked } = await section([[line(0), line(1), stray]]);
    expect(texts).toEqual([told[0]?.text, told[1]?.text, told[2]?.text]);
    const repair = asked.find(({ task }) => task === "repair")?.parts.at(-1)?.content;
    expect(repair).toContain(
      'He drove the number one bus. (fault: "he" or "she", or a verb alone, for somebody who is not named',
    );
    expect(repair).toContain(`(before) ${told[1]?.text}\n3 [1.2] He drove`);
    expect(repair).not.toContain(`(before) ${told[0]?.text}\n3`);
  });

  it("is asked for other words with the answers that a sentence rests on and those beside them, and no others", async () => {
    const wrong = { text: "Norman drove the royal train.", src: ["1.2"] };
    const { asked } = await section([[line(0), line(1), wrong, line(3), line(4)]]);
    const [, answers] = asked.find(({ task }) => task === "repair")?.parts ?? [];
    expect(answers?.content).toContain("Norman drove the number one bus.");
    expect(answers?.content).not.toContain("red lino");
  });

  it("leaves out what its writer would rather leave out, with the but of the next, and pastes nothing there", async () => {
    const wrong = { text: "Norman drove the royal train.", src: ["1.2"] };
    const next = { text: "But the river froze over in the winter.", src: ["1.3"] };
    const { texts } = await section([[line(0), line(1), wrong, next]], [], 9, [
      { sentence: 3, text: "", src: [] },
    ]);
    expect(texts).toEqual([told[0]?.text, told[1]?.text, "The river froze over in the winter."]);
  });

  it("keeps what holds of its last attempt, instead of sentences that nobody joined", async () => {
    const invented = [
      "In 1971 the council bought a horse.",
      "A bishop came from Leeds in 1988.",
      "The Queen sent eleven hats.",
    ].map((text) => ({
      text,
      src: ["1.3"],
    }));
    const { texts, asked } = await section([[line(0), line(1), ...invented, line(2), line(3), line(4)]]);
    expect(asked.filter(({ task }) => task === "write")).toHaveLength(2);
    expect(texts).toEqual(told.map(({ text }) => text));
  });

  it("is asked for once more in the same words where no reply came in time", async () => {
    const { texts, asked } = await section([null, [line(0), line(1)]]);
    expect(texts).toEqual([told[0]?.text, told[1]?.text]);
    const [first, second] = asked.filter(({ task }) => task === "write");
    expect(second?.parts).toEqual(first?.parts);
  });

  it("is told that its reply could not be read", async () => {
    const { asked } = await section([[], [line(0), line(1)]]);
    const last = asked.findLast(({ task }) => task === "write")?.parts.at(-1)?.content;
    expect(last).toContain("a reply that was not of the form");
  });

  it("asks once more for the verdicts that are missing, and for no others", async () => {
    const { texts, asked } = await section([[line(0), line(1), line(2)]], [], 2);
    expect(texts).toEqual([told[0]?.text, told[1]?.text, told[2]?.text]);
    const [, second] = asked.filter(({ task }) => task === "check");
    expect(second?.parts.at(-1)?.content).toContain("3 [1.2] Norman");
    expect(second?.parts.at(-1)?.content).not.toContain("1 [1.0]");
  });

  it("has a mended sentence judged beside those around it, and beside nothing else", async () => {
    const wrong = { text: "Norman drove the royal train.", src: ["1.2"] };
    const mended = { sentence: 3, text: "Norman drove the number one bus.", src: ["1.2"] };
    const { asked, texts } = await section([[line(0), line(1), wrong, line(3), line(4)]], [], 9, [mended]);
    expect(texts).toContain(mended.text);
    const check =
      asked
        .filter(({ task }) => task === "check")
        .at(-1)
        ?.parts.at(-1)?.content ?? "";
    expect(check).toContain(`(beside) ${told[1]?.text}\n3 [1.2] ${mended.text}\n(beside) ${told[3]?.text}`);
    expect(check).not.toContain("hens");
  });

  it("is judged with the sentences that stand before it", async () => {
    const { asked } = await section([[line(0), line(1)]]);
    const check = asked.find(({ task }) => task === "check")?.parts.at(-1)?.content ?? "";
    expect(check.indexOf(line(0).text)).toBeLessThan(check.indexOf(line(1).text));
  });
});
