import { packs } from "#language/packs.ts";
import type { Actor, Clause, ParsedText, Word } from "../text/parsed-text.ts";
import { clausesBefore, reach } from "./antecedents.ts";
import { isTeller, overlap } from "./doers.ts";
import type { Evidence } from "./evidence.ts";
import { isOfOtherKind } from "./other-kind.ts";

/** "Because he had forgiven her": does a clause tell a reason of which the answers hold no word? */
const isUntoldReason = ({ words, stems }: Clause, { language, known }: Evidence): boolean =>
  packs[language].functionWords.reasons.has(words[0]?.word ?? "") &&
  stems.size > 0 &&
  [...stems].every((stem) => known(stem) === null);

const actorsIn = ({ words }: Pick<Clause, "words">): Actor[] => words.flatMap(({ actor }) => actor ?? []);

/** Does a source speak of whom a clause speaks of, or, where that names nobody, of the same thing? "She" and the teller may be either of two. */
const isOfSame = (clause: Clause, source: Clause, evidence: Evidence): boolean => {
  const named = actorsIn(clause);
  const { actors } = packs[evidence.language].functionWords;
  if (isTeller(named, evidence) || clause.words.some(({ word }) => actors.has(word))) return false;
  if (named.length > 0) {
    const told = [source, ...clausesBefore(source, reach)].flatMap(actorsIn);
    const names = named.filter(({ kind }) => kind === "name");
    // "Her brother Derek" is whom the answer calls Derek.
    return (names.length > 0 ? names : named).every((actor) => overlap([actor], told, evidence));
  }
  return [...clause.stems].some((stem) => source.stems.has(evidence.known(stem) ?? stem));
};

/** "Derek was four years younger" where he was told to be older: of two opposites, do the answers say only the other, and of the same? */
const isTurnedRound = (clause: Clause, evidence: Evidence): boolean => {
  const { opposites } = packs[evidence.language].functionWords;
  if (clause.isNegated) return false;
  return clause.words.some(({ word }) => {
    const other = opposites.get(word);
    if (!other || evidence.near.some(({ words }) => words.some((one) => one.word === word))) return false;
    return evidence.cited.some(({ clauses }) =>
      clauses.some(
        (source) =>
          !source.isNegated &&
          source.words.some((one) => one.word === other) &&
          isOfSame(clause, source, evidence),
      ),
    );
  });
};

/** "Farmor" where "mormor" was told: does a word for a relative name the other side of the family? */
const isOfOtherSide = ({ words }: ParsedText, { language, cited, near, notes }: Evidence): boolean => {
  const { sides } = packs[language].functionWords;
  const plain = ({ word }: Word): string =>
    packs[language].story.sameWord.get(word) ?? word.replace(/s$/u, "");
  const wordsOf = (texts: readonly ParsedText[]): Set<string> =>
    new Set(texts.flatMap((one) => one.words.map(plain)));
  const told = wordsOf([...near, ...notes]);
  return words.some((word) => {
    const other = sides.get(plain(word));
    return other !== undefined && wordsOf(cited).has(other) && !told.has(plain(word));
  });
};

/** Does a sentence say the opposite of what was told, or a reason that was not, in words that deny nothing? */
export const contradicts = (reading: ParsedText, evidence: Evidence): boolean =>
  isOfOtherSide(reading, evidence) ||
  isOfOtherKind(reading, evidence) ||
  reading.clauses.some((clause) => isTurnedRound(clause, evidence) || isUntoldReason(clause, evidence));
