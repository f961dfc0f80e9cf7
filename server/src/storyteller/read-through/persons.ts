import { fold as foldText } from "#language/fold.ts";
import { isSameName } from "#language/name-match.ts";
import { type Language, packs } from "#language/packs.ts";
import { isContentWord, type Token, tokens } from "#language/text.ts";
import { fold } from "../text/fold.ts";
import { lexiconMatcher } from "../text/lexicon-matcher.ts";
import { isCountry } from "./countries.ts";

/** Somebody who is named in a sentence, letter by letter. */
export type Named = { full: string; words: string[] };

/** `own`: words that the teller is called by, beside those of `tellerName`. */
export type Life = {
  language: Language;
  tellerName: string;
  known: ReadonlySet<string>;
  own?: ReadonlySet<string>;
};

const hasCapital = (text: string, { start }: Token): boolean => /^\p{Lu}\p{Ll}/u.test(text.slice(start));

/** Words with a capital that stand inside a sentence somewhere, and without one less often: names, wherever they stand. */
export const knownNames = (texts: readonly string[]): Set<string> => {
  const counts = new Map<string, number>();
  const inside = new Set<string>();
  for (const text of texts)
    for (const token of tokens(text)) {
      const word = fold(token.word);
      const isCapital = hasCapital(text, token);
      if (isCapital && !token.afterBreak) inside.add(word);
      if (!token.afterBreak) counts.set(word, (counts.get(word) ?? 0) + (isCapital ? 1 : -1));
    }
  return new Set([...inside].filter((word) => (counts.get(word) ?? 0) >= 0));
};

const listsOf = (word: string, language: Language) => lexiconMatcher(language)(word).map(({ list }) => list);

/** "Maj-Britt": a month that is half of a name is none. */
const isHalf = ({ start, end }: Token, text: string): boolean =>
  /^-\p{Lu}/u.test(text.slice(end)) || /\p{L}-$/u.test(text.slice(0, start));

const isGiven = ({ word }: Token, language: Language): boolean =>
  packs[language].conversation.followUps.givenNames.has(word);

const isName = (token: Token, text: string, { language, known }: Life): boolean =>
  hasCapital(text, token) &&
  isContentWord(token.word, packs[language]) &&
  (!token.afterBreak || known.has(fold(token.word)) || isGiven(token, language)) &&
  !listsOf(token.word, language).some(
    (list) => (list === "times" && !isHalf(token, text)) || list === "titles" || list.startsWith("kin "),
  );

/** Words with a capital side by side, with what stands before and behind them. */
type Run = { own: Token[]; before: Token | undefined; after: Token | undefined; gap: string };

const isPlaceWord = ({ word }: Token, language: Language): boolean =>
  listsOf(word, language).includes("places");

/** Polish "z Czesławem", "with Czesław", though "z Krobi" is from Krobia; "in Hull", "the Labour Exchange", "Carr Road Methodist", "New Zealand"; Swedish "Inga Berg" is somebody, though a berg is a hill. */
const isPlace = ({ own, before }: Run, text: string, language: Language): boolean => {
  const { lexicon, story, conversation } = packs[language];
  if (own.length === 1 && own.some((one) => isGiven(one, language))) return false;
  if (before && lexicon.placePrepositions.includes(before.word)) return true;
  if (before && conversation.followUps.thingArticles.has(before.word)) return true;
  if (isCountry(text.slice(own[0]?.start ?? 0, own.at(-1)?.end ?? 0), language)) return true;
  const [first, ...rest] = own;
  const nouns = story.placeNamesEndInNoun ? rest : [];
  return (own.length === 1 ? [first] : nouns).some((one) => one !== undefined && isPlaceWord(one, language));
};

const runsIn = (text: string, life: Life): Run[] => {
  const runs: Run[] = [];
  const read = tokens(text);
  for (const [at, token] of read.entries()) {
    if (!isName(token, text, life)) continue;
    const before = read[at - 1];
    const last = runs.at(-1);
    const between = text.slice(before?.end ?? 0, token.start);
    if (last && last.own.at(-1) === before && [" ", "-"].includes(between)) {
      last.own.push(token);
      last.after = read[at + 1];
    } else runs.push({ own: [token], before, after: read[at + 1], gap: between });
  }
  return runs;
};

/** Runs that stand where somebody does: "Hamilton, Ontario" are two places. */
const ofPeople = (text: string, life: Life): Run[] => {
  let place: Run | null = null;
  return runsIn(text, life).filter((run) => {
    const goesOn = place?.own.at(-1) === run.before && run.gap === ", ";
    const is = isPlace(run, text, life.language) || goesOn;
    place = is ? run : null;
    return !is;
  });
};

/** Is a name made of words alone that the teller is called by? */
export const isTeller = ({ words }: Named, life: Life): boolean => {
  const { language, tellerName, own = new Set<string>() } = life;
  const teller = [...tokens(tellerName).map(({ word }) => word), ...own];
  return words.every((word) => teller.some((mine) => isSameName([mine, word], language)));
};

/** The people a sentence names beside the teller: names side by side are one. What stands where a place does is none. */
export const personsIn = (text: string, life: Life): Named[] =>
  ofPeople(text, life)
    .map(({ own }) => ({
      full: text.slice(own[0]?.start ?? 0, own.at(-1)?.end ?? 0),
      words: own.map(({ word }) => word),
    }))
    .filter((person) => !isTeller(person, life));

/** So many words right before a name may say whose it is. */
const mostBefore = 3;

/** "I was Jean Haworth": who tells says so right before the name. */
const isSaidOwn = ({ own }: Run, text: string, language: Language): boolean => {
  const before = text
    .slice(0, own[0]?.start ?? 0)
    .trim()
    .split(/\s+/u)
    .slice(-mostBefore);
  const said = foldText(before.join(" "));
  const { source } = packs[language].story.ownName;
  return new RegExp(`${source}$`, "u").test(said);
};

/**
 * What tellers call themselves where they say who they are: "Doreen. Doreen Pugh", and later what stands behind "I was" with a name that
 * is theirs.
 */
export const ownNames = (introduction: readonly string[], life: Life): Set<string> => {
  const { language, tellerName } = life;
  const own = new Set(tokens(tellerName).map(({ word }) => fold(word)));
  const read = introduction.map((text) => ({ text, runs: runsIn(text, life) }));
  const wordsOf = ({ own: run }: Run): string[] => run.map(({ word }) => fold(word));
  const isOne = (run: Run): boolean => wordsOf(run).some((word) => own.has(word));
  if (own.size === 0) {
    // "Doreen.", "Well, I'm Edith": not "Our Callum's set it up".
    const isOfTeller = (run: Run, text: string): boolean =>
      run.own[0]?.start === 0 || isSaidOwn(run, text, language);
    const said = read.flatMap(({ text, runs }) => runs.filter((run) => isOfTeller(run, text)));
    for (const word of said.slice(0, 1).flatMap(wordsOf)) own.add(word);
  }
  let isOpen = true;
  for (const { text, runs } of read) {
    const isOfKin = listsOf(text, language).some((list) => list.startsWith("kin "));
    // "I was Chirgwin before I married": a family name by itself is theirs where nobody else is told of.
    const isFamilyName = ({ own: run }: Run): boolean =>
      !isOfKin && !run.some((one) => isGiven(one, language));
    const said = runs.filter((run) => isSaidOwn(run, text, language) && (isOne(run) || isFamilyName(run)));
    for (const word of said.flatMap(wordsOf)) own.add(word);
    if (runs.length === 0 || !isOpen) continue;
    const named = own.size === 0 ? runs : runs.filter(isOne);
    isOpen = named.length > 0 && !isOfKin;
    if (isOpen) for (const word of named.flatMap(wordsOf)) own.add(word);
  }
  return own;
};

/** "Inga Berg" as "Inga"; null where there is no family name that could go. */
export const shortened = ({ full }: Named): string | null => full.split(" ").slice(0, -1).join(" ") || null;
