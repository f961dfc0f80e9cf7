import { expect, it } from "vitest";
import { toldLife } from "../../../test/told-life.ts";
import { mayPrint, readThrough } from "../read-through/read-through.ts";
import type { Settled, Story } from "../story.ts";
import type { Asked } from "./ask.ts";
import { soreRead } from "./sore-reading.ts";

const told = toldLife([
  "We lived in Strickland Street with red lino on the floor.",
  "My brother Edwin Pascoe stole the collection money from the chapel.",
  "On Thursdays Mr Dunn's bicycle stood behind Auntie Rita's coal shed until it was dark.",
  "The river froze over in the winter.",
]);
const story: Story = {
  title: "Strickland Street",
  sections: [
    {
      heading: "Home",
      sentences: told.map(({ text, messageId }) => ({
        text,
        sources: [{ interview_id: "i", message_id: messageId }],
      })),
    },
  ],
  words: 40,
  note: null,
};

type Found = { sentences: number[]; kind: string; why: string };

/** The story after the rules and a model that finds these passages have read it. */
async function read(
  found: Found[],
  settled: Settled[] = [],
  matters: { words: string; stems: string[] }[] = [],
) {
  const asked: Asked[] = [];
  const reading = { told, language: "en" as const, tellerName: "Dorothy Hale", settled };
  const after = await soreRead(readThrough(story, reading), reading, {
    ask: async (one) => {
      asked.push(one);
      return { passages: found };
    },
    seed: "x1",
    tellers: [{ name: "Dorothy Hale", sex: "woman", told, matters }],
  });
  const passages = (after.passages ?? []).map(({ reasons, why, lines, decision }) => ({
    reasons,
    why,
    lines: lines.map(({ text }) => text),
    decision,
  }));
  const open = after.sections.flatMap(({ sentences }) => sentences).filter((one) => !mayPrint(one));
  return { passages, open: open.map(({ text }) => text), asked };
}

const bicycle = { sentences: [3], kind: "affair", why: "Rita's children may learn of Mr Dunn." };

it("what a model sees between the lines is held beside what the rules found, each with its reason in words", async () => {
  const theft = { sentences: [2], kind: "crime", why: "Edwin is called a thief." };
  const { passages, open } = await read([bicycle, theft]);
  expect(passages).toEqual([
    { reasons: ["crime"], why: theft.why, lines: [told[1]?.text], decision: null },
    { reasons: ["affair"], why: bicycle.why, lines: [told[2]?.text], decision: null },
  ]);
  expect(open).toEqual([told[1]?.text, told[2]?.text]);
});

it.each([
  ["finds nothing", []],
  [
    "answers nonsense",
    [
      { sentences: [99, 0, -3], kind: "affair", why: "?" },
      { sentences: [3], kind: "war", why: "" },
    ],
  ],
])("a model that %s takes nothing away from what the rules found", async (_, found) => {
  expect((await read(found)).open).toEqual([told[1]?.text]);
});

it.each([
  ["Auntie Rita could be hurt by what the neighbours saw.", true],
  ["It says of the Pascoes what their children may not know.", false],
  ["Barnaby Foss would be shamed by it.", false],
  ["Whoever loved her could be hurt by it.", true],
])("a reason names nobody whom the story does not name: %s", async (why, isShown) => {
  const { passages } = await read([{ sentences: [3], kind: "affair", why }]);
  expect(passages.some((passage) => passage.why === why)).toBe(isShown);
});

it("a reason that names what is left alone is not shown, and the passage is held all the same", async () => {
  const { passages } = await read([bicycle], [], [{ words: "Dunn", stems: [] }]);
  expect(passages[1]).toMatchObject({ why: undefined, lines: [told[2]?.text] });
});

it("what was decided about it before is not asked again", async () => {
  const text = told[2]?.text ?? "";
  const { passages, open } = await read(
    [bicycle],
    [{ message_id: "m2", text, decision: "keep", wording: null }],
  );
  expect(passages[1]?.decision).toBe("keep");
  expect(open).toEqual([told[1]?.text]);
});

it("an instruction inside a story stays inside its fence", async () => {
  const { asked } = await read([]);
  const [rules, task] = asked[0]?.parts ?? [];
  expect(rules?.content).not.toContain("Strickland");
  expect(task?.content).toMatch(/§x1 the story\n1 We lived[\s\S]*\n§x1 end$/u);
});
