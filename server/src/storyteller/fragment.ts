import type { Language } from "#language/packs.ts";
import { tokens } from "#language/text.ts";
import { hasAside } from "./asides.ts";
import { functionWords } from "./function-words.ts";
import { type LexiconMatch, type List, lexiconMatcher } from "./lexicon-matcher.ts";
import { isPlain, piecesOf, type Unit } from "./unit.ts";

const namesOf: ReadonlySet<List> = new Set<List>(["people", "places", "things", "events"]);

const namesSomething = ({ list }: LexiconMatch): boolean => namesOf.has(list) || list.startsWith("kin ");

const sayNothing: ReadonlySet<List> = new Set<List>(["negations", "unknown", "decline"]);

const standsUnderHeading = ({ piece, text, isLeaning, isDangling }: Unit, language: Language): boolean => {
  if (isLeaning || isDangling || piece.isBroken || /[?…]["“”»’)\]]*$/u.test(text)) return false;
  const read = tokens(text);
  const matches = lexiconMatcher(language)(read);
  if (matches.some(({ list }) => sayNothing.has(list)) || hasAside(read, language)) return false;
  const [first] = read;
  if (read.length < 2 || functionWords[language].degrees.has(first?.word ?? ""))
    return matches.some(namesSomething) || /^\p{N}{4}$/u.test(first?.word ?? "");
  return !isPlain(text, language);
};

/**
 * The pieces of a thin answer that say something under the heading of what was asked: "In the mill." under "Working
 * life". What denies is none of them, since nobody can tell what it denies; nor what points to somebody unnamed, or
 * says only how somebody was ("Very strict."), since it might be read of another.
 */
export const fragmentsOf = (text: string, language: Language): Unit[] =>
  piecesOf(text, language).filter((unit) => standsUnderHeading(unit, language));
