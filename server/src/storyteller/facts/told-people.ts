import { isSameName } from "#language/name-match.ts";
import { type Language, packs } from "#language/packs.ts";
import { tokens } from "#language/text.ts";
import type { Known, Told } from "../story.ts";
import { lexiconMatcher } from "../text/lexicon-matcher.ts";
import { partners } from "./claim-mentions.ts";
import { finderOf, type Relation } from "./fact-finder.ts";
import { createFactReader, linesIn } from "./told-facts.ts";

/**
 * What a relative is called in the language of the story: as `said` calls one where it does (a "dotterdotter" is no "sondotter"), else by a word
 * that is always one; undefined of one who is only known by a marriage.
 */
export const kinWord = (relation: string, said: string, language: Language): string | undefined => {
  const words = (packs[language].family.kin as Partial<Record<string, string>>)[relation]?.split("|") ?? [];
  const own = new Set(tokens(said).map(({ word }) => word));
  const told = words.find((word) => own.has(word));
  if (told !== undefined) return told;
  // "Man" is a husband only where it is somebody's.
  const isKin = (word: string): boolean =>
    lexiconMatcher(language)(word).some(({ list }) => list.startsWith("kin "));
  return words.find(isKin) ?? words[0];
};

/** What the teller calls whom they married, "my husband", where they call nobody the other: what that one is. */
const spouseIn = (texts: readonly string[], language: Language): Relation | null => {
  const { relationOf } = finderOf(language);
  const own = new Set(packs[language].family.own.split("|"));
  const called = texts.flatMap((text) =>
    tokens(text).flatMap(({ word }, at, all) =>
      own.has(all[at - 1]?.word ?? "") ? (relationOf(word)?.relation ?? []) : [],
    ),
  );
  const spouses = new Set(called.filter((relation) => relation === "husband" || relation === "wife"));
  const [spouse] = spouses;
  return spouses.size === 1 && spouse ? spouse : null;
};

/** Whom tellers say that they married, where the name stands in a form that does nothing: "wyszłam za Czesława". */
const wedIn = (text: string, language: Language): string[] => {
  const { called, conversation } = packs[language];
  const names = called.wed ? [...text.matchAll(called.wed)].flatMap(([, name]) => name ?? []) : [];
  return names.map((name) => conversation.followUps.nominative?.whole(name, new Set()) ?? name);
};

/**
 * The relatives whom a teller names and says plainly what they are, once or in two answers: "I married Emyr", and "my husband" elsewhere. Whom they married and call nothing is
 * either; who is called two things is left out.
 */
export const toldPeople = (told: readonly Told[], language: Language): Known[] => {
  const open = told.filter(({ isPrivate, isSecret, text }) => !isPrivate && !isSecret && text !== "");
  const lines = open.flatMap(({ messageId, text, question = "" }) =>
    linesIn({ message: messageId, text, question }, language),
  );
  const read = createFactReader({ lines }, language);
  const found: { name: string; relations: Set<Relation> }[] = [];
  for (const { name, relation } of lines.flatMap(read)) {
    if (relation === "self" || name === "") continue;
    const known = found.find((one) => isSameName([one.name, name], language));
    if (known) known.relations.add(relation);
    else found.push({ name, relations: new Set([relation]) });
  }
  for (const name of open.flatMap(({ text }) => wedIn(text, language)))
    if (!found.some((one) => isSameName([one.name, name], language)))
      found.push({ name, relations: new Set(["partner"]) });
  const married = found.filter(({ relations }) => partners.some((one) => relations.has(one)));
  const spouse =
    married.length === 1
      ? spouseIn(
          open.map(({ text }) => text),
          language,
        )
      : null;
  return found.flatMap(({ name, relations }) => {
    if (spouse && relations.has("partner")) {
      relations.delete("partner");
      relations.add(spouse);
    }
    if (relations.size !== 1) return [];
    const spouses: Relation[] = ["husband", "wife"];
    const naming = open.flatMap(({ text }) => (text.includes(name) ? text : [])).join(" ");
    const words = (relations.has("partner") ? spouses : [...relations]).flatMap(
      (relation) => kinWord(relation, naming, language) ?? [],
    );
    return words.length > 0 ? [{ name, who: words.join("/") }] : [];
  });
};
