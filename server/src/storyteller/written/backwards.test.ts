import { expect, it } from "vitest";
import { toldLife } from "../../../test/told-life.ts";
import { reread } from "./last-reading.test-suite.ts";

it("tells a last reading where the years of a story go back", async () => {
  const life = toldLife([
    "In 1956 we moved to Hull.",
    "In 1977 my mother died.",
    "In 1967 I painted a van.",
    "In 1968 I painted a wall.",
  ]);
  const { prompt } = await reread([0, 1, 2, 3], [], { life });
  expect(prompt).toContain("Here the years go back: sentence 3 (1967) stands after 2 (1977).");
  const { prompt: inOrder } = await reread([0, 2, 3, 1], [], { life });
  expect(inOrder).not.toContain("the years go back");
});
