import { expect, it } from "vitest";
import {
  emptySelection,
  languageOf,
  lengthOf,
  listsOf,
  ofTellersOf,
  storySources,
  tellersChosen,
  withInterview,
  withoutInterview,
  wordsTold,
} from "./story-selection.ts";

const interview = (id: string, progress: number, language: "en" | "sv" = "en") => ({
  _id: id,
  title: `Interview ${id}`,
  interviewee: "anna",
  language,
  progress,
});
const sources = storySources([interview("a", 40), interview("b", 100, "sv")], new Map([["anna", "Anna"]]));
const chosen = (...ids: string[]) => ids.reduce(withInterview, emptySelection);

it("only interviews in which something was told are offered", () => {
  expect(storySources([interview("a", 0)], new Map())).toEqual([]);
  expect(sources.map((source) => source.personName)).toEqual(["Anna", "Anna"]);
});

it("an interview cannot be chosen twice", () => {
  expect(chosen("a", "a").ids).toEqual(["a"]);
});

it("all that somebody told can be chosen, and is known for it", () => {
  const his = { ...interview("c", 60), interviewee: "bo" };
  const all = [...sources, ...storySources([his], new Map([["bo", "Bo"]]))];
  expect(ofTellersOf(["b"], all)).toEqual(["a", "b"]);
  expect(tellersChosen(chosen("a", "b"), all)).toEqual(["anna"]);
  expect(tellersChosen(chosen("a", "b", "c"), all)).toEqual(["anna", "bo"]);
  expect(tellersChosen(chosen("a"), all)).toBeNull();
});

it("an interview is in one of the two lists", () => {
  const { available, selected } = listsOf(chosen("b"), sources);
  expect(available.map(({ id }) => id)).toEqual(["a"]);
  expect(selected.map(({ id }) => id)).toEqual(["b"]);
  expect(listsOf(withoutInterview(chosen("b"), "b"), sources).selected).toEqual([]);
});

it("the length grows by 1000 words with each interview up to 3000", () => {
  expect([chosen(), chosen("a"), chosen("a", "b"), chosen("a", "b", "c", "d")].map(lengthOf)).toEqual([
    1000, 1000, 2000, 3000,
  ]);
});

it("the words that a story may have are those that were told, without the questions, what is kept out and talk with Saga", () => {
  const answer = (count: number, is_private = false, is_talk = false) =>
    ({ role: "user", content: "bees ".repeat(count), is_private, is_talk }) as const;
  const question = { role: "assistant", content: "Where was that?", is_private: false } as const;
  expect(
    wordsTold([
      question,
      answer(32),
      question,
      answer(300, true),
      answer(70, false, true),
      question,
      answer(12),
    ]),
  ).toBe(40);
});

it("a length that was chosen stays", () => {
  expect(lengthOf({ ...chosen("a", "b"), chosenLength: 500 })).toBe(500);
});

it("the language is English until an interview in another is chosen", () => {
  expect(languageOf(chosen(), sources)).toBe("en");
  expect(languageOf(chosen("b"), sources)).toBe("sv");
  expect(languageOf({ ...chosen("b"), chosenLanguage: "pl" }, sources)).toBe("pl");
});
