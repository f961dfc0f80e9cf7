import { type Language, packs } from "#language/packs.ts";
import { type Span, sentences, type Token, tokens } from "#language/text.ts";
import { isQuoteOpen } from "../text/quotes.ts";

/** A piece of an answer: a sentence, or a part of an overlong one. Pieces of one sentence share its number. */
export type Piece = Span & {
  sentence: number;
  /** Begins where a sentence begins, not where a long one was divided. */
  isStart: boolean;
  /** Ends where nothing ends: in the middle of a clause. */
  isBroken: boolean;
};

const longestBoundGroup = 4;

/** Sentences of one quotation stay together, so that no quotation loses its end. */
const boundSentences = (text: string, language: Language): Span[] => {
  const found: Span[] = [];
  let held = 0;
  for (const span of sentences(text, language)) {
    const last = found.at(-1);
    if (last && held > 0 && held < longestBoundGroup && isQuoteOpen(last.text)) {
      found[found.length - 1] = { text: text.slice(last.start, span.end), start: last.start, end: span.end };
      held += 1;
    } else {
      found.push(span);
      held = 1;
    }
  }
  return found;
};

type Mark = { gap: string; word: string; hasCommas: boolean };

/** How many words a piece must have before it may end here: less at a strong mark, many in the middle of nothing. */
const wordsBefore = ({ gap, word, hasCommas }: Mark, language: Language): number => {
  if (/[;:—–]|\.\.\.|…/u.test(gap)) return 15;
  const { connectives, coordinators } = packs[language].functionWords;
  if (gap.includes(",")) return connectives.has(word) ? 30 : 70;
  if (!coordinators.has(word)) return brokenFrom;
  return hasCommas ? 50 : 30;
};

const brokenFrom = 90;
const longestWhole = 40;
const shortestRest = 6;
/** A piece ends here whatever stands around it, an open quotation too. */
const longestPiece = 250;

const cutPlace = (text: string, previous: Token, token: Token): number => {
  const gap = text.slice(previous.end, token.start);
  return previous.end + gap.search(/\S*$/u);
};

type Cut = { at: number; isBroken: boolean };

/** Places, in characters, where an overlong sentence may be divided. */
const cutPlaces = (text: string, language: Language): Cut[] => {
  const read = tokens(text);
  if (read.length <= longestWhole) return [];
  const places: Cut[] = [];
  const hasCommas = text.includes(",");
  let begun = 0;
  for (const [index, token] of read.entries()) {
    const previous = read[index - 1];
    if (!previous || read.length - index < shortestRest) continue;
    const gap = text.slice(previous.end, token.start);
    const needed = wordsBefore({ gap, word: token.word, hasCommas }, language);
    if (index - begun < needed) continue;
    const at = cutPlace(text, previous, token);
    const isBound = needed < brokenFrom && index - begun < longestPiece;
    if (isBound && isQuoteOpen(text.slice(places.at(-1)?.at ?? 0, at))) continue;
    places.push({ at, isBroken: needed > 50 });
    begun = index;
  }
  return places;
};

/** The pieces an answer can be cut into, in order; together they are the whole answer. */
export const divide = (text: string, language: Language): Piece[] =>
  boundSentences(text, language).flatMap((span, sentence) => {
    const places = [...cutPlaces(span.text, language), { at: span.text.length, isBroken: false }];
    return places.map(({ at: to, isBroken }, index) => {
      const from = places[index - 1]?.at ?? 0;
      return {
        text: span.text.slice(from, to),
        start: span.start + from,
        end: span.start + to,
        sentence,
        isStart: index === 0,
        isBroken,
      };
    });
  });
