import { expect, it } from "vitest";
import { toldLife } from "../../../test/told-life.ts";
import { markOf } from "./material.ts";
import { ownWords } from "./own-words.ts";

const told = toldLife([
  "The councillor wanted the tomcat moved to another yard. Even the cats of the yard know that he stays.",
]);
const material = told.map((one) => ({ mark: markOf(one), text: one.text, asked: "", told: one }));

const inPlaceOf = (style: "biography" | "first-person", kept: string[]) =>
  ownWords(
    { sentence: { text: "Even the cats of the yard knew that.", sources: [] }, marks: ["1.0"] },
    {
      context: {
        language: "en",
        style,
        tellerName: "Dorothy Hale",
        told,
        material,
        printed: [],
        matters: [],
      },
      kept,
    },
  );

it("puts a quotation into a biography only where what it speaks of is told", () => {
  expect(inPlaceOf("biography", [])).toBeNull();
  const before = "The councillor wanted to have the tomcat moved.";
  expect(inPlaceOf("biography", [before])?.text).toContain("Even the cats of the yard know that he stays.");
  expect(inPlaceOf("first-person", [])?.text).toBe("Even the cats of the yard know that he stays.");
});

it("prints no splinter of speech without stops, and its whole sentence where that is short enough", () => {
  const inPlace = (text: string): string | undefined => {
    const [one] = toldLife([text]);
    if (!one) return undefined;
    const own = { mark: markOf(one), text, asked: "", told: one };
    const context = {
      language: "en" as const,
      style: "first-person" as const,
      tellerName: "Dorothy Hale",
      told: [one],
      material: [own],
      printed: [],
      matters: [],
    };
    const sentence = { text: "The foreman chattered of rivets and boilers all week.", sources: [] };
    return ownWords({ sentence, marks: [own.mark] }, { context, kept: [] })?.text;
  };
  const long =
    "And when the letter came he never said a thing about it to anybody in the shop he just moved my bench over by the window where the light was better and nobody passed and chattered of rivets and boilers all week rivets rivets. I kept that.";
  expect(inPlace(long)).toBeUndefined();
  expect(inPlace("He chattered of rivets and boilers all week, the foreman. I kept that.")).toBe(
    "He chattered of rivets and boilers all week, the foreman.",
  );
});
