import { type Named, numbersIn } from "#language/numbers.ts";
import { type Language, packs } from "#language/packs.ts";
import type { Known, Sentence, Told } from "../story.ts";
import { lexiconMatcher } from "../text/lexicon-matcher.ts";
import { type ParsedText, parseText } from "../text/parsed-text.ts";
import { isTakenUp, onlyAsked } from "./asked-check.ts";
import { isCarried, keepsHedges } from "./carried.ts";
import { contradicts } from "./contradicted.ts";
import { isCounted, isOfListed } from "./counted-years.ts";
import { keepsNegations } from "./denials.ts";
import { type Archive, archiveOf, type Evidence } from "./evidence.ts";
import { type Mistaken, mistakenIn } from "./kin-check.ts";
import { unknownNames } from "./name-check.ts";
import { partiesOf } from "./parties.ts";
import { quotesMatch } from "./quote-check.ts";
import { otherSpeakers } from "./quote-speaker.ts";
import { keepsSelf } from "./self-check.ts";

/** Why a sentence of a story has no ground in what was told. */
export type GroundingFault =
  | "unknown_source"
  | "unknown_name"
  | "unknown_number"
  | "altered_quote"
  | "dropped_hedge"
  | "unsupported_content"
  | "changed_negation"
  | "changed_kinship"
  | "wrong_person";

/**
 * `missing`: words of the sentence that the answers do not hold, where that is a reason; `mistaken`: who stands in the place of whom.
 */
export type Verdict = {
  sentence: Sentence;
  supported: boolean;
  reasons: GroundingFault[];
  missing: string[];
  mistaken: Mistaken[];
};

type Case = {
  sentences: readonly Sentence[];
  told: readonly Told[];
  /** Of the answers, and of the sentences. */
  language: Language;
  /** Confirmed names and places that a story may use without a source. */
  profileNames: readonly string[];
  /** Who people are to the teller. */
  people?: readonly Known[];
  /** Nobody but the teller says "I": they must not speak of themselves as of another. */
  isFirstPerson?: boolean;
};

type Faults = Pick<Verdict, "reasons" | "missing" | "mistaken">;

/** The numbers that a sentence tells; "the two of them" tells none where two are named. */
const numbersTold = ({ text, clauses }: ParsedText, language: Language): Named[] => {
  const { functionWords, story, numbers } = packs[language];
  const named = clauses.flatMap(({ words }) => partiesOf(words)).length;
  const isSaid = clauses.some(({ words }) => words.some(({ word }) => functionWords.actors.has(word)));
  // Where verbs stand alone, one of the two may be in a verb.
  const isOfTwo = named > 1 || (named === 1 && (isSaid || story.bareThird !== null));
  return numbersIn(isOfTwo ? text.replace(numbers.pair, "") : text, language);
};

const untoldNumbers = (reading: ParsedText, evidence: Evidence): Named[] =>
  numbersTold(reading, evidence.language).filter(
    (number) =>
      !evidence.hasNumber(number) &&
      !isCounted(number, reading, evidence) &&
      !isOfListed(number, reading, evidence),
  );

/** The words for which a sentence is refused. */
const missingIn = (reading: ParsedText, evidence: Evidence, reasons: readonly GroundingFault[]): string[] => {
  const names = unknownNames(reading, evidence).map(({ word }) => word);
  const isLoose = reasons.includes("unsupported_content");
  const loose = reading.words.filter(({ stem }) => isLoose && stem !== null && evidence.known(stem) === null);
  const asked = isLoose && !isTakenUp(reading, evidence) ? onlyAsked(reading, evidence) : [];
  const numbers = untoldNumbers(reading, evidence);
  return [
    ...new Set([
      ...names,
      ...[...loose, ...asked].map(({ word }) => word),
      ...numbers.map(({ value }) => String(value)),
    ]),
  ];
};

/** Words told so in a row are that; fewer are in any telling. */
const fewestOfVerbatim = 4;
/** Words before them that may deny them, or leave them in doubt. */
const turnedWithin = 4;
const turning: ReadonlySet<string> = new Set(["negations", "hedges"]);

const isQuestion = (text: string): boolean => /\?["”»’]?$/u.test(text);

/**
 * Does an answer say the whole sentence, word by word, with nothing right before it that denies it or leaves it in doubt? A short question claims nothing, and the answer
 * denies it as it likes: "Was she cruel? No."
 */
const isVerbatim = (reading: ParsedText, { cited, language }: Evidence, text: string): boolean => {
  const own = reading.words.map(({ folded }) => folded);
  const isShort = own.length < fewestOfVerbatim;
  if (own.length === 0 || (isShort && !isQuestion(text))) return false;
  return cited.some(({ words }) =>
    words.some((_, from) => {
      if (!own.every((word, at) => words[from + at]?.folded === word)) return false;
      if (isShort) {
        const isSame = reading.words.every(({ word }, at) => words[from + at]?.word === word);
        return isSame && words[from]?.isOpening === true && words[from + own.length]?.isOpening !== false;
      }
      const before = words.slice(Math.max(0, from - turnedWithin), from);
      const clause = before.slice(
        Math.max(
          0,
          before.findLastIndex(({ isOpening }) => isOpening),
        ),
      );
      const said = (words[from]?.isOpening ? [] : clause).map(({ word }) => word).join(" ");
      return !lexiconMatcher(language)(said).some(({ list }) => turning.has(list));
    }),
  );
};

const faultsOf = (sentence: Sentence, archive: Archive, isFirstPerson: boolean): Faults => {
  const { language } = archive;
  const evidence = archive.evidenceFor(sentence.sources);
  if (!evidence) return { reasons: ["unknown_source"], missing: [], mistaken: [] };
  const reading = parseText(sentence.text, { language, names: archive.vocabulary.names });
  const isSaid = isVerbatim(reading, evidence, sentence.text);
  const mistaken = isSaid ? [] : [...mistakenIn(reading, evidence), ...otherSpeakers(reading, evidence)];
  const faults: [GroundingFault, boolean][] = [
    ["unknown_name", unknownNames(reading, evidence).length === 0],
    ["unknown_number", untoldNumbers(reading, evidence).length === 0],
    ["altered_quote", quotesMatch(sentence.text, evidence)],
    ["dropped_hedge", isSaid || keepsHedges(reading, evidence)],
    [
      "unsupported_content",
      isSaid ||
        (isCarried(reading, evidence) && !contradicts(reading, evidence) && isTakenUp(reading, evidence)),
    ],
    ["changed_negation", isSaid || keepsNegations(reading, evidence)],
    ["changed_kinship", mistaken.length === 0],
    ["wrong_person", !isFirstPerson || keepsSelf(reading, evidence)],
  ];
  const reasons = faults.filter(([, isSound]) => !isSound).map(([fault]) => fault);
  return { reasons, missing: reasons.length > 0 ? missingIn(reading, evidence, reasons) : [], mistaken };
};

/**
 * Holds every sentence of a story against the answers it cites, in plain code. What it lets through has its names,
 * numbers, quotations, doubts, denials and kin from the teller; a false alarm costs a sentence, a miss costs trust.
 */
export const checkGrounding = (of: Case): Verdict[] => {
  const { sentences, told, language, profileNames, people = [], isFirstPerson = false } = of;
  const archive = archiveOf({ told, language, profileNames, people });
  return sentences.map((sentence) => {
    const faults = faultsOf(sentence, archive, isFirstPerson);
    return { sentence, supported: faults.reasons.length === 0, ...faults };
  });
};
