import { type Ledger, toTeller } from "#interviewer/interviewer.ts";
import { isSameName } from "#language/name-match.ts";
import { type Language, packs } from "#language/packs.ts";
import { capitals } from "#language/saying.ts";
import { contentStems, tokens } from "#language/text.ts";
import { namesKin } from "#storyteller/grounding/kin-noted.ts";
import { type KeptMatter, touchesMatter } from "#storyteller/material/kept-matter.ts";
import type { Known, Told } from "#storyteller/story.ts";
import { lexiconMatcher } from "#storyteller/text/lexicon-matcher.ts";

/** "Husband", "head nurse": so few words say what somebody is to the teller, whatever else was said. */
const mostOfRole = 2;

const isRole = (text: string, language: Language): boolean =>
  tokens(text).length <= mostOfRole &&
  lexiconMatcher(language)(text).some(
    ({ list }) => list === "people" || list === "titles" || list.startsWith("kin "),
  );

type Life = { told: readonly Told[]; matters: readonly KeptMatter[]; language: Language };

/**
 * Who the people of a life are to its teller, as the interviewer noted it: of those whom the tellings name, and of each note what is a
 * role or was told in these words. What is kept out of stories is in no note, and who was spoken of in a secret or a private answer has none.
 */
export const knownPeople = (ledger: Ledger | undefined, { told, matters, language }: Life): Known[] => {
  const open = told.filter(({ isPrivate }) => !isPrivate);
  const named = [...new Set(open.flatMap(({ text }) => capitals(text, packs[language])))];
  const strict = matters.filter(({ isNotAsked }) => !isNotAsked);
  const areOf = (words: readonly string[], name: string): boolean =>
    capitals(name, packs[language]).some((one) => words.some((word) => isSameName([word, one], language)));
  /** Words that are said of others say nothing of somebody: only what the answers that name them hold. */
  const saidOf = (name: string): ((part: string) => boolean) => {
    const own = open.filter(({ text, question = "" }) =>
      areOf(capitals(`${question} ${text}`, packs[language]), name),
    );
    const said = new Set(own.flatMap(({ text }) => contentStems(text, packs[language])));
    return (part) => {
      const stems = contentStems(part, packs[language]);
      return stems.length > 0 && stems.every((stem) => said.has(stem));
    };
  };
  const telling = new Set(told.filter(({ text }) => text !== "").map(({ messageId }) => messageId));
  const shut = new Set(
    told.filter(({ isPrivate, isSecret }) => isPrivate || isSecret).map(({ messageId }) => messageId),
  );
  return (ledger?.people ?? []).flatMap(({ name, who: noted, message, whoIn = message }): Known[] => {
    const who = toTeller(noted);
    // A relative told of elsewhere must not open what somebody was only said to be in confidence.
    if (shut.has(whoIn) || shut.has(message)) return [];
    if (who === "teller" || !areOf(named, name) || touchesMatter(name, { matters: strict, language }))
      return [];
    // Of an answer that no story tells, who is a relative is known, and what a relative is.
    const mayBeRole = telling.has(whoIn) || namesKin(who, language);
    const isTold = saidOf(name);
    const parts = who
      .split(/[,;]/u)
      .map((part) => part.trim())
      .filter((part) => part !== "" && ((mayBeRole && isRole(part, language)) || isTold(part)))
      .filter((part) => !touchesMatter(part, { matters, language }));
    return parts.length > 0 ? [{ name, who: parts.join(", ") }] : [];
  });
};
