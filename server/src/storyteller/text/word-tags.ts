import { type Language, packs } from "#language/packs.ts";
import { hasQuotationMark } from "#language/quotation.ts";
import { type Kin, kinships } from "#language/subjects.ts";
import type { Token } from "#language/text.ts";
import { type LexiconMatch, type List, lexiconMatcher } from "./lexicon-matcher.ts";
import { numberWord } from "./number-words.ts";

const kinOf = (list: List): Kin | undefined => kinships.find((relation) => list === `kin ${relation}`);

const isNumeric = (token: Token | undefined, language: Language): boolean =>
  token !== undefined && (/^\p{N}/u.test(token.word) || numberWord(token.word, language) !== null);

type Found = { match: LexiconMatch; read: readonly Token[] };

/** A hedge that may be a plain preposition counts only beside a number. */
const isTrueHedge = ({ match, read }: Found, language: Language): boolean => {
  const words = read.slice(match.from, match.to).map(({ word }) => word);
  if (words.some((word) => !packs[language].functionWords.looseHedges.has(word))) return true;
  return [match.from - 1, match.to, match.to + 1].some((at) => isNumeric(read[at], language));
};

/** "No," to somebody: with a pause or an end behind it, after "said", or where a quotation begins. */
const isBareNo = ({ match, read }: Found, { text, language, said }: TagContext): boolean => {
  const [before, own, next] = [read[match.from - 1], read[match.from], read[match.to]];
  if (!own || match.to - match.from > 1 || !packs[language].functionWords.no.has(own.word)) return false;
  if (!next || next.afterBreak || /[,.!?;]/u.test(text.slice(own.end, next.start))) return true;
  if (hasQuotationMark(text.slice(before?.end ?? 0, own.start))) return true;
  return said.has(match.from);
};

/** `said`: places after words of speech, as "she says". */
type TagContext = { text: string; language: Language; said: ReadonlySet<number> };

/** What each token of a text is, by its number. */
export type WordTags = {
  kin: (Kin | undefined)[];
  negated: boolean[];
  hedged: boolean[];
  empty: boolean[];
  title: boolean[];
  lists: Set<List>;
};

/** Marks kin, denials, hedges, titles and words that carry no content; `lists` are all lists that were found. */
export const tagWords = (
  read: readonly Token[],
  { text, language }: { text: string; language: Language },
): WordTags => {
  const matches = lexiconMatcher(language)(read);
  const said = new Set(matches.flatMap(({ list, to }) => (list === "speech" ? to : [])));
  const place = { text, language, said };
  const marked: WordTags = {
    kin: [],
    negated: [],
    hedged: [],
    empty: [],
    title: [],
    lists: new Set(),
  };
  for (const match of matches) {
    marked.lists.add(match.list);
    const isHedge = match.list === "hedges" && isTrueHedge({ match, read }, language);
    const kin = kinOf(match.list);
    for (let at = match.from; at < match.to; at += 1) {
      if (kin) marked.kin[at] = kin;
      if (isHedge) marked.hedged[at] = true;
      if (match.list === "titles") marked.title[at] = true;
      if (match.list === "negations") marked.negated[at] = !isBareNo({ match, read }, place);
      if (isHedge || match.list === "negations" || match.list === "fillers") marked.empty[at] = true;
    }
  }
  for (const [at, { word }] of read.entries()) {
    if (!packs[language].functionWords.doubts.has(word)) continue;
    marked.hedged[at] = true;
    marked.empty[at] = true;
  }
  return marked;
};
