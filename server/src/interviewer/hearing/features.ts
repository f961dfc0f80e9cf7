import type { Hearing } from "#language/hearing.ts";
import { foldSpoken } from "#language/spellings.ts";
import { createGathering, type Gathering } from "./gathering.ts";

/** What the classifier sees of an answer: hashes of features, and how much each counts: those of one kind stand together, and count alike. */
export type Features = { hashes: Uint32Array; values: Float32Array };

const offset = 2166136261;
const prime = 16777619;

/** A whole number with a sign: others are slow to look up. */
const hashFrom = (seed: number, text: string): number => {
  let hash = seed | 0;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), prime);
  return hash;
};

const named = (name: string): number => hashFrom(offset, name);

const space = 32;
const longest = 5;

/** Adds the parts of each word, two to five letters long, its edges counted as letters. */
const addLetters = (words: readonly string[], { seed, into }: { seed: number; into: Gathering }): void => {
  for (const word of words) {
    for (let start = -1; start < word.length; start += 1) {
      let hash = seed;
      for (let size = 1; size <= longest && start + size <= word.length + 1; size += 1) {
        const at = start + size - 1;
        const code = at < 0 || at === word.length ? space : word.charCodeAt(at);
        hash = Math.imul(hash ^ code, prime);
        if (size > 1) into.add(hash);
      }
    }
  }
};

const addWords = (words: readonly string[], { seed, into }: { seed: number; into: Gathering }): void => {
  words.forEach((word, at) => {
    const one = hashFrom(seed, word);
    into.add(one);
    const next = words[at + 1];
    if (next === undefined) return;
    const two = hashFrom(Math.imul(one ^ space, prime), next);
    into.add(two);
    const third = words[at + 2];
    if (third !== undefined) into.add(hashFrom(Math.imul(two ^ space, prime), third));
  });
};

/** Numbers tell by their length only: a year, an age, a house. */
const withoutNumbers = (word: string): string =>
  /^\p{N}+$/u.test(word) ? "0".repeat(Math.min(4, word.length)) : word;

const lengths = [1, 2, 3, 5, 8, 12, 18, 30, 50, 80];

const shape = (text: string, words: readonly string[]): string[] => {
  const bucket = lengths.filter((length) => words.length > length).length;
  const found = [
    `words ${bucket}`,
    ...lengths.filter((length) => words.length > length).map((length) => `over ${length}`),
  ];
  const end = text.trimEnd().slice(-3);
  if (end.includes("?")) found.push("asks", `asks ${bucket > 5}`);
  if (text.includes("?")) found.push("question mark");
  if (/!/u.test(end)) found.push("calls");
  if (/[.…]{2,}\s*$|…\s*$/u.test(end)) found.push("trails off");
  if (words.length === 0) found.push("no words");
  if (words.every((word) => word.length <= 3)) found.push("short words");
  if (words.includes("0000")) found.push("year");
  if (["0", "00", "000"].some((number) => words.includes(number))) found.push("number");
  return found;
};

const lastWords = 10;

const groups = [
  { name: "letters", weight: 1, words: (all: string[]) => all, add: addLetters },
  { name: "words", weight: 1, words: (all: string[]) => all, add: addWords },
  { name: "last", weight: 0.8, words: (all: string[]) => all.slice(-lastWords), add: addWords },
].map((group) => ({ ...group, seed: named(group.name) }));

const shapeWeight = 0.25;

const shortest = 12;
const farEnd = 80;
const near = 160;

/** The written knowledge of a language that the classifier weighs. */
export type Signs = Pick<Hearing, "signs" | "themes" | "spellings">;

/** Signs in the answer, in its end, and in an answer that is short. */
const signsIn = (folded: string, { signs }: Signs): string[] => {
  const end = folded.slice(-farEnd);
  const isShort = folded.split(" ", shortest + 1).length <= shortest;
  return Object.entries(signs).flatMap(([name, sign]) => {
    if (!sign.test(folded)) return [];
    return [
      `sign ${name}`,
      ...(sign.test(end) ? [`end ${name}`] : []),
      ...(isShort ? [`alone ${name}`] : []),
    ];
  });
};

/** Themes near each other: those of the whole answer where it is short, else of its end, and each pair of them. */
const themesIn = (folded: string, { themes }: Signs): string[] => {
  const end = folded.length > near ? folded.slice(-near) : folded;
  const found = Object.entries(themes).flatMap(([name, theme]) => (theme.test(end) ? [name] : []));
  const pairs = found.flatMap((one, at) => found.slice(at + 1).map((other) => `theme ${one} ${other}`));
  return [...found.map((name) => `theme ${name}`), ...pairs];
};

const gathering = createGathering();

/** Of the pieces of words there are most: at most four begin with each letter, and with the edge of each word. */
const mostOf = (words: readonly string[]): number =>
  words.reduce((sum, { length }) => sum + (longest - 1) * (length + 1), 0);

/** What the classifier sees of an answer. Linear in its length. */
export const featuresOf = (text: string, signs: Signs): Features => {
  const folded = foldSpoken(text, signs);
  const words = folded === "" ? [] : folded.split(" ").map(withoutNumbers);
  const kinds: { size: number; value: number }[] = [];
  const most = mostOf(words);
  groups.forEach(({ seed, weight, words: chosen, add }, at) => {
    gathering.begin(most, { isFirst: at === 0 });
    add(chosen(words), { seed, into: gathering });
    const size = gathering.size();
    kinds.push({ size, value: weight / Math.sqrt(Math.max(1, size)) });
  });
  const shapes = [...shape(text, words), ...signsIn(folded, signs), ...themesIn(folded, signs)].map((name) =>
    named(`shape ${name}`),
  );
  const gathered = gathering.all();
  const hashes = new Uint32Array(gathered.length + shapes.length);
  hashes.set(gathered);
  hashes.set(shapes, gathered.length);
  const values = new Float32Array(hashes.length).fill(shapeWeight, gathered.length);
  let at = 0;
  for (const { size, value } of kinds) {
    values.fill(value, at, at + size);
    at += size;
  }
  return { hashes, values };
};
