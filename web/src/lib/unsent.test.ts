import { expect, it } from "vitest";
import { unsentWords } from "./unsent.ts";

it("says in words what the server does not have yet", () => {
  expect(unsentWords({ recordings: 0, answers: 0, drafts: 0 })).toBeNull();
  expect(unsentWords({ recordings: 1, answers: 0, drafts: 0 })).toBe("one recording");
  expect(unsentWords({ recordings: 2, answers: 1, drafts: 1 })).toBe(
    "2 recordings, one interview with an answer and one text you have begun",
  );
});
