import { expect, it } from "vitest";
import { located } from "./gazetteer.ts";

it.each([
  ["Karlstad", "sv", 59],
  ["Gothenburg", "en", 57],
  ["Göteborg, Sverige", "sv", 57],
  ["Firenze", "it", 43],
  ["Łódź", "pl", 51],
  ["York, United Kingdom", "en", 53],
] as const)("%s lies where its name leaves no doubt (%s)", async (name, language, lat) => {
  expect((await located([name], language)).map((one) => Math.floor(one.lat))).toEqual([lat]);
});

it("of two towns with one name neither is taken, and a farm is placed by hand", async () => {
  expect(await located(["York", "Perth", "Solbacka", "", ", ,", "__proto__"], "en")).toEqual([]);
});
