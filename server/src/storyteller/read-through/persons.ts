import { type Language, packs } from "#language/packs.ts";
import { isContentWord, type Token, tokens } from "#language/text.ts";
import { fold } from "../text/fold.ts";
import { lexiconMatcher } from "../text/lexicon-matcher.ts";
import { isSameName } from "../text/name-match.ts";
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

/** The people a sentence names beside the teller: names side by side are one. What stands where a place does is none. */
export const personsIn = (text: string, life: Life): Named[] => {
  const { language, tellerName, own: called = new Set<string>() } = life;
  const teller = tokens(tellerName).map(({ word }) => word);
  const isOwn = (word: string): boolean =>
    called.has(fold(word)) || teller.some((mine) => isSameName([mine, word], language));
  return ofPeople(text, life)
    .map(({ own }) => ({
      full: text.slice(own[0]?.start ?? 0, own.at(-1)?.end ?? 0),
      words: own.map(({ word }) => word),
    }))
    .filter(({ words }) => !words.every(isOwn));
};

/** What a teller calls themselves where they say who they are: "Doreen. Doreen Pugh." */
export const ownNames = (introduction: readonly string[], life: Life): Set<string> => {
  const own = new Set<string>();
  for (const text of introduction) {
    const runs = runsIn(text, life).map((run) => run.own.map(({ word }) => fold(word)));
    if (runs.length === 0) continue;
    if (listsOf(text, life.language).some((list) => list.startsWith("kin "))) break;
    const named = own.size === 0 ? runs : runs.filter((run) => run.some((word) => own.has(word)));
    if (named.length === 0) break;
    for (const word of named.flat()) own.add(word);
  }
  return own;
};

/** First names, folded, of which these texts show that somebody is called so: by a title or a relative before them, or what only a person does behind them. */
export const peopleIn = (texts: readonly string[], life: Life): Set<string> => {
  const { givenNames, nameArticles, personAfter } = packs[life.language].conversation.followUps;
  const isBeside = ({ before, own, after }: Run): boolean => {
    const lists = before ? listsOf(before.word, life.language) : [];
    return (
      own.some(({ word }) => givenNames.has(word)) ||
      lists.some((list) => list === "titles" || list.startsWith("kin ")) ||
      nameArticles.has(before?.word ?? "") ||
      personAfter.has(after?.word ?? "")
    );
  };
  return new Set(
    texts.flatMap((text) =>
      ofPeople(text, life)
        .filter(isBeside)
        .flatMap(({ own }) => own.map(({ word }) => fold(word))),
    ),
  );
};

/** "Inga Berg" as "Inga B.", "Inga" as "I.". */
export const shortened = ({ full }: Named): string => {
  const words = full.split(" ");
  const initial = `${[...(words.at(-1) ?? "")][0] ?? ""}.`;
  return [...words.slice(0, -1), initial].join(" ");
};
