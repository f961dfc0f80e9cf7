import { describe, expect, it } from "vitest";
import { toldLife } from "../../../test/told-life.ts";
import { reread, told } from "./last-reading.test-suite.ts";

describe("a sentence that is moved in the last reading of a story", () => {
  it("moves a sentence that is taken out here and put in there in the same words", async () => {
    const text = told[1]?.text ?? "";
    const { texts } = await reread(
      [0, 1, 2, 3],
      [
        { sentence: 2, change: "remove" },
        { sentence: 4, change: "add_after", text, src: ["1.1"] },
      ],
      { words: 40 },
    );
    expect(texts).toEqual([0, 2, 3, 1].map((at) => told[at]?.text));
  });

  it("leaves a sentence where it is when what was to stand elsewhere in its place is refused", async () => {
    const { texts } = await reread(
      [0, 1, 2, 3],
      [
        { sentence: 2, change: "remove" },
        {
          sentence: 4,
          change: "add_after",
          text: "My brother Kenny drowned in the dock in 1957.",
          src: ["1.1"],
        },
      ],
      { words: 40 },
    );
    expect(texts).toEqual(told.map(({ text }) => text));
  });

  const life = toldLife([
    "We lived in Strickland Street. The hens behind the coal shed laid brown eggs.",
    "Norman drove the number one bus past our door.",
    "Kenny painted the yard gate blue.",
    "He whistled the whole of that morning.",
    "At home Norman and Kenny shared a bed.",
  ]);

  it.each([
    ["brown eggs", "We lived in Strickland Street."],
    ["green eggs", life[0]?.text],
  ])("shortens a sentence only where what it loses stands elsewhere (%s)", async (eggs, first) => {
    const { texts } = await reread(
      [0, 1, 2, 3],
      [
        { sentence: 1, change: "replace", text: "We lived in Strickland Street.", src: ["1.0"] },
        {
          sentence: 2,
          change: "add_after",
          text: `The hens behind the coal shed laid ${eggs}${eggs === "green eggs" ? " in 1957" : ""}.`,
          src: ["1.0"],
        },
      ],
      { life, words: 33 },
    );
    expect(texts?.[0]).toBe(first);
    expect(texts).toHaveLength(eggs === "green eggs" ? 4 : 5);
  });

  it("is not taken out where the one behind it would mean somebody else", async () => {
    const { texts, refused } = await reread([4, 1, 2, 3], [{ sentence: 3, change: "remove" }], {
      life,
      words: 27,
    });
    expect(texts).toHaveLength(4);
    expect(refused.flat().join()).toContain("would speak of somebody else");
  });
});
