import { describe, expect, it } from "vitest";
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
});
