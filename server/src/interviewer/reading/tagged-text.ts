import type { Grammar } from "#language/grammar.ts";
import type { Match } from "#language/match.ts";
import { type Language, packs } from "#language/packs.ts";
import { remember } from "#language/remember.ts";
import { stopwordsOf, type Token, tokens } from "#language/text.ts";
import { type ReadList, readerOf } from "./reader.ts";

/** An answer taken apart once; everything that reads it works on this. Indices are those of `tokens`. */
export type TaggedText = {
  text: string;
  language: Language;
  tokens: readonly Token[];
  /** Number of the clause and of the sentence each token stands in. */
  clause: readonly number[];
  sentence: readonly number[];
  matches: readonly Match<ReadList>[];
  of: (list: ReadList) => readonly Match<ReadList>[];
  /** Tokens written like a name: a capital inside a sentence, and no function word; or such a word at its start. */
  names: ReadonlySet<number>;
};

/** Where a sentence of an answer begins, in characters; -1: it has no such sentence. */
export const startOf = ({ tokens: read, sentence }: TaggedText, number: number): number =>
  read[sentence.indexOf(number)]?.start ?? -1;

const clauseMark = /[^\p{L}\p{N}\s'’-]|\n|\s[-–—]\s/u;
const sentenceMark = /[.!?…\n]/u;
const capital = /^\p{Lu}/u;

/** "as a nurse" is part of its clause; "as I went" opens another. */
const opensClause = (
  word: string,
  { next, grammar: { joints, determiners } }: { next: string | undefined; grammar: Grammar },
): boolean => joints.has(word) && !(word === "as" && next !== undefined && determiners.has(next));

const divide = (text: string, read: readonly Token[], language: Language): [number[], number[]] => {
  const clause: number[] = [];
  const sentence: number[] = [];
  let clauses = 0;
  let sentences = 0;
  for (let index = 0; index < read.length; index += 1) {
    const token = read[index] as Token;
    const before = read[index - 1];
    const gap = before ? text.slice(before.end, token.start) : "";
    const isShortForm = gap === ". " && !token.afterBreak;
    const isMarked = gap.length > 1 && !isShortForm && clauseMark.test(gap);
    if (
      isMarked ||
      (gap && opensClause(token.word, { next: read[index + 1]?.word, grammar: packs[language].grammar }))
    )
      clauses += 1;
    if (isMarked && sentenceMark.test(gap)) sentences += 1;
    clause.push(clauses);
    sentence.push(sentences);
  }
  return [clause, sentence];
};

const grouped = (matches: readonly Match<ReadList>[]): ((list: ReadList) => readonly Match<ReadList>[]) => {
  const byList = new Map<ReadList, Match<ReadList>[]>();
  for (const match of matches) {
    const list = byList.get(match.list);
    if (list) list.push(match);
    else byList.set(match.list, [match]);
  }
  return (list) => byList.get(list) ?? [];
};

type Seen = { read: readonly Token[]; text: string; of: TaggedText["of"] };

/** "George died": a capital right before a word of death, where a sentence begins, is mostly a name. */
const mourned = ({ read, text, of }: Seen): number[] =>
  of("grief").flatMap(({ from }) => {
    const before = read[from - 1];
    return before?.word && before.word.length > 2 && capital.test(text[before.start] ?? "") ? [from - 1] : [];
  });

/** Takes an answer apart: tokens, clauses, sentences, lexicon matches and names. Linear in its length. */
export const tagText = (text: string, language: Language): TaggedText => {
  const read = tokens(text);
  const [clause, sentence] = divide(text, read, language);
  const matches = readerOf(language)(read);
  const of = grouped(matches);
  const stop = stopwordsOf(packs[language]);
  const timed = new Set(of("times").flatMap(({ from, to }) => (to - from === 1 ? [from] : [])));
  const names = new Set<number>();
  const known = new Set<string>();
  for (const [index, token] of read.entries()) {
    const startsSentence = index === 0 || sentence[index] !== sentence[index - 1];
    const isName = !startsSentence && token.word.length > 1 && capital.test(text[token.start] ?? "");
    if (!isName || stop.has(token.word) || timed.has(index)) continue;
    names.add(index);
    known.add(token.word);
  }
  for (const index of mourned({ read, text, of })) {
    const { word = "" } = read[index] ?? {};
    if (!stop.has(word) && !matches.some(({ from }) => from === index)) known.add(word);
  }
  for (const [index, token] of read.entries()) {
    if (known.has(token.word) && capital.test(text[token.start] ?? "")) names.add(index);
  }
  return { text, language, tokens: read, clause, sentence, matches, of, names };
};

const readNameWords = (text: string, language: Language): readonly string[] => {
  const { tokens: read, names, matches } = tagText(text, language);
  const listed = new Set(
    matches.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, at) => from + at)),
  );
  return read.flatMap(({ word, start }, index) =>
    names.has(index) || (capital.test(text[start] ?? "") && !listed.has(index)) ? [word] : [],
  );
};

/** Answers that are kept out, whose names each turn asks for. */
const mostKept = 500;

/** Words written like a name. One that begins a sentence, and stands nowhere else with a capital, is none where a list has it: "School". */
export const nameWordsIn = remember(readNameWords, mostKept);
