import { factRelations } from "@saga/contract/family-told";
import { describe, expect, it } from "vitest";
import { claimedEvents, claimedPeople } from "./claim-check.ts";
import { type Claim, claimsIn } from "./claims.ts";
import claimed from "./played-claims.json" with { type: "json" };
import { dialogue, factsIn, languageOf, shown } from "./told-facts.test-suite.ts";
import { createFactReader, linesIn } from "./told-facts.ts";
import { yearsIn } from "./when-and-where.ts";

/**
 * What a model would claim of four played interviews, played by hand from the prompt alone, before anybody looked at what was found in
 * them. `found`: what of it the words state, read by hand, beside what rules find.
 */
const found: Record<keyof typeof claimed, string[]> = {
  "dorothy-en.md": ["person, uncle, Clarry", "person, aunt, Elsie", "died, aunt, Elsie, 1983"],
  "zenon-pl.md": [
    "person, granddaughter, Ola",
    "person, father, Wacław",
    "person, sister, Halina",
    "person, uncle (mother), Edek",
    "born, self, 1941, Zawyki",
    "married, partner, 1966",
  ],
  "assunta-it.md": [
    "person, husband, Armando Tiozzo",
    "married, partner, Armando Tiozzo, 1965",
    "died, husband, Armando, 2011",
  ],
  "gunvor-sv.md": [
    "person, mother, Edit",
    "person, father, Helmer",
    "person, husband, Rune",
    "died, husband, Rune, 2009",
  ],
};
const files = Object.keys(found) as (keyof typeof claimed)[];

/** The claims of an interview by its answers, as the server reads a reply. */
const claimsOf = (file: keyof typeof claimed): ((answer: { question: string }) => Claim[]) => {
  const read = claimsIn({ facts: claimed[file] });
  return ({ question }) => read?.get(question.slice(2, 7)) ?? [];
};

it.each(files)("%s: what a model found beside the rules was said", (file) => {
  const [answers, language] = [dialogue(file), languageOf(file)];
  const rules = new Set(factsIn(answers, language).map(shown));
  const facts = factsIn(answers, language, { claims: claimsOf(file) }).map(shown);
  expect([...new Set(facts)].filter((one) => !rules.has(one))).toEqual(found[file]);
});

/** A model that says of each relative and the teller that they were born, died and married in each year that was named. */
const inventions = (file: string) => {
  const language = languageOf(file);
  const read = dialogue(file).map((answer) => ({ answer, lines: linesIn(answer, language) }));
  const lines = read.flatMap((one) => one.lines);
  const rules = lines.flatMap(createFactReader({ lines }, language));
  const known = rules.filter(({ kind }) => kind === "person");
  const nobody = { side: "" as const, name: "" };
  const relatives = [...known, ...factRelations.map((relation) => ({ relation, ...nobody }))];
  const invented = (own: typeof lines): Claim[] =>
    own.flatMap((line, at) =>
      yearsIn(line.plain, language).flatMap(({ year }) =>
        relatives.flatMap(({ relation, side, name }) =>
          (["born", "died", "married"] as const).map((kind) => {
            const quotes = own.slice(Math.max(0, at - 1), at + 1).map(({ sentence }) => sentence);
            return { kind, relation, side, name, year, place: "", quotes };
          }),
        ),
      ),
    );
  const all = read.map((one) => ({ ...one, claims: invented(one.lines) }));
  return {
    tried: all.flatMap(({ claims }) => claims).length,
    passed: all.flatMap((one) => claimedEvents(one, { known, language })),
  };
};

describe("a model that invents", () => {
  it.each([
    ["dorothy-en.md", 500, []],
    ["zenon-pl.md", 250, ["born, self, 1941", "married, partner, 1966"]],
    ["assunta-it.md", 500, ["born, self, 1943"]],
    ["gunvor-sv.md", 400, ["born, self, 1943"]],
  ] as const)("%s: of %i and more claims nothing is left but what was said", (file, least, said) => {
    const { tried, passed } = inventions(file);
    expect(tried).toBeGreaterThan(least);
    expect([...new Set(passed.map(shown))].sort()).toEqual([...said].sort());
  });

  it("names everybody after everybody, and few are proposed", () => {
    const counts = files.map((file) => {
      const language = languageOf(file);
      const all = dialogue(file).map((answer) => {
        const lines = linesIn(answer, language);
        const claims = lines.flatMap(({ sentence }) =>
          (sentence.match(/\p{Lu}\p{Ll}{2,}/gu) ?? []).flatMap((name) =>
            factRelations.map(
              (relation): Claim => ({
                kind: "person",
                relation,
                side: "",
                name,
                year: null,
                place: "",
                quotes: [sentence],
              }),
            ),
          ),
        );
        return { answer, lines, claims };
      });
      const passed = all.flatMap((one) => claimedPeople(one, { known: [], language }).map(shown));
      return [all.flatMap(({ claims }) => claims).length, new Set(passed).size];
    });
    expect(counts).toEqual([
      [4825, 6],
      [3525, 3],
      [3600, 10],
      [6400, 8],
    ]);
  });
});
