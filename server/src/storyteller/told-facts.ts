import { fold } from "#language/fold.ts";
import { type Language, packs } from "#language/packs.ts";
import { remember } from "#language/remember.ts";
import { sentences, tokens } from "#language/text.ts";
import type { FactFinder, Relation } from "./fact-finder.ts";
import { finderOf } from "./fact-finder.ts";
import { quotesIn } from "./quotes.ts";
import { placeFrom, type WhenAndWhere, whenAndWhere } from "./when-and-where.ts";

export type { Relation } from "./fact-finder.ts";

/** Something an answer says plainly of the teller's family. `name` is empty where the relation alone says who. */
export type ToldFact = {
  kind: "person" | "born" | "died" | "married" | "moved";
  relation: Relation;
  /** On whose side of the family, where the word says it. */
  side: "" | "mother" | "father";
  name: string;
  year: number | null;
  isAbout: boolean;
  place: string;
  /** The exact words, and the answer they stand in. */
  sentence: string;
  message: string;
};

type Answer = { message: string; text: string; question: string };
type Found = Omit<ToldFact, "sentence" | "message">;

const plain = { side: "", name: "", year: null, isAbout: false, place: "" } as const;

/** A text with what others said blanked out, letter for letter: in quotation marks, and after a colon to the end of the sentence. */
const withoutQuotes = (text: string): string =>
  quotesIn(text)
    .reduce((left, { start, end }) => left.slice(0, start) + " ".repeat(end - start) + left.slice(end), text)
    .replace(/:[^.!?]*/gu, (said) => " ".repeat(said.length));

/** People who are named with who they are to the teller. */
function peopleIn(text: string, finder: FactFinder): Found[] {
  const found: Found[] = [];
  for (const form of finder.people)
    for (const match of text.matchAll(form)) {
      const { kin = "", name = "" } = match.groups ?? {};
      const who = finder.relationOf(kin);
      if (!who || !finder.isName(name) || !finder.mayBeOwn(text, match)) continue;
      found.push({ ...plain, ...who, kind: "person", name });
    }
  for (const match of text.matchAll(finder.marriedWith)) {
    const name = match.groups?.name ?? "";
    if (finder.isName(name)) found.push({ ...plain, kind: "person", relation: "partner", name });
  }
  return found;
}

type Subject = Pick<Found, "relation" | "side" | "name">;
const teller: Subject = { relation: "self", side: "", name: "" };

/** Relatives of whom a teller has one: they need no name. */
const single: readonly Relation[] = ["mother", "father", "husband", "wife"];

type Known = (name: string) => Subject | null;

/** Who the subject of a sentence is; null: nobody whom the words name for sure. */
function subjectOf(match: RegExpMatchArray, finder: FactFinder, known: Known): Subject | null {
  const { kin = "", name = "" } = match.groups ?? {};
  const given = finder.isName(name) ? name : "";
  if (kin === "") return given === "" || finder.followsKin(match.input ?? "", match) ? null : known(given);
  const who = finder.relationOf(kin);
  if (!who || !finder.mayBeOwn(match.input ?? "", match)) return null;
  if (given === "" && name !== "") return null;
  return given !== "" || single.includes(who.relation) ? { ...who, name: given } : null;
}

/** When and where it was: after the words, else before them ("In 1974 my father died"). */
function datedAt(text: string, match: RegExpMatchArray, language: Language): WhenAndWhere {
  const start = match.index ?? 0;
  const after = whenAndWhere(text, { from: start + match[0].length, language });
  if (after.year !== null || start === 0) return after;
  const before = whenAndWhere(text.slice(0, start), { from: 0, language });
  const isAllBefore = before.year !== null && /^[\s,]*$/u.test(text.slice(before.to, start));
  return isAllBefore ? { ...before, place: after.place || before.place } : after;
}

/** What is dated or placed in a sentence. */
function eventsIn(
  text: string,
  { finder, known, language }: { finder: FactFinder; known: Known; language: Language },
) {
  const found: Found[] = [];
  const add = (kind: Found["kind"], who: Subject | null, match: RegExpMatchArray): void => {
    if (!who || finder.isUnsure(text, match)) return;
    const { year, isAbout, place } = datedAt(text, match, language);
    if (year !== null || (kind === "born" && place !== ""))
      found.push({ ...who, kind, year, isAbout, place });
  };
  for (const match of text.matchAll(finder.selfBorn)) add("born", teller, match);
  for (const match of finder.born(text)) add("born", subjectOf(match, finder, known), match);
  for (const match of finder.died(text)) add("died", subjectOf(match, finder, known), match);
  const couples = [...text.matchAll(finder.weMarried), ...text.matchAll(finder.marriedWith)];
  for (const match of couples) {
    const name = match.groups?.name ?? "";
    if (finder.isName(name)) add("married", { relation: "partner", side: "", name }, match);
  }
  if (couples.length === 0)
    for (const match of text.matchAll(finder.selfMarried))
      add("married", { relation: "partner", side: "", name: "" }, match);
  for (const match of text.matchAll(finder.moved)) {
    if (finder.isUnsure(text, match)) continue;
    const place = placeFrom(text, { from: (match.index ?? 0) + match[0].length, language });
    if (!place) continue;
    const after = whenAndWhere(text, { from: place.to, language });
    const { year, isAbout } = after.year === null ? datedAt(text, match, language) : after;
    found.push({ ...teller, kind: "moved", year, isAbout, place: place.place });
  }
  return found;
}

const longestAnswer = 8;

/** "Sandy Bay side, 1943" to the question for one's birth. */
function answeredBirth({ question, text }: Answer, language: Language): Found[] {
  const words = tokens(text);
  if (words.length > longestAnswer || !finderOf(language).asksBorn.test(question)) return [];
  const at = words.findIndex(({ word }) => /^(?:18[5-9]|19\d|20[0-3])\d$/u.test(word));
  const [year, other] = words.filter(({ word }) => /^\d+$/u.test(word));
  if (at < 0 || other || finderOf(language).isUnsureText(text)) return [];
  const names = /^(?:\p{Lu}\p{L}+[ ,]+)+/u.exec(text)?.[0].replace(/[ ,]+$/u, "") ?? "";
  const place = packs[language].family.placing !== "" && finderOf(language).isName(names) ? names : "";
  return [{ kind: "born", ...teller, year: Number(year?.word), isAbout: false, place }];
}

/** "My brother." to a question that names one person: "Tell me about Basil." */
function answeredWho({ question, text }: Answer, language: Language): Found[] {
  const finder = finderOf(language);
  const asked = sentences(question, language).at(-1)?.text ?? "";
  const [said = { text: "" }] = sentences(text, language);
  const names = finder.namesAsked(asked);
  const [name = ""] = names;
  const who = finder.isOnlyKin.exec(said.text)?.groups?.kin;
  const relation = who ? finder.relationOf(who) : null;
  return relation && names.length === 1 ? [{ ...plain, ...relation, kind: "person", name }] : [];
}

const read = (text: string, language: Language): readonly { sentence: string; plain: string }[] => {
  const bare = withoutQuotes(text);
  return sentences(text, language).map(({ start, end }) => ({
    sentence: text.slice(start, end),
    plain: bare.slice(start, end),
  }));
};
const sentencesOf = remember(read, 500);

/** Names of a teller's relatives: whoever is called so, where nobody else is. */
function knownOf(people: readonly Found[], finder: FactFinder): Known {
  const called = Map.groupBy(people, ({ name }) => finder.nameKey(name));
  return (name) => {
    const found = called.get(finder.nameKey(name)) ?? [];
    const [first] = found;
    return first && new Set(found.map(({ relation }) => relation)).size === 1 ? first : null;
  };
}

const question = /\?\s*["”»]?\s*$/u;

/** An answer that was told in confidence, or of which something is to be left out: nothing of it is proposed. */
const isGuarded = (text: string, language: Language): boolean => {
  const { confides, leaveOut } = packs[language].story;
  return [confides, leaveOut].some((words) => words.test(fold(text)));
};

/** What nobody knows, and what is nobody's business. */
const isSecret = (sentence: string, language: Language): boolean => {
  const { secret, affair } = packs[language].story.sore;
  return [secret, affair].some((words) => words.test(fold(sentence)));
};

/** A sentence that may say something of the family, with whom it names and who that is. */
type Line = { sentence: string; plain: string; message: string; named: Found[] };

/** Longer ones are answers without full stops: they state nothing plainly, and take long to read. */
const longestSentence = 600;

/** The sentences of an answer that are read. */
export function linesIn(answer: Answer, language: Language): Line[] {
  if (isGuarded(answer.text, language)) return [];
  const finder = finderOf(language);
  const all = sentencesOf(answer.text, language);
  return all.flatMap(({ sentence, plain }, at) => {
    if (sentence.length > longestSentence || question.test(sentence) || isSecret(sentence, language))
      return [];
    const replies = at > 0 ? [] : answeredWho(answer, language);
    const birth = all.length > 1 ? [] : answeredBirth(answer, language);
    return [
      { sentence, plain, message: answer.message, named: [...peopleIn(plain, finder), ...replies, ...birth] },
    ];
  });
}

/**
 * What a line of a teller says of the family: only what it states plainly. What others said in quotation marks, questions and guesses
 * say nothing. `lines`: all that the teller said, by which names are known.
 */
export function createFactReader(lines: readonly Line[], language: Language): (line: Line) => ToldFact[] {
  const finder = finderOf(language);
  const people = lines.flatMap(({ named }) => named.filter(({ kind }) => kind === "person"));
  const known = knownOf(people, finder);
  return ({ named, plain, sentence, message }) =>
    [...named, ...eventsIn(plain, { finder, known, language })].map((fact) => ({
      ...fact,
      sentence,
      message,
    }));
}
