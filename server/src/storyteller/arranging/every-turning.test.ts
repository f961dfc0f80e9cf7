import { expect, it } from "vitest";
import { type Unit, unitsOf } from "../material/unit.ts";
import type { Choice } from "./parts-of-choices.ts";
import { select } from "./select.ts";

const work = "There was always something to be carried and something to be mended in that yard. ";

/** An answer of the scene about Clifford, which goes on from the one before it and does not begin by itself. */
const answer = (text: string, choice: Partial<Choice> = {}): Choice => ({
  chapter: 3,
  scene: 1,
  units: unitsOf(text, "en"),
  ...choice,
});
const last = ({ units }: Choice): Unit | undefined => units.at(-1);

const told = (choices: readonly Choice[], length: number): string => {
  const chosen = select(choices, length);
  return choices
    .flatMap(({ units }) => units.filter((unit) => chosen.has(unit)))
    .map(({ text }) => text)
    .join(" ");
};

const head = answer(`My brother Clifford kept the horses. ${work.repeat(45)}`);
const lead = answer(
  `He had a grey one that he talked to. ${work.repeat(45)} And then they sent for Clifford at the quarry.`,
);
const death = answer(
  "He was killed there in the second week, under the crane, and it was the foreman who came to our door with his cap in his hand and could not say it.",
  {
    death: 1,
    isTurning: true,
  },
);
const scene = [head, { ...lead, naming: last(lead) }, { ...death, turning: last(death) }];
const other = (text: string, choice: Partial<Choice> = {}): Choice => ({
  ...answer(text, choice),
  scene: 2 + text.length,
});

it("tells a death that has no room with all that leads to it behind the last words that name whom it is of", () => {
  const story = told([...scene, other(work.repeat(40))], 1_000);
  expect(story).toContain("And then they sent for Clifford at the quarry. He was killed there");
  expect(story).not.toContain("He had a grey one");
});

it("keeps room for it while others are told with all that leads to them", () => {
  const wedding = other(`${work.repeat(40)} We were married at Easter in a borrowed coat.`);
  const married = { ...wedding, isMarriage: true, isTurning: true, turning: last(wedding) };
  const story = told([...scene, married, other(work.repeat(20))], 1_000);
  expect(story).toContain("He was killed there");
  expect(story).toContain("married at Easter");
});
