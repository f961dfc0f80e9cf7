import { describe, expect, test } from "vitest";
import { type Choice, emptyLedger, openInterview, type Turn, takeTurn } from "./interviewer.ts";

const setting = { number: 1, language: "en", seed: 7 } as const;

/** After the offer to end here. */
const afterOffer = (text: string, choice: Omit<Choice, "about">): Turn => {
  const { ledger } = openInterview({ ...setting, ledger: emptyLedger() });
  const state = ledger.interviews[1];
  if (state?.pending) state.pending = { ...state.pending, move: "close", topic: null };
  return takeTurn({ ...setting, ledger, answer: { id: "m0", text } }, { ...choice, about: "" });
};

describe("an interview that a model leads", () => {
  test("ends with the model's goodbye when the teller wants to finish", () => {
    const text = "Thank you for the whistling and for the hat out of the train window. Goodbye.";
    const turn = afterOffer("Let us finish there, that is me done.", {
      intent: "told_enough",
      move: "close",
      text,
    });
    expect(turn).toMatchObject({ text, complete: true, progress: 100, move: "close" });
  });

  test("goes on when the teller, asked whether to finish, tells something", () => {
    const answer = "There is one more thing, and that is the dog, he came to the wedding with a ribbon on.";
    const turn = afterOffer(answer, { intent: "told", move: "follow_up", text: "Who tied the ribbon?" });
    expect(turn).toMatchObject({ text: "Who tied the ribbon?", complete: false });
  });

  test("ends in built-in words when the model's goodbye cannot be used", () => {
    const turn = afterOffer("Let us finish there.", { intent: "told_enough", move: "close", text: null });
    expect(turn).toMatchObject({ complete: true, progress: 100 });
  });
});

test("an interview that plain code ends thanks once", () => {
  const { ledger } = openInterview({ ...setting, ledger: emptyLedger() });
  const told = takeTurn({
    ...setting,
    ledger,
    answer: {
      id: "m0",
      text: "I worked at the mill for forty years, and my mother Anna had worked there before me.",
    },
  });
  const state = told.ledger.interviews[1];
  if (state?.pending) state.pending = { ...state.pending, move: "close", topic: null };
  const turn = takeTurn({
    ...setting,
    ledger: told.ledger,
    answer: { id: "m1", text: "Let us finish here." },
  });
  expect(turn).toMatchObject({ complete: true });
  expect(turn.text.match(/\bthank you/giu)).toHaveLength(1);
});
