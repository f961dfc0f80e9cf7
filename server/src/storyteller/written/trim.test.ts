import { expect, it } from "vitest";
import { paragraphsOf, paragraphText } from "../story-text.ts";
import { trimmed } from "./trim.ts";
import type { PartDone } from "./work.ts";

const partOf = (paragraphs: readonly string[]): PartDone => ({
  by: "model",
  sentences: paragraphs.map((text, at) => ({
    text,
    sources: [{ interview_id: "i", message_id: `m${at}` }],
    opens: true,
  })),
});

const textsOf = (done: readonly PartDone[]): string[] =>
  done.flatMap(({ sentences }) => paragraphsOf(sentences).map(paragraphText));

const paragraphs = [
  "We lived in Strickland Street with red lino on the floor and the hens behind the coal shed.",
  "It was Eck Rennie who said it and said it and said it to me at the gate of the yard.",
  "The river froze over in the winter and we walked across it with a lantern and a loaf.",
  "The scraper went into the heel of my hand and Eck Rennie tied it with his good scarf.",
];

it("is shortened by the one paragraph that is enough, and not by what says who somebody is", () => {
  const done = trimmed([partOf(paragraphs)], { words: 50, language: "en" });
  expect(textsOf(done)).toEqual([paragraphs[0], paragraphs[1], paragraphs[3]]);
});

it("keeps what a chapter is called after", () => {
  const other = "We had rhubarb behind the wall and sold it at the gate for a penny a stick to nobody much.";
  const given = [paragraphs[0] ?? "", paragraphs[2] ?? "", other, paragraphs[3] ?? ""];
  const done = trimmed([partOf(given)], { words: 52, language: "en", headings: ["The river"] });
  expect(textsOf(done)).toEqual([paragraphs[0], paragraphs[2], paragraphs[3]]);
});

it("stays as it is where nothing of it can be spared", () => {
  const must = new Set(["m1", "m2", "m3"].map((id) => JSON.stringify(["i", id])));
  const done = trimmed([partOf(paragraphs)], { words: 50, language: "en", must });
  expect(textsOf(done)).toEqual(paragraphs);
});

it("keeps a line that is to stand word by word, and stays longer than it may be", () => {
  const line = "We walked across the river with a lantern and a loaf.";
  const given = [paragraphs[0] ?? "", line, paragraphs[3] ?? ""];
  const done = trimmed([partOf(given)], { words: 34, language: "en", lines: [line] });
  expect(textsOf(done)).toEqual(given);
});

it("loses no long scene where a short one is enough, and never its ending", () => {
  const scene = [
    "We went and went and went and went up the hill, and up the hill, and up the hill, and we went and went up the hill again.",
  ];
  const given = [...paragraphs.slice(0, 3), ...scene, "Nobody mended the lantern, and the loaf was stale."];
  const done = trimmed([partOf(given)], { words: 80, language: "en" });
  expect(textsOf(done)).toEqual(given.filter((_, at) => at !== 2));
});

it("loses neither the end of a scene nor the last mention of somebody who is told of", () => {
  const [scene, , river = "", scraper = ""] = paragraphs;
  const [part] = [partOf([scene ?? "", "And the hens went in the flood, all of them.", river, scraper])];
  const sentences = part.sentences.map((one, at) =>
    at === 1 ? { ...one, sources: part.sentences[0]?.sources ?? [] } : one,
  );
  const people = [{ name: "Eck Rennie", words: ["eck", "rennie"], marks: ["1.1", "1.3"] }];
  const done = trimmed([{ ...part, sentences }], { words: 45, language: "en", people });
  expect(textsOf(done)).toEqual([scene, "And the hens went in the flood, all of them.", scraper]);
});

/** A paragraph of one answer. */
const sceneOf = (id: string, texts: readonly string[]): PartDone["sentences"] =>
  texts.map((text, at) => ({
    text,
    sources: [{ interview_id: "i", message_id: id }],
    ...(at === 0 ? { opens: true as const } : {}),
  }));

const filled = (words: number): string => `${"very ".repeat(words - 1)}cold.`;

it("loses no beginning of a scene whose end stands in the next paragraph", () => {
  const [first = "", , river = "", scraper = ""] = paragraphs;
  const [one, two] = [river, scraper].map((text) => sceneOf("m9", [text]));
  const sentences = [...sceneOf("m0", [first]), ...(one ?? []), ...(two ?? [])];
  const done = trimmed([{ by: "model", sentences }], { words: 40, language: "en" });
  expect(textsOf(done)).toEqual([first, river, scraper]);
});

it("loses nothing for a rounding, and of more a whole scene, never its middle", () => {
  const scene = [
    "Mr Bone had me at the dairy from fifteen, and my mother had buried two by then.",
    "A goose stood in the yard.",
    "Mr Bone drowned in the vat the same winter.",
    "Nobody ate butter for a month.",
  ];
  const sentences = (all: number) => [
    ...sceneOf("m0", [filled(all - 40)]),
    ...sceneOf("m1", scene),
    ...sceneOf("m2", ["It rained."]),
  ];
  const partly = (all: number) =>
    trimmed([{ by: "model", sentences: sentences(all) }], { words: 1000, language: "en" });
  expect(partly(1104)[0]?.sentences).toHaveLength(6);
  expect(textsOf(partly(1106)).slice(1)).toEqual(["It rained."]);
});
