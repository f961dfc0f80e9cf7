import { expect, it } from "vitest";
import { gapsIn, seenBy } from "./gaps.ts";
import { told as life, sourcesOf } from "./last-reading.test-suite.ts";
import type { PartDone, StoryOrder } from "./work.ts";

const told = life.slice(0, 3);

const order: StoryOrder = {
  outline: {
    parts: [
      { heading: "", teller: 0, answers: sourcesOf(0, 2), told: 20 },
      { heading: "", teller: 0, answers: sourcesOf(1), told: 11, lines: ["on a Sunday"] },
    ],
    words: 30,
    isShort: false,
  },
  tellers: [{ name: "Dorothy Hale", sex: "woman", told }],
  style: "first-person",
  tellerLanguage: "en",
  seed: "x1",
};

const partOf = (at: number, by: PartDone["by"]): PartDone => ({
  by,
  sentences: [{ text: told[at]?.text ?? "", sources: sourcesOf(at) }],
});

it("misses what a model left out of its chapters, and nothing of a chapter in the teller's own sentences", () => {
  const gapsWith = (by: PartDone["by"]) => {
    const own = { at: 0, done: [partOf(0, "model"), partOf(1, by)], order };
    const seen = seenBy(own);
    const { untold, lines } = gapsIn(own, seen);
    return { untold: untold.map(({ mark }) => mark), lines, must: seen.must.size };
  };
  expect(gapsWith("teller")).toEqual({ untold: ["1.2"], lines: [], must: 0 });
  expect(gapsWith("model")).toEqual({ untold: ["1.2"], lines: [], must: 1 });
});
