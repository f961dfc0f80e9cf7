import { expect, test } from "vitest";
import { type Language, packs } from "#language/packs.ts";
import { isPartOf, namesIn, plainName } from "./names.ts";

test.each<[Language, string, string[]]>([
  [
    "pl",
    "Wtedy Stanisław poszedł, a ja ze Stanisławem do Łodzi, i o Stanisławie tam mówili.",
    ["Stanisław", "Łodzi"],
  ],
  ["pl", "A potem przyszli Niemcy i na Wigilię siedział u nas Wrona.", ["Wrona"]],
  ["en", "So Mum and the Germans and Kenneth Brocklesby went by Christmas.", ["Kenneth Brocklesby"]],
])("in %s the names that somebody may need to spell are: %s", (language, answer, names) => {
  expect(namesIn(answer, language).map(({ name }) => name)).toEqual(names);
});

test.each<[Language, string, string]>([
  ["pl", "Heleną", "Helena"],
  ["pl", "Tadeuszem Górskim", "Tadeusz Górski"],
  ["pl", "Zofii Lipińskiej", "Zofia Lipińska"],
  ["pl", "Józef", "Józef"],
  ["sv", "Gustavs", "Gustav"],
  ["sv", "Lars", "Lars"],
  ["it", "Ines", "Ines"],
  ["en", "James", "James"],
])("in %s %s is listed as %s", (language, said, listed) => {
  expect(plainName(said, { told: new Set(), pack: packs[language] })).toBe(listed);
});

test("a part of a name is nobody beside the whole of it", () => {
  expect(isPartOf("Muir", "Sandy Muir")).toBe(true);
  expect(isPartOf("Sandy Muir", "Muir")).toBe(false);
  expect(isPartOf("Ann", "Annie Muir")).toBe(false);
});
