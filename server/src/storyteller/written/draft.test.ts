import { expect, it } from "vitest";
import { toldLife } from "../../../test/told-life.ts";
import { draftChapters } from "./draft.ts";
import { markOf } from "./material.ts";

const told = toldLife([
  "We lived over the tannery, and it stank of dogs.",
  "My father sang to the hides at night.",
]);
const material = told.map((one) => ({ mark: markOf(one), text: one.text, asked: "", told: one }));

const promptFor = async (words: number): Promise<string> => {
  let prompt = "";
  const commissions = ["1.0", "1.1"].map((mark) => ({
    voice: { language: "en", style: "first-person", teller: { name: "Dorothy Hale", sex: "woman" } } as const,
    heading: "Over the tannery",
    words,
    material,
    own: [mark],
    before: "",
    turnings: [],
    seed: "x1",
  }));
  await draftChapters(commissions, async ({ parts }) => {
    prompt = parts.at(-1)?.content ?? "";
    return null;
  });
  return prompt;
};

it("asks that every answer be told only where there is room for all", async () => {
  const [roomy, narrow] = [await promptFor(10), await promptFor(3)];
  expect(roomy).toContain("Each answer is told");
  expect(roomy).not.toContain("leave out whole those");
  expect(narrow).toContain("leave out whole those that can be spared");
  expect(narrow).not.toMatch(/Each answer is told|No scene/u);
});
