import { describe, expect, it } from "vitest";
import { pageWords, spreadOf, turned } from "./spreads.ts";

describe("an open book", () => {
  it("shows its first page alone, then a left and a right one", () => {
    expect([1, 2, 3, 8].map((page) => spreadOf(page, 8))).toEqual([[1], [2, 3], [2, 3], [8]]);
    expect(spreadOf(1, 8).concat(0).length).toBe(2);
    expect(pageWords(spreadOf(3, 8))).toBe("Pages 2 and 3");
    expect(pageWords([8])).toBe("Page 8");
  });

  it("is turned by what is seen, and no further than it goes", () => {
    const wide = { pages: 8, isDouble: true };
    expect(turned(1, { ...wide, by: 1 })).toBe(2);
    expect(turned(2, { ...wide, by: 1 })).toBe(4);
    expect(turned(4, { ...wide, by: -1 })).toBe(3);
    expect(turned(8, { ...wide, by: 1 })).toBeNull();
    expect(turned(2, { pages: 8, isDouble: false, by: 1 })).toBe(3);
    expect(turned(1, { pages: 8, isDouble: false, by: -1 })).toBeNull();
  });
});
