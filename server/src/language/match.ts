import { type Token, tokens } from "./text.ts";

/**
 * An entry of a word list found in a text: its list, the entry itself, its place in characters and in
 * tokens.
 */
export type Match<List extends string> = {
  list: List;
  entry: string;
  start: number;
  end: number;
  from: number;
  to: number;
};

type Piece = { word: string; isPrefix: boolean };
type Entry<List extends string> = { list: List; text: string; pieces: Piece[] };

/**
 * Finds every entry in a text, given as text or as its tokens; of two matches of a list at one place, the
 * longer.
 */
export type Matcher<List extends string> = (text: string | readonly Token[]) => Match<List>[];

const isNumber = (word: string): boolean => /^\p{N}/u.test(word);

/**
 * Pieces of an entry: "remember*" is a prefix, "#" any run of digits; apostrophes and hyphens divide, as in
 * texts.
 */
const piecesOf = (entry: string): Piece[] =>
  [
    ...entry
      .normalize("NFC")
      .toLowerCase()
      .matchAll(/#|(?:[\p{L}\p{M}]+|\p{N}+)\*?/gu),
  ].map(([piece]) =>
    piece.endsWith("*") ? { word: piece.slice(0, -1), isPrefix: true } : { word: piece, isPrefix: false },
  );

const fits = (piece: Piece, word: string): boolean => {
  if (piece.word === "#") return isNumber(word);
  return piece.isPrefix ? word.startsWith(piece.word) : word === piece.word;
};

type Cursor = { read: readonly Token[]; from: number };

/** Number of tokens the entry covers from `from` on, or 0. A phrase does not reach across a sentence mark. */
const reach = (pieces: readonly Piece[], { read, from }: Cursor): number => {
  for (let offset = 0; offset < pieces.length; offset += 1) {
    const piece = pieces[offset];
    const token = read[from + offset];
    if (!piece || !token || !fits(piece, token.word)) return 0;
    if (offset > 0 && token.afterBreak) return 0;
  }
  return pieces.length;
};

type Index<List extends string> = {
  words: Map<string, Entry<List>[]>;
  prefixes: Map<string, Entry<List>[]>;
  numbers: Entry<List>[];
  lengths: number[];
};

const indexOf = <List extends string>(lists: Record<List, readonly string[]>): Index<List> => {
  const index: Index<List> = { words: new Map(), prefixes: new Map(), numbers: [], lengths: [] };
  const put = (map: Map<string, Entry<List>[]>, entry: Entry<List>, key: string): void => {
    map.set(key, [...(map.get(key) ?? []), entry]);
  };
  for (const list of Object.keys(lists) as List[]) {
    for (const text of lists[list]) {
      const pieces = piecesOf(text);
      const [first] = pieces;
      if (!first) continue;
      const entry = { list, text, pieces };
      if (first.word === "#") index.numbers.push(entry);
      else put(first.isPrefix ? index.prefixes : index.words, entry, first.word);
    }
  }
  index.lengths = [...new Set([...index.prefixes.keys()].map((prefix) => prefix.length))];
  return index;
};

const candidates = <List extends string>(index: Index<List>, word: string): Entry<List>[] => {
  const found = [...(index.words.get(word) ?? [])];
  for (const length of index.lengths) {
    if (length <= word.length) found.push(...(index.prefixes.get(word.slice(0, length)) ?? []));
  }
  if (isNumber(word)) found.push(...index.numbers);
  return found;
};

/**
 * Words remembered with the entries that may begin there; a language has more, so the memory is emptied now
 * and then.
 */
const mostRemembered = 20_000;

const remembered = <List extends string>(index: Index<List>): ((word: string) => Entry<List>[]) => {
  const memory = new Map<string, Entry<List>[]>();
  return (word) => {
    const known = memory.get(word);
    if (known) return known;
    if (memory.size >= mostRemembered) memory.clear();
    const found = candidates(index, word);
    memory.set(word, found);
    return found;
  };
};

type Reached<List extends string> = { entry: Entry<List>; to: number };

const nothing: readonly Reached<never>[] = [];

/** The longest entry of each list that begins at a token. Mostly none does: then nothing is made. */
const longestAt = <List extends string>(
  entries: readonly Entry<List>[],
  place: Cursor,
): readonly Reached<List>[] => {
  let best: Reached<List>[] | null = null;
  for (const entry of entries) {
    const length = reach(entry.pieces, place);
    if (length === 0) continue;
    const to = place.from + length;
    best ??= [];
    const rival = best.find((found) => found.entry.list === entry.list);
    if (!rival) best.push({ entry, to });
    else if (to > rival.to) Object.assign(rival, { entry, to });
  }
  return best ?? nothing;
};

/** Compiles word lists in the notation of pack.ts to one matcher; do it once per language. */
export const compile = <List extends string>(lists: Record<List, readonly string[]>): Matcher<List> => {
  const entriesFor = remembered(indexOf(lists));
  return (text) => {
    const read = typeof text === "string" ? tokens(text) : text;
    const found: Match<List>[] = [];
    const end = new Map<List, number>();
    const place = { read, from: 0 };
    for (let from = 0; from < read.length; from += 1) {
      const token = read[from] as Token;
      const entries = entriesFor(token.word);
      if (entries.length === 0) continue;
      place.from = from;
      for (const { entry, to } of longestAt(entries, place)) {
        if (from < (end.get(entry.list) ?? 0)) continue;
        end.set(entry.list, to);
        const last = read[to - 1] ?? token;
        found.push({ list: entry.list, entry: entry.text, start: token.start, end: last.end, from, to });
      }
    }
    return found;
  };
};

/** Does the text hold any entry of the list? Compiles the list each time: for tests and rare checks. */
export const holds = (text: string, entries: readonly string[]): boolean =>
  compile({ entries })(text).length > 0;
