import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, test } from "vitest";
import { type Language, packs } from "#language/packs.ts";
import { withoutSlips } from "./corrections.ts";
import { createFactReader, linesIn, type ToldFact } from "./told-facts.ts";

const root = join(import.meta.dirname, "../../..");
const languages = Object.keys(packs) as Language[];

const factsIn = (
  texts: { message: string; text: string; question: string }[],
  language: Language,
): ToldFact[] => {
  const lines = texts.flatMap((text) => linesIn(text, language));
  return lines.flatMap(createFactReader(lines, language));
};

const shown = ({ kind, relation, side, name, year, isAbout, place }: ToldFact): string =>
  [kind, side === "" ? relation : `${relation} (${side})`, name, isAbout ? `about ${year}` : year, place]
    .filter((part) => part !== "" && part !== null)
    .join(", ");

const inText = (text: string, language: Language, question = ""): string[] =>
  factsIn([{ message: "m", text: withoutSlips(text, language), question }], language).map(shown);

const stated: Record<Language, [string, ...string[]][]> = {
  en: [
    [
      "My late husband Fred died in Hull in 1974.",
      "person, husband, Fred",
      "died, husband, Fred, 1974, Hull",
    ],
    ["I was born on the fifth of May 1943 at Sandy Bay.", "born, self, 1943, Sandy Bay"],
    ["I married Tubby in 1962.", "person, partner, Tubby", "married, partner, Tubby, 1962"],
    ["We moved to Leeds in nineteen fifty-one.", "moved, self, 1951, Leeds"],
    ["Basil, my brother, was four.", "person, brother, Basil"],
    [
      "My sister was called Lil. Lil was born about 1938.",
      "person, sister, Lil",
      "born, sister, Lil, about 1938",
    ],
    ["Mummy died in seventy-eight — no, seventy-nine.", "died, mother, 1979"],
    ["In 1901 my father was born in Yon.", "born, father, 1901, Yon"],
  ],
  sv: [
    ["Min bror Karl dog 1974.", "person, brother, Karl", "died, brother, Karl, 1974"],
    ["Far hette Johan och mor hette Anna.", "person, father, Johan", "person, mother, Anna"],
    ["Jag är född 1943 i Ytterlännäs.", "born, self, 1943, Ytterlännäs"],
    ["Vi flyttade till Sundsvall 1962.", "moved, self, 1962, Sundsvall"],
    ["Mamma dog nittonhundrasjuttiofyra.", "died, mother, 1974"],
    ["Vi satt hos morfar Petrus i köket.", "person, grandfather (mother), Petrus"],
    ["Jag gifte mig med Algot 1958.", "person, partner, Algot", "married, partner, Algot, 1958"],
  ],
  pl: [
    ["Mój brat Józek zmarł w 1943 roku.", "person, brother, Józek", "died, brother, Józek, 1943"],
    ["Urodziłem się w 1940 roku.", "born, self, 1940"],
    ["Moja siostra miała na imię Hela.", "person, sister, Hela"],
    ["Ojciec zmarł w siedemdziesiątym czwartym.", "died, father, 1974"],
    ["Pobraliśmy się w 1962 roku.", "married, partner, 1962"],
  ],
  it: [
    ["Mio fratello Felice è morto nel 1974.", "person, brother, Felice", "died, brother, Felice, 1974"],
    ["Mia madre si chiamava Teresa.", "person, mother, Teresa"],
    ["Sono nata a Chioggia nel 1943.", "born, self, 1943, Chioggia"],
    ["Papà è morto nel cinquantadue.", "died, father, 1952"],
    ["Nel 1951 ci siamo trasferiti a Torino.", "moved, self, 1951, Torino"],
  ],
};

const unstated: Record<Language, string[]> = {
  en: [
    "His father died in 1950.",
    "Tom's mother died in 1950.",
    "If my father died in 1950 I don't know.",
    "My brother-in-law Tom came.",
    "Ann's boy Tim died in 1950.",
    'He said "my brother Tom died in 1950".',
    "My mother died in the sixties.",
    "My father died in 1950 or 1951.",
    "Was my brother Tom there?",
    "I tell everyone I was born in London.",
    "The will said: to my brother Cyril my sun lamp.",
    "Between you and me, my son Peter was born in 1951.",
  ],
  sv: [
    "Hans far dog 1950.",
    "Alla kallade mig mormor Vivi.",
    "Kanske min bror dog 1950.",
    "Farbror Gösta kom.",
  ],
  pl: ["Jego ojciec zmarł w 1950.", "Podobno ojciec zmarł w 1950 roku.", "Siostra Hiacynta miała listę."],
  it: ["Suo padre è morto nel 1950.", "Dico a tutti che sono nata a Roma.", "Forse papà è morto nel 1952."],
};

describe.each(languages)("in %s", (language) => {
  it.each(stated[language])("%s", (text, ...facts) => {
    expect(inText(text, language)).toEqual(facts);
  });

  it.each(unstated[language])("nothing is taken from: %s", (text) => {
    expect(inText(text, language)).toEqual([]);
  });
});

test("a short answer to the question for one's birth is one's birth", () => {
  expect(inText("Sandy Bay side, 1943.", "en", "Where and when were you born?")).toEqual([
    "born, self, 1943, Sandy Bay",
  ]);
  expect(inText("Sandy Bay side, 1943.", "en", "When did you leave?")).toEqual([]);
});

test("an answer without a full stop says nothing, however long it is", () => {
  expect(inText("My brother Tom came in and I was born in 1943 ".repeat(2_000), "en")).toEqual([]);
});

type Read = { said: string[]; missed: string[] };

/**
 * What the tellers of the played interviews say plainly of their families, read by hand: what the rules find, and what they do not.
 * Nothing else may be found.
 */
const played: Record<string, Read> = {
  "assunta-it.md": {
    said: ["born, self, 1943", "person, son, Felice"],
    missed: ["person, daughter, Marina", "person, uncle, Toni", "person, grandfather, Felice"],
  },
  "dorothy-en.md": { said: [], missed: [] },
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
    said: ["born, self, 1944"],
    missed: [
      "person, brother, Czesiek",
      "person, son, Marek",
      "died, son, Marek, 1979",
      "person, daughter, Hanka",
      "born, son, Zbyszek, 1972",
      "person, sister, Gienia",
      "died, mother, 1988",
    ],
  },
  "ottorino-it.md": {
    said: ["person, mother, Ines"],
    missed: [
      "person, brother, Learco",
      "died, brother, Learco, 1957",
      "person, wife, Velia",
      "married, partner, Velia, 1963",
      "died, wife, Velia, 2016",
    ],
  },
  "peggy-en.md": {
    said: ["person, daughter, Jennifer", "married, partner, 1962, Trinity", "person, son, Stephen"],
    missed: ["person, husband, Ronnie"],
  },
  "reg-en.md": { said: [], missed: ["born, son, 1969", "died, son, 1974"] },
  "stanislaw-pl.md": {
    said: ["person, brother, Józek"],
    missed: [
      "person, sister, Hela",
      "person, son, Marek",
      "person, aunt, Weronika",
      "died, brother, Józek, 1943",
    ],
  },
  "winifred-en.md": {
    said: ["person, brother, Basil", "died, mother, 1979"],
    missed: ["born, self, 1943, Sandy Bay", "died, brother, Basil, 2001", "person, husband, Tubby"],
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

  it("are read with precision before recall: 15 of 41 plain statements, and none that is wrong", () => {
    const said = Object.values(played).flatMap((one) => one.said).length;
    const missed = Object.values(played).flatMap((one) => one.missed).length;
    expect([said, said + missed]).toEqual([15, 41]);
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
