import { describe, expect, it } from "vitest";
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
const storyOf = (answers: typeof told): Story => ({
  title: "Strickland Street",
  sections: [
    {
      heading: "Home",
      sentences: answers.map(({ text, messageId }) => ({
        text,
        sources: [{ interview_id: "i", message_id: messageId }],
      })),
    },
  ],
  words: 40,
  note: null,
});

type Found = { sentences: number[]; kind: string; why: string };

/** The story after the rules and a model that finds these passages have read it. */
async function read(
  found: Found[],
  settled: Settled[] = [],
  matters: { words: string; stems: string[] }[] = [],
  answers = told,
) {
  const asked: Asked[] = [];
  const reading = { told: answers, language: "en" as const, tellerName: "Dorothy Hale", settled };
  const after = await soreRead(readThrough(storyOf(answers), reading), reading, {
    ask: async (one) => {
      asked.push(one);
      return { passages: found };
    },
    seed: "x1",
    tellers: [{ name: "Dorothy Hale", sex: "woman", told: answers, matters }],
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
    { reasons: ["affair"], why: bicycle.why, lines: [told[2]?.text], decision: null },
    { reasons: ["crime"], why: theft.why, lines: [told[1]?.text], decision: null },
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

it("a reason may name somebody of the story in another case", async () => {
  const told = toldLife(["Irka miała pokój w Fastach, z synkiem Darkiem.", "Pojechała do Ełku w czerwcu."]);
  const why = "Może boleć, że inni czytają o pokoju Irki.";
  const reading = { told, language: "pl" as const, tellerName: "Stefania Kurek", settled: [] };
  const { passages = [] } = await soreRead(readThrough(storyOf(told), reading), reading, {
    ask: async () => ({ passages: [{ sentences: [1], kind: "secret", why }] }),
    seed: "x1",
    tellers: [{ name: "Stefania Kurek", sex: "woman", told, matters: [] }],
  });
  expect(passages.map((passage) => passage.why)).toEqual([why]);
});

it("a reason that names what is left alone is not shown, and the passage is held all the same", async () => {
  const { passages } = await read([bicycle], [], [{ words: "Dunn", stems: [] }]);
  expect(passages[0]).toMatchObject({ why: undefined, lines: [told[2]?.text] });
});

it("what was decided about it before is not asked again", async () => {
  const text = told[2]?.text ?? "";
  const { passages, open } = await read(
    [bicycle],
    [{ message_id: "m2", text, decision: "keep", wording: null }],
  );
  expect(passages.find(({ lines }) => lines.includes(text))?.decision).toBe("keep");
  expect(open).toEqual([told[1]?.text]);
});

describe("a model that has read the whole", () => {
  const family = toldLife([
    "Our Paul has not spoken to me since.",
    "My brother Edwin Pascoe stole the collection money from the chapel.",
    "Doreen Gage owed me four pounds, and never paid.",
    "On Thursdays Mr Dunn's bicycle stood behind Auntie Rita's coal shed until it was dark.",
    "Auntie Rita never forgave him.",
    "The river froze over in the winter.",
  ]);
  const linesIn = async (found: Found[]): Promise<string[][]> => {
    const { passages } = await read(found, [], [], family);
    return passages.map(({ lines }) => lines);
  };
  const text = (at: number): string => family[at]?.text ?? "";
  const seen = { sentences: [4, 5], kind: "together", why: "Side by side they tell of Rita and Mr Dunn." };
  const frozen = { sentences: [6], kind: "loss", why: "Whoever drowned there is not named." };

  it("leaves together what it names together, whatever rules had found in one of the lines", async () => {
    const { passages } = await read([seen], [], [], family);
    const own = passages.find(({ lines }) => lines.includes(text(3)));
    expect(own).toMatchObject({ reasons: ["together"], why: seen.why, lines: [text(3), text(4)] });
  });

  it("asks no more about what rules found by a word, and it passed over", async () => {
    expect((await linesIn([])).flat()).toContain(text(0));
    const lines = (await linesIn([seen, frozen])).flat();
    expect(lines).not.toContain(text(0));
    expect(lines, "a crime").toContain(text(1));
    expect(lines, "money, under a whole name").toContain(text(2));
  });

  it("does not do so where it named a single passage", async () => {
    expect((await linesIn([frozen])).flat()).toContain(text(0));
  });

  it("gives a reason that ends with a sentence", async () => {
    const why = `${"Rita's children may learn of Mr Dunn. ".repeat(10)}And whoever reads on may ask what the bicycle`;
    const { passages } = await read([{ ...seen, why }], [], [], family);
    expect(passages.find(({ lines }) => lines.includes(text(3)))?.why).toMatch(/Mr Dunn\.$/u);
  });
});

it("an instruction inside a story stays inside its fence", async () => {
  const { asked } = await read([]);
  const [rules, task] = asked[0]?.parts ?? [];
  expect(rules?.content).not.toContain("Strickland");
  expect(task?.content).toMatch(/§x1 the story\n1 We lived[\s\S]*\n§x1 end$/u);
});

it("what somebody says in the sentence behind a line is asked about with that line", async () => {
  const answers = toldLife(["Father did not speak to Bron for a year, at one table.", "We lived in Hull."]);
  const reading = { told: answers, language: "en" as const, tellerName: "Nell", settled: [] };
  const [line, ...others] = storyOf(answers).sections[0]?.sentences ?? [];
  if (!line) throw new Error("no line");
  const sentences = [
    line,
    { ...line, text: "“Tell your sister to pass the salt,” he would say." },
    ...others,
  ];
  const story = { ...storyOf(answers), sections: [{ heading: "Home", sentences }] };
  const after = await soreRead(readThrough(story, reading), reading, {
    ask: async () => ({ passages: [{ sentences: [1], kind: "blame", why: "Bron's children may read it." }] }),
    seed: "x1",
    tellers: [{ name: "Nell", sex: "woman", told: answers, matters: [] }],
  });
  expect(after.passages?.map(({ lines }) => lines.map(({ text }) => text))).toEqual([
    sentences.slice(0, 2).map(({ text }) => text),
  ]);
});
