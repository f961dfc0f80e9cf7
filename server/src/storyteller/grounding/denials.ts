import { numbersIn } from "#language/numbers.ts";
import { packs } from "#language/packs.ts";
import { hasQuotationMark } from "#language/quotation.ts";
import { type List, lexiconMatcher } from "../text/lexicon-matcher.ts";
import type { Clause, ParsedText, Word } from "../text/parsed-text.ts";
import { type Counterpart, counterparts } from "./alignment.ts";
import { clausesBefore } from "./antecedents.ts";
import { isBesideDenied, isDeniedBeside, isDeniedInPart, isOfWhoDidNot } from "./denied-beside.ts";
import {
  isAsIf,
  isOfBest,
  isOfOthers,
  isOfQuestion,
  isPlainPlace,
  isSameTold,
  isWithout,
  onlyGoesOnDenying,
  sameWording,
  saysOnly,
} from "./denied-elsewhere.ts";
import { denialsOf, deniedWithin, isDenial, isOfSpeech, longestClause } from "./denied-words.ts";
import { overlap } from "./doers.ts";
import type { Evidence } from "./evidence.ts";
import { isDoneInSilence, isUntoldSilence } from "./wordless.ts";

const polarities = (clause: Clause): Set<boolean> => new Set([clause.isNegated, clause.around.isNegated]);

/** Clauses that share so little, one word of several, say different things: neither denies the other. */
const leastOfOneMatter = 0.26;

/**
 * "The buttons", taken from "people did not come for buttons": is one word taken over, and something else denied before it? What is
 * denied itself has nothing of weight between: "never drank".
 */
const isOfOtherDenied = ({ stems, isNegated }: Clause, source: Clause, { language, known }: Evidence) => {
  const [stem, ...more] = [...stems].map((own) => known(own) ?? own).filter((own) => source.stems.has(own));
  if (isNegated || !source.isNegated || more.length > 0 || source.stems.size < 2) return false;
  const at = source.words.findIndex((word) => word.stem === stem);
  const from = source.words.slice(0, at).findLastIndex((word) => word.stem !== null);
  return from >= 0 && !isDenial(source.words.slice(Math.max(from + 1, at - deniedWithin), at), language);
};

/** So many of them, and so great a share. */
const fewestPlain = 2;
const mostlyPlain = 2 / 3;

/** "The bus would not go up" for "she'll not go up": do the plain words that it denies stand in what is denied there? */
const isDeniedPlainly = (
  { isNegated, stems, deeds, words }: Clause,
  { cited, language }: Evidence,
): boolean => {
  if (!isNegated || (stems.size > 1 && deeds.size > 0)) return false;
  const { connectives, pronouns, things, actors, definite } = packs[language].functionWords;
  const bare = [connectives, pronouns, things, actors, definite];
  const listed = (word: Word): boolean =>
    isDenial([word], language) || bare.some((set) => set.has(word.word));
  const plain = words.filter((word) => word.stem === null && !listed(word)).map(({ folded }) => folded);
  const own = [...new Set(plain)];
  return cited.some(({ clauses }) =>
    clauses.some((clause) => {
      // "She doesn't know" for "she does not know".
      const shared = own.filter((word) => clause.words.some(({ folded }) => folded.startsWith(word))).length;
      return clause.isNegated && shared >= Math.max(fewestPlain, own.length * mostlyPlain);
    }),
  );
};

/** Does a clause only say when, as an answer does where nothing denies it? Speech that was taken down without stops has a denial near everything. */
const isPlainTime = (clause: Clause, { language, cited }: Evidence): boolean => {
  const listsOf = (text: string): List[] => lexiconMatcher(language)(text).map(({ list }) => list);
  const isTime = ({ word }: Word): boolean =>
    numbersIn(word, language).length > 0 || listsOf(word).includes("times");
  const isContent = ({ stem }: Word): boolean => stem !== null;
  const own = clause.words.filter(isContent);
  if (clause.isNegated || own.length === 0 || !own.every(isTime)) return false;
  return cited.some(({ words }) => {
    const said = words.filter(isContent);
    return said.some((first, from) => {
      const isSame = own.every(({ folded }, at) => said[from + at]?.folded === folded);
      const at = words.indexOf(first);
      const before = words.slice(Math.max(0, at - deniedWithin), at).map(({ word }) => word);
      return isSame && !listsOf(before.join(" ")).includes("negations");
    });
  });
};

/** "The midwife said: don't look", told as "said don't look": who speaks is affirmed, or denied by what is said. */
const isSaid = (clause: Clause, next: Clause | undefined, evidence: Evidence): boolean => {
  if (!clause.isSaying || clause.isNegated) return false;
  const told = [...clause.deeds].flatMap(
    (deed) => evidence.clausesBy.get(evidence.known(deed) ?? deed) ?? [],
  );
  return told.some(({ isNegated }) => !isNegated || next?.isNegated === true);
};

/** So many words that are a whole clause of an answer are what it says. */
const fewestOfWhole = 4;

/** Does a clause hold one that an answer tells whole and undenied: "over the looms you could only see it"? */
const holdsWholeClause = (clause: Clause, { cited }: Evidence): boolean => {
  const said = ` ${clause.words.map(({ folded }) => folded).join(" ")} `;
  return cited.some(({ clauses }) =>
    clauses.some(
      ({ isNegated, words }) =>
        !isNegated &&
        words.length >= fewestOfWhole &&
        said.includes(` ${words.map(({ folded }) => folded).join(" ")} `),
    ),
  );
};

/** Does a clause hold a word of speech beside these deeds? */
const saysBeside = (source: Clause, deeds: readonly string[], evidence: Evidence): boolean =>
  isOfSpeech({ words: source.words.filter(({ stem }) => !deeds.includes(stem ?? "")) }, evidence);

/** Fewer deeds are in many clauses. */
const fewestDeeds = 2;
/** Clauses that stand so near say one thing. */
const togetherWithin = 2;

/**
 * Do the answers say all of it somewhere where nothing denies it, in one clause or in some that stand together? A single deed, where it is
 * what was said to somebody: "I said he's busy".
 */
const isAffirmed = (clause: Clause, evidence: Evidence): boolean => {
  if (clause.isNegated || clause.deeds.size === 0) return false;
  const deeds = [...clause.deeds].map((deed) => evidence.known(deed) ?? deed);
  const isReported = (one: Clause): boolean =>
    isOfSpeech(one, evidence) || (one.previous !== null && isOfSpeech(one.previous, evidence));
  const told = new Set(deeds.flatMap((deed) => evidence.clausesBy.get(deed) ?? []));
  // "Only Dante, at the next bench, knew": who is told to have done it stands in the sentence before it.
  const named = [clause, ...clausesBefore(clause)].flatMap(({ words }) =>
    words.flatMap(({ actor }) => actor ?? []),
  );
  const names = named.filter(({ kind }) => kind === "name");
  const namesSame = ({ words }: Clause): boolean => {
    const own = words.flatMap(({ actor }) => actor ?? []);
    return own.length > 0 && names.length > 0 && own.every((actor) => overlap([actor], names, evidence));
  };
  return [...told].some((source) => {
    if (deeds.length < fewestDeeds)
      return (
        !source.isNegated &&
        ((isReported(clause) && saysBeside(source, deeds, evidence)) || namesSame(source))
      );
    const together = new Set<string>();
    let one: Clause | null = source;
    for (let count = 0; one && count <= togetherWithin; count += 1, one = one.previous) {
      if (denialsOf(clause, one, evidence).has(true)) return false;
      for (const stem of one.stems) together.add(stem);
      if (deeds.every((deed) => together.has(deed))) return true;
    }
    return false;
  });
};

const mostOfSpeaking = 4;

/** "He said" beside a quotation says nothing but who speaks. */
const onlySpeaks = (clause: Clause, { text }: ParsedText, evidence: Evidence): boolean =>
  !clause.isNegated &&
  hasQuotationMark(text) &&
  clause.words.length <= mostOfSpeaking &&
  clause.deeds.size <= 1 &&
  (isOfSpeech(clause, evidence) ||
    clause.words.some(({ word }) => packs[evidence.language].functionWords.asking.has(word)));

/** "With nobody. Who spoke of it?": a denial that stands for itself before what was said, and that the clause takes over. */
const takesDenialBefore = (clause: Clause, { previous }: Clause): boolean => {
  if (!clause.isNegated || previous?.isNegated !== true || previous.stems.size > 0) return false;
  return previous.words.some(
    ({ folded }) => folded.length > 3 && clause.words.some((word) => word.folded === folded),
  );
};

/** Does a clause deny without a word of denial: "she refused"? */
const mayDeny = ({ words }: Pick<Clause, "words">, language: Evidence["language"]): boolean =>
  packs[language].functionWords.halfDenials.test(words.map(({ folded }) => folded).join(" "));

/** "She refused", or "she never stopped singing" where she always sang, and of no stopping is told: may a clause say the same with a denial more or less? */
const mayTurn = (clause: Clause, { cited, language }: Evidence): boolean =>
  mayDeny(clause, language) && (!clause.isNegated || !cited.some((one) => mayDeny(one, language)));

/** "And then she stopped": is what a source tells taken back in the clause right behind it, which says no more than that? */
const isStoppedBehind = (source: Clause, { cited, language }: Evidence): boolean =>
  cited.some(({ clauses }) =>
    clauses.some((next) => next.previous === source && next.stems.size <= 1 && mayDeny(next, language)),
  );

/** Does a source speak of what a clause does: of one of its deeds, or, where it has none, of more than the same person? */
const isOfSameMatter = (clause: Clause, source: Clause, evidence: Evidence): boolean => {
  if (clause.deeds.size > 0)
    return [...clause.deeds].some((deed) => source.deeds.has(evidence.known(deed) ?? deed));
  if (clause.stems.size === 0) return true;
  const { connectives, actors, self } = packs[evidence.language].functionWords;
  return clause.words.some(
    ({ stem, word, folded }) =>
      stem === null &&
      ![connectives, actors, self].some((set) => set.has(word)) &&
      source.wording.has(folded),
  );
};

/** Has a clause nothing that could be denied: "where Jack was", or, where an answer denies as much, "Nellie said nothing"? */
const saysOnlyWho = (clause: Clause, evidence: Evidence): boolean =>
  clause.deeds.size === 0 &&
  (!clause.isNegated ||
    (isOfSpeech(clause, evidence) &&
      evidence.cited.some(({ clauses }) =>
        clauses.some((source) => source.isNegated && source.deeds.size === 0 && isOfSpeech(source, evidence)),
      )));

/**
 * Is each clause denied where its source is denied, and affirmed where it is affirmed? Where only the denial differs
 * in wording it must stand in the clause itself; in freer words, a splinter beside it may carry it.
 */
export const keepsNegations = (reading: ParsedText, evidence: Evidence): boolean =>
  reading.clauses.every((clause, at) => {
    const { language } = evidence;
    if (isUntoldSilence(clause, evidence)) return false;
    if (isPlainTime(clause, evidence) || isSaid(clause, reading.clauses[at + 1], evidence)) return true;
    if (onlySpeaks(clause, reading, evidence) || mayTurn(clause, evidence)) return true;
    const own = polarities(clause);
    const isSame = ({ clause: source, wording }: Counterpart): boolean => {
      if (clause.isNegated && isStoppedBehind(source, evidence)) return true;
      if (takesDenialBefore(clause, source) || (mayDeny(source, language) && !mayDeny(clause, language)))
        return true;
      if (saysOnly(clause, source, evidence) || (!clause.isNegated && isAsIf(source, evidence))) return true;
      const isTaken = denialsOf(clause, source, evidence).has(clause.isNegated);
      return wording >= sameWording || source.words.length > longestClause
        ? isTaken
        : isTaken || [...polarities(source)].some((polarity) => own.has(polarity));
    };
    const agrees = (mayBe?: (source: Clause) => boolean, mayBeNone = true): boolean => {
      const sources = counterparts(clause, evidence, mayBe).filter(
        ({ clause: source, likeness }) =>
          (clause.stems.size < 2 || likeness >= leastOfOneMatter) &&
          (clause.isNegated || !onlyGoesOnDenying(source, language)) &&
          !isOfOtherDenied(clause, source, evidence) &&
          !isOfOthers(clause, source, evidence),
      );
      return (mayBeNone && sources.length === 0) || sources.some(isSame);
    };
    return (
      agrees() ||
      agrees((source) => isOfSameMatter(clause, source, evidence), saysOnlyWho(clause, evidence)) ||
      (clause.isNegated && saysOnlyWho(clause, evidence)) ||
      isDeniedBeside(clause, evidence) ||
      isDeniedPlainly(clause, evidence) ||
      isDoneInSilence(clause, evidence) ||
      isDeniedInPart(clause, evidence) ||
      isOfWhoDidNot(clause, evidence) ||
      isBesideDenied(clause, reading.clauses, evidence) ||
      isWithout(clause, evidence) ||
      isOfBest(clause, evidence) ||
      isPlainPlace(clause, evidence) ||
      isSameTold(clause, evidence) ||
      (!clause.isNegated && isOfQuestion(clause, evidence)) ||
      (!clause.isNegated && holdsWholeClause(clause, evidence)) ||
      isAffirmed(clause, evidence)
    );
  });
