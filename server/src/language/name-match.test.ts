import { describe, expect, it } from "vitest";
import { isSameName } from "./name-match.ts";

describe("names and their inflections", () => {
  it.each([
    ["Paweł", "Pawła"],
    ["Marek", "Markiem"],
    ["Kraków", "Krakowie"],
    ["Łódź", "Łodzi"],
    ["Zawadzka", "Zawadzkiej"],
    ["Wrocław", "Wrocławiu"],
    ["Nora", "Norze"],
    ["Barbara", "Barbarze"],
    ["Hanka", "Hance"],
    ["Jadwiga", "Jadwidze"],
  ])("Polish %s and %s are one name", (one, other) => {
    expect(isSameName([one, other], "pl")).toBe(true);
  });

  it("Swedish and English names may stand in the genitive", () => {
    expect(isSameName(["Elsa", "Elsas"], "sv")).toBe(true);
    expect(isSameName(["Arthur", "Arthurs"], "en")).toBe(true);
  });

  it("two people are not one for sounding alike", () => {
    expect(isSameName(["Mario", "Maria"], "it")).toBe(false);
    expect(isSameName(["Maria", "Mariusz"], "pl")).toBe(false);
    expect(isSameName(["Jan", "Janina"], "pl")).toBe(false);
    expect(isSameName(["Anna", "Anders"], "sv")).toBe(false);
  });
});
