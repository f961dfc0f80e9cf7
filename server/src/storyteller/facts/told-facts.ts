import { fold } from "#language/fold.ts";
import { type Language, packs } from "#language/packs.ts";
import { remember } from "#language/remember.ts";
import { sentences, tokens } from "#language/text.ts";
import { asksForSilence } from "../material/left-out.ts";
import { quotesIn } from "../text/quotes.ts";
import { answeredBirth, askedOf, single, teller } from "./asked-about.ts";
import { type FactFinder, finderOf } from "./fact-finder.ts";
import { answeredWho, namedBefore, notedIn, peopleIn } from "./named-people.ts";
import { createPronounResolver } from "./pronouns.ts";
import type { Answer, Found, Known, Noted, Subject, ToldFact } from "./told-fact.ts";
import { placeFrom, type WhenAndWhere, whenAndWhere } from "./when-and-where.ts";

/** Names alone after a colon: "I had two brothers: Tom and Basil". */
const onlyNames = /^:\s*\p{Lu}\p{Ll}+(?:(?:,? \p{Ll}{1,4}|,) \p{Lu}\p{Ll}+)*\s*$/u;

/** A text with what others said blanked out, letter for letter: in quotation marks, and after a colon to the end of the sentence. */
const withoutQuotes = (text: string): string =>
  quotesIn(text)
    .reduce((left, { start, end }) => left.slice(0, start) + " ".repeat(end - start) + left.slice(end), text)
    .replace(/:[^.!?]*/gu, (said) => (onlyNames.test(said) ? said : " ".repeat(said.length)));

/** Who the subject of a sentence is; null: nobody whom the words name for sure. `isOwn`: the words before leave no doubt whose relative it is. */
function subjectOf(
  match: RegExpMatchArray,
  { finder, known, isOwn = false }: { finder: FactFinder; known: Known; isOwn?: boolean },
): Subject | null {
  const { kin = "", name = "" } = match.groups ?? {};
  const given = finder.isName(name) ? name : "";
  if (kin === "") return given === "" || finder.followsKin(match.input ?? "", match) ? null : known(given);
  const who = finder.relationOf(kin);
  if (!who || !(isOwn || finder.mayBeOwn(match.input ?? "", match))) return null;
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

type Reader = {
  finder: FactFinder;
  known: Known;
  language: Language;
  spokenOf: ReturnType<typeof createPronounResolver>;
};

/** Sexes that a pronoun, or the verb alone, can be said of. */
function sexesIn(match: RegExpMatchArray, finder: FactFinder): ("female" | "male")[] {
  const { he, she, verb = "" } = match.groups ?? {};
  if (he) return ["male"];
  if (she) return ["female"];
  if (finder.isFeminine.test(verb)) return ["female"];
  return finder.isOfEither.test(verb) ? ["female", "male"] : ["male"];
}

/** Whom the words before a "he" name. */
function spokenSubject(
  match: RegExpMatchArray,
  line: Line,
  { finder, spokenOf, known }: Reader,
): Subject | null {
  const start = line.plain.slice(0, match.index);
  const isFirst = !/\p{L}{3}/u.test(start);
  const before = isFirst ? line.before : [...line.before, start];
  const asked = line.asked(known);
  const found = sexesIn(match, finder).flatMap((sex) => spokenOf({ before, asked }, sex) ?? []);
  const [who] = found;
  return who && new Set(found).size === 1 ? who : null;
}

/** Births and deaths of whom the words before name: "He died in 1974." */
const spokenEventsIn = (line: Line, reader: Reader) =>
  (["born", "died"] as const).flatMap((kind) =>
    [...line.plain.matchAll(reader.finder.spokenOf[kind])].flatMap((match) => {
      const who = spokenSubject(match, line, reader);
      return who ? [{ kind, who, match }] : [];
    }),
  );

/** Names of whom the words before speak: "He was called Gunnar." */
const spokenNamesIn = (line: Line, reader: Reader): Found[] =>
  reader.finder.calledSo.flatMap((form) =>
    [...line.plain.matchAll(form)].flatMap((match) => {
      const name = match.groups?.name ?? "";
      const isFree = reader.finder.isName(name) && !reader.finder.isUnsure(line.plain, match);
      const who = isFree ? spokenSubject(match, line, reader) : null;
      return who?.name === ""
        ? [{ ...who, kind: "person", name, year: null, isAbout: false, place: "" }]
        : [];
    }),
  );

/** What is dated or placed in a sentence. */
function eventsIn(line: Line, reader: Reader) {
  const { finder, language } = reader;
  const text = line.plain;
  const found: Found[] = [];
  const add = (kind: Found["kind"], who: Subject | null, match: RegExpMatchArray): void => {
    if (!who || finder.isUnsure(text, match)) return;
    const dated = datedAt(text, match, language);
    const { year, isAbout } = dated;
    const before = kind === "born" ? finder.placeBefore(text.slice(0, match.index)) : "";
    const place = dated.place || before;
    if (year !== null || (kind === "born" && place !== ""))
      found.push({ ...who, kind, year, isAbout, place });
  };
  for (const match of text.matchAll(finder.selfBorn)) add("born", teller, match);
  if (line.isBirthAsked) for (const match of text.matchAll(finder.selfBornAlone)) add("born", teller, match);
  const inverted = (match: RegExpMatchArray) => ({ ...reader, isOwn: match.groups?.first !== undefined });
  for (const match of finder.born(text)) add("born", subjectOf(match, inverted(match)), match);
  for (const match of finder.died(text)) add("died", subjectOf(match, inverted(match)), match);
  for (const form of finder.lost)
    for (const match of text.matchAll(form)) add("died", subjectOf(match, { ...reader, isOwn: true }), match);
  for (const match of text.matchAll(finder.selfWidowed))
    add("died", { relation: "partner", side: "", name: "" }, match);
  for (const { kind, who, match } of spokenEventsIn(line, reader)) add(kind, who, match);
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

type Sentence = { sentence: string; plain: string; start: number };

const read = (text: string, language: Language): readonly Sentence[] => {
  const bare = withoutQuotes(text);
  return sentences(text, language).map(({ start, end }) => ({
    start,
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

/** What nobody knows, and what is nobody's business. */
const isSecret = (sentence: string, language: Language): boolean => {
  const { secret, affair } = packs[language].story.sore;
  return [secret, affair].some((words) => words.test(fold(sentence)));
};

/** A sentence that may say something of the family, with whom it names and who that is. */
export type Line = Sentence & {
  message: string;
  named: Found[];
  before: readonly string[];
  /** Whom alone the question before was about. */
  asked: (known: Known) => Subject | null;
  isBirthAsked: boolean;
};

/** Longer ones are answers without full stops: they state nothing plainly, and take long to read. */
const longestSentence = 600;

/** How many sentences before one may say of whom it speaks. */
const mostBefore = 12;
/** Words of an answer before one's birth: one's name. */
const mostNames = 4;

/** The sentences of an answer that are read: none of one that was told in confidence, or of which something is to be left out. */
export function linesIn(answer: Answer, language: Language): Line[] {
  if (asksForSilence(answer.text, language)) return [];
  const finder = finderOf(language);
  const all = sentencesOf(answer.text, language);
  const asked = askedOf(answer.question, finder, language);
  const isBirthAsked = finder.asksBorn.test(answer.question);
  const isBegun = (at: number): boolean =>
    all.slice(0, at).every(({ plain }) => tokens(plain).length <= mostNames);
  return all.flatMap(({ sentence, plain, start }, at) => {
    if (sentence.length > longestSentence || question.test(sentence) || isSecret(sentence, language))
      return [];
    const replies = at > 0 ? [] : answeredWho(answer, language);
    const birth = isBirthAsked && isBegun(at) ? answeredBirth(plain, language) : [];
    const before = all.slice(Math.max(0, at - mostBefore), at).map((one) => one.plain);
    const told = peopleIn(plain, finder);
    const after = namedBefore(plain, before.at(-1) ?? "", finder);
    const named = [...told, ...replies, ...after, ...birth];
    return [{ sentence, plain, start, message: answer.message, named, before, asked, isBirthAsked }];
  });
}

/** Those whom a model noted, each with the first line that names them and does not say itself who that is. */
const firstNamed = (noted: readonly Noted[], lines: readonly Line[], finder: FactFinder) =>
  noted.flatMap((one) => {
    for (const line of lines) {
      const found = notedIn(line.sentence, one, finder);
      if (!found) continue;
      const isTold = line.named.some(({ name }) => finder.nameKey(name) === finder.nameKey(one.name));
      return isTold ? [] : [{ line, found }];
    }
    return [];
  });

/**
 * What a line of a teller says of the family: only what it states plainly. What others said in quotation marks, questions and guesses
 * say nothing. `lines`: all that the teller said, by which names are known; `noted`: whom a model understood to be who.
 */
export function createFactReader(
  { lines, noted = [] }: { lines: readonly Line[]; noted?: readonly Noted[] },
  language: Language,
): (line: Line) => ToldFact[] {
  const finder = finderOf(language);
  const understood = Map.groupBy(firstNamed(noted, lines, finder), ({ line }) => line);
  const people = [
    ...lines.flatMap(({ named }) => named.filter(({ kind }) => kind === "person")),
    ...[...understood.values()].flat().map(({ found }) => found),
  ];
  const known = knownOf(people, finder);
  const spokenOf = createPronounResolver({
    language,
    known,
    subjectOf: (match) => subjectOf(match, { finder, known }),
  });
  const reader: Reader = { finder, known, language, spokenOf };
  return (line) =>
    [
      ...line.named,
      ...(understood.get(line) ?? []).map(({ found }) => found),
      ...spokenNamesIn(line, reader),
      ...eventsIn(line, reader),
    ].map((fact) => ({
      ...fact,
      sentence: line.sentence,
      message: line.message,
    }));
}
