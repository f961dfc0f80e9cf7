import { expect, test } from "vitest";
import { emptyLedger, openInterview, type Turn, takeTurn } from "./interviewer.ts";

const setting = { number: 1, language: "en", seed: 7 } as const;
const followUp = { intent: "told", move: "follow_up" } as const;

const waiting = ({ ledger }: Turn): string[] =>
  ledger.threads.filter(({ state }) => state === "waiting").map(({ text }) => text);

const heard = "I could hear her cough in the church, and I counted";
const order = "But the money order I never told her of";

/** After an answer with two threads. */
const before = (): Turn =>
  takeTurn(
    {
      ...setting,
      ledger: openInterview({ ...setting, ledger: emptyLedger() }).ledger,
      answer: { id: "m0", text: `${heard}. We made it up in the end, over a dish of pasta. ${order}.` },
    },
    {
      ...followUp,
      about: "over a dish of pasta",
      text: "How was that dish of pasta?",
      threads: [heard, order].map((text) => ({ text, weight: 3 as const })),
    },
  );

test("nothing is come back to that leads to what was kept out of it", () => {
  expect(waiting(before())).toEqual([heard, order]);
  const secret =
    "There was no lottery. I kept the francs that I found in the bellows, and sent the widow a money order each December.";
  const out = { do: "keep_out" as const, words: secret.split(". ")[1] ?? "", in: "m1" };
  const turn = takeTurn(
    { ...setting, ledger: before().ledger, answer: { id: "m1", text: secret } },
    { intent: "secret", move: "stay_gently", about: "", text: "It stays out of every story.", acts: [out] },
  );
  expect(waiting(turn)).toEqual([heard]);
  const again = "She sent it back, the last money order";
  const later = takeTurn(
    { ...setting, ledger: turn.ledger, answer: { id: "m2", text: `${again}. Armando tuned by night.` } },
    {
      ...followUp,
      about: "Armando tuned by night",
      text: "What did Armando tune?",
      threads: [{ text: again, weight: 3 }],
    },
  );
  expect(waiting(later)).toEqual([heard]);
});
