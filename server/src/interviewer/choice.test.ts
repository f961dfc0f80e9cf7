import { expect, test } from "vitest";
import { joinHearing } from "./choice.ts";

const heard = { intent: "crisis" as const, told: "I watch for his light.", isSure: false };

test("danger that a model hears counts, whatever plain code heard", () => {
  const own = { ...heard, intent: "told" as const, isSure: true };
  expect(joinHearing(own, { intent: "crisis", about: "" }).intent).toBe("crisis");
});

test("danger that plain code hears without doubt counts, whatever a model heard", () => {
  expect(joinHearing({ ...heard, isSure: true }, { intent: "told", about: "" }).intent).toBe("crisis");
});

test("a mere guess of danger is put to the model, and its word counts", () => {
  expect(joinHearing(heard, { intent: "told", about: "" }).intent).toBe("told");
  expect(joinHearing(heard, { intent: "grief", about: "" }).intent).toBe("grief");
});
