import { expect, it } from "vitest";
import { toldLife } from "../../../test/told-life.ts";
import { reread } from "./last-reading.test-suite.ts";
import { backwardsIn } from "./move.ts";

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

it.each([
  ["en", "In 1966 the water came.", "He had worked there since 1960.", "In 1960 he went to work there."],
  ["sv", "1966 kom vattnet.", "Han hade varit där sedan 1960.", "1960 började han där."],
  [
    "it",
    "L'acqua è arrivata nel sessantasei.",
    "Stava già al Petrolchimico dal sessanta.",
    "È entrato al Petrolchimico nel sessanta.",
  ],
  [
    "it",
    "È morto nell'ottantasette.",
    "Ma io so qual è quello dell'ottantasei.",
    "L'ultima l'ha portata nell'ottantasei.",
  ],
  ["pl", "W 1966 roku przyszła woda.", "Pracował tam już od 1960.", "W 1960 roku zaczął tam pracować."],
] as const)("takes no glance back for an earlier year (%s)", (language, first, glance, back) => {
  expect(backwardsIn([first, glance], language)).toEqual([]);
  expect(backwardsIn([first, back], language)).toHaveLength(1);
});
