import { expect, it } from "vitest";
import { toldLife } from "../../../test/told-life.ts";
import { materialOf } from "./material.ts";
import { knownLines, peopleMet, relatedIn } from "./people.ts";

const namesMet = (name: string, tellerName: string): string[] => {
  const told = toldLife([`My brother ${name} kept ferrets.`, `On the Monday ${name} went to sea.`]);
  const material = materialOf(told, { most: 100, language: "en" });
  return peopleMet(material, { language: "en", tellerName }).map((one) => one.name);
};

it("takes nobody for the teller whose name only begins as theirs does", () => {
  expect(namesMet("Martin", "Martha Hale")).toEqual(["Martin"]);
  expect(namesMet("Wilf", "Wilfred Hale")).toEqual([]);
  expect(namesMet("Wilfred", "Wilfred Hale")).toEqual([]);
});

it("calls a relative what the language of the story does", () => {
  const told = toldLife(["Mój wnuk Olek lubi pierogi.", "Olek przyjechał w maju."]);
  const material = materialOf(told, { most: 100, language: "pl" });
  const people = peopleMet(material, { language: "pl", tellerName: "Helena" });
  const [olek] = relatedIn(people, material, { language: "pl" });
  expect(olek?.who).toBe("wnuk");
});

it("counts nobody who was taken back in the same breath, and no word that only begins a question", () => {
  const told = toldLife([
    "Bronka Zych came in with the eggs. No, that was Easter, it was Halina came with them.",
  ]);
  const material = materialOf(told, { most: 100, language: "en" });
  const known = [
    { name: "Bronka Zych", who: "neighbour" },
    { name: "Halina", who: "neighbour" },
  ];
  expect(knownLines(known, material, "en")).toEqual([`Halina: neighbour (${material[0]?.mark})`]);
});
