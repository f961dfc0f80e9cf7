import { describe, expect, it } from "vitest";
import { unitsOf } from "../material/unit.ts";
import { type Choice, select } from "./select.ts";

const tellings = (about: string, count: number, text: string): Choice[] =>
  Array.from({ length: count }, (_, at) => ({
    chapter: 3,
    topic: "joys_interests" as const,
    units: unitsOf(`${text} That was the ${["first", "second", "third", "fourth"][at]} winter of it.`, "en"),
    about: [about],
  }));

const rich =
  'My uncle Fred from Leeds laughed and said "Where\'s my girl?" in the yard, and the kettle steamed and the red sow screamed in the frost.';
const plain = "She stood by the range with her plate and never sat down to eat with us at all.";

describe("what is told where not everything fits", () => {
  it("is the best about each of the people of the life and of each subject, before a third telling of one", () => {
    const choices = [
      ...tellings("Fred", 4, rich),
      ...tellings("mother", 2, plain),
      {
        ...tellings("work", 1, "I was twenty-five years on the overlocker with the wireless on.")[0],
        topic: "work_outline" as const,
      },
    ] as Choice[];
    const units = select(choices, 100);
    const told = choices.map((choice) => choice.units.some((unit) => units.has(unit)));
    expect(told.slice(4, 6)).toContain(true);
    expect(told[6]).toBe(true);
    expect(told.slice(0, 4)).toContain(true);
  });
});
