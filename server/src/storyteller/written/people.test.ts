import { expect, it } from "vitest";
import { toldLife } from "../../../test/told-life.ts";
import { materialOf } from "./material.ts";
import { knownLines, peopleMet, relatedIn, unsaidIn } from "./people.ts";

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

it.each([
  [
    "it",
    "Il Beppe mio suonava la fisarmonica.",
    "Al Beppe è scappato il cavallo.",
    "Beppe: fabbro, “Il Beppe mio”",
  ],
  ["en", "My Alf played the cornet.", "Then Alf lost the horse.", "Alf: smith, “My Alf”"],
  ["sv", "Min Olle spelade dragspel.", "Sen tappade Olle hästen.", "Olle: smed, “Min Olle”"],
  ["pl", "Mój Zygmunt grał na harmonii.", "Potem Zygmunt zgubił konia.", "Zygmunt: kowal, “Mój Zygmunt”"],
] as const)("says of whom a teller calls their own that they do (%s)", (language, first, second, line) => {
  const material = materialOf(toldLife([first, second]), { most: 100, language });
  const [, name = "", who = ""] = /^(\S+): (\S+),/u.exec(line) ?? [];
  expect(knownLines([{ name, who }], material, language)).toEqual([`${line} (1.0, 1.1)`]);
});

it("names with the words of their birth whom nobody noted", () => {
  const told = toldLife([
    "Poi è nata la Norina, e bisognava fare.",
    "La Norina mi telefona alle sette di sera.",
  ]);
  const material = materialOf(told, { most: 100, language: "it" });
  expect(knownLines([], material, "it")).toEqual(["Norina: “è nata la Norina” (1.0, 1.1)"]);
});

it("gives the same answers for somebody in every list", () => {
  const told = toldLife([
    "Walter Pym drove the milk lorry up our lane.",
    "He took it laughing, with the water running out of his sleeves.",
    "I never said so to Walter.",
  ]).map((one, at) => ({ ...one, question: at === 1 ? "And how did Walter take it?" : "" }));
  const material = materialOf(told, { most: 100, language: "en" });
  const [walter] = peopleMet(material, { language: "en", tellerName: "Ada" });
  expect(walter?.marks).toEqual(["1.0", "1.1", "1.2"]);
  expect(knownLines([{ name: "Walter Pym", who: "milkman" }], material, "en")).toEqual([
    `Walter Pym: milkman (${walter?.marks.join(", ")})`,
  ]);
});

it.each([
  [
    "en",
    "Mr Idris Pugh",
    "Mr Idris Pugh was headmaster.",
    "By noon Mr Pugh had the bell rung.",
    "Mr Bevan came.",
  ],
  [
    "pl",
    "Pani Kubiakowa",
    "Pani Kubiakowa brała lupę.",
    "U pani Kubiakowej zbierałam szpilki.",
    "Pani Nowakowa przyszła.",
  ],
  ["sv", "Fru Anna Holm", "Fru Anna Holm höll skola.", "Hos fru Holm stod en tramporgel.", "Fru Berg kom."],
  [
    "it",
    "Signor Aldo Neri",
    "Il signor Aldo Neri aveva il forno.",
    "Dal signor Neri c'era il caldo.",
    "Signor Bianchi venne.",
  ],
] as const)("knows somebody who has a title by the name behind it (%s): %s", (language, name, ...texts) => {
  const material = materialOf(toldLife([...texts]), { most: 100, language });
  expect(knownLines([{ name, who: "x" }], material, language)).toEqual([`${name}: x (1.0, 1.1)`]);
});

it("misses who somebody is where a sentence about them only names another relative", () => {
  const told = toldLife(["My husband Alf drove the lorry.", "Alf gave my mother the bucket."]);
  const material = materialOf(told, { most: 100, language: "en" });
  const people = peopleMet(material, { language: "en", tellerName: "Ada" });
  const related = relatedIn(people, material, { language: "en" });
  const unsaid = (...story: string[]): string[] => unsaidIn(related, story, "en").map(({ name }) => name);
  expect(unsaid("Alf gave my mother the bucket.")).toEqual(["Alf"]);
  expect(unsaid("My husband Alf drove the lorry.", "Alf gave my mother the bucket.")).toEqual([]);
  expect(unsaid("My husband drove the lorry.", "Alf gave my mother the bucket.")).toEqual([]);
  expect(unsaid("I married Alf.", "Alf gave my mother the bucket.")).toEqual([]);
});
