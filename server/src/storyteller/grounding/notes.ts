import { type Language, packs } from "#language/packs.ts";
import { tokens } from "#language/text.ts";
import type { Sex } from "../facts/pronouns.ts";
import { sexTold } from "../facts/sex-told.ts";
import type { Told } from "../story.ts";
import { lexiconMatcher } from "../text/lexicon-matcher.ts";
import type { ParsedText } from "../text/parsed-text.ts";

/** "Elder sister", and not "named after Mother": so few words say what somebody is. */
const mostOfKin = 2;

/** Does a note call somebody a relative of the teller, and not of another ("Wanda's husband", "named after Mother")? */
export const isRelative = ({ text }: ParsedText, language: Language): boolean =>
  text
    .slice(text.indexOf(":") + 1)
    .split(/[,;]/u)
    .some(
      (part) =>
        tokens(part).length <= mostOfKin &&
        lexiconMatcher(language)(part).some(({ list }) => list.startsWith("kin ")) &&
        !packs[language].functionWords.ofAnother.test(part),
    );

/** What the teller is, as they speak of themselves. */
export const sexOfTeller = (told: readonly Told[], language: Language): Sex | null => {
  const sex = sexTold(told, language);
  return sex === null ? null : sex === "woman" ? "female" : "male";
};
