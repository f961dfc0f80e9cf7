import { type Language, packs } from "#language/packs.ts";
import { isContentWord, tokens } from "#language/text.ts";
import { type FactFinder, finderOf, type Relation } from "./fact-finder.ts";
import type { Subject } from "./told-fact.ts";

type Sex = "female" | "male";

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
  return words.some(({ word, start, end }, at) => {
    const relation = finder.relationIn(word);
    if (relation) return relation !== subject.relation && sexOf(relation) === sex;
    const isCapital = /^\p{Lu}\p{Ll}/u.test(rest.slice(start, end));
    if (!isCapital || !isContentWord(word, packs[language]) || !finder.isName(rest.slice(start, end)))
      return false;
    if (subject.name.includes(rest.slice(start, end))) return false;
    const before = words[at - 1]?.word ?? "";
    return !finder.isPlacing(before) && before !== "the";
  });
}

/**
 * Whom "he" or "she" means: whoever the sentence before began with, where nobody else of that sex is named since. A sentence that goes on with
 * "he" leads one further back.
 */
export function createPronounResolver({ language, subjectOf }: Finding) {
  const finder = finderOf(language);
  const opening = (text: string, sex: Sex): Subject | null => {
    for (const form of finder.opens) {
      const match = form.exec(text);
      const subject = match && subjectOf(match);
      if (!match || !subject) continue;
      const isFitting = [sex, null].includes(sexOf(subject.relation)) && subject.relation !== "self";
      const rest = text.slice(match[0].length);
      return isFitting && !isAnotherNamed(rest, { sex, subject, finder, language }) ? subject : null;
    }
    return null;
  };
  return (before: readonly string[], sex: Sex): Subject | null => {
    for (const text of before.toReversed().slice(0, reach)) {
      const subject = opening(text, sex);
      if (subject) return subject;
      const goesOn = finder.opensWith(finder.pronouns[sex]).exec(text);
      const rest = goesOn ? text.slice(goesOn[0].length) : "";
      if (goesOn && !isAnotherNamed(rest, { sex, subject: nobody, finder, language })) continue;
      if (tokens(text).length > fewWords || isAnotherNamed(text, { sex, subject: nobody, finder, language }))
        return null;
    }
    return null;
  };
}
