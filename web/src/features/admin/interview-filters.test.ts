import { expect, it } from "vitest";
import { asksForSomething, filtersFrom, noFilters, wishOf } from "./interview-filters.ts";

it("filters come from the address, and nothing wrong comes with them", () => {
  const search = new URLSearchParams("user=Anna&email=a%40b.se&date=2026-11-20&completed=true");
  expect(filtersFrom(search)).toEqual({
    user: "Anna",
    email: "a@b.se",
    date: "2026-11-20",
    completed: "true",
  });
  expect(filtersFrom(new URLSearchParams("date=yesterday&completed=perhaps"))).toEqual(noFilters);
});

it("a name, an address or a day asks for something; blanks and the state alone do not", () => {
  expect(asksForSomething({ ...noFilters, completed: "true", user: "  " })).toBe(false);
  expect(asksForSomething({ ...noFilters, date: "2026-11-20" })).toBe(true);
  expect(wishOf({ ...noFilters, email: " a@b.se " }, 2)).toEqual({ email: "a@b.se", page: 2 });
});
