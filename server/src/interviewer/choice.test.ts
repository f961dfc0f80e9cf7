import { expect, test } from "vitest";
import { joinHearing, wantsWords } from "./choice.ts";

const watching = "I watch for his light.";
const heard = { intent: "crisis" as const, told: watching, isSure: false };
const of = { text: watching, language: "en" as const };

test("danger that a model hears counts, whatever plain code heard", () => {
  const own = { ...heard, intent: "told" as const, isSure: true };
  expect(joinHearing(own, { intent: "crisis" }, of).intent).toBe("crisis");
});

test("danger that plain code hears without doubt counts, whatever a model heard", () => {
  expect(joinHearing({ ...heard, isSure: true }, { intent: "told" }, of).intent).toBe("crisis");
});

test("a mere guess of danger is put to the model, and its word counts", () => {
  expect(joinHearing(heard, { intent: "told" }, of).intent).toBe("told");
  expect(joinHearing(heard, { intent: "grief" }, of).intent).toBe("grief");
});

test("a goodbye that plain code heard inside a telling is a telling when the model heard one", () => {
  const text = "So goodbye school, fifth class, half way through, and in the morning we went to work.";
  const own = { intent: "farewell" as const, told: "", isSure: true };
  expect(wantsWords(own, text)).toBe(true);
  expect(joinHearing(own, { intent: "told" }, { text, language: "en" })).toMatchObject({
    intent: "told",
    told: text,
  });
});

test("a plain wish to take something back holds even when a model passes over it", () => {
  const own = { intent: "delete" as const, told: "", isSure: true };
  const text = "Please take that out again.";
  expect(joinHearing(own, { intent: "told" }, { text, language: "en" }).intent).toBe("delete");
});

test("only a few words that are nothing but talk, and sure danger, need no model", () => {
  const stop = { intent: "stop" as const, told: "", isSure: true };
  expect(wantsWords(stop, "Enough for today.")).toBe(false);
  expect(wantsWords(stop, "He did it for the four of us, and now I am tired, enough for today.")).toBe(true);
  expect(wantsWords({ ...heard, isSure: true }, watching)).toBe(false);
  expect(wantsWords({ intent: "asks", told: "", isSure: true }, "Who reads this?")).toBe(true);
});

test("what only sounds like a wish is left to the model, and a secret is none", () => {
  const own = { intent: "delete" as const, told: "", isSure: true };
  const sounding = "He took his things out of the house again, and that was the last of him.";
  expect(joinHearing(own, { intent: "told" }, { text: sounding, language: "en" }).intent).toBe("told");
  const kept = "Take that out of your head again, it is a secret.";
  expect(joinHearing(own, { intent: "secret" }, { text: kept, language: "en" }).intent).toBe("secret");
});

test("a goodbye after the offer to end is worded by the model, however short it is", () => {
  const stop = { intent: "stop" as const, told: "", isSure: true };
  expect(wantsWords(stop, "Enough for today.", { isEnding: true })).toBe(true);
  expect(wantsWords({ ...heard, isSure: true }, watching, { isEnding: true })).toBe(false);
});

test("danger that a model hears beside something else counts", () => {
  const own = { ...heard, intent: "told" as const, isSure: true };
  expect(joinHearing(own, { intent: "told", also: ["crisis"] }, of).intent).toBe("crisis");
});

test("what a model hears told beside a goodbye is told, however few words it has", () => {
  const own = { intent: "farewell" as const, told: "", isSure: true };
  const text = "I say it out loud, to the fridge. That's me. Kettle.";
  const said = { text, language: "en" as const };
  expect(joinHearing(own, { intent: "farewell", also: ["told"] }, said)).toMatchObject({ tellsToo: true });
  expect(joinHearing(own, { intent: "farewell" }, said)).not.toHaveProperty("tellsToo");
});
