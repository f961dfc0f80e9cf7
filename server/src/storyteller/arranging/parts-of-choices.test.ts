import { expect, it } from "vitest";
import { unitsOf } from "../material/unit.ts";
import { partsOf } from "./parts-of-choices.ts";

it("keeps a marriage and a livelihood that are told in few words at the end of a scene", () => {
  const long =
    "We danced in the loft over the tannery every Saturday of that winter, with a melodeon and one drum, until the floor gave way.";
  const parts = partsOf(
    [
      { chapter: 3, scene: 1, units: unitsOf(long, "en") },
      { chapter: 3, scene: 1, units: unitsOf("We wed at Easter.", "en"), isMarriage: true },
      { chapter: 3, scene: 1, units: unitsOf("He tanned hides all his days.", "en"), isLivelihood: true },
    ],
    500,
  );
  expect(parts.map(({ isMarriage, isLivelihood }) => [isMarriage, isLivelihood])).toEqual([[true, true]]);
});
