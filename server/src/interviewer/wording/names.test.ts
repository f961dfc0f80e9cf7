import { expect, test } from "vitest";
import type { Language } from "#language/packs.ts";
import { namesIn } from "./names.ts";

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
