import { entries } from "./entries.ts";
import type { Address } from "./grammar.ts";
import type { Wordings } from "./subjects.ts";

/** A thing of a life, by the words it is told with, and as it stands after "about". */
export type Matter = { heard: readonly string[]; said: string };

/** Something that happens in many lives, by the words it is told with, and what a listener asks then; `isOfLife`: once in a life. */
export type Scene = { heard: readonly string[]; asks: Wordings; isOfLife: boolean };

/** Somebody by the plain form of a name, and whether a man or a woman is called so. */
export type Named = { said: string; who: Address };

/** A name as it was told, in small letters: with the words before and after it, and all words of the answer. */
export type ToldName = { name: string; before: string; next: string; told: ReadonlySet<string> };

/** What built-in words take hold of in an answer. Each question must be apt whatever else the answer holds. */
export type FollowUps = {
  scenes: readonly Scene[];
  matters: readonly Matter[];
  /** Ask on about a thing; hold `{matter}`. */
  aboutMatter: Wordings;
  /**
   * When a scene was, on the folded text of a sentence: in its one group that matches a key of `said`, which says how Saga points at it
   * ("that Tuesday"). Nothing that only happens again and again.
   */
  times: { heard: RegExp; said: Readonly<Record<string, string>> };
  /** Ask on about a scene; hold `{time}`. */
  aboutTime: Wordings;
  /** Ask on about whom "he" or "she" means, where a sentence says so; absent where sentences do not. */
  aboutThem?: Record<Address, { is: RegExp; asks: Wordings }>;
  /** Words before a thing that only compares: "like a parrot". */
  likeness: ReadonlySet<string>;
  /** Words after a name, and before one, that only a person can have: "Ida laughed", "I met Ida". */
  personAfter: ReadonlySet<string>;
  personBefore: ReadonlySet<string>;
  /** Articles that a person's name may have: "la Velia". Empty: none do. */
  nameArticles: ReadonlySet<string>;
  /** Articles that no person's name has: "the Regal". */
  thingArticles: ReadonlySet<string>;
  /** What a name ends on when it says whose: "Hjalmars" is Hjalmar's. Absent where that is a word of its own, or names are inflected. */
  genitive?: string;
  /** Titles that are said with the name, as they are written inside a sentence: "Miss Pilling". */
  titled: readonly string[];
  /** Words before a name that make it a saint's, and so a church, a feast or a street: "at St Philip's". */
  saints: ReadonlySet<string>;
  /** Words for a relative of the teller that is somebody else's where an owner follows: "la mamma di Gino". */
  ownerless: ReadonlySet<string>;
  /** Words before what is only named in passing, beside those of place: "with the snooker on", "we had no mangle". */
  passing: ReadonlySet<string>;
  /** On what stands from a name to a word for a relative: they are one person. "Leon is my father", "Jan, my brother". */
  isSame: RegExp;
  /** Verbs of saying and wanting: whoever only says or wants something is not whom it is told of. */
  tellers: ReadonlySet<string>;
  /** On the folded text of a sentence: a loss that is hinted at. "After that she never played again." "She was six." */
  hints: RegExp;
  /** Signs that a sentence goes on about somebody who was named before it. */
  goesOn: RegExp;
  /** The same of a man and of a woman; absent where a sentence does not show it. */
  goesOnOf?: Record<Address, RegExp>;
  /** A name that may be a person, a place or a ship, as it stands in `aboutMatter`; holds `{name}`. Null: it would have to be inflected. */
  nameAsMatter: string | null;
  /**
   * On folded text, with @ for what is named: the teller wants to tell of just that ("I was telling you about @"), or tells that it is not
   * about that ("it was not about @").
   */
  announces: RegExp;
  denies: RegExp;
  /** On folded text: a sentence says what never was, or what still is. */
  lasting: RegExp;
  /** Words of laughter: beside them a death is part of a funny story. */
  mirth: readonly string[];
  /** On folded text: such a sentence speaks to Saga, and is not said back. */
  toSaga: RegExp;
  /**
   * How welcome a question about somebody must be, and about a scene of a life: from there on three in four that are named
   * stand in the words at the heart (of tellers left out). A wrong name is worse than none.
   */
  leastWelcome: Record<"person" | "scene", number>;
  /** Two nouns in a row are one thing ("the coal bunker"), and the first alone is not told of: what the second ends on. */
  joinsTo?: RegExp;
  /** Given names, in every form they are told in: whoever is called so is a person. */
  givenNames: ReadonlySet<string>;
  /** Where names are inflected: the plain form of one, and ways to ask that need no other. Hold `{person}`. */
  nominative?: {
    of: (name: ToldName) => Named | null;
    /** A whole name in its plain form, without the parts of which that is not known; as it is where nothing of it is. */
    whole: (name: string, told: ReadonlySet<string>) => string;
    /** A title in any form, as it stands before a plain name: "panią" is "pani". */
    titleOf: (word: string) => string | undefined;
    /** A name as it is said at home: "Zenek", and no "Marta". */
    petForm: RegExp;
    asks: Record<Address, Wordings>;
    /** The same of somebody who was lost, without pressing. */
    lost: Record<Address, Wordings>;
  };
  /** On folded text: words of death that are a manner of speaking. */
  deathIdioms: RegExp;
  /** Plain words for somebody's death: no trade, no time of life, no widow's bill. */
  deaths: readonly string[];
  /** Ask, without pressing, about somebody who was lost; hold `{person}`. */
  aboutLost: Wordings;
};

const rowsOf = (text: string): [string, string][] =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .map((line) => {
      const at = line.indexOf(" = ");
      return [line.slice(0, at), line.slice(at + 3)];
    });

/** Reads lines of "parrot, parrots = the parrot". */
export const matterRows = (text: string): Matter[] =>
  rowsOf(text).map(([heard, said]) => ({ heard: entries(heard), said }));

/** Reads lines of "natt, natten = den natten" as what is said for each of the words heard. */
export const timeRows = (text: string): Record<string, string> =>
  Object.fromEntries(matterRows(text).flatMap(({ heard, said }) => heard.map((one) => [one, said])));

/** Reads rows of "pram, prams, pushchair", parted by semicolons and lines; each is asked about by its first word, after an article. */
export const thingRows = (text: string, article = ""): Matter[] =>
  text
    .split(/[;\n]/u)
    .map(entries)
    .filter((heard) => heard.length > 0)
    .map((heard) => ({ heard, said: `${article}${heard[0]}` }));

/** Reads lines of "got married, our wedding = How was the day? / Who was there?"; before what happens once in a life stands "! ". */
export const sceneRows = (text: string): Scene[] =>
  rowsOf(text).map(([heard, asks]) => {
    const [first = "", ...others] = asks.split(" / ");
    const isOfLife = heard.startsWith("! ");
    return { heard: entries(isOfLife ? heard.slice(2) : heard), asks: [first, ...others], isOfLife };
  });
