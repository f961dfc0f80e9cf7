import { expect, it } from "vitest";
import { createStoryModel } from "../../../test/story-model.ts";
import { toldLife } from "../../../test/told-life.ts";
import { outlineOf } from "./outline.ts";
import { planned } from "./plan.ts";
import { writeParts } from "./write-parts.ts";

const places =
  "dock mill farm river quarry chapel bridge market school ferry orchard forge bakery harbour station tannery".split(
    " ",
  );
const told = toldLife(
  places.flatMap((place, at) =>
    [0, 1, 2].map(
      (more) =>
        `In ${1940 + at * 3 + more} we went down to the ${place} with my brother Kenny and carried ${more + 4} baskets of ${place} stones up to the house. My mother counted every stone of the ${place} twice, and put the heavy ones by the door. I did not tell anybody what the ${place} man had said to us that day.`,
    ),
  ),
);

it("asks no section of a short story for what all of them lack, and the last for hardly less than the first", async () => {
  const model = createStoryModel({ fill: 0.6 });
  const asked: number[] = [];
  const ask = async ({ parts }: { parts: readonly { content: string }[] }): Promise<unknown> => {
    const prompt = parts.map(({ content }) => content).join("\n");
    const [, words] = /TASK: Write the section .* in about (\d+) words/u.exec(prompt) ?? [];
    if (words) asked.push(Number(words));
    return model.reply(prompt);
  };
  const tellers = [{ name: "Ada Moro", sex: "woman" as const, told }];
  const tongue = { language: "en", tellerLanguage: "en" } as const;
  const voice = { tellers, style: "first-person", seed: "x1" } as const;
  const first = outlineOf({ tellers, length: 1_200, ...tongue });
  const outline = await planned({ outline: first, ...voice, ...tongue }, ask);
  await writeParts({
    order: { outline, ...voice, tellerLanguage: "en" },
    ask,
    sections: { read: async () => null, keep: async () => {} },
    report: async () => {},
  });
  const fair = outline.words / outline.parts.length;
  expect(asked.length).toBeGreaterThan(1);
  expect(Math.max(...asked)).toBeLessThan(2 * fair);
  expect(Math.min(...asked)).toBeGreaterThan(0.8 * Math.max(...asked));
});
