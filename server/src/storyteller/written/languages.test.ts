import { describe, expect, it } from "vitest";
import { type Claim, type GroundingCases, inventions } from "../grounding-cases/cases.ts";
import { en } from "../grounding-cases/en.ts";
import { it as italian } from "../grounding-cases/it.ts";
import { pl } from "../grounding-cases/pl.ts";
import { sv } from "../grounding-cases/sv.ts";
import type { Told } from "../story.ts";
import type { Asked } from "./ask.ts";
import { markOf, materialOf } from "./material.ts";
import { keepsPerson } from "./person-check.ts";
import { writeSection } from "./section.ts";
import { createSpending } from "./spending.ts";

const all: readonly GroundingCases[] = [en, sv, italian, pl];

const toldOf = ({ answers }: GroundingCases): Told[] =>
  answers.map((text, position) => ({
    interviewId: "a",
    number: 1,
    messageId: `m${position}`,
    text,
    topic: "childhood_scene",
    position,
    isPrivate: false,
  }));

/** A section of a biography by a model that replies with these claims, whose second opinion approves of everything. */
async function section(cases: GroundingCases, claims: readonly Claim[]): Promise<string[]> {
  const { language, profileNames } = cases;
  const told = toldOf(cases);
  const tellerName = profileNames[0] ?? "";
  const material = materialOf(told, { most: 1_500, language });
  const reply = ({ task, parts }: Asked): unknown => {
    if (task === "write") {
      const marked = claims.map(([text, position]) => ({ text, src: [markOf({ number: 1, position })] }));
      return { sentences: marked };
    }
    const numbers = [...(parts.at(-1)?.content ?? "").matchAll(/^(\d+) \[/gmu)].map(([, number]) => number);
    return task === "check"
      ? { verdicts: numbers.map((sentence) => ({ sentence: Number(sentence), verdict: "supported" })) }
      : { sentences: [] };
  };
  const teller = { name: tellerName, sex: "woman" as const };
  const sentences = await writeSection({
    commission: {
      voice: { language, style: "biography", teller },
      heading: "",
      words: 350,
      material,
      before: "",
      turnings: [],
      seed: "x1",
    },
    context: { language, style: "biography", tellerName, told, material, printed: [], matters: [] },
    ...createSpending(async (asked) => reply(asked), { words: 350 }),
  });
  return sentences?.map(({ text }) => text) ?? [];
}

/** The fair claims that a biography may make. */
const fairOf = (cases: GroundingCases): Claim[] =>
  cases.fair.filter(([text]) =>
    keepsPerson(text, {
      style: "biography",
      language: cases.language,
      tellerName: cases.profileNames[0] ?? "",
      answers: cases.answers,
    }),
  );

describe("a section of a biography", () => {
  it.each(all)("keeps what a fair writer says ($language)", async (cases) => {
    const fair = fairOf(cases);
    expect(fair.length).toBeGreaterThan(cases.fair.length / 2);
    const printed = await section(cases, fair);
    expect(printed.length).toBeGreaterThanOrEqual(0.9 * fair.length);
  });

  it.each(all)("prints no invention among fair sentences ($language)", async (cases) => {
    const fair = fairOf(cases);
    for (const kind of inventions)
      for (const claim of cases.invented[kind]) {
        const printed = await section(cases, [...fair.slice(0, 12), claim]);
        expect(printed).not.toContain(claim[0]);
        expect(printed.length).toBeGreaterThan(8);
      }
  });
});
