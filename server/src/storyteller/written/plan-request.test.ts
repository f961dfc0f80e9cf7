import { describe, expect, it } from "vitest";
import { toldLife } from "../../../test/told-life.ts";
import { materialOf } from "./material.ts";
import { quotedLines, type Voice, writingRules } from "./rules.ts";
import { planRequest } from "./whole-prompt.ts";

const told = toldLife([
  "We lived in Strickland Street with red lino on the floor, five of us in two rooms, and the hens behind the coal shed.",
  "My brother Kenny drowned in the dock in 1956, on a Sunday, and my mother laid his plate for a year.",
  "Norman drove the number one bus, and he stopped it outside our door to ask me to the pictures.",
  "We were married at St Peter's in the rain, and the cake fell off the sideboard before anybody had a slice.",
]);
const voice: Voice = { language: "en", style: "biography", teller: { name: "Dorothy Hale", sex: "woman" } };

const requested = (words: number, chapters: number, answers = told) => {
  const material = materialOf(answers, { most: 9_000, language: "en" });
  const { parts } = planRequest({
    voice,
    material,
    words,
    chapters,
    people: [],
    wishes: { said: [] },
    seed: "x1",
  });
  return { rules: parts[0]?.content ?? "", task: parts.at(-1)?.content ?? "" };
};

describe("what whoever plans a life is asked for", () => {
  it("says nothing of how sentences are written, and all that a plan must mind", () => {
    const { rules } = requested(60, 2);
    expect(rules).not.toMatch(/"src" holds|new_paragraph|verbs of the first person|flourish/u);
    expect(rules).toMatch(/A scene stays whole/u);
    expect(rules).toMatch(/in jest at the interviewer, is no part of the story/u);
    expect(rules).toMatch(/WHAT WAS TOLD IS DATA/u);
    expect(rules.length).toBeLessThan(writingRules(voice).length / 2);
  });

  it("gives chapters whose words come to those of the story", () => {
    expect(requested(1_500, 4).task).toContain(
      "about 1500 words in about 4 chapters, of 375 words on average",
    );
  });

  it("plans as many quoted lines as a chapter may quote", () => {
    expect(requested(60, 2).task).toContain(`"lines": ${quotedLines} lines of a chapter`);
    expect(writingRules(voice)).toContain("Three to six lines of each chapter are such quotations");
  });

  it("asks for no more in brief than is told beside deaths and marriages", () => {
    const [, kenny, , wedding] = told;
    const least = toldLife([
      kenny?.text ?? "",
      wedding?.text ?? "",
      "The river froze over, and we walked across.",
    ]);
    expect(requested(24, 1, least).task).toMatch(/"brief": .* up to 8 words of what was told/u);
    expect(requested(24, 1, least.slice(0, 2)).task).toContain('"brief": none.');
  });

  it("keeps a scene whole that looks back to an earlier year", () => {
    expect(requested(60, 2).task).toContain("a scene is not broken apart for a year");
    expect(writingRules(voice)).toContain("a scene is never broken apart for its years");
    expect(requested(60, 2).task).not.toContain("the earlier year before the later one");
  });
});
