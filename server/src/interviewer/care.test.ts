import { expect, test } from "vitest";
import { packs } from "#language/packs.ts";
import { withCare } from "./care.ts";
import { emptyLedger, openInterview, type Turn, takeTurn } from "./interviewer.ts";
import type { Heard } from "./moves.ts";
import { writableInterview } from "./state.ts";

const { hearing } = packs.en;
const guess: Heard = { intent: "crisis", told: "", isSure: false };
const words = (count: number): string => "and then we walked ".repeat(count / 4);
const fresh = writableInterview(emptyLedger(), 1);
const asked = { ...fresh, turns: 5, checkedAt: 5 };

test("danger that is only guessed at in a long telling is asked after first, and gets lines of help when it sounds again in few words", () => {
  const text = words(80);
  expect(withCare(guess, { text, hearing, state: fresh })).toMatchObject({
    intent: "told",
    mayHurt: true,
  });
  expect(withCare(guess, { text: words(12), hearing, state: asked }).intent).toBe("crisis");
  const answer = withCare(guess, { text, hearing, state: asked });
  expect(answer.intent).toBe("told");
  expect(answer.mayHurt).toBeUndefined();
});

test("danger that is guessed at in a few words, and any that is sure, gets lines of help at once", () => {
  expect(withCare(guess, { text: words(40), hearing, state: fresh })).toBe(guess);
  const sure = { ...guess, isSure: true };
  expect(withCare(sure, { text: words(80), hearing, state: fresh })).toBe(sure);
});

/** Sounds a little of danger, and is none that anybody would swear to. */
const faint = "I never once told our David I was proud of him. He'll be sixty now.";

test("what sounds faintly of danger is asked after in plain words, once", () => {
  const setting = { number: 1, language: "en", seed: 7 } as const;
  const { ledger } = openInterview({ ...setting, ledger: emptyLedger() });
  const say = (draft: Turn["ledger"], id: string, text: string): Turn =>
    takeTurn({ ...setting, ledger: draft, answer: { id, text } });
  const told = say(ledger, "m0", "We lived over the shop in Alma Street, the four of us and my gran.");
  const turn = say(told.ledger, "m1", faint);
  const { caring } = packs.en.conversation;
  const isCaring = caring.some((wording) => turn.text.includes(wording));
  expect(turn.heard?.mayHurt === true).toBe(isCaring);
  expect(turn.support).toBeNull();
  const again = say(
    turn.ledger,
    "m2",
    "I never said I was proud of him, and now he will be sixty. Never once.",
  );
  expect(caring.some((wording) => again.text.includes(wording))).toBe(false);
});
