import { isVerbLike } from "#language/grammar.ts";
import { numberWord } from "#language/numeral.ts";
import { type Language, packs } from "#language/packs.ts";
import { type Kin, kinships } from "#language/subjects.ts";
import type { Token } from "#language/text.ts";
import { fold } from "./fold.ts";
import { isAt } from "./is-at.ts";
import { type LexiconMatch, type List, lexiconMatcher } from "./lexicon-matcher.ts";
import { isOwnWord } from "./own-voice.ts";

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

/** Is it a hedge of the number beside it alone: "about fifty", "eighty-four or so"? Gives the place of the number's last word, or -1. */
const hedgedNumberAt = ({ match, read }: Found, language: Language): number => {
  const words = read.slice(match.from, match.to).map(({ word }) => word);
  const { looseHedges, self } = packs[language].functionWords;
  if (isNumeric(read[match.from - 1], language) && !words.some((word) => self.has(word)))
    return match.from - 1;
  if (!words.every((word) => looseHedges.has(word))) return -1;
  const after = [match.to, match.to + 1].find((at) => isNumeric(read[at], language));
  return after ?? -1;
};

/** "No," to somebody: with a pause, an end or "and" behind it, or after "said". A word that is never said before what it denies is always that: "nej". */
const isBareNo = ({ match, read }: Found, { text, language, said, kin }: TagContext): boolean => {
  const [own, next] = [read[match.from], read[match.to]];
  if (!own || match.to - match.from > 1 || !packs[language].functionWords.no.has(own.word)) return false;
  const { noAlone, coordinators } = packs[language].functionWords;
  if (noAlone || !next || next.afterBreak || /[,.!?;]/u.test(text.slice(own.end, next.start))) return true;
  // "Wracali jak ludzie nie i wysiadamy", without a mark.
  if (coordinators.has(next.word)) return true;
  // "No, mother", without its first comma.
  if (own.afterBreak && kin.has(match.to) && /^[,.!]/u.test(text.slice(next.end))) return true;
  return said.has(match.from);
};

/** Words before a denial that only says until when: "finché non tornò". */
const untilWithin = 4;

const isUntil = ({ match, read }: Found, { text, language }: TagContext): boolean => {
  const before = read.slice(Math.max(0, match.from - untilWithin), match.from);
  const from = before.findLastIndex(({ word }) => packs[language].functionWords.untils.has(word));
  return from >= 0 && !/[.,;:!?]/u.test(text.slice(before[from]?.end, read[match.from]?.start));
};

/** "Fick inte gå in utan stod på gården": behind a denial, and before a verb or a preposition, it says what was instead. */
const isRather = ({ match, read }: Found, { text, language, denied }: TagContext): boolean => {
  const { functionWords, grammar, lexicon } = packs[language];
  const [own, next] = [read[match.from], read[match.to]];
  if (!own || !next || !functionWords.rather.has(own.word)) return false;
  const isBefore = [lexicon.placePrepositions, [...functionWords.obliques]].some((words) =>
    words.includes(next.word),
  );
  if (!isBefore && !isVerbLike(next.word, grammar)) return false;
  const before = denied.findLast((at) => at < match.from) ?? -1;
  return before >= 0 && !/[.;:!?]/u.test(text.slice(read[before]?.end, own.start));
};

/** "Not long after": it denies nothing. */
const isNear = ({ match, read }: Found, { text, language }: TagContext): boolean =>
  packs[language].functionWords.nearDenials.test(text.slice(read[match.from]?.start ?? text.length));

/** A day or a month stands so near before the one that puts it right. */
const mostBeforeRight = 8;

/** "On the Tuesday … no, Wednesday": it puts a day right, and denies none. */
const isPutRight = ({ match, read }: Found, { language }: TagContext): boolean => {
  const { story } = packs[language];
  const [own, next] = [read[match.from], read[match.to]];
  const isTime = (token: Token | undefined): boolean =>
    token !== undefined && lexiconMatcher(language)(token.word).some(({ list }) => list === "times");
  if (!own || !next || !story.denials.has(own.word) || !isTime(next)) return false;
  const before = read.slice(Math.max(0, match.from - mostBeforeRight), match.from);
  return before.some((token) => isTime(token) && token.word !== next.word);
};

/** "Chyba że", which says unless; "visste jag väl", which leaves no doubt; "niech nikt", which forbids. */
const isNoHedge = (
  at: number | undefined,
  { text, language }: Pick<TagContext, "text" | "language">,
): boolean => isAt(packs[language].functionWords.noHedges, { text, start: at ?? text.length });

/** `said`: places after words of speech, as "she says"; `kin`: places of relatives; `denied`: of words that deny. */
type TagContext = {
  text: string;
  language: Language;
  names: ReadonlySet<string>;
  said: ReadonlySet<number>;
  kin: ReadonlySet<number>;
  denied: readonly number[];
};

/** "Inga rings", and not "no money": does a word that denies stand as a name, with a capital inside a sentence, or as a known one? */
const isCalled = (token: Token | undefined, at: number, { text, names }: TagContext): boolean =>
  token !== undefined &&
  /^\p{Lu}\p{Ll}/u.test(text.slice(token.start, token.end)) &&
  ((at > 0 && !token.afterBreak) || names.has(fold(token.word)));

/** What each token of a text is, by its number. */
export type WordTags = {
  kin: (Kin | undefined)[];
  negated: boolean[];
  hedged: boolean[];
  /** Words of numbers that the teller was not sure of. */
  roughly: boolean[];
  empty: boolean[];
  /** Words that would deny, and are names. */
  called: boolean[];
  title: boolean[];
  lists: Set<List>;
};

/** The place of the word itself in "min man", and in "mannen min": one relative, whose two words are not two. */
const headOf = ({ match: { from, to }, read }: Found, language: Language): number => {
  const { words } = packs[language].functionWords.ownVoice;
  const at = read.slice(from, to).findLastIndex(({ word }) => !words.has(word));
  return at < 0 ? to - 1 : from + at;
};

/** Marks kin, denials, hedges, titles and words that carry no content; `lists` are all lists that were found. */
export const tagWords = (
  read: readonly Token[],
  { text, language, names }: Pick<TagContext, "text" | "language" | "names">,
): WordTags => {
  const matches = lexiconMatcher(language)(read);
  const said = new Set(matches.flatMap(({ list, to }) => (list === "speech" ? to : [])));
  const kinAt = new Set(matches.flatMap(({ list, from }) => (kinOf(list) ? from : [])));
  const denied = matches.flatMap(({ list, from }) => (list === "negations" ? from : []));
  const place = { text, language, names, said, kin: kinAt, denied };
  const marked: WordTags = {
    kin: [],
    negated: [],
    hedged: [],
    roughly: [],
    empty: [],
    called: [],
    title: [],
    lists: new Set(),
  };
  for (const match of matches) {
    if (match.list === "negations" && isCalled(read[match.from], match.from, place)) {
      marked.called[match.from] = true;
      continue;
    }
    marked.lists.add(match.list);
    const isHedge =
      match.list === "hedges" &&
      !isNoHedge(read[match.from]?.start, place) &&
      isTrueHedge({ match, read }, language);
    const number = isHedge ? hedgedNumberAt({ match, read }, language) : -1;
    if (number >= 0) marked.roughly[number] = true;
    const kin = kinOf(match.list);
    if (kin) marked.kin[headOf({ match, read }, language)] = kin;
    for (let at = match.from; at < match.to; at += 1) {
      if (isHedge && number < 0) marked.hedged[at] = true;
      if (match.list === "titles") marked.title[at] = true;
      if (match.list === "negations")
        marked.negated[at] = ![isBareNo, isUntil, isNear, isRather, isPutRight].some((is) =>
          is({ match, read }, place),
        );
      if (isHedge || match.list === "negations" || match.list === "fillers") marked.empty[at] = true;
    }
  }
  for (const [at, token] of read.entries()) {
    const { word } = token;
    const spelled = packs[language].hearing.spellings.get(word);
    if (
      spelled &&
      !marked.called[at] &&
      lexiconMatcher(language)(spelled).some(({ list }) => list === "negations")
    ) {
      marked.negated[at] = true;
      marked.empty[at] = true;
    }
    // "Modern sade", and not "en modern bil".
    const same = packs[language].story.sameWord.get(word);
    const isOwn = isOwnWord(token, { text, language });
    if (
      same &&
      !isOwn &&
      !marked.kin[at] &&
      !packs[language].grammar.determiners.has(read[at - 1]?.word ?? "")
    ) {
      const list = lexiconMatcher(language)(same).find((match) => kinOf(match.list))?.list;
      if (list) {
        marked.kin[at] = kinOf(list);
        marked.lists.add(list);
      }
    }
    const isDoubt = packs[language].functionWords.doubts.has(word);
    if (!isDoubt || isNoHedge(token.start, place)) continue;
    marked.hedged[at] = true;
    marked.empty[at] = true;
  }
  return marked;
};
