import { type Kin, kinships } from "#language/pack.ts";
import { type Language, packs } from "#language/packs.ts";
import { stem } from "#language/stem.ts";
import { isContentWord, type Token, tokens } from "#language/text.ts";
import { fold } from "./fold.ts";
import { functionWords } from "./function-words.ts";
import { type LexiconMatch, type List, lexiconMatcher } from "./lexicon-matcher.ts";
import { numberWord } from "./number-words.ts";
import { quotesIn } from "./quotes.ts";

/** A person who acts: one of the kin, somebody with a name, or the teller. */
export type Actor = { kind: "kin"; id: Kin } | { kind: "name"; id: string } | { kind: "self"; id: "self" };

/** A word as the gate sees it. `stem` is null where the word carries no content: function words, hedges, fillers. */
export type Word = {
  word: string;
  folded: string;
  stem: string | null;
  isCapital: boolean;
  /** First of a sentence or quotation, where a capital says nothing. */
  isOpening: boolean;
  actor: Actor | null;
};

/** A clause, roughly: what stands between commas, marks and connectives. `around` adds splinters beside it. */
export type Clause = {
  words: Word[];
  stems: Set<string>;
  isNegated: boolean;
  isHedged: boolean;
  around: Around;
};

/** A clause with the splinters of fewer than two content words next to it. */
export type Around = { stems: Set<string>; isNegated: boolean; isHedged: boolean };

export type Reading = { text: string; words: Word[]; clauses: Clause[]; lists: ReadonlySet<List> };

/** `names`: folded words known to be names of this teller's life, for those that open a sentence. */
export type Reader = { language: Language; names: ReadonlySet<string> };

const kinOf = (list: List): Kin | undefined => kinships.find((relation) => list === `kin ${relation}`);

const isNumeric = (token: Token | undefined, language: Language): boolean =>
  token !== undefined && (/^\p{N}/u.test(token.word) || numberWord(token.word, language) !== null);

/** A hedge that may be a plain preposition counts only beside a number. */
const isTrueHedge = (match: LexiconMatch, read: readonly Token[], language: Language): boolean => {
  const words = read.slice(match.from, match.to).map(({ word }) => word);
  if (words.some((word) => !functionWords[language].looseHedges.has(word))) return true;
  return [match.from - 1, match.to, match.to + 1].some((at) => isNumeric(read[at], language));
};

type Marked = {
  kin: (Kin | undefined)[];
  negated: boolean[];
  hedged: boolean[];
  empty: boolean[];
  title: boolean[];
  quoted: boolean[];
  lists: Set<List>;
};

const marksOf = (read: readonly Token[], language: Language): Marked => {
  const marked: Marked = {
    kin: [],
    negated: [],
    hedged: [],
    empty: [],
    title: [],
    quoted: [],
    lists: new Set(),
  };
  for (const match of lexiconMatcher(language)(read)) {
    marked.lists.add(match.list);
    const isHedge = match.list === "hedges" && isTrueHedge(match, read, language);
    const kin = kinOf(match.list);
    for (let at = match.from; at < match.to; at += 1) {
      if (kin) marked.kin[at] = kin;
      if (isHedge) marked.hedged[at] = true;
      if (match.list === "titles") marked.title[at] = true;
      if (match.list === "negations") marked.negated[at] = true;
      if (isHedge || match.list === "negations" || match.list === "fillers") marked.empty[at] = true;
    }
  }
  for (const [at, { word }] of read.entries()) {
    if (!functionWords[language].doubts.has(word)) continue;
    marked.hedged[at] = true;
    marked.empty[at] = true;
  }
  return marked;
};

type At = { read: readonly Token[]; at: number; text: string; marked: Marked };

/** The full stop of a title opens no sentence. */
const opens = ({ read, at, text, marked }: At): boolean => {
  const token = read[at];
  if (at > 0 && marked.title[at - 1]) return false;
  if (at === 0 || token?.afterBreak) return true;
  return /[—–]/u.test(text.slice(read[at - 1]?.end ?? 0, token?.start ?? 0));
};

const actorOf = ({ read, at, marked }: At, isName: boolean, { language }: Reader): Actor | null => {
  const word = read[at]?.word ?? "";
  const kin = marked.kin[at];
  if (kin) return { kind: "kin", id: kin };
  if (!marked.quoted[at] && functionWords[language].self.has(word)) return { kind: "self", id: "self" };
  const isPlace = packs[language].lexicon.placePrepositions.includes(read[at - 1]?.word ?? "");
  return isName && !isPlace ? { kind: "name", id: fold(word) } : null;
};

const wordOf = (place: At, reader: Reader): Word => {
  const { read, at, text, marked } = place;
  const token = read[at] as Token;
  const pack = packs[reader.language];
  const isCapital = /^\p{Lu}/u.test(text.slice(token.start, token.end));
  const isOpening = opens(place);
  const folded = fold(token.word);
  const isContent = !marked.empty[at] && isContentWord(token.word, pack);
  const isName = isCapital && isContentWord(token.word, pack) && (!isOpening || reader.names.has(folded));
  return {
    word: token.word,
    folded,
    stem: isContent ? fold(stem(token.word, reader.language)) : null,
    isCapital,
    isOpening,
    actor: actorOf(place, isName, reader),
  };
};

const clauseStarts = (read: readonly Token[], text: string, language: Language): number[] =>
  [...read.keys()].filter((at) => {
    const token = read[at];
    const previous = read[at - 1];
    if (!token || !previous || token.afterBreak) return true;
    return (
      /[,—–]|\s-\s/u.test(text.slice(previous.end, token.start)) ||
      functionWords[language].connectives.has(token.word)
    );
  });

const stemsOf = (words: readonly Word[]): Set<string> =>
  new Set(words.map(({ stem: own }) => own).filter((own) => own !== null));

type Draft = Omit<Clause, "around"> & { opensSentence: boolean };

const fewestStems = 2;

/** Joins splinters to the clause before them, or to the one after where they open a sentence. */
const grouped = (drafts: readonly Draft[]): Clause[] => {
  const groups: Draft[][] = [];
  for (const draft of drafts) {
    const group = groups.at(-1);
    const isSplinter =
      draft.stems.size < fewestStems || group?.every(({ stems }) => stems.size < fewestStems);
    if (group && isSplinter && !draft.opensSentence) group.push(draft);
    else groups.push([draft]);
  }
  return groups.flatMap((group) => {
    const around: Around = {
      stems: new Set(group.flatMap(({ stems }) => [...stems])),
      isNegated: group.some(({ isNegated }) => isNegated),
      isHedged: group.some(({ isHedged }) => isHedged),
    };
    return group.map(({ words, stems, isNegated, isHedged }) => ({
      words,
      stems,
      isNegated,
      isHedged,
      around,
    }));
  });
};

/** Reads a text for the gate: its words, and its clauses with what is denied, hedged and done by whom. */
export const readText = (text: string, reader: Reader): Reading => {
  const read = tokens(text);
  const marked = marksOf(read, reader.language);
  const quotes = quotesIn(text);
  marked.quoted = read.map((token) =>
    quotes.some(({ start, end }) => token.start >= start && token.end <= end),
  );
  const words = [...read.keys()].map((at) => wordOf({ read, at, text, marked }, reader));
  const starts = clauseStarts(read, text, reader.language);
  const drafts = starts.map((from, index): Draft => {
    const to = starts[index + 1] ?? read.length;
    const own = words.slice(from, to);
    const holds = (list: boolean[]): boolean => list.slice(from, to).some(Boolean);
    return {
      words: own,
      stems: stemsOf(own),
      isNegated: holds(marked.negated),
      isHedged: holds(marked.hedged),
      opensSentence: words[from]?.isOpening === true,
    };
  });
  return { text, words, clauses: grouped(drafts), lists: marked.lists };
};
