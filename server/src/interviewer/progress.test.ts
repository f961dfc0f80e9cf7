import { describe, expect, test } from "vitest";
import type { Facet } from "#language/pack.ts";
import { depthOf, depthOfMention } from "./depth.ts";
import { bit } from "./evidence.ts";
import { emptyLedger, type Ledger } from "./ledger.ts";
import { topicsOf } from "./plan.ts";
import { coverage, isReadyToClose, progressOf } from "./progress.ts";
import { touch } from "./touch.ts";

const told = (...shown: Facet[]): number => shown.reduce((set, facet) => set | bit(facet), 0);

describe("the depth of a subject", () => {
  test.each([
    ["untouched", told(), 0],
    ["mentioned", told("who"), 0.25],
    ["a feeling without an anchor", told("feeling", "event"), 0.25],
    ["two anchors", told("who", "where"), 0.5],
    ["a scene", told("who", "where", "event", "detail"), 0.75],
    ["a scene with feeling", told("who", "when", "event", "detail", "feeling"), 1],
    ["a scene with meaning", told("where", "when", "event", "detail", "meaning"), 1],
  ])("%s", (_name, set, depth) => {
    expect(depthOf(set)).toBe(depth);
  });

  test("stays below half when the subject was only mentioned in passing", () => {
    expect(depthOfMention(0)).toBe(0.25);
    expect(depthOfMention(told("who", "where", "when"))).toBeLessThan(0.5);
  });
});

const half = told("who", "where");
const tellAll = (ledger: Ledger): void => {
  for (const { id } of topicsOf(1)) touch(ledger, id).evidence = half | told("event", "detail");
};

describe("progress", () => {
  test("is nothing at first, and 95 when all is told but the closing question", () => {
    const ledger = emptyLedger();
    expect(progressOf(ledger, 1)).toBe(0);
    tellAll(ledger);
    expect(progressOf(ledger, 1)).toBe(95);
  });

  test("counts weights: a third of the plan told is a third of the way to 0.9", () => {
    const ledger = emptyLedger();
    touch(ledger, "family_of_origin").evidence = half;
    expect(coverage(ledger, 1)).toBeCloseTo(3 / 23);
    expect(progressOf(ledger, 1)).toBe(Math.floor((95 * 3) / 23 / 0.9));
  });

  test("leaves declined subjects out of the count", () => {
    const ledger = emptyLedger();
    touch(ledger, "family_of_origin").evidence = half;
    touch(ledger, "chapters").status = "declined";
    expect(coverage(ledger, 1)).toBeCloseTo(3 / 20);
  });

  test("waits with the closing question for every core subject, unless it was declined", () => {
    const ledger = emptyLedger();
    tellAll(ledger);
    touch(ledger, "wishes_limits").evidence = 0;
    expect(coverage(ledger, 1)).toBeGreaterThan(0.9);
    expect(isReadyToClose(ledger, 1)).toBe(false);
    touch(ledger, "wishes_limits").status = "declined";
    expect(isReadyToClose(ledger, 1)).toBe(true);
  });
});
