import { isSameName } from "#language/name-match.ts";
import { type Language, packs } from "#language/packs.ts";
import { remember } from "#language/remember.ts";
import { fold } from "../text/fold.ts";

const mostKept = 500;

/** The names that a folded word may be short for, in whatever form it stands: "Joli", of Jola. */
const fullOf = remember<readonly string[], Language>(
  (word, language) =>
    [...packs[language].called.short].flatMap(([short, full]) =>
      isSameName([short, word], language) ? [...full].map(fold) : [],
    ),
  mostKept,
);

/** Is one name short for the other, or are both short for the same: "Jola", "Jolanta"? */
export const isShortFor = ([one, other]: readonly [string, string], language: Language): boolean => {
  const [first, second] = [fullOf(one, language), fullOf(other, language)];
  return (
    first.some((full) => isSameName([full, other], language) || second.includes(full)) ||
    second.some((full) => isSameName([full, one], language))
  );
};
