import { describe, expect, test } from "vitest";
import type { Language } from "#language/packs.ts";
import { readAnswer } from "./reading.ts";

describe("several persons", () => {
  test.each<[Language, string]>([
    ["en", "The boys came on Sundays."],
    ["en", "We had five children."],
    ["en", "I played with my two brothers."],
    ["sv", "Mina bröder kom på besök."],
    ["sv", "Pojkarna i grannhuset ropade."],
    ["it", "I miei fratelli venivano spesso."],
    ["it", "Avevamo cinque figli."],
    ["pl", "Moi bracia przychodzili często."],
    ["pl", "Mieliśmy pięcioro dzieci."],
  ])("are not asked about as one, in %s: %s", (language, text) => {
    const { hooks } = readAnswer(text, language);
    expect(hooks.filter(({ kind }) => kind === "person").map(({ text: words }) => words)).toEqual([]);
  });

  test("one person still is one", () => {
    const { hooks } = readAnswer("My mother taught me, and so did Mrs Dunn.", "en");
    expect(hooks.filter(({ kind }) => kind === "person").map(({ spoken }) => spoken)).toContain("my mother");
  });
});

describe("what never was", () => {
  test.each<[Language, string]>([
    ["en", "I never married."],
    ["sv", "Jag gifte mig aldrig."],
    ["it", "Io non mi sono mai sposata."],
    ["pl", "Nigdy nie wyszłam za mąż."],
  ])("is nothing to follow up, in %s: %s", (language, text) => {
    const { hooks } = readAnswer(text, language);
    expect(hooks.filter(({ isDenied }) => !isDenied)).toEqual([]);
  });
});
