import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { type Language, packs } from "#language/packs.ts";
import played from "./played-facts.json" with { type: "json" };
import { dialogue, factsIn, languageOf, shown } from "./told-facts.test-suite.ts";

/**
 * What the tellers of the played interviews say plainly of their families, read by hand. `said`: what the rules find. `people`: whom a model
 * is asked to note, noted by hand in its place; `noted`: what is found with that beside it. `missed`: what neither finds. Nothing else may
 * be found.
 */
type Played = { people: Record<string, string>; said: string[]; noted: string[]; missed: string[] };

const root = join(import.meta.dirname, "../../../..");
const languages = Object.keys(packs) as Language[];
const interviews = Object.entries(played as unknown as Record<string, Played>);

/** What is found in a played interview: by rules, and with the people beside it whom a model is asked to note. */
const foundIn = (file: string, people: Record<string, string> = {}): string[] => {
  const noted = Object.entries(people).map(([name, who]) => ({ name, who }));
  return factsIn(dialogue(file), languageOf(file), { noted }).map(shown);
};

describe("the played interviews", () => {
  it("are all read", () => {
    const files = readdirSync(join(root, "docs/evaluation")).filter((file) =>
      /^[a-z]+-(?:en|sv|pl|it)\.md$/u.test(file),
    );
    expect(interviews.map(([file]) => file)).toEqual(files);
  });

  it.each(interviews)("%s: everything that is found was said", (file, { said }) => {
    expect(foundIn(file)).toEqual(said);
  });

  it.each(interviews)(
    "%s: and so was what is found where a model noted who people are",
    (file, { people, said, noted }) => {
      expect([...new Set(foundIn(file, people))].filter((one) => !said.includes(one))).toEqual(noted);
    },
  );
});

/** What is found in the interviews of a language by rules, what only with people noted, and what is not found. */
const allIn = (language: Language): [said: string[], noted: string[], missed: string[]] => {
  const own = interviews.filter(([file]) => languageOf(file) === language);
  const said = own.map(([file]) => foundIn(file));
  const noted = own.flatMap(([file, { people }], at) =>
    [...new Set(foundIn(file, people))].filter((one) => !said[at]?.includes(one)),
  );
  return [said.flat(), noted, own.flatMap(([, { missed }]) => missed)];
};

const kinds: Record<string, (fact: string) => boolean> = {
  people: (fact) => fact.startsWith("person"),
  years: (fact) => /\d{4}/u.test(fact),
  places: (fact) => /self(?:, \d{4})?, \p{Lu}|\d{4}, \p{Lu}/u.test(fact),
};

/** People with who they are to the teller are found where a model is so good as to note them all. */
it.each([
  ["en", { people: [33, 72, 72], years: [11, 14, 51], places: [4, 4, 7] }],
  ["sv", { people: [8, 24, 24], years: [5, 7, 16], places: [3, 3, 3] }],
  ["pl", { people: [14, 42, 43], years: [3, 4, 21], places: [0, 0, 0] }],
  ["it", { people: [14, 32, 32], years: [7, 10, 28], places: [1, 1, 3] }],
] as const)("how much of it is found in %s", (language, found) => {
  const [said, noted, missed] = allIn(language);
  const sums = [said, [...said, ...noted], [...said, ...noted, ...missed]];
  const all = Object.entries(kinds).map(([kind, isOf]) => [kind, sums.map((one) => one.filter(isOf).length)]);
  expect(Object.fromEntries(all)).toEqual(found);
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
