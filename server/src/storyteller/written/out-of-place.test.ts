import { expect, it } from "vitest";
import type { Language } from "#language/packs.ts";
import { type Sentence, sourceOf } from "../story.ts";
import { toldOf } from "../told.test-suite.ts";
import { lostLinesIn } from "./lost-lines.ts";
import { wholeLife } from "./material.ts";
import { outOfPlace, outOfPlaceLine } from "./out-of-place.ts";
import type { Line } from "./work.ts";

/** A chapter of sentences, each of the answer with this number, and what of it stands in the wrong place. */
const misplacedIn = (
  language: Language,
  answers: readonly string[],
  story: readonly (readonly [string, number, boolean?])[],
): string => {
  const told = toldOf(answers);
  const lines = story.map(([text, answer, opens]): Line => {
    const sources = told.slice(answer, answer + 1).map(sourceOf);
    return { part: 0, heading: "", sentence: { text, sources, ...(opens ? { opens } : { joins: true }) } };
  });
  return outOfPlaceLine(outOfPlace(lines, wholeLife(told, language), language));
};

const dance = "He did not touch a drop at that wedding in 1979. He danced with me in rubber boots.";
const stopped = "He pulled the sledge. But he stopped drinking in 1981, for good.";

it("finds what breaks a scene by another year", () => {
  const [first = "", last = ""] = dance.split(/(?<=\.) /u);
  const year = "He stopped drinking in 1981, for good.";
  const answers = [dance, stopped];
  expect(
    misplacedIn("en", answers, [
      [first, 0],
      [year, 1],
      [last, 0],
    ]),
  ).toBe("sentence 2 (1981) breaks the scene that 1 and 3 tell");
  expect(
    misplacedIn("en", answers, [
      [first, 0],
      [last, 0],
      [year, 1],
    ]),
  ).toBe("");
  expect(
    misplacedIn("en", answers, [
      [first, 0],
      [year, 1, true],
      [last, 0, true],
    ]),
  ).toBe("");
  expect(
    misplacedIn("en", answers, [
      [first, 0],
      ["He pulled the sledge.", 1],
      [last, 0],
    ]),
  ).toBe("");
});

it.each<[Language, string, string, string]>([
  [
    "en",
    "The cat lay down on the waistcoat.",
    "But I had hardly a client by then, only a neighbour.",
    "I had hardly a client by then, only a neighbour.",
  ],
  [
    "sv",
    "Katten lade sig på västen.",
    "Men jag hade knappt en kund då, bara en granne.",
    "Jag hade knappt en kund då, bara en granne.",
  ],
  [
    "it",
    "Il gatto si sdraiò sul panciotto.",
    "Ma avevo appena un cliente allora, solo un vicino.",
    "Avevo appena un cliente allora, solo un vicino.",
  ],
  [
    "pl",
    "Kot położył się na westce.",
    "Ale klientów już prawie nie miałam, tylko sąsiada.",
    "Klientów już prawie nie miałam, tylko sąsiada.",
  ],
  [
    "en",
    "The client said he could not afford fur.",
    "Though what clients had I by then, only a neighbour.",
    "What clients had I by then, only a neighbour.",
  ],
  [
    "pl",
    "Klient powiedział, że go nie stać na futro.",
    "Chociaż co ja za klientów wtedy miałam, sam sąsiad.",
    "Co ja za klientów wtedy miałam, sam sąsiad.",
  ],
])("finds what was said of a sentence that stands behind it (%s)", (language, cat, said, written) => {
  const answers = [`${cat} ${said}`];
  expect(
    misplacedIn(language, answers, [
      [written, 0],
      [cat, 0],
    ]),
  ).toBe("sentence 1 was said of what sentence 2 tells, behind it");
  expect(
    misplacedIn(language, answers, [
      [cat, 0],
      [written, 0],
    ]),
  ).toBe("");
});

it("offers no line of another year as the end of a scene", () => {
  const told = toldOf([stopped]);
  const lines = ["He pulled the sledge."].map((text): Sentence => ({ text, sources: told.map(sourceOf) }));
  expect(lostLinesIn(wholeLife(told, "en"), { lines, language: "en" })).toEqual([]);
});
