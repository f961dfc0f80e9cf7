import { describe, expect, test } from "vitest";
import type { Language } from "#language/packs.ts";
import { packs } from "#language/packs.ts";
import { emptyLedger, openInterview, type Turn, takeTurn } from "./interviewer.ts";

/** The last turn of a first interview in which the answers are given one after the other. */
const lastTurn = (language: Language, answers: readonly string[]): Turn => {
  const setting = { number: 1, language, seed: 7 } as const;
  let turn = openInterview({ ...setting, ledger: emptyLedger() });
  let before: { id: string; text: string } | null = null;
  for (const [at, text] of answers.entries()) {
    const answer = { id: `m${at}`, text };
    turn = takeTurn({ ...setting, ledger: turn.ledger, answer, before });
    before = answer;
  }
  return turn;
};

describe("a death told without its word", () => {
  test.each<[Language, string]>([
    ["en", "I went up with his tea, and he had no more need of it."],
    ["sv", "Jag dukar för två än."],
    ["it", "Il suo bastone è ancora lì, dove l'ha lasciato."],
    ["pl", "Jego laska stoi jeszcze w kącie, jak ją postawił."],
  ])("in %s is left room, and home is not asked for over it: %s", (language, answer) => {
    const last = lastTurn(language, [answer]);
    const { home } = packs[language].conversation.firstFollowUp;
    expect(last.move).toBe("stay_gently");
    expect(home).not.toContain(last.text);
  });

  test("is left room once, and then listened to", () => {
    const last = lastTurn("en", [
      "I went up with his tea, and he had no more need of it.",
      "Brown ones, with a zip.",
    ]);
    expect(last.move).toBe("follow_up");
  });
});

test.each<[Language, string]>([
  ["en", "We went on the tram to the baths, and had chips after."],
  ["sv", "Vi tog spårvagnen till badet och åt våfflor efteråt."],
  ["it", "Siamo andati in tram ai bagni, e dopo abbiamo mangiato il gelato."],
  ["pl", "Pojechaliśmy tramwajem na basen, a potem były lody."],
])("in %s whoever tells something else than the name is left the floor: %s", (language, answer) => {
  const last = lastTurn(language, [answer]);
  const { home } = packs[language].conversation.firstFollowUp;
  expect(last.move).toBe("follow_up");
  expect(home).not.toContain(last.text);
});
