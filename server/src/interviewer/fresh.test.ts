import { describe, expect, test } from "vitest";
import { packs } from "#language/packs.ts";
import { freshestFirst, freshIn } from "./fresh.ts";
import { emptyLedger, openInterview, takeTurn } from "./interviewer.ts";

const pack = packs.en;
const setting = { number: 1, language: "en", seed: 3 } as const;

const after = (text: string) => {
  const { ledger } = openInterview({ ledger: emptyLedger(), ...setting });
  return takeTurn({ ledger, ...setting, answer: { id: "m", text } }).ledger;
};

describe("what a question brings up", () => {
  test("is new until the teller has spoken of it", () => {
    const wording = "Describe the kitchen.";
    const told = after("We all lived in the kitchen of my grandmother, who baked every Friday.");
    const silent = freshIn(emptyLedger(), { wording, pack });
    expect(freshIn(told, { wording, pack })).toBe(silent - 1);
  });

  test("goes first where it was not spoken of, and else keeps its order", () => {
    const told = after("We all lived in the kitchen of my grandmother, who baked every Friday.");
    const wordings = ["Which kitchen was it?", "Which street was it?", "Which garden was it?"];
    expect(freshestFirst(told, { wordings, pack })).toEqual([wordings[1], wordings[2], wordings[0]]);
  });

  test("counts for no more than three, so that long questions are not preferred", () => {
    const wording = "Describe the kitchen, street, garden, school, work, friends and holidays.";
    expect(freshIn(emptyLedger(), { wording, pack })).toBe(3);
  });

  test("is remembered as words of our own questions only", () => {
    const { heard } = after("The kitchen in Zzyzx belonged to Quentin Abernathy, whom we all feared.");
    expect(heard).toContain("kitchen");
    expect(heard?.join(" ")).not.toMatch(/zzyzx|quentin|abernathy/u);
  });

  test("is not remembered from an answer in danger", () => {
    expect(after("I am in the kitchen and I want to die.").heard ?? []).toEqual([]);
  });
});
