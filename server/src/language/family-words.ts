import type { Relative } from "./subjects.ts";

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
  kin: Partial<Record<Relative, string>>;
  /** The same as what somebody does something to ("ojca"), where that is another form. */
  kinObjects: Partial<Record<Relative, string>>;
  /** Several of them, and what makes several the teller's own: "mina bröder". */
  several: Partial<Record<Relative, string>>;
  ownSeveral: string;
  /** "I had a", before a relative: whoever says that has one. */
  has: string;
  /** "I had two", before several. */
  hasSeveral: string;
  /** Those that are the teller's own without a word before them, unless `others` stands there: "mum", "mormor". */
  bare: Partial<Record<Relative, string>>;
  /** On whose side somebody is, where the word says it: "mormor". */
  sides: { mother: string; father: string };
  /** Those of `bare` whose name may follow directly: "mormor Ingegerd". */
  titles: string;
  /** Whose relative it is instead, or that it is anybody's: "his", "the". */
  others: string;
  /** Between a place and what happened there: "Yon, where I was born". */
  where: string;
  /** Does a relative without "my" stand beside a name: "Czesiek, brat, ..."? */
  standsBeside: boolean;
  /** Stands before a name in speech: "la Velia"; empty where nothing does. */
  articles: string;
  /** Between a relative and a name: "was called". */
  called: string;
  /** Between a name and "my brother": "was". */
  is: string;
  /** After "Tom, my brother," this makes a list of the two. */
  and: string;
  /** The teller, with what happened: "I was born". */
  self: { born: string; married: string; marriedWith: string; widowed: string; moved: string };
  /** The teller and others at a death, before whom they lost: "we buried". */
  lost: string;
  /** Between somebody and what happened: "later". */
  adverbs: string;
  /** Before somebody at the beginning of a sentence: "and". */
  leads: string;
  /** For somebody named right before. `feminine`: how a word ends that says of a woman what happened; empty where none does. */
  he: string;
  she: string;
  feminine: string;
  /** How such a word ends that is said of a man and a woman alike; empty where it need not be told from the others. */
  ofEither: string;
  /** Does what happened often stand before whom it happened to: "dog far"? */
  mayInvert: boolean;
  /** Is "he" left out where a sentence goes on about him? */
  dropsHe: boolean;
  /** Between somebody and what happened, in a clause of its own: "my husband, who died". */
  who: string;
  /** Before the teller's relatives where the teller is spoken to: "your". */
  yours: string;
  /** The teller's birth where nobody is named: "Born March 1944". */
  bornAlone: string;
  /** Before somebody who is named, and then said who it is: "it was Rowan set it up, my granddaughter". */
  presents: string;
  /** After whom it happened to: "died", "was born". */
  born: string;
  died: string;
  /** Between "Fred and I" and the year, with whom it was standing before: "and i were married". */
  weMarried: string;
  /** Words that may stand between what happened and its year, beside times and numbers: "in", "the". */
  dating: string;
  /** The number one after tens, "fifty-one", which alone is mostly no number. */
  one: string;
  /** The number two after tens, where it is mostly another word: "siedemdziesiątym drugim". */
  two: string;
  /** Takes back what was just said: "78, no, 79". */
  takesBack: string;
  /** Before how old somebody was: "at sixty-seven" is no year. */
  aged: string;
  /** "About" before a year. */
  about: string;
  /** Before the name of a place: "in", "at", "to". */
  placing: string;
  /** Names of places as they stand after that, with their plain form; empty where they keep it. Others are no places then. */
  places: Readonly<Record<string, string>>;
  /** The country, by two letters, that the language alone tells; empty: it is spoken in many. */
  country: string;
  /** Names of towns at home, folded, with the English ones of an atlas: "firenze", "florence". */
  towns: Readonly<Record<string, string>>;
  /** Words with a capital that are nobody's name. */
  noNames: string;
  /** What makes a sentence no statement: "not", "if", "maybe". */
  unsure: string;
  /** What a family may want to hear of a date that was told once, or twice in two ways, in the teller's own sentences. */
  asks: { oneDate: string; twoDates: string };
  /**
   * By what a sentence may tell a birth, a death, a marriage or a move, more widely than the forms above: what somebody else read in it is held
   * against these. `lost`: a death by what others did, right before whom they lost: "buried", "the funeral of". `teller`: the teller as who did it.
   */
  tells: { born: string; died: string; lost: string; married: string; moved: string; teller: string };
  /** A question for the teller's birth or name: "when were you born". */
  asksBorn: string;
};
