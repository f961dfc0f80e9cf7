import { describe, expect, test } from "vitest";
import type { Language } from "#language/packs.ts";
import { lastIn, ofName } from "./one-teller.test-suite.ts";

const asked = (language: Language, ...answers: string[]): string =>
  lastIn(language, ofName[language], ...answers).text;

describe("nobody and nothing that only stands beside a telling is asked about:", () => {
  test.each([
    [
      "en",
      "the driver",
      "My sister stood at the stop with her case. She never looked round. Cyril Batty had the wheel that day and he whistled. She got down at the depot, and she waved with her glove.",
      /Cyril|Batty/,
    ],
    [
      "en",
      "whoever is named to put something right",
      "They carried him over the bridge on a door, and my mother walked behind with the lamp. She never said a word, my mother. No, I tell a lie, it was Walter Pask made the coffin.",
      /Walter|Pask/,
    ],
    [
      "en",
      "a brand",
      "My aunt came out of the smoke with the Raleigh on her back. She would not let go of that Raleigh. She sat down on the wall and she coughed, and my aunt laughed.",
      /Raleigh/,
    ],
    [
      "sv",
      "förmannen",
      "Min syster stod vid bandet och hon sa ingenting. Förman Alvar Kvist gick förbi en gång. Hon tog av sig förklädet och la det på bänken, min syster, och sen gick hon.",
      /Alvar|Kvist/,
    ],
    [
      "it",
      "l'autista",
      "Mia sorella stava alla fermata con la valigia. Guidava Ottavio Bini, quel giorno. Mia sorella non si è girata mai, e alla stazione mi ha salutato col guanto.",
      /Ottavio|Bini/,
    ],
  ] as const)("%s, %s", (language, _who, answer, beside) => {
    expect(asked(language, answer)).not.toMatch(beside);
  });
});

test("a Swedish name that says whose is the name of its owner", () => {
  const answer =
    "Vi var Ragnars barn, alla visste det. Ragnars båt låg längst in, och Ragnars mössa hängde i boden.";
  expect(asked("sv", answer)).not.toMatch(/Ragnars/);
});

test("whoever is spoken to in a telling is not who it is about", () => {
  const answer =
    "She rings on a Sunday, my daughter. She doesn't say what for, she says just checking, have you had your tea, Mum.";
  expect(asked("en", answer)).not.toMatch(/your mother/);
});
