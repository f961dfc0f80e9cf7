import { sharedPrefix } from "#language/fold.ts";
import { isSameName } from "#language/name-match.ts";
import { isNamed, type Named, numbersBeside, numbersIn } from "#language/numbers.ts";
import type { Language } from "#language/packs.ts";
import { tokens } from "#language/text.ts";
import type { Sex } from "../facts/pronouns.ts";
import { sexOfTeller } from "../facts/sex-told.ts";
import { asTold, type Known, type Source, sourceKey, sourceOf, type Told } from "../story.ts";
import { asSaid } from "../text/as-said.ts";
import { fold } from "../text/fold.ts";
import { type Actor, type Clause, type ParsedText, parseText } from "../text/parsed-text.ts";
import { inLawsIn, isOfSpouse, isRelative } from "./kin-noted.ts";

/** Words of all the answers of a teller, folded. */
type Vocabulary = {
  /** Stand with a capital inside a sentence somewhere: names, wherever they stand. */
  names: ReadonlySet<string>;
  /** Stand with a small letter somewhere: no names. */
  common: ReadonlySet<string>;
};

/** What was asked, with the answer to it. */
export type Asking = { question: ParsedText; answer: ParsedText };

/** What a sentence may rest on: the answers it cites, and the answers next to them. */
export type Evidence = {
  language: Language;
  cited: readonly ParsedText[];
  /** The cited answers word by word, as they were said. */
  said: readonly string[];
  near: readonly ParsedText[];
  /** Who those are whom these answers name, as was said elsewhere: each a name with what they are to the teller. */
  notes: readonly ParsedText[];
  /** What was asked before the cited answers. */
  questions: readonly ParsedText[];
  /** Every question whose words may count, before the cited answers and before those that they go on from. */
  asking: readonly Asking[];
  /** Whom the answer of a clause was asked about: a "he" or "she" in it may be one of these. */
  askedAbout: (clause: Clause) => readonly Actor[];
  /** Clauses of the cited answers by the stems they hold. */
  clausesBy: ReadonlyMap<string, readonly Clause[]>;
  /** Folded words of the cited answers and of the profile. */
  words: ReadonlySet<string>;
  profile: readonly string[];
  /** Of the teller, as they speak of themselves; null where that is not clear. */
  sex: Sex | null;
  vocabulary: Vocabulary;
  hasNumber: (number: Named) => boolean;
  /** The stem under which the answers hold a word, or null when they do not. */
  known: (stem: string) => string | null;
  /** Does an answer hold it, and not only a question? */
  isTold: (stem: string) => boolean;
};

const stemsOf = (readings: readonly ParsedText[]): Set<string> =>
  new Set(readings.flatMap(({ words }) => words.flatMap(({ stem }) => stem ?? [])));

const alike = 0.75;
const shortestAlike = 4;

const isAlike = (one: string, other: string): boolean =>
  Math.min(one.length, other.length) >= shortestAlike &&
  sharedPrefix(one, other) / Math.max(one.length, other.length) >= alike;

const knownIn = (stems: ReadonlySet<string>): Evidence["known"] => {
  const found = new Map<string, string | null>();
  return (stem) => {
    if (stems.has(stem)) return stem;
    const cached = found.get(stem);
    if (cached !== undefined) return cached;
    const match = /\p{N}/u.test(stem) ? null : ([...stems].find((other) => isAlike(stem, other)) ?? null);
    found.set(stem, match);
    return match;
  };
};

const clausesByStem = (readings: readonly ParsedText[]): Map<string, Clause[]> => {
  const index = new Map<string, Clause[]>();
  for (const clause of readings.flatMap(({ clauses }) => clauses)) {
    for (const stem of clause.stems) {
      const known = index.get(stem);
      if (known) known.push(clause);
      else index.set(stem, [clause]);
    }
  }
  return index;
};

const profileStems = (profileNames: readonly string[], language: Language): Set<string> =>
  stemsOf(profileNames.map((name) => parseText(name, { language, names: new Set() })));

type Readings = {
  /** What was asked before each of the cited answers. */
  questions: readonly (ParsedText | null)[];
  /** The answers that the cited ones go on from. */
  before: readonly (ParsedText | null)[];
  /** The questions, and those answers with what was asked before them: these may name of whom is spoken. */
  asked: readonly ParsedText[];
  asking: readonly Asking[];
  cited: readonly ParsedText[];
  said: readonly string[];
  near: readonly ParsedText[];
  notes: readonly ParsedText[];
  profileNames: readonly string[];
  sex: Sex | null;
  language: Language;
  vocabulary: Vocabulary;
};

/** Those of whom a question speaks; a relative only where no other stands beside. */
const spokenOfIn = ({ words }: ParsedText): Actor[] => {
  const actors = words.flatMap(({ actor }) => actor ?? []);
  const kin = new Set(actors.flatMap((actor) => (actor.kind === "kin" ? actor.id : [])));
  return actors.filter(({ kind }) => kind === "name" || (kind === "kin" && kin.size === 1));
};

const evidenceOf = ({
  questions,
  before,
  asked,
  asking: allAsked,
  cited,
  said,
  near,
  notes,
  profileNames,
  sex,
  language,
  vocabulary,
}: Readings): Evidence => {
  const profile = profileNames.flatMap((name) => tokens(name).map(({ word }) => fold(word)));
  const asking = questions.flatMap((question) => question?.text ?? []);
  const inQuestions = new Set(allAsked.map(({ question }) => question));
  const answered = near.filter((one) => !inQuestions.has(one));
  const told = [...stemsOf([...answered, ...notes]), ...profileStems(profileNames, language)];
  const isTold = knownIn(new Set(told));
  const numbers = [...cited.map(({ text }) => text), ...asking, ...profileNames].flatMap((text) => [
    ...numbersIn(text, language),
    ...numbersBeside(text, language),
  ]);
  const topics = new Map(
    cited.flatMap(({ clauses }, at) => {
      // The nearest that names one relative alone says who is meant: the question, the answer itself, the answer it goes on from.
      const near = [questions[at], cited[at], before[at]].flatMap((one) => one ?? []);
      const topic = near.map(spokenOfIn).find((actors) => actors.some(({ kind }) => kind === "kin")) ?? [];
      const asked = questions[at] ? spokenOfIn(questions[at]) : [];
      return clauses.map((clause) => [clause, [...asked, ...topic]] as const);
    }),
  );
  return {
    language,
    cited,
    said,
    near,
    notes,
    questions: questions.flatMap((question) => question ?? []),
    asking: allAsked,
    askedAbout: (clause) => topics.get(clause) ?? [],
    clausesBy: clausesByStem(cited),
    words: new Set([
      ...cited.flatMap(({ words }) => words.map(({ folded }) => folded)),
      ...asked
        .flatMap(({ words }) => words.map(({ folded }) => folded))
        .filter((word) => vocabulary.names.has(word)),
      ...namesIn(asking),
      ...notes.flatMap(({ words }) => words.filter(({ isCapital }) => isCapital).map(({ folded }) => folded)),
      ...profile,
    ]),
    profile,
    sex,
    vocabulary,
    hasNumber: (number) => isNamed(number, numbers),
    known: knownIn(new Set([...told, ...stemsOf([...inQuestions])])),
    isTold: (stem) => isTold(stem) !== null,
  };
};

const namesIn = (texts: readonly string[]): Set<string> => {
  const names = texts.flatMap((text) =>
    tokens(text)
      .filter(
        (token, at) =>
          at > 0 && !token.afterBreak && /^\p{Lu}\p{Ll}/u.test(text.slice(token.start, token.end)),
      )
      .map(({ word }) => fold(word)),
  );
  return new Set(names);
};

/** Finds the evidence for the sources of a sentence; null when no source is an answer that may be used. */
export type Archive = {
  language: Language;
  vocabulary: Vocabulary;
  evidenceFor: (sources: readonly Source[]) => Evidence | null;
};

type Holdings = {
  told: readonly Told[];
  language: Language;
  profileNames: readonly string[];
  people?: readonly Known[];
};

const commonWords = (texts: readonly string[]): Set<string> =>
  new Set(texts.flatMap((text) => text.match(/(?<![\p{L}\p{M}])\p{Ll}[\p{L}\p{M}]*/gu) ?? []).map(fold));

/** Reads the answers of one teller, each at most once. Private answers are no evidence. */
export const archiveOf = ({ told, language, profileNames, people = [] }: Holdings): Archive => {
  const usable = told.filter(({ isPrivate }) => !isPrivate);
  const texts = usable.map(({ text }) => text);
  const names = namesIn([...texts, ...profileNames.map((name) => `a ${name}`)]);
  const vocabulary = { names, common: commonWords(texts) };
  const sex = sexOfTeller(usable, language);
  const byKey = new Map(usable.map((answer) => [sourceKey(sourceOf(answer)), answer]));
  const inOrder = usable.toSorted(asTold);
  const places = new Map(inOrder.map((answer, at) => [answer, at]));
  const readings = new Map<Told, ParsedText>();
  const read = (answer: Told): ParsedText => {
    const reading = readings.get(answer) ?? parseText(answer.text, { language, names });
    readings.set(answer, reading);
    return reading;
  };
  const questionReadings = new Map<Told, ParsedText>();
  const readQuestion = (answer: Told): ParsedText | null => {
    if (!answer.question) return null;
    const reading = questionReadings.get(answer) ?? parseText(answer.question, { language, names });
    questionReadings.set(answer, reading);
    return reading;
  };
  const neighbours = (answer: Told): Told[] => {
    const at = places.get(answer) ?? 0;
    return [inOrder[at - 1], inOrder[at + 1]].filter(
      (other) => other?.interviewId === answer.interviewId,
    ) as Told[];
  };
  const before = (answer: Told): Told | undefined => {
    const other = inOrder[(places.get(answer) ?? 0) - 1];
    return other?.interviewId === answer.interviewId ? other : undefined;
  };
  const noted = people.map(({ name, who }) => ({
    names: [...namesIn([`a ${name}`])],
    reading: parseText(`${name}: ${who}`, { language, names }),
  }));
  const kinIn = ({ lists }: ParsedText): string[] => [...lists].filter((list) => list.startsWith("kin "));
  const kinNoted = noted.flatMap(({ reading }) => (isRelative(reading, language) ? kinIn(reading) : []));
  /** Who those are whom these texts name, or call what nobody else is: "Helmer" for "my father". */
  const notesOn = (readings: readonly ParsedText[]): ParsedText[] => {
    const said = [...new Set(readings.flatMap(({ words }) => words.filter(({ isCapital }) => isCapital)))];
    const called = new Set(readings.flatMap(kinIn));
    const isAlone = (kin: string): boolean => kinNoted.filter((other) => other === kin).length === 1;
    return noted
      .filter(
        ({ names: own, reading }) =>
          kinIn(reading).some((kin) => called.has(kin) && isAlone(kin)) ||
          (isOfSpouse(reading) && readings.some(({ text }) => inLawsIn(text, language).length > 0)) ||
          own.some((name) => said.some(({ folded }) => isSameName([name, folded], language))),
      )
      .map(({ reading }) => reading);
  };
  const cache = new Map<string, Evidence>();
  const evidenceFor = (sources: readonly Source[]): Evidence | null => {
    const answers = sources
      .map((source) => byKey.get(sourceKey(source)))
      .filter((answer) => answer !== undefined);
    if (answers.length === 0) return null;
    const key = sources.map(sourceKey).join();
    const known = cache.get(key);
    if (known) return known;
    const cited = answers.map(read);
    const leading = answers.map((answer) => {
      const last = answer.staysOn ? before(answer) : undefined;
      return { question: readQuestion(answer), last: last ? read(last) : null };
    });
    const asking = answers
      .flatMap((answer) => [answer, ...(answer.staysOn ? [before(answer)] : [])])
      .flatMap((answer): Asking[] => {
        const question = answer ? readQuestion(answer) : null;
        return answer && question ? [{ question, answer: read(answer) }] : [];
      });
    const asked = [...leading.flatMap(({ last }) => last ?? []), ...asking.map(({ question }) => question)];
    const near = [...[...new Set([...answers, ...answers.flatMap(neighbours)])].map(read), ...asked];
    const made = evidenceOf({
      questions: leading.map(({ question }) => question),
      before: leading.map(({ last }) => last),
      asked,
      asking,
      cited,
      said: answers.map(asSaid),
      near,
      notes: notesOn([...cited, ...asked]),
      profileNames,
      sex,
      language,
      vocabulary,
    });
    cache.set(key, made);
    return made;
  };
  return { language, vocabulary, evidenceFor };
};
