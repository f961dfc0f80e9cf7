import { describe, expect, test } from "vitest";
import { type Language, packs } from "#language/packs.ts";
import type { Turn } from "../interviewer.ts";
import { byThemselves, ofName, turnsIn } from "./one-teller.test-suite.ts";

/** The turn after each answer, in an interview without a model. */
const play = (language: Language, answers: readonly string[]): Turn[] =>
  turnsIn(language, answers, byThemselves("Felicja Gaj"));

const lastOf = (language: Language, ...answers: string[]): string =>
  play(language, [ofName[language], ...answers]).at(-1)?.asks ?? "";

describe("what the teller wants to tell of is asked about, and not what it was not about:", () => {
  test.each([
    [
      "en",
      "We had a stall on Fridays and the rain came in. But I was going to tell you about Enid. Enid and I packed pilchards side by side, and the boss counted the tins.",
      /Enid/,
    ],
    [
      "sv",
      "Vi stod på torget om fredagarna. Men jag skulle berätta om Hjördis. Hjördis och jag packade sill bredvid varandra, och basen räknade burkarna.",
      /Hjördis/,
    ],
    [
      "it",
      "Il venerdì si stava in piazza e pioveva. Ma io volevo raccontare di Ernesta. Con Ernesta si stava fianco a fianco, e il capo contava le scatole.",
      /Ernesta/,
    ],
    [
      "pl",
      "W piątki stałyśmy na rynku i padało. Ale ja to o Frani chciałam opowiedzieć. Z Franią pakowałyśmy szprotki ręka w rękę, a kierownik liczył puszki.",
      /Frania/,
    ],
  ] as const)("%s", (language, answer, asked) => {
    expect(lastOf(language, answer)).toMatch(asked);
  });

  test("the table is left when it was not about the table", () => {
    const answer =
      "Było o czym mówić, ale to nie o stół szło, tylko o Bronka. Bronek chciał stół dla siebie.";
    expect(lastOf("pl", answer)).toMatch(/Bronek/u);
    expect(lastOf("pl", answer)).not.toMatch(/stole/u);
  });
});

describe("in Polish a name that was told in any case is said in the first:", () => {
  test.each([
    ["Z Ludką chodziłyśmy na tańce co sobotę. Ludce szyła matka, a ja Ludkę podziwiałam.", /Ludka/],
    [
      "Pracowałem z Zygmuntem na jednej zmianie. Zygmuntowi wszyscy ufali, bo Zygmunta nie dało się przekupić.",
      /Zygmunt\b/,
    ],
    ["U Maćka w domu była harmonia. Maciek grał, a ja z Maćkiem śpiewałem do rana.", /Maciek/],
  ])("%s", (answer, asked) => {
    expect(lastOf("pl", answer)).toMatch(asked);
  });
});

describe("nobody is named", () => {
  test.each([
    [
      "en",
      "We had two, Roland and Sylvia. Sylvia went away to Leeds. I don't talk about Sylvia. So don't ask me.",
    ],
    [
      "it",
      "Poi i figli, Fausto e la Silvia. La Silvia è andata via. Della Silvia non parlo. Non me la chieda.",
    ],
  ] as const)(
    "who is refused in the same breath, however often they are told of (%s)",
    (language, answer) => {
      expect(lastOf(language, answer)).not.toMatch(/S[yi]lvia/u);
    },
  );

  test("who stood beside what was kept out, in the next turn", () => {
    const secret =
      "Before my husband there was Ambrose. I have one letter of his still, under the buttons. Nobody knows. Leave that out, please.";
    const after = "What was I saying? Ambrose, he will be dead by now. My knees ache and the soup is on.";
    expect(play("en", [ofName.en, secret, after]).at(-1)?.asks).not.toMatch(/Ambrose/u);
  });
});

test.each<[Language, string]>([
  ["en", "we never told granny about @"],
  ["en", "i used to talk to @ on the stairs"],
  ["en", "i had to go back to the @"],
  ["sv", "vi for tillbaka till @"],
  ["it", "tornavo a @ la domenica"],
  ["pl", "szlo sie do @ po mleko"],
])("in %s nothing is announced by a telling: %s", (language, around) => {
  expect(packs[language].conversation.followUps.announces.test(around)).toBe(false);
});

test.each<[Language, string, boolean]>([
  ["sv", "jag kunde inte mycket om @", false],
  ["sv", "det handlade inte om @", true],
  ["it", "non capivo niente del @", false],
  ["it", "non parlavo del @", true],
])("in %s knowing little of something does not deny it: %s", (language, around, isDenied) => {
  expect(packs[language].conversation.followUps.denies.test(around)).toBe(isDenied);
});

test("in Swedish what it was about is announced", () => {
  expect(packs.sv.conversation.followUps.announces.test("det handlade om @")).toBe(true);
});
