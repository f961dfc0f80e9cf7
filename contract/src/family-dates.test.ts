import { describe, expect, it } from "vitest";
import { dateOrder, keptDate, sayDate, sayYear, yearsLine } from "./family-dates.ts";

describe("dates of a family", () => {
  it.each([
    ["1938", "1938", "1938"],
    ["about 1938", "ABT 1938", "about 1938"],
    ["ca. 1938", "ABT 1938", "about 1938"],
    ["before 1940", "BEF 1940", "before 1940"],
    ["AFT MAY 1940", "AFT MAY 1940", "after May 1940"],
    ["between 1936 and 1938", "BET 1936 AND 1938", "between 1936 and 1938"],
    ["BET 1938 AND 1936", "BET 1936 AND 1938", "between 1936 and 1938"],
    ["from 1936 to 1938", "FROM 1936 TO 1938", "from 1936 to 1938"],
    ["3 May 1938", "3 MAY 1938", "May 3, 1938"],
    ["May 3, 1938", "3 MAY 1938", "May 3, 1938"],
    ["1938-05-03", "3 MAY 1938", "May 3, 1938"],
    ["1938-05", "MAY 1938", "May 1938"],
    ["JULIAN 1401", "(JULIAN 1401)", "JULIAN 1401"],
    ["31 FEB 1938", "(31 FEB 1938)", "31 FEB 1938"],
    ["the winter the lake froze", "(the winter the lake froze)", "the winter the lake froze"],
    ["", "", ""],
  ])("reads %j and keeps it as %j", (typed, kept, words) => {
    expect(keptDate(typed)).toBe(kept);
    expect(keptDate(kept)).toBe(kept);
    expect(sayDate(kept)).toBe(words);
  });

  it("shows years on a card, and nothing where none is known", () => {
    expect(yearsLine({ born: "1924", died: "ABT 2003", isAlive: false })).toBe("1924 - about 2003");
    expect(yearsLine({ born: "3 MAY 1975", died: "", isAlive: true })).toBe("1975 - Present");
    expect(yearsLine({ born: "1900", died: "", isAlive: false })).toBe("1900 - ?");
    expect(yearsLine({ born: "", died: "", isAlive: true })).toBe("");
    expect(sayYear("BET 1936 AND 1938")).toBe("1936/1938");
  });

  it("puts dates in their order, those without a year last", () => {
    const dates = ["(long ago)", "1940", "3 MAY 1938", "ABT 1938", "MAY 1938"];
    expect(dates.sort((a, b) => dateOrder(a) - dateOrder(b))).toEqual([
      "ABT 1938",
      "MAY 1938",
      "3 MAY 1938",
      "1940",
      "(long ago)",
    ]);
  });
});
