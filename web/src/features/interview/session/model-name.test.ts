import { models } from "@saga/contract/model-catalogue";
import { describe, expect, it } from "vitest";
import { modelName } from "./model-name.ts";

describe("the name of a model in the choice", () => {
  it("is read as a name, and two models never have the same", () => {
    const names = models.map(modelName);
    expect(names.slice(0, 5)).toEqual([
      "GPT-4o Mini",
      "GPT-4o",
      "Claude 3.5 Haiku",
      "Claude 3.7 Sonnet",
      "GPT-3.5 Turbo",
    ]);
    expect(["gpt-6.1-terra", "claude-haiku-5-5"].map(modelName)).toEqual([
      "GPT-6.1 Terra",
      "Claude Haiku 5.5",
    ]);
    expect(new Set(names).size).toBe(models.length);
  });

  it("stays as it is where a server of one's own has names of its own", () => {
    expect(modelName("llama3.1:8b")).toBe("llama3.1:8b");
  });
});
