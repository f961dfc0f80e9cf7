import type { Kin } from "./subjects.ts";

/**
 * What a language says of its teller's family, as alternatives of a regular expression in small letters ("my|our"). They are found
 * with a capital too; names are found by their capital alone.
 */
export type FamilyWords = {
  /** What makes a relative the teller's own, before it: "my". */
  own: string;
  /** The same after it ("bror min"); empty where nobody says that. */
  ownAfter: string;
  /** What may stand between the two: "late", "eldest". */
  kinds: string;
  /** Relatives, one of them, as the subject of a sentence. */
  kin: Partial<Record<Kin, string>>;
  /** Those that are the teller's own without a word before them, unless `others` stands there: "mum", "mormor". */
  bare: Partial<Record<Kin, string>>;
  /** On whose side somebody is, where the word says it: "mormor". */
  sides: { mother: string; father: string };
  /** Those of `bare` whose name may follow directly: "mormor Ingegerd". */
  titles: string;
  /** Whose relative it is instead, or that it is anybody's: "his", "the". */
  others: string;
  /** Between a relative and a name: "was called". */
  called: string;
  /** Between a name and "my brother": "was". */
  is: string;
  /** After "Tom, my brother," this makes a list of the two. */
  and: string;
  /** The teller, with what happened: "I was born". */
  self: { born: string; married: string; marriedWith: string; moved: string };
  /** After whom it happened to: "died", "was born". */
  born: string;
  died: string;
  /** Between "Fred and I" and the year, with whom it was standing before: "and i were married". */
  weMarried: string;
  /** Words that may stand between what happened and its year, beside times and numbers: "in", "the". */
  dating: string;
  /** The number one after tens, "fifty-one", which alone is mostly no number. */
  one: string;
  /** Takes back what was just said: "78, no, 79". */
  takesBack: string;
  /** "About" before a year. */
  about: string;
  /** Before the name of a place: "in", "at", "to"; empty where names change their form after it, and no rule gives it back. */
  placing: string;
  /** Words with a capital that are nobody's name. */
  noNames: string;
  /** What makes a sentence no statement: "not", "if", "maybe". */
  unsure: string;
  /** A question for the teller's birth: "when were you born". */
  asksBorn: string;
};
