import { describe, expect, it } from "vitest";
import type { FormCases } from "../grounding-cases/forms.ts";
import { en } from "../grounding-cases/forms-en.ts";
import { it as italian } from "../grounding-cases/forms-it.ts";
import { en as laterEn } from "../grounding-cases/forms-later-en.ts";
import { it as laterIt } from "../grounding-cases/forms-later-it.ts";
import { pl as laterPl } from "../grounding-cases/forms-later-pl.ts";
import { sv as laterSv } from "../grounding-cases/forms-later-sv.ts";
import { pl } from "../grounding-cases/forms-pl.ts";
import { sv } from "../grounding-cases/forms-sv.ts";
import { toldOf } from "../told.test-suite.ts";
import { withPeopleTold } from "../written/people-told.ts";
import { namesOfTeller } from "../written/teller-names.ts";
import { checkGrounding } from "./grounding.ts";

/** How many of the fair sentences, and of the untrue ones, plain code refuses. */
const refusedOf = ({ language, name, people: noted, elsewhere, cases }: FormCases) => {
  const told = toldOf([...cases.map(([answer]) => answer), ...elsewhere]);
  const people = withPeopleTold({ told, people: [...noted] }, language);
  const count = (texts: readonly string[]): number =>
    checkGrounding({
      sentences: texts.map((text, at) => ({
        text,
        sources: [{ interview_id: "one", message_id: `m${at}` }],
      })),
      told,
      language,
      profileNames: [namesOfTeller({ name, told, people }, language)],
      people,
    }).filter(({ supported }) => !supported).length;
  return {
    fair: count(cases.map(([, fair]) => fair)),
    untrue: count(cases.map(([, , untrue]) => untrue)),
  };
};

describe("a life that is retold in other forms of words than it was told", () => {
  it.each([
    [en, 0, 31],
    [sv, 1, 28],
    [pl, 5, 33],
    [italian, 1, 29],
  ])("keeps nearly all that is fair ($language)", (cases, fair, untrue) => {
    const refused = refusedOf(cases);
    expect(refused.fair).toBeLessThanOrEqual(fair);
    expect(refused.untrue).toBeGreaterThanOrEqual(untrue);
  });

  it.each([
    [laterEn, 1, 11],
    [laterSv, 0, 13],
    [laterPl, 2, 13],
    [laterIt, 1, 11],
  ])("keeps as much of sentences that were held back ($language)", (cases, fair, untrue) => {
    const refused = refusedOf(cases);
    expect(refused.fair).toBeLessThanOrEqual(fair);
    expect(refused.untrue).toBeGreaterThanOrEqual(untrue);
  });
});
