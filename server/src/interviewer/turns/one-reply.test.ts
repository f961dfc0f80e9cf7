import { expect, test } from "vitest";
import { type Language, packs } from "#language/packs.ts";
import { emptyLedger, openInterview, type Turn, takeTurn } from "../interviewer.ts";

const facts = { reader: "interviewer", interviewer: "Ruth", service: null, isSpoken: false } as const;

/** What Saga says after these answers. */
const lastIn = (language: Language, ...answers: string[]): Turn => {
  const setting = { number: 1 as const, language, seed: 7, facts };
  let turn = openInterview({ ...setting, ledger: emptyLedger() });
  let before: { id: string; text: string } | null = null;
  for (const [index, text] of answers.entries()) {
    const answer = { id: `m${index}`, text };
    turn = takeTurn({ ...setting, ledger: turn.ledger, answer, before });
    before = answer;
  }
  return turn;
};

const pigeons: Record<Language, string> = {
  en: "We kept pigeons behind the wash house, my brother and I, and every Sunday they flew.",
  sv: "Vi hade duvor bakom tvättstugan, min bror och jag, och varje söndag flög de.",
  it: "Tenevamo i piccioni dietro il lavatoio, mio fratello e io, e ogni domenica volavano.",
  pl: "Trzymaliśmy gołębie za pralnią, brat i ja, i co niedziela latały nad dachami.",
};

test("whoever complains and says goodnight hears once that Saga is sorry", () => {
  const { text } = lastIn(
    "en",
    "We kept pigeons behind the wash house, my brother and I.",
    "I told you about the pigeons and you went straight past them. Twenty-two we had, and a hen that came back from Rennes in the rain. I'm getting tired now.",
  );
  expect(text.match(/sorry/giu)).toHaveLength(1);
});

test("after an answer about Saga nothing is asked that fits whatever was told", () => {
  const { text, also } = lastIn(
    "en",
    "We kept pigeons behind the wash house, my brother and I.",
    "It was cold up there and we sang to them. I'd like to know what I'm talking to. Are you a person at all?",
  );
  expect(also).toContain("follow_up");
  const { continuers } = packs.en.conversation;
  expect(
    Object.values(continuers)
      .flat()
      .filter((question) => text.endsWith(question)),
  ).toEqual([]);
});

test.each<[Language, string]>([
  ["en", "Put that in."],
  ["sv", "Det ska med."],
  ["it", "La metta pure dentro."],
  ["pl", "To proszę zapisać."],
])("%s: a wish for the story by itself is confirmed, and nothing else is asked: %s", (language, wish) => {
  const { text, move } = lastIn(language, pigeons[language], wish);
  const { letIn } = packs[language].asides.words;
  expect(letIn.some((words) => text.startsWith(words))).toBe(true);
  expect(move).toBe("follow_up");
});

test.each<[Language, string]>([
  ["en", "She never sang in that house again."],
  ["sv", "Hon sjöng aldrig i det huset mer."],
  ["it", "Non ha più cantato in quella casa."],
  ["pl", "Już nigdy nie śpiewała w tym domu."],
])("%s: what never was again is told: %s", (language, text) => {
  expect(["told", "grief"]).toContain(lastIn(language, pigeons[language], text).heard?.intent);
});

test("a grandfather who died long ago, in a long telling, brings no condolence", () => {
  const told =
    "My grandfather died in the pit in 1911 and so Gran took in washing, forty shirts a week, and she had a goose called Kaiser that bit the insurance man. " +
    "We laughed till we cried, the goose had his trouser leg and he had his hat, and she charged him for the feathers.";
  expect(lastIn("en", "We lived at Seaham, in Back Railway Street.", told).text).not.toMatch(/sorry/iu);
});
