import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { changedSentences } from "../grounding-cases/changed.ts";
import { en as freelyEn } from "../grounding-cases/freely-en.ts";
import { it as freelyIt } from "../grounding-cases/freely-it.ts";
import { pl as freelyPl } from "../grounding-cases/freely-pl.ts";
import { sv as freelySv } from "../grounding-cases/freely-sv.ts";
import type { Retold, RetoldCases } from "../grounding-cases/retold.ts";
import { en } from "../grounding-cases/retold-en.ts";
import { it as italian } from "../grounding-cases/retold-it.ts";
import { pl } from "../grounding-cases/retold-pl.ts";
import { sv } from "../grounding-cases/retold-sv.ts";
import type { Told } from "../story.ts";
import { toldOf } from "../told.test-suite.ts";
import { namesOfTeller } from "../written/teller-names.ts";
import { checkGrounding } from "./grounding.ts";

const all: readonly RetoldCases[] = [en, sv, italian, pl].flat();
/** Told in quite other words than the answers: more than a model's draft is. */
const freely: readonly RetoldCases[] = [freelyEn, freelySv, freelyIt, freelyPl].flat();

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
const refusedOf = (
  { language, interview, name, people }: RetoldCases,
  claims: readonly Retold[],
): string[] => {
  const told = answersOf(interview);
  return checkGrounding({
    sentences: claims.map(([text, answers]) => ({
      text,
      sources: answers.map((number) => ({
        interview_id: "one",
        message_id: String(number).padStart(3, "0"),
      })),
    })),
    told,
    language,
    profileNames: [namesOfTeller({ name, told, people }, language)],
    people,
  }).flatMap(({ supported, sentence }) => (supported ? [] : sentence.text));
};

const countOf = (list: "fair" | "untrue", cases: readonly RetoldCases[]): number =>
  cases.reduce((sum, one) => sum + refusedOf(one, one[list]).length, 0);

describe("an interview that is retold in free prose", () => {
  it("finds every answer that a sentence rests on", () => {
    for (const cases of [...all, ...freely]) {
      const told = new Set(answersOf(cases.interview).map(({ position }) => position));
      for (const [, answers] of [...cases.fair, ...cases.untrue])
        expect(answers.every((number) => told.has(number))).toBe(true);
    }
  });

  it("keeps nearly all of 236 sentences that are true", () => {
    expect(all.flatMap(({ fair }) => fair)).toHaveLength(236);
    expect(countOf("fair", all)).toBeLessThanOrEqual(7);
  });

  it("refuses what code can see of 96 that are not", () => {
    expect(all.flatMap(({ untrue }) => untrue)).toHaveLength(96);
    expect(countOf("untrue", all)).toBeGreaterThanOrEqual(48);
  });

  it("keeps half of 80 that are true and have hardly a word of the teller's", () => {
    expect(freely.flatMap(({ fair }) => fair)).toHaveLength(80);
    expect(countOf("fair", freely)).toBeLessThanOrEqual(33);
    expect(countOf("untrue", freely)).toBeGreaterThanOrEqual(15);
  });

  it("refuses three of four that are made untrue by one word", () => {
    const counts = [...all, ...freely].map((cases) => {
      const changed = cases.fair.flatMap(([text, answers]) =>
        changedSentences(text, cases.language).map((one): Retold => [one, answers]),
      );
      return { made: changed.length, refused: refusedOf(cases, changed).length };
    });
    const sum = (key: "made" | "refused"): number => counts.reduce((total, one) => total + one[key], 0);
    expect(sum("made")).toBe(702);
    expect(sum("refused")).toBeGreaterThanOrEqual(532);
  });
});
