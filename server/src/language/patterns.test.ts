import { expect, it } from "vitest";
import { phrases } from "./patterns.ts";

it("lets up to three words stand in a gap, and takes no gap that touches another sign", () => {
  expect(phrases("told .. that").test("told my old friend that")).toBe(true);
  for (const glued of ["told (me )?.. that", "told ..( that| this)?", "(ask |tell ){1,2}..."])
    expect(() => phrases(glued)).toThrow("A gap stands alone");
});
