import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { type Language, packs } from "#language/packs.ts";
import { type Line, readLines, writers } from "../../../training/corpus.ts";
import { fit } from "../../../training/fit.ts";
import { packWeights } from "../../../training/pack-weights.ts";
import { signsOf } from "../../../training/signs.ts";
import { type Heard, type Intent, rightMoves } from "../moves.ts";
import { hear, hearWith } from "./hear.ts";

const strict: Partial<Record<Intent, readonly string[]>> = { told: ["follow_up"], unknown: ["easier"] };

const isRight = (meant: string, { intent, about }: Heard): boolean => {
  const label = about ? `${intent}:${about}` : intent;
  if (/^(?:asks|resumes)/.test(meant) || /^(?:asks|resumes)/.test(label)) return meant === label;
  return (strict[meant as Intent] ?? rightMoves[meant as Intent]).includes(rightMoves[intent][0]);
};

const momentsFolder = join(import.meta.dirname, "../../../../bench/evaluate/moments");

const moments = (language: Language): Line[] => {
  const read = JSON.parse(readFileSync(join(momentsFolder, `${language}.json`), "utf8")) as {
    moments: { intent: string; about?: string; answer: string }[];
  };
  return read.moments.map(({ intent, about, answer }) => ({
    label: about ? `${intent}:${about}` : intent,
    text: answer,
  }));
};

const measured = (lines: readonly Line[], ear: (text: string) => Heard) => {
  const heard = lines.map(({ label, text }) => ({ label, heard: ear(text) }));
  const isAlarm = (each: { heard: Heard }): boolean => each.heard.intent === "crisis";
  const dangers = heard.filter(({ label }) => label === "crisis");
  return {
    right: heard.filter((each) => isRight(each.label, each.heard)).length / lines.length,
    found: dangers.filter(isAlarm).length / dangers.length,
    alarms: heard.filter((each) => each.label !== "crisis" && isAlarm(each)).length / lines.length,
  };
};

describe.each<Language>(["en", "sv", "it", "pl"])("in %s", (language) => {
  /** The same training as what is shipped, without the lines that it is measured on here. */
  const known = [...writers, "narrators"].flatMap((writer) => readLines(language, writer));
  const weights = packWeights(fit(known, signsOf[language]));
  const unseeing = (text: string): Heard => hearWith(text, { ...packs[language].hearing, weights });

  test("seven of ten lines of a writer who was never trained on get the right reply, and most dangers are heard", () => {
    const { right, found, alarms } = measured(readLines(language, "heldout"), unseeing);
    expect(right).toBeGreaterThan(0.7);
    expect(found).toBeGreaterThan(0.65);
    expect(alarms).toBeLessThan(0.05);
  });

  test("of moments that were never trained on most get the right reply, and nearly every danger is heard", () => {
    const { right, found, alarms } = measured(moments(language), unseeing);
    expect(right).toBeGreaterThan(0.65);
    expect(found).toBeGreaterThan(0.8);
    expect(alarms).toBeLessThan(0.08);
  });

  test("what is shipped has learned the moments: nearly all get the right reply, and every danger is heard", () => {
    const shipped = (text: string): Heard => hear(text, { language, question: "", before: "" });
    const { right, found } = measured(moments(language), shipped);
    expect(right).toBeGreaterThan(0.9);
    expect(found).toBe(1);
  });
});
