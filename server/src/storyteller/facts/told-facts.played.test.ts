import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { type Language, packs } from "#language/packs.ts";
import { withoutSlips } from "../material/corrections.ts";
import { factsIn, shown } from "./told-facts.test-suite.ts";

const root = join(import.meta.dirname, "../../../..");
const languages = Object.keys(packs) as Language[];

type Read = { said: string[]; missed: string[] };

/**
 * What the tellers of the played interviews say plainly of their families, read by hand: what the rules find, and what they do not.
 * Nothing else may be found.
 */
const played: Record<string, Read> = {
  "armida-it.md": {
    said: [
      "person, father, Ottorino",
      "born, self, Ca' Bernarda",
      "person, mother, Celestina",
      "person, sister, Wilma",
      "married, partner, 1962",
    ],
    missed: [
      "born, self, 1941",
      "died, brother, Gino, 1951",
      "born, son, Gianni, 1966",
      "died, son, Gianni, 1988",
      "moved, self, Settimo, 1964",
      "died, partner, Dino, 2009",
      "person, daughter, Loretta",
    ],
  },
  "assunta-it.md": {
    said: ["born, self, 1943", "person, grandfather, Felice", "person, uncle, Toni", "person, son, Felice"],
    missed: ["person, daughter, Marina"],
  },
  "doreen-en.md": {
    said: ["born, self, Oswestry", "person, grandfather, Beddoes"],
    missed: [
      "born, daughter, Susan, 1967",
      "died, mother, 1988",
      "born, son, Michael, 1970",
      "died, partner, Ken, 2009",
      "died, brother, Ivor, 2004",
    ],
  },
  "doris-en.md": {
    said: ["person, grandmother, Ellen", "died, mother, 1988", "person, aunt, Floss"],
    missed: [
      "person, mother, Ivy",
      "died, brother, Raymond, 1954",
      "died, father, 1963",
      "person, partner, Walter",
      "person, daughter, Alison",
    ],
  },
  "dorothy-en.md": { said: [], missed: [] },
  "genowefa-pl.md": {
    said: ["person, brother, Staszek"],
    missed: [
      "person, father, Walenty Mazur",
      "person, sister, Hela",
      "died, mother, 1981",
      "died, partner, Tadek, 1999",
      "person, grandson, Kuba",
    ],
  },
  "gunvor-sv.md": {
    said: ["born, self, Långbäcken", "person, sister, Maj-Lis"],
    missed: ["born, self, 1943", "died, husband, Rune, 2009"],
  },
  "halina-pl.md": {
    said: [],
    missed: [
      "person, mother, Bronisława",
      "person, father, Stanisław",
      "died, sister, Marysia, 1949",
      "died, brother, Franek, 1992",
      "married, partner, Kazimierz, 1962",
      "died, son, Andrzej, 1987",
    ],
  },
  "ines-it.md": {
    said: ["person, daughter, Paola", "person, mother, Elvira"],
    missed: [
      "born, brother, Tonin, 1945",
      "person, partner, Sergio",
      "married, partner, 1962",
      "died, partner, Sergio, 1987",
    ],
  },
  "ingegerd-sv.md": {
    said: [
      "born, self, Sandslån",
      "person, brother, Rune",
      "married, partner, 1967",
      "person, grandfather (mother), Petrus",
      "person, grandmother (mother), Ingegerd",
    ],
    missed: ["person, sister, Maj-Britt"],
  },
  "jadwiga-pl.md": {
    said: [
      "born, self, 1944",
      "person, brother, Czesiek",
      "person, daughter, Hanka",
      "person, sister, Gienia",
    ],
    missed: [
      "person, son, Marek",
      "died, son, Marek, 1979",
      "born, son, Zbyszek, 1972",
      "died, mother, 1988",
    ],
  },
  "jean-en.md": {
    said: ["person, mother, Nellie", "person, granddaughter, Beth", "born, self, Plantation Street"],
    missed: [
      "person, husband, Frank",
      "married, partner, Frank, 1963",
      "died, daughter, Susan, 1974",
      "died, husband, Frank, 2011",
    ],
  },
  "maureen-en.md": {
    said: [
      "person, brother, Dougie",
      "person, sister, Elspeth",
      "person, uncle, Tam",
      "person, brother, Dougie",
    ],
    missed: [
      "born, self, 1944",
      "died, sister, Elspeth, 1954",
      "person, husband, Walter",
      "married, partner, Walter, 1967",
      "died, husband, Walter, 2009",
      "person, daughter, Alison",
      "person, granddaughter, Rowan",
    ],
  },
  "moira-en.md": {
    said: ["person, mother, Agnes"],
    missed: [
      "person, father, Hugh",
      "born, self, Greenock, 1942",
      "died, brother, Declan, 1953",
      "died, father, 1970",
    ],
  },
  "nora-en.md": {
    said: ["person, grandfather, Dannatt"],
    missed: [
      "person, father, Walter",
      "person, mother, Edie",
      "born, sister, Joan, 1949",
      "died, sister, Joan, 1955",
      "married, partner, Ted, 1967",
      "died, partner, Ted, 2009",
    ],
  },
  "ottorino-it.md": {
    said: [
      "person, mother, Ines",
      "person, brother, Learco",
      "died, brother, Learco, 1957",
      "person, wife, Velia",
      "married, partner, 1963",
    ],
    missed: ["died, wife, Velia, 2016"],
  },
  "peggy-en.md": {
    said: ["person, daughter, Jennifer", "married, partner, 1962, Trinity", "person, son, Stephen"],
    missed: ["person, husband, Ronnie"],
  },
  "reg-en.md": { said: [], missed: ["born, son, 1969", "died, son, 1974"] },
  "stanislaw-pl.md": {
    said: ["person, brother, Józek", "person, aunt, Weronika", "person, son, Marek"],
    missed: ["person, sister, Hela", "died, brother, Józek, 1943"],
  },
  "svea-sv.md": {
    said: [],
    missed: [
      "person, mother, Elsa",
      "died, sister, Maj-Britt, 1953",
      "married, partner, Bertil, 1966",
      "died, partner, Bertil, 2009",
      "born, brother, Rune, 1939",
      "person, father, Gunnar",
      "died, father, 1971",
    ],
  },
  "vera-en.md": {
    said: ["person, father, Jack Rimmer", "married, partner, 1965"],
    missed: ["born, self, 1944", "died, mother, 1988", "died, son, Peter, 1967"],
  },
  "wilf-en.md": {
    said: [],
    missed: [
      "person, brother, Clifford",
      "died, father, 1969",
      "died, mother, 1977",
      "married, partner, 1963",
      "died, partner, Jean, 2014",
      "person, daughter, Susan",
    ],
  },
  "winifred-en.md": {
    said: [
      "person, brother, Basil",
      "died, mother, 1979",
      "person, grandson, Jordan",
      "person, partner, Tubby",
    ],
    missed: ["born, self, 1943, Sandy Bay", "died, brother, Basil, 2001"],
  },
};

/** A dialogue as it is written down: questions in bold, answers after a mark. */
const dialogue = (file: string) => {
  let question = "";
  return readFileSync(join(root, "docs/evaluation", file), "utf8")
    .split("\n")
    .flatMap((line, at) => {
      if (/^\*\*\d\.\d/u.test(line)) question = line;
      return line.startsWith("> ") ? [{ message: `${at}`, text: line.slice(2), question }] : [];
    });
};
const files = readdirSync(join(root, "docs/evaluation")).filter((file) =>
  /^[a-z]+-(?:en|sv|pl|it)\.md$/u.test(file),
);

describe("the played interviews", () => {
  it.each(files)("%s: everything that is found was said", (file) => {
    const language = file.slice(-5, -3) as Language;
    const texts = dialogue(file).map((line) => ({ ...line, text: withoutSlips(line.text, language) }));
    expect(factsIn(texts, language).map(shown)).toEqual(played[file]?.said);
  });

  it("are read with precision before recall: 54 of 139 plain statements, and none that is wrong", () => {
    const said = Object.values(played).flatMap((one) => one.said).length;
    const missed = Object.values(played).flatMap((one) => one.missed).length;
    expect([said, said + missed]).toEqual([54, 139]);
  });
});

describe("the narrators", () => {
  it.each(languages)(
    "of novels and memoirs in %s: nothing is found that is not stated plainly",
    (language) => {
      const file = join(root, `bench/evaluate/narrators/${language}.json`);
      const { passages } = JSON.parse(readFileSync(file, "utf8")) as {
        passages: { id: number; text: string }[];
      };
      const texts = passages.map(({ id, text }) => ({ message: `${id}`, text, question: "" }));
      expect(factsIn(texts, language).map(shown)).toEqual([]);
    },
  );
});
