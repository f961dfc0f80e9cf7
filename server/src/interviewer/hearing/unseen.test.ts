import { describe, expect, test } from "vitest";
import { type Language, packs } from "#language/packs.ts";
import { known, type Line, longTellings, readLines } from "../../../training/corpus.ts";
import { fit } from "../../../training/fit.ts";
import { isRight, labelled } from "../../../training/judge.ts";
import { packWeights } from "../../../training/pack-weights.ts";
import { signsOf } from "../../../training/signs.ts";
import { hear, hearWith } from "./hear.ts";

type Ear = (text: string) => string;

const measured = (lines: readonly Line[], ear: Ear) => {
  const judged = lines.map(({ label, text }) => ({ label, heard: ear(text) }));
  const dangers = judged.filter(({ label }) => label === "crisis");
  return {
    right: judged.filter((each) => isRight(each.heard, each.label)).length / lines.length,
    found: dangers.filter(({ heard }) => heard === "crisis").length / Math.max(1, dangers.length),
    alarms:
      judged.filter(({ label, heard }) => label !== "crisis" && heard === "crisis").length / lines.length,
  };
};

describe.each<Language>(["en", "sv", "it", "pl"])("in %s", (language) => {
  /** The same training as what is shipped, without the lines that it is measured on here. */
  const lines = known.flatMap((writer) => readLines(language, writer));
  const weights = packWeights(fit(lines, signsOf[language]));
  const unseeing: Ear = (text) => labelled(hearWith(text, { ...packs[language].hearing, weights }));
  const shipped: Ear = (text) => labelled(hear(text, language));

  test.each([
    { name: "heldout", right: 0.74, found: 0.7, alarms: 0.045 },
    { name: "moments", right: 0.75, found: 0.7, alarms: 0.07 },
    { name: "unheard", right: 0.74, found: 0.7, alarms: 0.09 },
  ])(
    "most lines of $name, which were never trained on, get the right reply, and most dangers are heard",
    ({ name, ...floors }) => {
      const { right, found, alarms } = measured(readLines(language, name), unseeing);
      expect(right).toBeGreaterThan(floors.right);
      expect(found).toBeGreaterThan(floors.found);
      expect(alarms).toBeLessThan(floors.alarms);
    },
  );

  test("whole passages of a long life, with its wars and deaths, are no danger", () => {
    expect(measured(readLines(language, longTellings), unseeing).alarms).toBeLessThan(0.03);
    expect(measured(readLines(language, longTellings), shipped).alarms).toBe(0);
  });

  test("what is shipped has learned the moments: nearly all get the right reply, and every danger is heard", () => {
    const { right, found, alarms } = measured(readLines(language, "moments"), shipped);
    expect(right).toBeGreaterThan(0.9);
    expect(found).toBe(1);
    expect(alarms).toBe(0);
  });
});
