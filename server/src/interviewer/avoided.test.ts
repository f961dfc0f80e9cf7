import { describe, expect, test } from "vitest";
import type { Language } from "#language/packs.ts";
import { emptyLedger, openInterview, takeTurn } from "./interviewer.ts";
import { readAnswer } from "./reading.ts";

describe("a wish to leave something out", () => {
  test.each<[Language, string, string]>([
    ["en", "You may leave out the business with my brother.", "brother"],
    ["en", "Please keep my brother out of it.", "brother"],
    ["en", "My brother should not be in the book.", "brother"],
    ["sv", "Ta inte med det där med min bror.", "bror"],
    ["sv", "Min bror ska inte vara med i boken.", "bror"],
    ["it", "Lasci fuori la storia con mio fratello.", "fratello"],
    ["it", "Mio fratello non deve stare nel libro.", "fratello"],
    ["pl", "Proszę pominąć sprawę z moim bratem.", "bratem"],
    ["pl", "Niech w książce nie będzie mojego brata.", "brata"],
  ])("sets a limit in %s: %s", (language, text, named) => {
    const { avoided, hooks } = readAnswer(text, language);
    expect(avoided.stems.some((stem) => named.startsWith(stem))).toBe(true);
    expect(hooks).toEqual([]);
  });

  test.each<[Language, string]>([
    ["en", "We had to leave the dog out at night, and I got out of it what I could."],
    ["sv", "Vi lämnade byn när jag var tolv."],
    ["it", "Lasciai il paese quando avevo dodici anni."],
    ["pl", "Zostawiliśmy dom i pojechaliśmy do miasta."],
  ])("is not heard in a story in %s: %s", (language, text) => {
    expect(readAnswer(text, language).avoided.stems).toEqual([]);
  });

  test("holds when it is said in answer to the closing question", () => {
    const setting = { number: 1, language: "en", seed: 7 } as const;
    const scene = "My aunt Rosa carried a copper kettle down to the mill in the spring, and I was so happy.";
    let turn = openInterview({ ledger: emptyLedger(), ...setting });
    while (turn.kind !== "closing")
      turn = takeTurn({ ledger: turn.ledger, ...setting, answer: { id: "m", text: scene } });
    const answer = { id: "n", text: "Please leave out my brother Karl." };
    const end = takeTurn({ ledger: turn.ledger, ...setting, answer });
    expect(end.complete).toBe(true);
    expect(end.ledger.avoided).toContain("karl");
  });
});
