import { expect, it } from "vitest";
import { toldLife } from "../../../test/told-life.ts";
import { gapsIn, seenBy } from "./gaps.ts";
import type { PartDone, StoryOrder } from "./work.ts";

const told = toldLife([
  "We lived in Strickland Street with red lino on the floor.",
  "My brother Kenny drowned in the dock in 1956, on a Sunday.",
  "Norman drove the number one bus past our door.",
]);
const sourcesOf = (...places: number[]) => places.map((at) => ({ interview_id: "i", message_id: `m${at}` }));

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
