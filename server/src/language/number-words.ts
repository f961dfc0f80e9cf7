/** How a language says numbers in words. */
export type NumberWords = {
  /** The value of each root. One counts only inside a compound: alone it is an article or a pronoun as well. */
  roots: ReadonlyMap<string, number>;
  /** What counts only right behind a ten, as "one" in "sixty-one", and what stands between the two. */
  units: { roots: ReadonlyMap<string, number>; joint: string };
  /** What may follow a root in one word. */
  endings: RegExp;
  /** Roots that nothing follows, since the word would be another: Polish "stoi" is no hundred, and "trzyma" no three. */
  whole: ReadonlySet<string>;
  /** Words that only look made so: Italian "ottenne", obtained, is no age of eight. */
  lookalikes: ReadonlySet<string>;
  /** Several roots may stand in one word. */
  isCompounding: boolean;
  /** A word for a place in a row, where years are no such words: "twenty-third" is a day. Null where they are, or are not told apart. */
  ordinal: RegExp | null;
  /** A word that names a decade. */
  decade: RegExp;
  /** What stands before a number that makes it one ("anni"); null where nothing does. */
  decadeBefore: RegExp | null;
  /** How many years after something else it was: "two years later". */
  yearsAfter: RegExp;
  /** From the last word of a number to that of the one next to it, which is said without its ten: "ninety-three, four", "ninety-three or four". */
  beside: RegExp;
  /** From the last word of a number to that by which its last part is put right in the same breath: "fifty-seven, no, eight". */
  mended: RegExp;
  /** "The two of them": counts two who are named beside it, and tells no number. With the flag `g`. */
  pair: RegExp;
};

/** From "two:2 three:3": each root with its value. */
export const rootsOf = (pairs: string): ReadonlyMap<string, number> =>
  new Map(
    pairs.split(/\s+/u).map((pair) => {
      const [root = "", value = "0"] = pair.split(":");
      return [root, Number(value)];
    }),
  );
