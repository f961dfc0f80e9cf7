import { expect, it } from "vitest";
import type { Language } from "#language/packs.ts";
import { brokenBy } from "./check.ts";

/** Of a photograph that was looked at: what is plainly there, and what would be a guess. */
const asked: Record<string, { plain: string[]; guesses: string[] }> = {
  en: {
    plain: ["Tell me about the bicycle at the left.", "How old was the house?", "Who stands at the gate?"],
    guesses: [
      "Who is the old man at the left?",
      "What is the little girl holding?",
      "Tell me about the happy one at the gate.",
      "What was the family doing at the gate?",
      "Who is the woman of about sixty?",
    ],
  },
  sv: {
    plain: ["Berätta om cykeln till vänster.", "Hur gammal var grinden?", "Vem står vid grinden?"],
    guesses: [
      "Vem är den gamla kvinnan till vänster?",
      "Vad håller flickan i handen?",
      "Vem är den glada vid grinden?",
      "Hur var det där på femtiotalet?",
    ],
  },
  it: {
    plain: ["Mi racconti della bicicletta a sinistra.", "Chi sta accanto al cancello?"],
    guesses: [
      "Chi è il vecchio a sinistra?",
      "Che cosa tiene in mano la bambina?",
      "Chi è quella felice accanto al cancello?",
      "Che cosa faceva la famiglia lì?",
    ],
  },
  pl: {
    plain: ["Proszę opowiedzieć o rowerze po lewej.", "Kto stoi przy bramie?"],
    guesses: [
      "Kim jest ta stara kobieta po lewej?",
      "Co trzyma dziewczynka?",
      "Kim jest ten wesoły przy bramie?",
      "Co robiła tam rodzina?",
    ],
  },
};

const isGuess = (text: string, language: Language, more: { told?: string[]; seesPicture?: boolean } = {}) =>
  brokenBy(text, {
    move: "follow_up",
    context: {
      language,
      told: more.told ?? [],
      lastAnswer: "",
      asked: [],
      leftAlone: [],
      rules: "",
      seesPicture: more.seesPicture ?? true,
    },
  }).includes("guesses_picture");

it("who is in a photograph, how old, in which mood or time is not said by whoever only looks at it", () => {
  for (const [language, { plain, guesses }] of Object.entries(asked)) {
    const of = language as Language;
    expect(plain.filter((text) => isGuess(text, of))).toEqual([]);
    expect(guesses.filter((text) => !isGuess(text, of))).toEqual([]);
    expect(guesses.filter((text) => isGuess(text, of, { seesPicture: false }))).toEqual([]);
  }
});

it("what was told of it may be said", () => {
  const told = ["My old friend stands there, told me the gold was heavy."];
  expect(isGuess("Tell me about your old friend.", "en", { told })).toBe(false);
  expect(isGuess("Tell me about your young friend.", "en", { told })).toBe(true);
  expect(isGuess("Tell me about the old one.", "en", { told: ["She told me of the gold."] })).toBe(true);
});
