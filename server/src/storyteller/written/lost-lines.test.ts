import { expect, it } from "vitest";
import type { Language } from "#language/packs.ts";
import { type Sentence, sourceOf } from "../story.ts";
import { toldOf } from "../told.test-suite.ts";
import { endLinesOf, lostLinesIn } from "./lost-lines.ts";
import { wholeLife } from "./material.ts";

const lostFrom = (language: Language, answer: string, texts: readonly string[]): [number, string][] => {
  const told = toldOf([answer]);
  const lines = texts.map((text): Sentence => ({ text, sources: told.map(sourceOf) }));
  return lostLinesIn(wholeLife(told, language), { lines, language }).map(({ after, text }) => [after, text]);
};

it.each<[Language, string, string]>([
  [
    "en",
    "He sat in the armchair with the watch in his hand. I called: Henry, coffee.",
    "I did not call a second time.",
  ],
  [
    "sv",
    "Han satt i fåtöljen med klockan i handen. Jag ropade: Henrik, kaffe.",
    "En andra gång ropade jag inte.",
  ],
  [
    "it",
    "Stava seduto in poltrona con l'orologio in mano. Io chiamai: Enrico, caffè.",
    "Una seconda volta non chiamai.",
  ],
  ["pl", "Siedział w fotelu z zegarkiem w ręku. Ja wołam: Heniu, kawa.", "Drugi raz już nie wołałam."],
])("the last line of a scene is missed where all before it is told (%s)", (language, scene, ending) => {
  const told = scene.split(". ").map((text) => `${text.replace(/\.$/u, "")}.`);
  expect(lostFrom(language, `${scene} ${ending}`, told)).toEqual([[2, ending]]);
  expect(lostFrom(language, `${scene} ${ending}`, [...told, ending])).toEqual([]);
  expect(lostFrom(language, `${scene} ${ending}`, told.slice(0, 1))).toEqual([]);
});

it("a last line that several sentences tell together is not missed", () => {
  const answer =
    "I cried in the privy. Terrible. I went in at fifteen, at Easter, with four looms and Mrs Hartley.";
  const told = [
    "She cried in the privy.",
    "She went in at fifteen.",
    "It was Easter, with Mrs Hartley.",
    "She had four looms.",
  ];
  expect(lostFrom("en", answer, told)).toEqual([]);
});

it("the line on which a few words hang is missed", () => {
  const answer =
    "I rang the signal box and gave that man a piece of my mind. He said he would stand on the scale himself. And he came. Seventy-one kilos in uniform.";
  const [call = "", said = "", came = "", kilos = ""] = answer.split(/(?<=\.) /u);
  expect(lostFrom("en", answer, [call, came, kilos])).toEqual([[1, said]]);
  expect(lostFrom("en", answer, [call, kilos])).toEqual([]);
});

it("what an answer ends on stays with the scene", () => {
  const told = toldOf(["The goose went for Harold all night. Ron took an egg out of his pocket."]);
  const lines = ["The goose went for Harold all night.", "Ron took an egg out of his pocket."].map(
    (text): Sentence => ({ text, sources: told.map(sourceOf) }),
  );
  const ends = endLinesOf(wholeLife(told, "en"), { lines, language: "en" });
  expect([...ends].map(({ text }) => text)).toEqual(["Ron took an egg out of his pocket."]);
});
