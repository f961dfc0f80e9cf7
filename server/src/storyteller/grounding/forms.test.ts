import { describe, expect, it } from "vitest";
import { en } from "../grounding-cases/forms-en.ts";
import { it as italian } from "../grounding-cases/forms-it.ts";
import { en as laterEn } from "../grounding-cases/forms-later-en.ts";
import { it as laterIt } from "../grounding-cases/forms-later-it.ts";
import { pl as laterPl } from "../grounding-cases/forms-later-pl.ts";
import { sv as laterSv } from "../grounding-cases/forms-later-sv.ts";
import { pl } from "../grounding-cases/forms-pl.ts";
import { sv } from "../grounding-cases/forms-sv.ts";
import { refusedForms } from "./refused-forms.test-suite.ts";

describe("a life that is retold in other forms of words than it was told", () => {
  it.each([
    [en, 0, 31],
    [sv, 1, 28],
    [pl, 5, 33],
    [italian, 1, 29],
  ])("keeps nearly all that is fair ($language)", (cases, fair, untrue) => {
    const refused = refusedForms(cases);
    expect(refused.fair).toBeLessThanOrEqual(fair);
    expect(refused.untrue).toBeGreaterThanOrEqual(untrue);
  });

  it.each([
    [laterEn, 1, 11],
    [laterSv, 0, 13],
    [laterPl, 2, 13],
    [laterIt, 1, 11],
  ])("keeps as much of sentences that were held back ($language)", (cases, fair, untrue) => {
    const refused = refusedForms(cases);
    expect(refused.fair).toBeLessThanOrEqual(fair);
    expect(refused.untrue).toBeGreaterThanOrEqual(untrue);
  });
});
