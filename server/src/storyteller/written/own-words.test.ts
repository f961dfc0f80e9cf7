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
