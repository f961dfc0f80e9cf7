import type { Language } from "#language/packs.ts";
import { arrange, type Passage } from "../arranging/arrange.ts";
import { deduplicate } from "../arranging/deduplicate.ts";
import { type Headed, headingsOf } from "../chronology/headings.ts";
import { headsOf } from "../growth/lives.ts";
import type { KeptMatter } from "../material/kept-matter.ts";
import { type Known, type Source, sourceOf, type Told } from "../story.ts";

/** Somebody whose life the story tells. `sex` is null where it is not known: it is never guessed from a name. */
export type Teller = {
  name: string;
  sex: "woman" | "man" | null;
  told: readonly Told[];
  /** What is left alone: in no answer here, and in no sentence that a model writes. */
  matters?: readonly KeptMatter[];
  /** Who the people of this life are to the teller. */
  people?: readonly Known[];
  /** Is something that was told kept out of every story? */
  keepsSecret?: boolean;
};

/**
 * A section to be written: `told` counts the words its answers offer. `teller` is a place in the list of tellers; `lines` stand in
 * it word by word; `must` are answers that are not to be lost, as whoever planned them sees it, and `brief` those that are told in a
 * sentence or two.
 */
export type Part = {
  heading: string;
  teller: number;
  answers: Source[];
  told: number;
  lines?: string[];
  must?: Source[];
  brief?: Source[];
  /** As it was written together with the others, not yet held against the answers. */
  draft?: unknown;
};

/** `words` is what the story is to have: less than was asked for where `isShort`, because too little was told; `title`: as a model found it. */
export type Outline = { parts: Part[]; words: number; isShort: boolean; title?: string };

/** Models keep to short lengths and fall behind long ones. */
const sectionWords = 450;
/** Told words for each word of story: prose is denser than speech, and what is told whole is hardly shorter than it was said. */
const toldPerWord = 1.1;
/** Below this a model has nothing to do that the teller's own sentences do not do better. */
const leastWords = 25;

const wordsOf = ({ units }: Passage): number => units.reduce((sum, { words }) => sum + words, 0);
const sumOf = (passages: readonly Passage[]): number =>
  passages.reduce((sum, passage) => sum + wordsOf(passage), 0);

const sumOfLengths = (lists: readonly (readonly unknown[])[]): number =>
  lists.reduce((sum, { length }) => sum + length, 0);

/** What it costs to end a section inside a chapter, as a share of the cost of being half a section too long; and inside a scene. */
const chapterCut = 0.6;
const sceneCut = 8;

type Best = { cost: number; from: number };

/** Divides passages, in their order, into `count` runs of about the same length that end with a chapter where they can. */
const divided = (passages: readonly Passage[], count: number): Passage[][] => {
  const ends = [0];
  for (const passage of passages) ends.push((ends.at(-1) ?? 0) + wordsOf(passage));
  const ideal = (ends.at(-1) ?? 0) / count;
  const costOf = (from: number, to: number): number => {
    const excess = ((ends[to] ?? 0) - (ends[from] ?? 0) - ideal) / ideal;
    const [last, next] = [passages[to - 1], passages[to]];
    if (!last || !next) return excess ** 2;
    if (last.scene === next.scene) return excess ** 2 + sceneCut / 4;
    return excess ** 2 + (last.chapter === next.chapter ? chapterCut / 4 : 0);
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

/** The words of a section, by which it is named. */
const headedOf = (passages: readonly Passage[]): Headed[] =>
  passages.flatMap(({ units, topic, chapter, needsHeading, scene, told }) =>
    units.map(({ text }) => ({ text, topic, chapter, needsHeading, scene, staysOn: told.staysOn === true })),
  );

type Offer = { prose: Passage[]; fragments: Passage[] };

/** Fragments stay out of prose: a section holds several subjects, and its heading does not carry them. */
const offerOf = (told: readonly Told[], language: Language): Offer => {
  const passages = arrange(told, language);
  return {
    prose: deduplicate(passages.filter(({ isFragment }) => !isFragment)).passages,
    fragments: passages.filter(({ isFragment }) => isFragment),
  };
};

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
 * sections as the length needs. The same answers give the same outline. No parts: too little was told
 * for prose, or more answers are of a few words than are not, and all of those would be lost in it.
 */
export const outlineOf = ({ tellers, length, language, tellerLanguage }: OutlineWish): Outline => {
  const offers = tellers.map(({ told }) => offerOf(told, tellerLanguage));
  const lives = offers.map(({ prose }) => prose);
  const told = lives.reduce((sum, life) => sum + sumOf(life), 0);
  const words = Math.min(length, Math.floor(told / toldPerWord));
  const isShort = words < length;
  const isTerse = sumOfLengths(offers.map(({ fragments }) => fragments)) > sumOfLengths(lives);
  if (words < leastWords || isTerse) return { parts: [], words, isShort };
  const heads = headsOf(tellers.map(({ name }) => name));
  const parts = lives.flatMap((life, teller) => {
    const share = (words * sumOf(life)) / told;
    const count = Math.min(life.length, Math.max(1, Math.round(share / sectionWords)));
    const name = tellers.length > 1 ? `${heads[teller]}: ` : "";
    const runs = divided(life, count);
    const tellerName = tellers[teller]?.name ?? "";
    const headings = headingsOf(runs.map(headedOf), { language, tellerLanguage, tellerName });
    return runs.map((passages, at) => ({
      heading: `${name}${headings[at]}`,
      teller,
      answers: passages.map((passage) => sourceOf(passage.told)),
      told: sumOf(passages),
    }));
  });
  return { parts, words, isShort };
};
