import { subordinates } from "#language/function-words.ts";
import { type Named, numberForm, numbersAt } from "#language/numbers.ts";
import { type Language, packs } from "#language/packs.ts";
import type { Kin } from "#language/subjects.ts";
import { isContentWord, type Token, tokens } from "#language/text.ts";
import { comparedStem, inThird } from "./compared-word.ts";
import { fold } from "./fold.ts";
import { type List, lexiconMatcher } from "./lexicon-matcher.ts";
import { placedIn } from "./placed-names.ts";
import { quotesIn } from "./quotes.ts";
import { tagWords, type WordTags } from "./word-tags.ts";

/** A person who acts: one of the kin, somebody with a name, the teller, or whoever says "I" in a quotation. */
export type Actor =
  | { kind: "kin"; id: Kin }
  | { kind: "name"; id: string }
  | { kind: "self"; id: "self" }
  | { kind: "speaker"; id: "speaker" };

const speaker: Actor = { kind: "speaker", id: "speaker" };

/** A word as the gate sees it. `stem` is null where the word carries no content: function words, hedges, fillers. */
export type Word = {
  word: string;
  folded: string;
  stem: string | null;
  isCapital: boolean;
  /** First of a sentence or quotation, where a capital says nothing. */
  isOpening: boolean;
  actor: Actor | null;
  /** A name that only says whose something is, or after whom it was: "after Tonin". */
  isOblique: boolean;
};

/** A clause, roughly: what stands between commas, marks and connectives. */
export type Clause = {
  words: Word[];
  stems: Set<string>;
  /** Stems without the persons: what is done, not by whom. */
  deeds: Set<string>;
  /** All words but those that deny, folded. */
  wording: Set<string>;
  isNegated: boolean;
  isHedged: boolean;
  /** Numbers of it that the teller was not sure of: "about fifty". */
  roughly: Named[];
  /** It says who speaks: a colon and what is said stand behind it. */
  isSaying: boolean;
  around: Around;
  /** The clause before it in the same text. */
  previous: Clause | null;
};

/** A clause with the splinters of fewer than two content words next to it; `unsure`: the stems that its doubt is of, where it says any. */
export type Around = { stems: Set<string>; isNegated: boolean; isHedged: boolean; unsure: Set<string> };

export type ParsedText = { text: string; words: Word[]; clauses: Clause[]; lists: ReadonlySet<List> };

/** `names`: folded words known to be names of this teller's life, for those that open a sentence. */
type Reader = { language: Language; names: ReadonlySet<string> };

type At = {
  read: readonly Token[];
  at: number;
  text: string;
  marked: WordTags;
  isQuoted: boolean;
  /** Speech that was taken down without capitals. */
  isRaw: boolean;
  /** Places of words that name a place. */
  placed: ReadonlySet<number>;
};

/** The full stop of a title opens no sentence; behind "Brat.", my brother, one begins. */
const opens = ({ read, at, text, marked }: At): boolean => {
  const token = read[at];
  if (at > 0 && marked.title[at - 1] && !marked.kin[at - 1]) return false;
  if (at === 0 || token?.afterBreak) return true;
  return /[—–]/u.test(text.slice(read[at - 1]?.end ?? 0, token?.start ?? 0));
};

const actorOf = (
  { read, at, marked, isQuoted, isName, placed }: At & { isName: boolean },
  language: Language,
): Actor | null => {
  const word = read[at]?.word ?? "";
  const kin = marked.kin[at];
  // "The sisters": the teller may be one of them.
  if (kin && packs[language].functionWords.siblings.test(`${read[at - 1]?.word ?? ""} ${word}`)) return null;
  if (kin) return { kind: "kin", id: kin };
  if (packs[language].functionWords.self.has(word)) return isQuoted ? speaker : { kind: "self", id: "self" };
  const isTime = lexiconMatcher(language)(word).some(({ list }) => list === "times");
  return isName && !placed.has(at) && !isTime ? { kind: "name", id: fold(word) } : null;
};

/** Words from a "without" to the name of whoever took no part: "without telling Sandro". */
const withoutWithin = 3;

const wordOf = (place: At, reader: Reader): Word => {
  const { read, at, text, marked } = place;
  const token = read[at] as Token;
  const pack = packs[reader.language];
  const isCapital = /^\p{Lu}/u.test(text.slice(token.start, token.end));
  const isOpening = opens(place);
  const folded = fold(token.word);
  const inOther = inThird(token.word, pack);
  // "Fecero" says no more than "fatto" does.
  const isContent = !marked.empty[at] && [token.word, inOther].every((word) => isContentWord(word, pack));
  const isShouted = /^\p{Lu}{2,}$/u.test(text.slice(token.start, token.end));
  const isSpelled = isCapital
    ? (!isOpening && !isShouted) || reader.names.has(folded)
    : place.isRaw && reader.names.has(folded);
  const isWithout = ({ word }: Token): boolean => pack.functionWords.withouts.has(word);
  const isName = isSpelled && (marked.called[at] === true || isContentWord(token.word, pack));
  // "Jeden z gołębi Edmunda": the answers have him in the form that acts.
  const isDeclined = pack.functionWords.declined?.some(
    ([ending, acting]) =>
      ending.test(token.word) && reader.names.has(fold(token.word.replace(ending, acting))),
  );
  return {
    word: token.word,
    folded,
    stem: isContent
      ? (numberForm(token.word, reader.language) ?? comparedStem(inOther, reader.language))
      : null,
    isCapital,
    isOpening,
    actor: actorOf({ ...place, isName }, reader.language),
    isOblique:
      (isName && pack.functionWords.obliques.has(read[at - 1]?.word ?? "")) ||
      (isName && isDeclined === true) ||
      (isName && read.slice(Math.max(0, at - withoutWithin), at).some(isWithout)) ||
      ((isName || marked.kin[at] != null) && pack.functionWords.givenTo?.test(token.word) === true),
  };
};

/** Words after which a stretch without a mark is taken for several clauses, each from its "I" or "he" on. */
const longestClause = 10;

const clauseStarts = (
  { read, text }: { read: readonly Token[]; text: string },
  language: Language,
): number[] => {
  const { connectives, coordinators, self, actors, inverts } = packs[language].functionWords;
  const starts = [...read.keys()].filter((at) => {
    const token = read[at];
    const previous = read[at - 1];
    if (!token || !previous || token.afterBreak) return true;
    return /[,—–]|\s-\s/u.test(text.slice(previous.end, token.start)) || connectives.has(token.word);
  });
  if (inverts) return starts;
  return starts.flatMap((from, index) => {
    const to = starts[index + 1] ?? read.length;
    // "Though she does not like them she ate every one": the second "she" begins what stands behind the first clause.
    const { word: opener = "", afterBreak = false } = read[from] ?? {};
    const leadsIn = afterBreak && subordinates(opener, { connectives, coordinators });
    const acting = [...read.keys()].slice(from, to).filter((at) => actors.has(read[at]?.word ?? ""));
    if (leadsIn && (acting[1] ?? 0) - (acting[0] ?? 0) > 2) return [from, acting[1] ?? from];
    if (to - from <= longestClause) return [from];
    const subjects = read.slice(from, to).flatMap(({ word }, at) => {
      const opensClause = at > 1 && (self.has(word) || actors.has(word));
      return opensClause ? [from + at] : [];
    });
    return [from, ...subjects];
  });
};

const stemsOf = (words: readonly Word[]): Set<string> =>
  new Set(words.map(({ stem: own }) => own).filter((own) => own !== null));

/** Is the word something done or said of somebody, and not a person itself? */
export const isDeed = (word: Word): boolean => word.stem !== null && word.actor === null;

/** `leadsOn`: "and I thought", of what comes behind it and not of what stands before. */
type Draft = Omit<Clause, "around" | "previous"> & { opensSentence: boolean; leadsOn: boolean };

const fewestStems = 2;

/** Joins splinters to the clause before them, or to the one after where they open a sentence. */
const grouped = (drafts: readonly Draft[]): Clause[] => {
  const groups: Draft[][] = [];
  for (const draft of drafts) {
    const group = groups.at(-1);
    const isSplinter =
      draft.stems.size < fewestStems || group?.every(({ stems }) => stems.size < fewestStems);
    if (group && isSplinter && !draft.opensSentence && !draft.leadsOn) group.push(draft);
    else groups.push([draft]);
  }
  let previous: Clause | null = null;
  return groups.flatMap((group) => {
    // A whole clause that is hedged leaves the splinters beside it sure.
    const hedged = group.filter(({ isHedged, stems }) => isHedged && stems.size < fewestStems);
    const around: Around = {
      stems: new Set(group.flatMap(({ stems }) => [...stems])),
      isNegated: group.some(({ isNegated }) => isNegated),
      isHedged: hedged.length > 0,
      unsure: new Set(
        hedged.every(({ stems }) => stems.size > 0) ? hedged.flatMap(({ stems }) => [...stems]) : [],
      ),
    };
    return group.map(({ opensSentence: _, leadsOn: __, ...draft }) => {
      const clause: Clause = { ...draft, around, previous };
      previous = clause;
      return clause;
    });
  });
};

type Stretch = { words: readonly Word[]; marked: WordTags; from: number; to: number };

/** The first words of a clause, in which a hedge is of what comes: "so I think". */
const leadingWords = 3;

/** The numbers of a stretch that the teller was not sure of. */
const roughNumbers = ({ words, marked, from, to }: Stretch, language: Language): Named[] => {
  const own = words.slice(from, to).map(({ word }) => word);
  return [...own.keys()].flatMap((at) => (marked.roughly[from + at] ? numbersAt(own, { at, language }) : []));
};

const draftOf = (stretch: Stretch, language: Language): Omit<Draft, "isSaying"> => {
  const { words, marked, from, to } = stretch;
  const { connectives } = packs[language].functionWords;
  const own = words.slice(from, to);
  const holds = (list: boolean[]): boolean => list.slice(from, to).some(Boolean);
  const stems = stemsOf(own);
  return {
    words: own,
    stems,
    deeds: stemsOf(own.filter(isDeed)),
    wording: new Set(own.filter((_, at) => !marked.negated[from + at]).map(({ folded }) => folded)),
    isNegated: holds(marked.negated),
    isHedged: holds(marked.hedged),
    roughly: roughNumbers(stretch, language),
    opensSentence: words[from]?.isOpening === true,
    leadsOn:
      stems.size < fewestStems &&
      own.slice(0, leadingWords).some((_, at) => marked.hedged[from + at]) &&
      connectives.has(own[0]?.word ?? ""),
  };
};

/** Says of words, asked in their order, whether they stand in a quotation. */
const inQuotes = (text: string): ((token: Token) => boolean) => {
  const quotes = quotesIn(text);
  let next = 0;
  return ({ start, end }) => {
    while ((quotes[next]?.end ?? Number.POSITIVE_INFINITY) < end) next += 1;
    return start >= (quotes[next]?.start ?? Number.POSITIVE_INFINITY);
  };
};

/** Reads a text for the gate: its words, and its clauses with what is denied, hedged and done by whom. */
export const parseText = (text: string, reader: Reader): ParsedText => {
  const read = tokens(text);
  const marked = tagWords(read, { text, ...reader });
  const isQuoted = inQuotes(text);
  const isRaw = /^\s*\p{Ll}/u.test(text);
  const placed = placedIn(read, text, reader.language);
  const words = read.map((token, at) =>
    wordOf({ read, at, text, marked, isRaw, isQuoted: isQuoted(token), placed }, reader),
  );
  const starts = clauseStarts({ read, text }, reader.language);
  const drafts = starts.map((from, at) => {
    const to = starts[at + 1] ?? read.length;
    const draft = draftOf({ words, marked, from, to }, reader.language);
    const between = text.slice(read[to - 1]?.end, read[to]?.start);
    // "Was she hard? No.": the question is what is denied.
    const isAnswered =
      /\?\s*$/u.test(between) &&
      packs[reader.language].functionWords.no.has(read[to]?.word ?? "") &&
      /^\s*[.!,]/u.test(text.slice(read[to]?.end));
    return {
      ...draft,
      isNegated: isAnswered ? !draft.isNegated : draft.isNegated,
      isSaying: /^:/u.test(between),
    };
  });
  return { text, words, clauses: grouped(drafts), lists: marked.lists };
};
