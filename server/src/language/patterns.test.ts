import { expect, it } from "vitest";
import { phrases } from "./patterns.ts";

it("lets up to three words stand in a gap, and takes no gap that touches another sign", () => {
  expect(phrases("told .. that").test("told my old friend that")).toBe(true);
  for (const glued of ["told (me )?.. that", "told ..( that| this)?", "(ask |tell ){1,2}..."])
    expect(() => phrases(glued)).toThrow("A gap stands alone");
});

it("ends a phrase where one of its words may be the end of the answer", () => {
  const sign = phrases("take it (out|$) ..");
  expect(sign.test("so take it")).toBe(true);
  expect(sign.test("so take it out of there")).toBe(true);
  expect(sign.test("so take its lid")).toBe(false);
  expect(sign.test("so take it home")).toBe(false);
  expect(phrases("(put|leave (it|that)|$) ..").test("leave that in")).toBe(true);
});

it("takes no end of the answer that stands before another word", () => {
  expect(() => phrases("not (a word|$|me) ..")).toThrow("stands last");
});
