import { factRelations } from "@saga/contract/family-told";
import type { Language } from "@saga/contract/vocabulary";
import { describe, expect, it } from "vitest";
import { claimedEvents, claimedPeople } from "./claim-check.ts";
import { type Claim, claimsIn } from "./claims.ts";
import claimed from "./played-claims.json" with { type: "json" };
import type { Found } from "./told-fact.ts";
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
const claimsOf = (file: keyof typeof claimed): ((answer: { message: string }) => Claim[]) => {
  const read = claimsIn({ facts: claimed[file] });
  return ({ message }) => read?.get(message.split("/")[0] ?? "") ?? [];
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
      [3800, 3],
      [3600, 10],
      [6400, 8],
    ]);
  });
});

/** What is left of a claim of one sentence: the year is the one that it names, the place its last word with a capital. */
function leftOf(
  text: string,
  language: Language,
  claim: Pick<Claim, "kind" | "relation"> & Partial<Claim>,
  known: readonly Found[] = [],
): string[] {
  const answer = { message: "", text, question: "" };
  const year = Number(/\d{4}/u.exec(text)?.[0]);
  const whole: Claim = { side: "", name: "", place: "", year, quotes: [text], ...claim };
  const one = { answer, lines: linesIn(answer, language), claims: [whole] };
  return claimedEvents(one, { known, language }).map(shown);
}

const relative = (relation: Found["relation"], name: string): Found => ({
  kind: "person",
  relation,
  name,
  side: "",
  year: null,
  isAbout: false,
  place: "",
});

it("finds what is quoted with other marks than it was typed with", () => {
  const text = "My brother Karl died in 1962 – in the spring.";
  const quotes = ["My brother Karl died in 1962 - in the spring."];
  const claim = { kind: "died", relation: "brother", name: "Karl", quotes } as const;
  expect(leftOf(text, "en", claim, [relative("brother", "Karl")])).toHaveLength(1);
});

describe("a model that takes something else for a birth, a death or a move", () => {
  it.each([
    ["en", "father", "My father lost his leg in 1962."],
    ["en", "father", "My father lost his job in 1962."],
    ["en", "father", "My father buried his brother in 1960."],
    ["en", "brother", "My father buried his brother in 1960."],
    ["en", "father", "My father killed a pig in 1951."],
    ["en", "father", "We lost my father's farm in 1951."],
    ["en", "mother", "My mother lost her own mother in 1944."],
    ["en", "father", "My father went down to Leeds in 1951."],
    ["en", "father", "My father was gone a whole year in 1951."],
    ["en", "father", "My father went to a funeral in 1951."],
    ["en", "brother", "I went to his funeral in 1951, I had a pew at the back, like my brother."],
    ["sv", "father", "Min far förlorade benet i sågen 1962."],
    ["sv", "mother", "Min mor begravde sin mor 1944."],
    ["it", "father", "Mio padre ha perso il lavoro nel 1962."],
    ["it", "father", "Mio padre è caduto dalla scala nel 1962."],
    ["pl", "father", "Mój ojciec stracił nogę w 1962 roku."],
    ["pl", "father", "Mój ojciec zabił świnię w 1951 roku."],
  ] as const)("%s: no death of a %s: %s", (language, relation, text) => {
    expect(leftOf(text, language, { kind: "died", relation })).toEqual([]);
  });

  it.each([
    ["en", "mother", "My mother arrived from Poland in 1947."],
    ["en", "father", "My father had a shop in 1947."],
    ["en", "mother", "My mother gave birth in 1947."],
    ["sv", "mother", "Min mor födde en son 1947."],
    ["it", "father", "Mio padre è arrivato dalla Polonia nel 1947."],
    ["pl", "mother", "Moja mama urodziła syna w 1947 roku."],
  ] as const)("%s: no birth of a %s: %s", (language, relation, text) => {
    expect(leftOf(text, language, { kind: "born", relation })).toEqual([]);
  });

  it.each([
    ["en", "Spain", "We went to Spain in 1974."],
    ["en", "Spain", "We came back to Spain in 1974."],
    ["sv", "Spanien", "Vi reste till Spanien 1974."],
    ["it", "Spagna", "Siamo andati in Spagna nel 1974."],
    ["pl", "Hiszpania", "Pojechaliśmy do Hiszpanii w 1974 roku."],
    ["pl", "Hiszpania", "Wyjechaliśmy do Hiszpanii w 1974 roku."],
  ] as const)("%s: no move to %s: %s", (language, place, text) => {
    expect(leftOf(text, language, { kind: "moved", relation: "self", place })).toEqual([]);
  });

  it.each([
    ["en", "father", "We buried my father in 1962."],
    ["en", "father", "In 1962, when I was ten, we lost Father."],
    ["en", "father", "My father was killed at the pit in 1962."],
    ["en", "mother", "My mother was buried in 1962 beside the wall."],
    ["en", "father", "I wore it at my father's funeral in 1962."],
    ["sv", "father", "Vi begravde min far 1962."],
    ["it", "father", "Abbiamo perso mio padre nel 1962."],
    ["pl", "father", "Pochowaliśmy ojca w 1962 roku."],
  ] as const)("%s: a death of a %s is left: %s", (language, relation, text) => {
    expect(leftOf(text, language, { kind: "died", relation })).toEqual([`died, ${relation}, 1962`]);
  });

  it.each([
    ["en", "Spain", "We went to Spain to live in 1974."],
    ["sv", "Spanien", "Vi reste till Spanien för att bo där 1974."],
    ["it", "Spagna", "Siamo andati a vivere in Spagna nel 1974."],
    ["pl", "Hiszpania", "Wyjechaliśmy do Hiszpanii na stałe w 1974 roku."],
  ] as const)("%s: a move to %s is left: %s", (language, place, text) => {
    expect(leftOf(text, language, { kind: "moved", relation: "self", place })).toEqual([
      `moved, self, 1974, ${place}`,
    ]);
  });
});

describe("a model that takes another wedding for the teller's", () => {
  const wedding = { kind: "married", relation: "partner" } as const;

  it.each([
    ["I was at the wedding of my sister Ruth in 1960.", ""],
    ["I was at the wedding of my sister Ruth in 1960.", "Ruth"],
    ["I danced at the wedding of Ruth in 1960.", ""],
    ["I danced at the wedding of Ruth in 1960.", "Ruth"],
  ])("%s: with %j nothing is left", (text, name) => {
    expect(leftOf(text, "en", { ...wedding, name }, [relative("sister", "Ruth")])).toEqual([]);
  });

  it("the best man is not whom the teller married", () => {
    const known = [relative("husband", "Tom")];
    const name = "Tom";
    expect(leftOf("I married in 1960, and Tom was best man.", "en", { ...wedding, name }, known)).toEqual([
      "married, partner, 1960",
    ]);
    expect(leftOf("I married Tom in 1960.", "en", { ...wedding, name }, known)).toEqual([
      "married, partner, Tom, 1960",
    ]);
  });
});
