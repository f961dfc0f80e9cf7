import { expect, it } from "vitest";
import { isAmong } from "./spoken.ts";

const asked = ["Dr. Berg came by boat, you said. What did he\n bring along?"];

it("a whole question was said, however its lines break", () => {
  expect(isAmong(" Dr. Berg came by boat, you said. What did he bring along? ", asked, "en")).toBe(true);
});

it("a sentence of it was said", () => {
  expect(isAmong("What did he bring along?", asked, "en")).toBe(true);
  expect(isAmong("Dr. Berg came by boat, you said.", asked, "en")).toBe(true);
});

it("several sentences of it, one after the other, were said", () => {
  const three = ["All right. You kept bees. What did they sound like?"];
  expect(isAmong("You kept bees. What did they sound like?", three, "en")).toBe(true);
  expect(isAmong("All right. What did they sound like?", three, "en")).toBe(false);
});

it("neither a part of a sentence nor other words were said", () => {
  expect(isAmong("bring along?", asked, "en")).toBe(false);
  expect(isAmong("Read me the newspaper.", asked, "en")).toBe(false);
  expect(isAmong("What did he bring along?", [], "en")).toBe(false);
});
