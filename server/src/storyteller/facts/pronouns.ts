import { type Language, packs } from "#language/packs.ts";
import { isContentWord, tokens } from "#language/text.ts";
import { lexiconMatcher } from "../text/lexicon-matcher.ts";
import { type FactFinder, finderOf, type Relation } from "./fact-finder.ts";
import type { Known, Subject } from "./told-fact.ts";

export type Sex = "female" | "male";

const women: readonly Relation[] = [
  "mother",
  "sister",
  "grandmother",
  "aunt",
  "wife",
  "daughter",
  "mother-in-law",
  "sister-in-law",
  "daughter-in-law",
  "granddaughter",
  "niece",
];
const anybody: readonly Relation[] = ["self", "partner", "cousin"];

/** Whether "he" or "she" is said of such a relative; null: either. */
export const sexOf = (relation: Relation): Sex | null =>
  anybody.includes(relation) ? null : women.includes(relation) ? "female" : "male";

/** How far back somebody may have been named. */
const reach = 3;
/** "Anyhow." tells of nobody. */
const fewWords = 2;

type Finding = {
  language: Language;
  known: Known;
  /** Who the subject of a sentence is; null: nobody whom the words name for sure. */
  subjectOf: (match: RegExpMatchArray) => Subject | null;
};

const nobody: Subject = { relation: "self", side: "", name: "" };

/** Is anybody named beside the subject, of whom the next "he" or "she" may be said? */
function isAnotherNamed(
  rest: string,
  { sex, subject, finder, language }: { sex: Sex; subject: Subject; finder: FactFinder; language: Language },
): boolean {
  const words = tokens(rest);
  const isCapitalAt = (at: number): boolean =>
    /^\p{Lu}\p{Ll}/u.test(rest.slice(words[at]?.start ?? rest.length));
  return words.some(({ word, start, end }, at) => {
    const relation = finder.relationIn(word);
    if (relation) return relation !== subject.relation && sexOf(relation) === sex;
    const isCapital = /^\p{Lu}\p{Ll}/u.test(rest.slice(start, end));
    if (!isCapital || !isContentWord(word, packs[language]) || !finder.isName(rest.slice(start, end)))
      return false;
    if (subject.name.includes(rest.slice(start, end))) return false;
    // Of "Settimo Torinese" the second word is no other name.
    const from = isCapitalAt(at - 1) && rest.slice(words[at - 1]?.end, start) === " " ? at - 1 : at;
    const before = words[from - 1]?.word ?? "";
    return !finder.isPlacing(before) && before !== "the";
  });
}

/**
 * Whom "he" or "she" means: whoever the sentence before began with, where nobody else of that sex is named since. A sentence that goes on with
 * "he" leads one further back; without them whom the question was about.
 */
export function createPronounResolver({ language, known, subjectOf }: Finding) {
  const finder = finderOf(language);
  /** Is a "doctor" or a "boy" spoken of, of whom the next "he" may be said? */
  const isSomebody = (text: string): boolean => {
    const words = tokens(text).map(({ word }) => isContentWord(word, packs[language]));
    return lexiconMatcher(language)(text).some(({ list, from }) => list === "people" && words[from]);
  };
  const opening = (text: string, sex: Sex): Subject | null => {
    for (const form of finder.opens) {
      const match = form.exec(text);
      const subject = match && subjectOf(match);
      if (!match || !subject) continue;
      const isFitting = [sex, null].includes(sexOf(subject.relation)) && subject.relation !== "self";
      const rest = text.slice(match[0].length);
      // "Mam's clock" speaks of Mam, and "Mam's friend" does not.
      if (/['’]s $/u.test(match[0]) && isSomebody(rest)) return null;
      return isFitting && !isAnotherNamed(rest, { sex, subject, finder, language }) ? subject : null;
    }
    return null;
  };
  /** "I tell you of Dino, then.": the one who is named, where nobody else is. */
  const onlyNamed = (text: string, sex: Sex): Subject | null => {
    const named = tokens(text).flatMap(({ start, end }) => known(text.slice(start, end)) ?? []);
    const [subject] = named;
    if (!subject || named.length > 1 || ![sex, null].includes(sexOf(subject.relation))) return null;
    return isSomebody(text) || isAnotherNamed(text, { sex, subject, finder, language }) ? null : subject;
  };
  /** Whom the question was about, where nobody else has been spoken of since. */
  const askedFor = (
    before: readonly string[],
    { sex, asked }: { sex: Sex; asked: Subject | null },
  ): Subject | null => {
    if (!asked || ![sex, null].includes(sexOf(asked.relation))) return null;
    const isOther = (text: string): boolean =>
      isSomebody(text) || isAnotherNamed(text, { sex, subject: asked, finder, language });
    return before.some(isOther) ? null : asked;
  };
  const inText = (before: readonly string[], sex: Sex): Subject | null => {
    for (const [at, text] of before.toReversed().slice(0, reach).entries()) {
      const subject = opening(text, sex) ?? (at === 0 ? onlyNamed(text, sex) : null);
      if (subject) return subject;
      const goesOn = finder.opensWith(finder.pronouns[sex]).exec(text);
      const rest = goesOn ? text.slice(goesOn[0].length) : "";
      if (goesOn && !isAnotherNamed(rest, { sex, subject: nobody, finder, language })) continue;
      if (
        (tokens(text).length > fewWords && isSomebody(text)) ||
        isAnotherNamed(text, { sex, subject: nobody, finder, language })
      )
        return null;
    }
    return null;
  };
  return (
    { before, asked }: { before: readonly string[]; asked: Subject | null },
    sex: Sex,
  ): Subject | null => inText(before, sex) ?? askedFor(before, { sex, asked });
}
