import { describe, expect, test } from "vitest";
import { lastIn, ofName } from "./one-teller.test-suite.ts";

describe("what a telling ends on is taken up:", () => {
  test.each([
    [
      "en",
      "The harbour office had one bench and one clock, and the men stood along the wall. I'll come to the telephone later.",
      /comes later|come to that now|get there/,
    ],
    [
      "sv",
      "Farbror sålde fisk på torget och hade alltid en mössa för stor. Om hästen ska jag berätta sen.",
      /skulle komma|Ta det nu|Dit skulle/,
    ],
    [
      "it",
      "L'ufficio del porto aveva una panca e un orologio, e gli uomini stavano in piedi lungo il muro. Del telefono Le racconto poi.",
      /dopo|adesso|ora|ci sarebbe/,
    ],
    [
      "pl",
      "W biurze portu stała jedna ławka i wisiał jeden zegar, a ludzie stali pod ścianą. O telefonie opowiem później.",
      /telefon|teraz/,
    ],
  ] as const)("what is promised for later is wanted now (%s)", (language, answer, wanted) => {
    expect(lastIn(language, ofName[language], answer).text).toMatch(wanted);
  });

  test.each([
    [
      "en",
      "My aunt carved wooden spoons when the evenings were long, and she sold them at the market in Wick. I have kept one of them.",
    ],
    [
      "sv",
      "Min kusin målade skyltar åt handlarna, och på lördagarna sålde han dem på torget i Mora. En av dem hänger kvar i farstun.",
    ],
  ] as const)("a thing that was kept (%s)", (language, answer) => {
    expect(lastIn(language, ofName[language], answer).text).toMatch(
      /kept|look at it|Why that|sparat|ser det|Varför just/,
    );
  });
});

test("nobody who tells of a promise that others made is held to it", () => {
  const answer =
    "The foreman said that he would come to the wages later, and he walked along the wall with his book.";
  expect(lastIn("en", ofName.en, answer).text).not.toMatch(/You said/);
});
