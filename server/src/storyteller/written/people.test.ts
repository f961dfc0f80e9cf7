import { expect, it } from "vitest";
import { toldLife } from "../../../test/told-life.ts";
import { materialOf } from "./material.ts";
import { peopleMet } from "./people.ts";

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
