import { expect, it } from "vitest";
import { formatClock, formatLongDate, formatMinutes, initials } from "./format.ts";

it("shows seconds as minutes and seconds", () => {
  expect(formatMinutes(1800)).toBe("30:00");
  expect(formatMinutes(61)).toBe("1:01");
  expect(formatMinutes(-5)).toBe("0:00");
});

it("says a running time with two figures each", () => {
  expect(formatClock(4)).toBe("00:04");
  expect(formatClock(754)).toBe("12:34");
});

it("shows no date where there is none", () => {
  expect(formatLongDate("soon")).toBeNull();
});

it("makes initials of the first and the last name, in every alphabet", () => {
  expect(initials("Åsa Maria Öberg")).toBe("ÅÖ");
  expect(initials("łucja")).toBe("Ł");
  expect(initials("  ")).toBe("");
});
