import type { Kin } from "./subjects.ts";

/** By which names people go in a language, beside those they were given. */
export type CalledWords = {
  /** On the text as it was said, with the flag `g`: tellers say what others called them. Every group that is found holds a name: "they called me Mo at school, and Reenie at home". */
  teller: RegExp;
  /** The same for whom they married, in a form of the name that does nothing: "wyszłam za Czesława"; null where the words for a family read it. */
  wed: RegExp | null;
  /** On folded names: endings that change the letter before them, each with the name in its own form: "Hance" for "Hanka". */
  cases: readonly (readonly [RegExp, string])[];
  /** On a folded text: relatives of whoever the teller married, each with what that one is to them: "svärmor", the mother of a husband. */
  inLaws: readonly (readonly [RegExp, Kin])[];
  /** Short forms of given names, each with the names that it may be short for. */
  short: ReadonlyMap<string, ReadonlySet<string>>;
  /** Words for a relative that are as often said of a stranger: "dziad", a beggar. */
  strangers: ReadonlySet<string>;
  /** A child of a child, as a note calls them. */
  grandchildren: ReadonlySet<string>;
};

/** From "jolanta: jola jolka | alina: ala": each short form with every name it may stand for. */
export const shortFrom = (text: string): ReadonlyMap<string, ReadonlySet<string>> => {
  const found = new Map<string, Set<string>>();
  for (const entry of text.trim().split(/\s*(?:\||\n)\s*/u)) {
    const [full = "", forms = ""] = entry.split(": ");
    for (const form of forms.split(" ")) found.set(form, new Set([...(found.get(form) ?? []), full]));
  }
  return found;
};
