import { describe, expect, it } from "vitest";
import { unitsOf } from "../material/unit.ts";
import { type Choice, partsOf } from "./parts-of-choices.ts";
import { sceneOf } from "./scenes.ts";
import { select } from "./select.ts";

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

  const lines = {
    name: "I am Hester Pym, and my mother chose the name from a hymn book that she had from her aunt in Thirsk.",
    first:
      "Alfred drowned in the mill race in the spring of 1951, and they laid him on the long table with his boots on.",
    second:
      "Margery died of a fever in the winter, and the snow was so deep that the cart could not come up the lane.",
    third:
      "Uncle Seth died under the plough horse, and the horse stood by him until the men came up from the bottom field.",
    work: "I was a saddler for the hunt and for the farms, and I stitched every collar between Thirsk and the moor by hand.",
    love: "We were married on a Tuesday because the hall was free, and Edwin wore a coat that he had from the undertaker.",
  };
  const units = Object.fromEntries(Object.entries(lines).map(([key, text]) => [key, unitsOf(text, "en")]));
  const whole = (key: string, choice: Partial<Choice>): Choice => ({
    chapter: 3,
    units: units[key] ?? [],
    ...choice,
  });
  const keysIn = (chosen: ReadonlySet<unknown>): string[] =>
    Object.keys(lines).filter((key) => (units[key] ?? []).some((unit) => chosen.has(unit)));

  it("is in a short story one death, the work and the marriage, and not every death of a life", () => {
    const choices = [
      whole("name", { chapter: 0 }),
      whole("first", { isTurning: true, death: 5 }),
      whole("second", { isTurning: true, death: 4 }),
      whole("third", { isTurning: true, death: 3 }),
      whole("work", { isLivelihood: true }),
      whole("love", { isTurning: true, isMarriage: true }),
    ];
    expect(keysIn(select(choices, 95))).toEqual(["name", "first", "work", "love"]);
  });

  it("is never told without the answer that introduces it", () => {
    const choices = [
      whole("name", { chapter: 0 }),
      whole("second", {}),
      whole("work", {}),
      whole("third", {}),
      whole("love", { isWished: true, grounds: [2] }),
    ];
    for (const length of [50, 75, 80]) {
      const told = keysIn(select(choices, length));
      expect(told.includes("love") && !told.includes("work")).toBe(false);
    }
    expect(keysIn(select(choices, 75))).toEqual(["name", "work", "love"]);
  });

  it("is in a short story the one tale that was asked for, whole, though it takes half of it", () => {
    const tale = Array.from({ length: 10 }, (_, at) => `Then came mug number ${at}, upside down.`).join(" ");
    const own = unitsOf(tale, "en");
    const choices = [
      whole("name", { chapter: 0 }),
      whole("first", { isTurning: true, death: 5 }),
      whole("work", { isLivelihood: true }),
      { chapter: 5, units: own, isWished: true },
    ];
    const chosen = select(choices, 120);
    expect(own.every((unit) => chosen.has(unit))).toBe(true);
  });

  const bus =
    "Only that it was off. I had a ring for five months, and the letter had a Corby postmark on it. The conductor paid for me on the bus, and he sat down beside me.";
  const hall = "The bandsmen played in the chapel hall all evening long with their boots off by the stove.";
  const wait = "They looked for three days, and when they came back they would not let me see.";

  it("begins in a short story where an answer stands by itself, and not with the answers before it", () => {
    const own = unitsOf(bus, "en");
    const choices: Choice[] = [
      whole("name", { chapter: 0 }),
      { chapter: 2, scene: 1, units: unitsOf(hall.repeat(6), "en") },
      { chapter: 4, scene: 1, units: own, isMarriage: true, standing: own[1] },
      { chapter: 6, units: unitsOf(hall.repeat(9), "en") },
    ];
    const chosen = select(choices, 60);
    expect(own.map((unit) => chosen.has(unit))).toEqual([false, true, true]);
  });

  it("tells a death in a short story behind the answer that says who died", () => {
    const { first: lost = [] } = units;
    const after = unitsOf(wait, "en");
    const choices: Choice[] = [
      whole("name", { chapter: 0 }),
      { chapter: 2, scene: 1, units: lost },
      { chapter: 2, scene: 1, units: after, death: 3, standing: after[0] },
      { chapter: 6, units: unitsOf(hall.repeat(9), "en") },
    ];
    const chosen = select(choices, 90);
    expect([...lost, ...after].every((unit) => chosen.has(unit))).toBe(true);
  });

  const child =
    "Our Nellie was born on the fourth of February, in the hard frost, when the napkins stood on the line like boards. Nine days she had, and we walked home two of us.";
  const filler = { chapter: 6, units: unitsOf(hall.repeat(9), "en") };

  it("tells a death in a short story by itself where it says who died", () => {
    const own = unitsOf(child, "en");
    const told = (namedDeath: Choice["namedDeath"]): number => {
      const choices: Choice[] = [
        { chapter: 2, scene: 1, units: unitsOf(hall.repeat(2), "en") },
        { chapter: 2, scene: 1, units: own, death: 3, standing: own[0], namedDeath },
      ];
      const part = partsOf(choices, 500).at(-1);
      return part ? sceneOf(part, new Set()).size : 0;
    };
    expect(told(own[0])).toBe(1);
    expect(told(undefined)).toBe(2);
  });

  it("is in a short story the child whom its teller asked to have told, though not all who come in beside it are introduced", () => {
    const { second: aunt = [], work = [] } = units;
    const own = unitsOf(child, "en");
    const choices: Choice[] = [
      whole("name", { chapter: 0 }),
      { chapter: 1, units: aunt },
      { chapter: 2, units: work, grounds: [1], introducing: [1] },
      { chapter: 4, units: own, isWished: true, isChild: true, grounds: [2], introducing: [2] },
      filler,
    ];
    const chosen = select(choices, 85);
    expect([...own, ...work].every((unit) => chosen.has(unit))).toBe(true);
    expect(aunt.some((unit) => chosen.has(unit))).toBe(false);
  });

  it("tells of whom a life was shared with by another answer where the best has no room", () => {
    const best = unitsOf(rich, "en");
    const other = unitsOf(plain, "en");
    const choices: Choice[] = [
      whole("name", { chapter: 0 }),
      { chapter: 3, units: unitsOf(hall.repeat(5), "en") },
      { chapter: 4, units: best, household: ["edwin"], grounds: [1] },
      { chapter: 4, units: other, household: ["edwin"] },
      { chapter: 4, units: unitsOf(rich.replaceAll("Fred", "Seth"), "en") },
      filler,
    ];
    const chosen = select(choices, 55);
    expect(other.every((unit) => chosen.has(unit))).toBe(true);
  });

  it("is in a long story every death that was told", () => {
    const far = Array.from({ length: 60 }, (_, at): Choice => {
      const text = `In the ${at}th week we mended nets for Gilbert on the quay and he sang the long song about the lamp.`;
      return { chapter: 4, units: unitsOf(text, "en"), about: ["Gilbert"] };
    });
    const deaths = Array.from({ length: 8 }, (_, at): Choice => {
      const text = `Cousin number ${at} died in the winter, and the bell was rung from the other side of the water.`;
      return { chapter: 5, units: unitsOf(text, "en"), isTurning: true, death: 1 };
    });
    const chosen = select([...far, ...deaths], 1000);
    expect(deaths.every(({ units: own }) => own.every((unit) => chosen.has(unit)))).toBe(true);
  });

  it("is in a long story every death before what was told at greatest length", () => {
    const long = Array.from({ length: 3 }, (_, at): Choice => {
      const text = `${at} times we mended nets for Gilbert on the quay, and he sang the long song about the lamp. `;
      return { chapter: 4, units: unitsOf(text.repeat(16), "en"), about: ["Gilbert"] };
    });
    const deaths = Array.from({ length: 8 }, (_, at): Choice => {
      const bells = "The bell was rung from the other side of the water, and nobody crossed it that week. ";
      const text = `${bells.repeat(4)}Cousin number ${at} died in the winter.`;
      return { chapter: 5, units: unitsOf(text, "en"), isTurning: true, death: 1 };
    });
    const chosen = select([...long, ...deaths], 1000);
    expect(deaths.every(({ units: own }) => own.every((unit) => chosen.has(unit)))).toBe(true);
  });

  it("is in a long story a death without all that leads to it, where there is no room for that", () => {
    const chain = Array.from({ length: 60 }, (_, at): Choice => {
      const text = `In the ${at}th week we mended nets for Gilbert on the quay and he sang the long song about the lamp.`;
      return { chapter: 4, scene: 1, units: unitsOf(text, "en") };
    });
    const text =
      "Thirty of them at least. The hall was full to the doors and the band sat on the stairs with their feet in the coats. Father had died the winter before.";
    const own = unitsOf(text, "en");
    const choices = [
      ...chain,
      { chapter: 4, scene: 1, units: own, isTurning: true, death: 1, standing: own[1], turning: own.at(-1) },
    ];
    const chosen = select(choices, 1000);
    expect(own.map((unit) => chosen.has(unit))).toEqual([false, true, true]);
  });
});
