import { expect, test } from "vitest";
import { lastIn, ofName } from "./one-teller.test-suite.ts";

test.each([
  [
    "en",
    "It was a Wednesday and the fog was down, and I carried the ladder back through all of it alone.",
    /that Wednesday/,
  ],
  [
    "sv",
    "Det var en onsdag och dimman låg tät över viken, och jag bar stegen på axeln hela vägen hem till grinden.",
    /den onsdagen/,
  ],
  [
    "it",
    "Era un mercoledì di nebbia, e la scala a casa ce la portai tutta da me, un passo dopo l'altro.",
    /quel mercoledì/,
  ],
  [
    "pl",
    "Mgła leżała na polach, a tamtego dnia drabinę do domu niosło się przez to wszystko w pojedynkę, krok za krokiem.",
    /tamtego dnia|tamtej środy/,
  ],
] as const)("a scene that was told is asked on about by when it was (%s)", (language, answer, when) => {
  expect(lastIn(language, ofName[language], answer).text).toMatch(when);
});

test("what happened every week is no scene", () => {
  const answer =
    "Wednesdays we carried the ladder back, and every Wednesday the fog was down, all the way home.";
  expect(lastIn("en", ofName.en, answer).text).not.toMatch(/that Wednesday/);
});

test("whoever asks for time after a telling is left it, and asked nothing", () => {
  const answer =
    "She got down off the bus with her case, and she looked up at the window where I sat, and I looked at my hands. I never looked up. Give me a minute.";
  const { move, text } = lastIn("en", ofName.en, answer);
  expect(move).toBe("wait");
  expect(text).not.toContain("?");
});

test("after a few words that show the question was beside it Saga goes back, and opens nothing new", () => {
  const told =
    "He would come in with the dust on him and stand at the sink and whistle through his teeth, no tune to it at all. Then he would say my name, just that, and I knew what sort of a day it had been.";
  expect(lastIn("en", ofName.en, told, "It's a sink, love. You wash in it.").move).toBe("follow_up");
});
