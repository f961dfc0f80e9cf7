import { expect, it } from "vitest";
import type { Ledger } from "#interviewer/interviewer.ts";
import { toldOf } from "#storyteller/told.test-suite.ts";
import { knownPeople } from "./known-people.ts";

const knownIn = (
  texts: readonly string[],
  people: { name: string; who: string; message: string }[],
  matters: readonly { words: string; stems: string[] }[] = [],
) => knownPeople({ people } as unknown as Ledger, { told: toldOf(texts), matters, language: "en" });

const texts = ["Doris kept the till, and Len drove the float. My sister rang on Fridays.", ""];

it("knows of whoever the tellings name what is a role or was told", () => {
  const people = [
    { name: "Margaret Ash", who: "teller", message: "m0" },
    { name: "Doris", who: "wife, kept the till, first woman on the council", message: "m0" },
    { name: "Basil", who: "brother", message: "m0" },
  ];
  expect(knownIn(texts, people)).toEqual([{ name: "Doris", who: "wife, kept the till" }]);
});

it("knows a relative from an answer that no story tells, and nothing else of it", () => {
  const people = [
    { name: "Doris", who: "wife, courted by the curate", message: "m1" },
    { name: "Len", who: "lodger", message: "m1" },
  ];
  expect(knownIn(texts, people)).toEqual([{ name: "Doris", who: "wife" }]);
});

it("knows nothing of whoever is to stay out of every story", () => {
  const people = [{ name: "Len", who: "brother", message: "m0" }];
  expect(knownIn(texts, people, [{ words: "Len", stems: [] }])).toEqual([]);
});

it.each([{ isSecret: true }, { isPrivate: true }])(
  "knows nobody by what was said of them in confidence (%o)",
  (closed) => {
    const told = toldOf(["Hilda sold us milk. My aunt came on Fridays.", ""], (at) =>
      at === 1 ? closed : {},
    );
    const people = [
      { name: "Hilda", who: "aunt", message: "m0", whoIn: "m1" },
      { name: "Hilda", who: "aunt", message: "m1" },
    ];
    expect(knownPeople({ people } as unknown as Ledger, { told, matters: [], language: "en" })).toEqual([]);
  },
);

it("knows a relative who was noted as the teller's", () => {
  const people = [{ name: "Doris", who: "teller's wife", message: "m0" }];
  expect(knownIn(texts, people)).toEqual([{ name: "Doris", who: "wife" }]);
});
