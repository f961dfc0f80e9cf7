import { expect, test } from "vitest";
import { packs } from "#language/packs.ts";
import { correctionIn } from "./extract.ts";

test.each(["But not the coat", "And not the clock"])(
  "no word that only joins stands in the place of what was told: %s",
  (said) => {
    expect(correctionIn(said, packs.en.hearing).to).toBeUndefined();
  },
);

test("what is put right is still heard", () => {
  expect(correctionIn("It was Colne not Leeds", packs.en.hearing)).toMatchObject({
    from: "Leeds",
    to: "Colne",
  });
});
