import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { Retold, RetoldCases } from "../grounding-cases/retold.ts";
import { en } from "../grounding-cases/retold-en.ts";
import { it as italian } from "../grounding-cases/retold-it.ts";
import { pl } from "../grounding-cases/retold-pl.ts";
import { sv } from "../grounding-cases/retold-sv.ts";
import type { Told } from "../story.ts";
import { toldOf } from "../told.test-suite.ts";
import { checkGrounding } from "./grounding.ts";

const all: readonly RetoldCases[] = [en, sv, italian, pl].flat();

/** The answers of a played interview, each by its number, with what was asked. */
const answersOf = (interview: string): Told[] => {
  const file = join(import.meta.dirname, "../../../../docs/evaluation", `${interview}.md`);
  const turns = readFileSync(file, "utf8").matchAll(/\*\*\d\.(\d+)\*\* ([\s\S]*?)\n\n((?:> ?.*(?:\n|$))+)/gu);
  return [...turns].flatMap(([, number = "", question = "", text = ""]) =>
    toldOf([text.replace(/^> ?/gmu, "").trim()], () => ({
      messageId: number,
      position: Number(number),
      question,
      staysOn: true,
    })),
  );
};

/** The sentences that plain code refuses. */
const refusedOf = ({ language, interview, name, people }: RetoldCases, claims: readonly Retold[]): string[] =>
  checkGrounding({
    sentences: claims.map(([text, answers]) => ({
      text,
      sources: answers.map((number) => ({
        interview_id: "one",
        message_id: String(number).padStart(3, "0"),
      })),
    })),
    told: answersOf(interview),
    language,
    profileNames: [name],
    people,
  }).flatMap(({ supported, sentence }) => (supported ? [] : sentence.text));

const countOf = (list: "fair" | "untrue"): number =>
  all.reduce((sum, cases) => sum + refusedOf(cases, cases[list]).length, 0);

describe("an interview that is retold in free prose", () => {
  it("finds every answer that a sentence rests on", () => {
    for (const cases of all) {
      const told = new Set(answersOf(cases.interview).map(({ position }) => position));
      for (const [, answers] of [...cases.fair, ...cases.untrue])
        expect(answers.every((number) => told.has(number))).toBe(true);
    }
  });

  it("keeps nearly all of 236 sentences that are true", () => {
    expect(all.flatMap(({ fair }) => fair)).toHaveLength(236);
    expect(countOf("fair")).toBeLessThanOrEqual(17);
  });

  it("refuses what code can see of 96 that are not", () => {
    expect(all.flatMap(({ untrue }) => untrue)).toHaveLength(96);
    expect(countOf("untrue")).toBeGreaterThanOrEqual(45);
  });
});
