import { expect, it } from "vitest";
import { createStoryModel } from "../../../test/story-model.ts";
import { toldLife } from "../../../test/told-life.ts";
import { askedFor, isTooShort } from "./budget.ts";
import { outlineOf } from "./outline.ts";
import { planned } from "./plan.ts";
import { wordsIn } from "./work.ts";
import { writeParts } from "./write-parts.ts";

const places = "dock mill farm river quarry chapel bridge market school ferry orchard forge bakery".split(
  " ",
);
const carried = "apples bricks candles feathers kettles ladders needles pillows ribbons saddles".split(" ");
const told = toldLife(
  places.flatMap((place, at) =>
    carried.map(
      (load, more) =>
        `In ${1930 + at * 4 + (more % 4)} my brother Kenny took ${load} down to the ${place} for a shilling. The ${place} keeper weighed the ${load} twice and wrote it on his sleeve. My mother never believed what the ${place} paid for ${load}.`,
    ),
  ),
);

it("asks a writer who falls behind for as much more, and for no more than half as much again", () => {
  expect(askedFor(400, { asked: 0, written: 0 })).toBe(400);
  expect(askedFor(400, { asked: 1_000, written: 800 })).toBe(500);
  expect(askedFor(400, { asked: 1_000, written: 100 })).toBe(600);
  expect(askedFor(400, { asked: 1_000, written: 1_200 })).toBe(400);
});

it("has the next chapters make up for what the first fell behind, and writes none anew", async () => {
  const model = createStoryModel({ fill: 0.7 });
  let anew = 0;
  const ask = async ({ parts }: { parts: readonly { content: string }[] }): Promise<unknown> => {
    const prompt = parts.map(({ content }) => content).join("\n");
    if (prompt.includes("much shorter than asked")) anew += 1;
    return model.reply(prompt);
  };
  const tellers = [{ name: "Ada Moro", sex: "woman" as const, told }];
  const tongue = { language: "en", tellerLanguage: "en" } as const;
  const voice = { tellers, style: "first-person", seed: "x1" } as const;
  const first = outlineOf({ tellers, length: 3_000, ...tongue });
  const outline = await planned({ outline: first, ...voice, ...tongue }, ask);
  const done = await writeParts({
    order: { outline, ...voice, tellerLanguage: "en" },
    ask,
    sections: { read: async () => null, keep: async () => {} },
    report: async () => {},
  });
  const words = done.reduce((sum, { sentences }) => sum + wordsIn(sentences, "en"), 0);
  expect(isTooShort(words, outline.words)).toBe(false);
  expect(anew).toBe(0);
});
