import { isSameName } from "#language/name-match.ts";
import { type Language, packs } from "#language/packs.ts";
import { isContentWord, sentences as sentencesIn, tokens } from "#language/text.ts";
import { partners } from "../facts/claim-mentions.ts";
import { finderOf } from "../facts/fact-finder.ts";
import { createFactReader, linesIn } from "../facts/told-facts.ts";
import { kinWord } from "../facts/told-people.ts";
import { namesKin } from "../grounding/kin-noted.ts";
import { knownNames, personsIn } from "../read-through/persons.ts";
import type { Known } from "../story.ts";
import { fold } from "../text/fold.ts";
import { lexiconMatcher } from "../text/lexicon-matcher.ts";
import type { Material } from "./material.ts";
import { spokenOf } from "./spoken-of.ts";

/** Somebody who is named in several answers, as they are named first, with the marks of those answers. */
export type Met = { name: string; words: string[]; marks: string[] };

/** `known`: who is near the teller is met in one answer. */
type Reading = { language: Language; tellerName: string; known?: readonly Known[] };

/** Named in so many answers, somebody would be missed. */
const fewestAnswers = 2;

/** So many letters are enough to know a short form of the teller's name by: Wilf, Wilfred. */
const shortForm = 4;

/** Are these one name, or is one of them the other made short? */
const isShortFor = (one: string, other: string): boolean =>
  one === other ||
  (Math.min(one.length, other.length) >= shortForm && (one.startsWith(other) || other.startsWith(one)));

const isOneName = (one: string, other: string, language: Language): boolean =>
  one[0] === other[0] && isSameName([one, other], language);

/** What is known of somebody. */
const knownAs = (
  { words }: Pick<Met, "words">,
  known: readonly Known[],
  language: Language,
): Known | undefined =>
  known.find(({ name }) => {
    // A family name is that of others too.
    const [given = ""] = wordsOfName(name, language);
    return words.some((own) => isOneName(fold(own), fold(given), language));
  });

const wordsWithCapitals = (text: string): string[] => text.match(/\p{Lu}[\p{L}\p{M}]+/gu) ?? [];

const isTitle = (word: string, language: Language): boolean =>
  lexiconMatcher(language)(word).some(({ list }) => list === "titles");

/** The words of a name, without what only says how somebody is addressed: "Mr Pugh" is Pugh. */
const wordsOfName = (name: string, language: Language): string[] => {
  const words = wordsWithCapitals(name);
  const own = words.filter((word) => !isTitle(word, language));
  return own.length > 0 ? own : words;
};

/** Names with the title before them, folded: "mr owen". */
const titledIn = (text: string, language: Language): string[] => {
  const read = tokens(text);
  return read.flatMap(({ word, start }, at) => {
    const before = read[at - 1]?.word ?? "";
    return /^\p{Lu}/u.test(text.slice(start)) && isTitle(before, language) ? fold(`${before} ${word}`) : [];
  });
};

/** What somebody who has a title and a given name is called besides: "Mr Idris Owen" is "Mr Owen". */
const titledNames = (name: string, language: Language): string[] => {
  const [title = ""] = tokens(name).map(({ word }) => word);
  const [given, ...others] = wordsOfName(name, language);
  return isTitle(title, language) && given ? others.map((word) => fold(`${title} ${word}`)) : [];
};

/** "Marysia came. No, that was later, it was Bronka who came": the text without whoever is taken back in the same breath. */
const withoutWithdrawn = (text: string, language: Language): string => {
  const all = sentencesIn(text, language).map((sentence) => sentence.text);
  return all
    .filter((_, at) => {
      const next = all[at + 1] ?? "";
      const [first] = tokens(next);
      const isTakenBack =
        first !== undefined &&
        packs[language].functionWords.no.has(first.word) &&
        /^[,.]/u.test(next.slice(first.end));
      return !isTakenBack || wordsWithCapitals(next.slice(first.end)).length === 0;
    })
    .join(" ");
};

/** Of a question, those whom the teller names as well: "Lei" is nobody. */
const askedOf = (material: readonly Material[]): ((asked: string) => string) => {
  const said = new Set(material.flatMap(({ text }) => wordsWithCapitals(text)));
  return (asked) =>
    asked.replace(/\p{Lu}[\p{L}\p{M}]+/gu, (word) => (said.has(word) ? word : word.toLowerCase()));
};

/** Finds the answers that name somebody, in their words or in what was asked: every list in a prompt gives the same marks. */
const namersIn = (
  material: readonly Material[],
  language: Language,
): ((words: readonly string[]) => string[]) => {
  const askedIn = askedOf(material);
  const naming = material.map(({ mark, asked, text }) => ({
    mark,
    words: [`${askedIn(asked)} ${withoutWithdrawn(text, language)}`].flatMap((said) => [
      ...wordsWithCapitals(said).map(fold),
      ...titledIn(said, language),
    ]),
  }));
  return (own) =>
    naming
      .filter(({ words }) => words.some((word) => own.some((one) => isOneName(fold(one), word, language))))
      .map(({ mark }) => mark);
};

/** The people, and what else has a name of its own, of whom a teller tells in several answers: without them the life is not whole. */
export const peopleMet = (
  material: readonly Material[],
  { language, tellerName, known: noted = [] }: Reading,
): Met[] => {
  const inside = new Set(
    material.flatMap(({ text }) => text.match(/(?<=[\p{Ll},] )\p{Lu}[\p{L}\p{M}]+/gu) ?? []).map(fold),
  );
  const askedIn = askedOf(material);
  const texts = material.map(({ mark, asked, text }) => ({ mark, text: `${askedIn(asked)} ${text}` }));
  const known = knownNames(texts.map(({ text }) => text));
  const isTeller = (word: string): boolean => isShortFor(fold(tellerName.split(" ")[0] ?? ""), fold(word));
  const met: Met[] = [];
  const byWord = new Map<string, Met>();
  const metBefore = (words: readonly string[]): Met | undefined =>
    words.map((word) => byWord.get(word)).find(Boolean) ??
    met.find((one) => one.words.some((word) => words.some((other) => isOneName(word, other, language))));
  for (const { mark, text } of texts)
    for (const { full, words } of personsIn(text, { language, tellerName, known })) {
      // "La" and "Lei" begin a sentence, and are nobody.
      const isNobody = words.every(
        (word) => !inside.has(fold(word)) && !isContentWord(word.toLowerCase(), packs[language]),
      );
      if (isNobody || words.some(isTeller)) continue;
      const own = metBefore(words) ?? { name: full, words: [...words], marks: [] };
      if (own.marks.length === 0) met.push(own);
      if (!own.marks.includes(mark)) own.marks.push(mark);
      for (const word of words) byWord.set(word, own);
    }
  const near = noted.filter(({ who }) => namesKin(who, language));
  const naming = namersIn(material, language);
  return met
    .filter((one) => one.marks.length >= fewestAnswers || knownAs(one, near, language) !== undefined)
    .map((one) => {
      // A family name is that of others too.
      const also = new Set([...naming(one.words.slice(0, 1)), ...one.marks]);
      return { ...one, marks: material.flatMap(({ mark }) => (also.has(mark) ? [mark] : [])) };
    });
};

/** Finds those of these people who are named in a text; each word and each text is looked at once. */
export const namerOf = (people: readonly Met[], language: Language): ((text: string) => ReadonlySet<Met>) => {
  const byWord = new Map<string, Met[]>();
  const meantBy = (word: string): Met[] => {
    const known = byWord.get(word);
    if (known) return known;
    const folded = fold(word);
    const found = people.filter(({ words }) => words.some((own) => isOneName(fold(own), folded, language)));
    byWord.set(word, found);
    return found;
  };
  const byText = new Map<string, ReadonlySet<Met>>();
  return (text) => {
    const named = byText.get(text) ?? new Set(wordsWithCapitals(text).flatMap(meantBy));
    byText.set(text, named);
    return named;
  };
};

/** Somebody with who they are to the teller, and the mark of the answer that says it. */
export type Related = Met & { who: string; mark: string };

/** Who people are to the teller, each with the answers that name them, for a prompt. */
export const knownLines = (
  known: readonly Known[],
  material: readonly Material[],
  language: Language,
): string[] => {
  const marksOf = namersIn(material, language);
  const spoken = spokenOf(material, language);
  const isOf = (one: { name: string }, words: readonly string[]): boolean =>
    words.some((word) => isOneName(fold(one.name), fold(word), language));
  const noted = known.flatMap(({ name, who }) => {
    const words = wordsOfName(name, language);
    // A family name is that of others too.
    const given = marksOf([...words.slice(0, 1), ...titledNames(name, language)]);
    const marks = given.length > 0 ? given : marksOf(words.slice(1));
    const own = namesKin(who, language) ? undefined : spoken.find((one) => isOf(one, words.slice(0, 1)));
    const said = own ? `${who}, “${own.words}”` : who;
    return marks.length > 0 ? [`${name}: ${said} (${marks.join(", ")})`] : [];
  });
  const others = spoken.flatMap((one) => {
    const marks = marksOf([one.name]);
    const isNoted = known.some(({ name }) => isOf(one, wordsOfName(name, language)));
    return isNoted || marks.length < fewestAnswers
      ? []
      : [`${one.name}: “${one.words}” (${marks.join(", ")})`];
  });
  return [...noted, ...others];
};

/** Those of these people of whom an answer says plainly who they are to the teller, or of whom it is known. */
export const relatedIn = (
  people: readonly Met[],
  material: readonly Material[],
  { language, known = [] }: Pick<Reading, "language" | "known">,
): Related[] => {
  const lines = material.flatMap(({ mark, text, asked }) =>
    linesIn({ message: mark, text, question: asked }, language),
  );
  const read = createFactReader({ lines }, language);
  const facts = lines.flatMap(read).filter(({ relation, name }) => relation !== "self" && name !== "");
  const saidIn = (mark: string): string => material.find((one) => one.mark === mark)?.text ?? "";
  return people.flatMap((one): Related[] => {
    const own = facts.filter(({ name }) =>
      name.split(" ").some((word) => one.words.some((other) => isOneName(fold(word), other, language))),
    );
    const [first] = own;
    const isSure = new Set(own.map(({ relation }) => relation)).size === 1;
    const noted = knownAs(one, known, language);
    const isNear = noted !== undefined && namesKin(noted.who, language);
    if (first && isSure) {
      // Of two who married, the interview knows better who they were to each other.
      const who =
        kinWord(first.relation, saidIn(first.message), language) ?? (isNear ? noted.who : first.relation);
      return [{ ...one, who, mark: first.message }];
    }
    return isNear && own.length === 0 ? [{ ...one, who: noted.who, mark: one.marks[0] ?? "" }] : [];
  });
};

/** The same for a prompt. */
export const relatedLine = (related: readonly Related[]): string =>
  related.map(({ name, who, mark }) => `${name}: ${who} (${mark})`).join("; ");

/** Those who are named in a story that never says beside the name who they are to the teller, though an answer does. */
export const unsaidIn = (
  related: readonly Related[],
  sentences: readonly string[],
  language: Language,
): Related[] => {
  const namer = namerOf(related, language);
  const { relationOf } = finderOf(language);
  const { marriage } = packs[language].story.turnings;
  const kinIn = (text: string): string[] => [
    ...tokens(text).flatMap(({ word }) => relationOf(word)?.relation ?? []),
    ...lexiconMatcher(language)(text).flatMap(({ list }) =>
      list.startsWith("kin ") ? list.slice("kin ".length) : [],
    ),
    // "I married Maureen" says who she is.
    ...(marriage.test(fold(text)) ? partners : []),
  ];
  const named = sentences.map((text) => ({ who: namer(text), kin: kinIn(text) }));
  return related.filter((one) => {
    const kin = kinIn(one.who);
    // "There were four of us: Jan the eldest": one of those who are named so.
    const isAmong =
      kin.some((relation) => relation === "brother" || relation === "sister") &&
      sentences.some(
        (text) => namer(text).has(one) && packs[language].functionWords.amongSiblings.test(fold(text)),
      );
    if (isAmong) return false;
    // "My brother kept ferrets. Kenny never fed them." says it in the sentence before.
    const said = named.flatMap(({ who }, at) =>
      who.has(one) ? [...(named[at]?.kin ?? []), ...(named[at - 1]?.kin ?? [])] : [],
    );
    const isSaid = kin.length === 0 ? said.length > 0 : said.some((relation) => kin.includes(relation));
    return named.some(({ who }) => who.has(one)) && !isSaid;
  });
};
