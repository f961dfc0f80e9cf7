import { type Language, packs } from "#language/packs.ts";
import { remember } from "#language/remember.ts";
import { finderOf } from "./fact-finder.ts";

const start = "(?<![\\p{L}\\p{M}\\p{N}])";
const end = "(?![\\p{L}\\p{M}\\p{N}])";
/** Words of a list in small letters and large. */
const form = (alternatives: string): RegExp => new RegExp(`${start}(?:${alternatives})${end}`, "giu");

const make = (language: Language) => {
  const { tells, others, kinds } = packs[language].family;
  const kin = finderOf(language).kinWords.toSorted((a, b) => b.length - a.length);
  const anothers = new RegExp(`(?:['’]s|${start}(?:${others})) (?:(?:${kinds}) ){0,2}$`, "iu");
  return {
    born: form(tells.born),
    died: form(tells.died),
    /** A death, right before who died. */
    lost: form(tells.lost),
    married: form(tells.married),
    moved: form(tells.moved),
    /** The teller, as who did something. */
    teller: form(tells.teller),
    /** A relative, whoever's it is. */
    kin: form(kin.join("|")),
    /** Do the words before a relative make it somebody else's: "his older", "Tom's"? */
    isAnothers: (before: string): boolean => anothers.test(before),
  };
};

export type ClaimWords = ReturnType<typeof make>;

const made = remember<ClaimWords>((language) => make(language as Language), 20);

/** By what words claims are held against sentences of a language, made once. */
export const claimWordsOf = (language: Language): ClaimWords => made(language, null);
