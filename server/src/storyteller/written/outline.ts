import type { TopicId } from "#language/pack.ts";
import { type Language, packs } from "#language/packs.ts";
import { arrange, type Passage } from "../arrange.ts";
import { deduplicate } from "../deduplicate.ts";
import { type Source, sourceOf, type Told } from "../story.ts";

/** Somebody whose life the story tells. `sex` is null where it is not known: it is never guessed from a name. */
export type Teller = { name: string; sex: "woman" | "man" | null; told: readonly Told[] };

/** A section to be written: `told` counts the words its answers offer. `teller` is a place in the list of tellers. */
export type Part = { heading: string; teller: number; answers: Source[]; told: number };

/** `words` is what the story is to have: less than was asked for where `isShort`, because too little was told. */
export type Outline = { parts: Part[]; words: number; isShort: boolean };

/** Models keep to short lengths and fall behind long ones. */
const sectionWords = 350;
/** Told words for each word of story: prose is denser than speech. */
const toldPerWord = 2;
/** Below this a model has nothing to do that the teller's own sentences do not do better. */
const leastWords = 25;

const wordsOf = ({ units }: Passage): number => units.reduce((sum, { words }) => sum + words, 0);
const sumOf = (passages: readonly Passage[]): number =>
  passages.reduce((sum, passage) => sum + wordsOf(passage), 0);

/** What it costs to end a section inside a chapter, as a share of the cost of being half a section too long. */
const chapterCut = 0.6;

type Best = { cost: number; from: number };

/** Divides passages, in their order, into `count` runs of about the same length that end with a chapter where they can. */
const divided = (passages: readonly Passage[], count: number): Passage[][] => {
  const ends = [0];
  for (const passage of passages) ends.push((ends.at(-1) ?? 0) + wordsOf(passage));
  const ideal = (ends.at(-1) ?? 0) / count;
  const costOf = (from: number, to: number): number => {
    const excess = ((ends[to] ?? 0) - (ends[from] ?? 0) - ideal) / ideal;
    const isCut = to < passages.length && passages[to - 1]?.chapter === passages[to]?.chapter;
    return excess ** 2 + (isCut ? chapterCut / 4 : 0);
  };
  let row: (Best | undefined)[] = [{ cost: 0, from: 0 }];
  const rows: (Best | undefined)[][] = [row];
  for (let run = 1; run <= count; run += 1) {
    const next: (Best | undefined)[] = [];
    for (let to = run; to <= passages.length; to += 1) {
      for (let from = run - 1; from < to; from += 1) {
        const before = row[from];
        const cost = before ? before.cost + costOf(from, to) : Number.POSITIVE_INFINITY;
        if (cost < (next[to]?.cost ?? Number.POSITIVE_INFINITY)) next[to] = { cost, from };
      }
    }
    row = next;
    rows.push(row);
  }
  const runs: Passage[][] = [];
  for (let run = count, to = passages.length; run > 0; run -= 1) {
    const from = rows[run]?.[to]?.from ?? 0;
    runs.unshift(passages.slice(from, to));
    to = from;
  }
  return runs;
};

/** The subject with most words names the section. */
const headingOf = (passages: readonly Passage[], language: Language): string => {
  const words = new Map<TopicId, number>();
  for (const passage of passages)
    words.set(passage.topic, (words.get(passage.topic) ?? 0) + wordsOf(passage));
  const [main] = [...words].sort(([, one], [, other]) => other - one);
  return packs[language].topics[main?.[0] ?? "anything_missed"].name;
};

/** Without fragments: a section holds several subjects, and its heading does not carry them. */
const proseOf = (told: readonly Told[], language: Language): Passage[] =>
  arrange(told, language).filter(({ isFragment }) => !isFragment);

export type OutlineWish = {
  tellers: readonly Teller[];
  /** Words asked for. */
  length: number;
  /** Of the headings. */
  language: Language;
  tellerLanguage: Language;
};

/**
 * The sections of a story in the order of a life, each with the answers it is made of: one life after the other, as many
 * sections as the length needs. The same answers give the same outline. No parts: too little was told for prose.
 */
export const outlineOf = ({ tellers, length, language, tellerLanguage }: OutlineWish): Outline => {
  const lives = tellers.map(({ told }) => deduplicate(proseOf(told, tellerLanguage)).passages);
  const told = lives.reduce((sum, life) => sum + sumOf(life), 0);
  const words = Math.min(length, Math.floor(told / toldPerWord));
  const isShort = words < length;
  if (words < leastWords) return { parts: [], words, isShort };
  const parts = lives.flatMap((life, teller) => {
    const share = (words * sumOf(life)) / told;
    const count = Math.min(life.length, Math.max(1, Math.round(share / sectionWords)));
    const name = tellers.length > 1 ? `${tellers[teller]?.name}: ` : "";
    return divided(life, count).map((passages) => ({
      heading: `${name}${headingOf(passages, language)}`,
      teller,
      answers: passages.map((passage) => sourceOf(passage.told)),
      told: sumOf(passages),
    }));
  });
  return { parts, words, isShort };
};
