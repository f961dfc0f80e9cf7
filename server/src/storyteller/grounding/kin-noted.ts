import { fold } from "#language/fold.ts";
import { type Language, packs } from "#language/packs.ts";
import type { Kin } from "#language/subjects.ts";
import { tokens } from "#language/text.ts";
import { lexiconMatcher } from "../text/lexicon-matcher.ts";
import type { ParsedText } from "../text/parsed-text.ts";

/** "Elder sister", and not "son of the sexton" or "named after Mother": so few words call somebody a relative of the teller. */
const mostOfKin = 2;

/** Do these words say that somebody is a relative of the teller, and not of another ("Wanda's husband")? */
export const namesKin = (who: string, language: Language): boolean =>
  who
    .split(",")
    .some(
      (part) =>
        tokens(part).length <= mostOfKin &&
        !packs[language].functionWords.ofAnother.test(part) &&
        lexiconMatcher(language)(part).some(({ list }) => list.startsWith("kin ")),
    );

/** Does a note ("Jan: elder brother") call somebody a relative of the teller? */
export const isRelative = ({ text }: ParsedText, language: Language): boolean =>
  namesKin(text.slice(text.indexOf(":") + 1), language);

/** Does a note ("Lena: granddaughter, Ella's girl") call somebody a child of the teller's child? */
export const isGrandchild = ({ text }: ParsedText, language: Language): boolean =>
  text
    .slice(text.indexOf(":") + 1)
    .split(",")
    .some((part) => {
      const words = tokens(part).map(({ word }) => word);
      return (
        words.length <= mostOfKin && words.some((word) => packs[language].called.grandchildren.has(word))
      );
    });

const spouses: ReadonlySet<Kin> = new Set<Kin>(["husband", "wife"]);

/** Is a note one on whom the teller married? */
export const isOfSpouse = ({ lists }: ParsedText): boolean =>
  [...spouses].some((spouse) => lists.has(`kin ${spouse}`));

/** What relatives of a husband or wife, of whom a text tells, are to that one: "svärmor" is a mother. */
export const inLawsIn = (text: string, language: Language): Kin[] =>
  packs[language].called.inLaws.flatMap(([sign, kin]) => (sign.test(fold(text)) ? kin : []));
