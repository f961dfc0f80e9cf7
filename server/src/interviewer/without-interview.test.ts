import { expect, it } from "vitest";
import { emptyLedger } from "./interviewer.ts";
import { withoutInterview } from "./without-interview.ts";

it("keeps what is left alone when its interview is removed, and none of the words that were said", () => {
  const ledger = emptyLedger();
  ledger.limits = [
    { kind: "not_printed", message: "m1", stems: [], held: ["tin", "pound"] },
    { kind: "not_printed", message: "m2", stems: [], held: ["card"] },
  ];
  const removed = {
    number: 1 as const,
    language: "en" as const,
    messages: new Set(["m1"]),
    elsewhere: new Set<string>(),
  };
  expect(withoutInterview(ledger, removed).limits).toEqual([
    { kind: "not_printed", message: "m1", stems: [] },
    { kind: "not_printed", message: "m2", stems: [], held: ["card"] },
  ]);
});
