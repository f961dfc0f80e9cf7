import { expect, test } from "vitest";
import { packs } from "#language/packs.ts";
import { withCare } from "./care.ts";
import { emptyLedger, openInterview, type Turn, takeTurn } from "./interviewer.ts";
import { writableInterview } from "./ledger/state.ts";
import type { Heard } from "./moves.ts";

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

test("whoever has told for a while is asked before lines of help are shown, and gets them at a second sign", () => {
  const telling = { ...fresh, turns: 6 };
  expect(withCare(guess, { text: words(40), hearing, state: telling })).toMatchObject({
    intent: "told",
    mayHurt: true,
  });
  const wasAsked = { ...telling, checkedAt: 6 };
  expect(withCare(guess, { text: words(40), hearing, state: wasAsked }).intent).toBe("crisis");
});

test("whoever says that nothing is wrong is not asked again, and only what is sure counts", () => {
  const state = { ...asked };
  const fine = "I'm fine, I've my coffee and the hen looking in at the window.";
  expect(withCare(guess, { text: fine, hearing, state })).toMatchObject({ intent: "told", told: fine });
  const next = withCare(guess, { text: words(12), hearing, state });
  expect([next.intent, next.mayHurt]).toEqual(["told", undefined]);
  const sure = { ...guess, isSure: true };
  expect(withCare(sure, { text: words(12), hearing, state })).toBe(sure);
});

test("lines of help that are waved away with a question are not shown again for a guess", () => {
  const state = { ...fresh, lastMove: "support" as const };
  expect(withCare(guess, { text: "Ring whom? Because I keep a hen?", hearing, state }).intent).toBe("told");
});
