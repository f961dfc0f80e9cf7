import { expect, it } from "vitest";
import type { Language } from "#language/packs.ts";
import { toldLife } from "../../../test/told-life.ts";
import { sourceOf } from "../story.ts";
import { markOf } from "./material.ts";
import { turningPointsOf, untoldPoints } from "./turning-points.ts";

/** The deaths, marriages and moves of an answer that a story does not tell which rests on another one. */
const untoldIn = (answer: string, story: readonly string[], language: Language): string[] => {
  const [told, other] = toldLife([answer, "Of something else."]);
  if (!told || !other) return [];
  const points = turningPointsOf([{ mark: markOf(told), text: told.text, asked: "", told }], language);
  const sentences = story.map((text) => ({ text, sources: [sourceOf(other)] }));
  return untoldPoints(points, sentences, language).map(({ text }) => text);
};

it.each<[Language, string, string[], string[]]>([
  [
    "en",
    "I haven't talked this much since Pearl died.",
    ["There Pearl laughed in the hospice in Dorchester.", "It was seven weeks to the third of September."],
    ["There Pearl laughed in the yard in Dorchester.", "It was seven weeks to the third of September."],
  ],
  [
    "sv",
    "Jag har inte pratat så mycket sedan Rune dog.",
    ["Den våren låg Rune på hospice.", "Det tog sju veckor."],
    ["Den våren låg Rune i gräset.", "Det tog sju veckor."],
  ],
  [
    "it",
    "Non ho parlato tanto da quando la Velia è morta.",
    ["Allora la Velia era all'hospice.", "Durò sette settimane."],
    ["Allora la Velia era al mare.", "Durò sette settimane."],
  ],
  [
    "pl",
    "Tyle nie mówiłam, odkąd Edmund umarł.",
    ["Wtedy Edmund leżał w hospicjum.", "Trwało to siedem tygodni."],
    ["Wtedy Edmund leżał w trawie.", "Trwało to siedem tygodni."],
  ],
])(
  "takes a death that was only mentioned as told where somebody's last days are (%s)",
  (language, answer, so, not) => {
    expect(untoldIn(answer, so, language)).toEqual([]);
    expect(untoldIn(answer, not, language)).toEqual([answer]);
  },
);

it("does not take the death of another for it", () => {
  const answer = "I haven't talked this much since Pearl died.";
  const story = ["That morning Pearl was at the loom.", "Out there David was drowned, and Keith was not."];
  expect(untoldIn(answer, story, "en")).toEqual([answer]);
});
