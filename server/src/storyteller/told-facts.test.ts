import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, test } from "vitest";
import { type Language, packs } from "#language/packs.ts";
import { withoutSlips } from "./corrections.ts";
import type { ToldFact } from "./told-fact.ts";
import { createFactReader, linesIn } from "./told-facts.ts";

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
    ["My brother-in-law Tom came.", "person, brother-in-law, Tom"],
    [
      "My brother Basil was clever. He went to sea and he died in 2001.",
      "person, brother, Basil",
      "died, brother, Basil, 2001",
    ],
    ["We buried my father in 1961.", "died, father, 1961"],
    ["I was widowed in 1974.", "died, partner, 1974"],
    ["My mother died in the cottage hospital in 1988.", "died, mother, 1988"],
    ["I had two brothers, Tom and Sid.", "person, brother, Tom", "person, brother, Sid"],
    ["We moved from Hull to Leeds in 1951.", "moved, self, 1951, Leeds"],
    ["I never liked Fred, my brother-in-law.", "person, brother-in-law, Fred"],
    ["Mummy died in seventy-eight — no, seventy-nine.", "died, mother, 1979"],
    ["In 1901 my father was born in Yon.", "born, father, 1901, Yon"],
  ],
  sv: [
    ["Min bror Karl dog 1974.", "person, brother, Karl", "died, brother, Karl, 1974"],
    ["Far hette Johan och mor hette Anna.", "person, father, Johan", "person, mother, Anna"],
    ["Jag är född 1943 i Ytterlännäs.", "born, self, 1943, Ytterlännäs"],
    ["Vi flyttade till Sundsvall 1962.", "moved, self, 1962, Sundsvall"],
    ["Mamma dog nittonhundrasjuttiofyra.", "died, mother, 1974"],
    ["1974 dog far.", "died, father, 1974"],
    ["Min syster Lisa var äldst. Hon dog 2001.", "person, sister, Lisa", "died, sister, Lisa, 2001"],
    ["Mina systrar Lisa och Karin sydde.", "person, sister, Lisa", "person, sister, Karin"],
    ["Vi satt hos morfar Petrus i köket.", "person, grandfather (mother), Petrus"],
    ["Jag gifte mig med Algot 1958.", "person, partner, Algot", "married, partner, Algot, 1958"],
  ],
  pl: [
    ["Mój brat Józek zmarł w 1943 roku.", "person, brother, Józek", "died, brother, Józek, 1943"],
    ["Urodziłem się w 1940 roku.", "born, self, 1940"],
    ["Moja siostra miała na imię Hela.", "person, sister, Hela"],
    ["Ojciec zmarł w siedemdziesiątym czwartym.", "died, father, 1974"],
    ["Urodziłam się w Zamościu w 1940 roku.", "born, self, 1940, Zamość"],
    ["W 1961 roku pochowaliśmy ojca.", "died, father, 1961"],
    ["Przeprowadziliśmy się do Łodzi w 1959 roku.", "moved, self, 1959, Łódź"],
    [
      "Mój brat Józek był kowalem. Zmarł w 1943 roku.",
      "person, brother, Józek",
      "died, brother, Józek, 1943",
    ],
    ["Pobraliśmy się w 1962 roku.", "married, partner, 1962"],
  ],
  it: [
    ["Mio fratello Felice è morto nel 1974.", "person, brother, Felice", "died, brother, Felice, 1974"],
    ["Mia madre si chiamava Teresa.", "person, mother, Teresa"],
    ["Sono nata a Chioggia nel 1943.", "born, self, 1943, Chioggia"],
    ["Nel 1957 è morto mio fratello Learco.", "person, brother, Learco", "died, brother, Learco, 1957"],
    ["La Velia, mia moglie, rideva. È morta nel 2016.", "person, wife, Velia", "died, wife, Velia, 2016"],
    ["Papà è morto nel cinquantadue.", "died, father, 1952"],
    ["Nel 1951 ci siamo trasferiti a Torino.", "moved, self, 1951, Torino"],
  ],
};

const unstated: Record<Language, string[]> = {
  en: [
    "His father died in 1950.",
    "Tom's mother died in 1950.",
    "If my father died in 1950 I don't know.",
    "Ann's boy Tim died in 1950.",
    'He said "my brother Tom died in 1950".',
    "My mother died in the sixties.",
    "My father died in 1950 or 1951.",
    "My father knew the doctor. Tom drove. He died in 1950.",
    "We buried his father in 1950.",
    "My cousin had two sisters, I heard.",
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
    "Han dog 1950.",
  ],
  pl: [
    "Jego ojciec zmarł w 1950.",
    "Podobno ojciec zmarł w 1950 roku.",
    "Zmarł w 1950 roku.",
    "Siostra Hiacynta miała listę.",
  ],
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

test("whom a model understood to be a relative is proposed, and what is dated of them", () => {
  const answer = {
    message: "m",
    text: "David was four. He was born in sixty-nine and he died on the ninth of February 1974. Wilf learned me the trade.",
    question: "",
    people: [
      { name: "David", who: "my son" },
      { name: "Wilf", who: "the man who taught him" },
    ],
  };
  expect(factsIn([answer], "en").map(shown)).toEqual([
    "person, son, David",
    "born, son, David, 1969",
    "died, son, David, 1974",
  ]);
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
    said: ["born, self, 1943", "person, grandfather, Felice", "person, uncle, Toni", "person, son, Felice"],
    missed: ["person, daughter, Marina"],
  },
  "dorothy-en.md": { said: [], missed: [] },
  "gunvor-sv.md": {
    said: ["born, self, Långbäcken"],
    missed: ["born, self, 1943", "person, sister, Maj-Lis", "died, husband, Rune, 2009"],
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
    said: ["born, self, 1944", "person, brother, Czesiek", "person, sister, Gienia"],
    missed: [
      "person, son, Marek",
      "died, son, Marek, 1979",
      "person, daughter, Hanka",
      "born, son, Zbyszek, 1972",
      "died, mother, 1988",
    ],
  },
  "jean-en.md": {
    said: ["person, mother, Nellie", "person, granddaughter, Beth"],
    missed: [
      "person, husband, Frank",
      "married, partner, Frank, 1963",
      "died, daughter, Susan, 1974",
      "born, self, Plantation Street",
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
  "ottorino-it.md": {
    said: [
      "person, mother, Ines",
      "person, brother, Learco",
      "died, brother, Learco, 1957",
      "person, wife, Velia",
    ],
    missed: ["married, partner, Velia, 1963", "died, wife, Velia, 2016"],
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

  it("are read with precision before recall: 33 of 64 plain statements, and none that is wrong", () => {
    const said = Object.values(played).flatMap((one) => one.said).length;
    const missed = Object.values(played).flatMap((one) => one.missed).length;
    expect([said, said + missed]).toEqual([33, 64]);
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
