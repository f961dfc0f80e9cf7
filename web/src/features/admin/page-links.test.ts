import { expect, it } from "vitest";
import { pagesAround } from "./page-links.ts";

it("shows up to five pages, with the current one in the middle where that is possible", () => {
  expect(pagesAround(1, 1)).toEqual([1]);
  expect(pagesAround(1, 3)).toEqual([1, 2, 3]);
  expect(pagesAround(1, 10)).toEqual([1, 2, 3, 4, 5]);
  expect(pagesAround(3, 10)).toEqual([1, 2, 3, 4, 5]);
  expect(pagesAround(6, 10)).toEqual([4, 5, 6, 7, 8]);
  expect(pagesAround(10, 10)).toEqual([6, 7, 8, 9, 10]);
});
