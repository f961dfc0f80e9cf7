import { describe, expect, it } from "vitest";
import type { Language } from "#language/packs.ts";
import { type Claim, type GroundingCases, inventions } from "../grounding-cases/cases.ts";
import { en } from "../grounding-cases/en.ts";
import { it as italian } from "../grounding-cases/it.ts";
import { pl } from "../grounding-cases/pl.ts";
import { sv } from "../grounding-cases/sv.ts";
import type { Told } from "../story.ts";
import { checkGrounding, type Verdict } from "./grounding.ts";

const all: readonly GroundingCases[] = [en, sv, italian, pl];

const toldOf = (answers: readonly string[]): Told[] =>
  answers.map((text, position) => ({
    interviewId: "a",
    number: 1,
    messageId: `m${position}`,
    text,
    topic: null,
    position,
    isPrivate: false,
  }));

const judge = ({ language, answers, profileNames }: GroundingCases, claims: readonly Claim[]): Verdict[] =>
  checkGrounding({
    sentences: claims.map(([text, answer]) => ({
      text,
      sources: [{ interview_id: "a", message_id: `m${answer}` }],
    })),
    told: toldOf(answers),
    language,
    profileNames,
  });

const shareOf = (verdicts: readonly Verdict[], supported: boolean): number =>
  verdicts.filter((verdict) => verdict.supported === supported).length / verdicts.length;

const reasonsFor = (language: Language, answer: string, sentence: string): string[] =>
  checkGrounding({
    sentences: [{ text: sentence, sources: [{ interview_id: "a", message_id: "m0" }] }],
    told: toldOf([answer]),
    language,
    profileNames: [],
  }).flatMap(({ reasons }) => reasons);

describe("the grounding gate", () => {
  it.each(all)("keeps fair paraphrases ($language)", (cases) => {
    expect(shareOf(judge(cases, cases.fair), true)).toBeGreaterThanOrEqual(0.9);
  });

  it.each(all)("catches what nobody told ($language)", (cases) => {
    const claims = inventions.flatMap((invention) => cases.invented[invention]);
    expect(shareOf(judge(cases, claims), false)).toBeGreaterThanOrEqual(0.95);
  });

  it.each(all)("lets no invented year, name, kin or quotation through ($language)", (cases) => {
    const claims = (["number", "name", "kin", "quotation"] as const).flatMap((kind) => cases.invented[kind]);
    expect(judge(cases, claims).filter(({ supported }) => supported)).toEqual([]);
  });

  it.each(all)("keeps every sentence of the teller as it was told ($language)", (cases) => {
    const claims = cases.answers.map((text, at): Claim => [text, at]);
    expect(judge(cases, claims).filter(({ supported }) => !supported)).toEqual([]);
  });

  it("knows who fell ill and who ran the bakery", () => {
    const answer = "My mother fell ill, so my father ran the bakery.";
    expect(reasonsFor("en", answer, "Her father ran the bakery when her mother fell ill.")).toEqual([]);
    expect(reasonsFor("en", answer, "My father fell ill, so my mother ran the bakery.")).toContain(
      "changed_kinship",
    );
  });

  it("knows when a relative and somebody with a name have changed places", () => {
    const answer = "My mother said so, and Karl painted the gate. My sister Elsa drove the cart.";
    expect(reasonsFor("en", answer, "Karl painted the gate, and my mother said so.")).toEqual([]);
    expect(reasonsFor("en", answer, "Elsa, my sister, drove the cart.")).toEqual([]);
    expect(reasonsFor("en", answer, "Karl said so, and my mother painted the gate.")).toContain(
      "changed_kinship",
    );
  });

  it("names the fault", () => {
    const answer = "I think my brother never saw the sea before 1950.";
    expect(reasonsFor("en", answer, "I think my brother saw the sea before 1950.")).toEqual([
      "changed_negation",
    ]);
    expect(reasonsFor("en", answer, "My brother never saw the sea before 1950.")).toEqual(["dropped_hedge"]);
    expect(reasonsFor("en", answer, "I think my brother never saw the sea before 1949.")).toEqual([
      "unknown_number",
    ]);
    expect(reasonsFor("en", answer, "I think my sister never saw the sea before 1950.")).toEqual([
      "changed_kinship",
    ]);
    expect(reasonsFor("en", answer, "I think my brother Tom never saw the sea before 1950.")).toEqual([
      "unknown_name",
    ]);
  });

  it("refuses a sentence without a source, with an unknown one, or with a private one", () => {
    const told = toldOf(["We kept bees behind the chapel.", "We kept bees behind the chapel."]);
    const [first] = told;
    const sentences = [
      { text: "We kept bees.", sources: [] },
      { text: "We kept bees.", sources: [{ interview_id: "a", message_id: "nowhere" }] },
      { text: "We kept bees.", sources: [{ interview_id: "a", message_id: "m0" }] },
    ];
    const verdicts = checkGrounding({
      sentences,
      told: [{ ...first!, isPrivate: true }, told[1]!],
      language: "en",
      profileNames: [],
    });
    expect(verdicts.map(({ reasons }) => reasons)).toEqual(Array(3).fill(["unknown_source"]));
  });
});
