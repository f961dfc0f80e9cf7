import { isSameName } from "#language/name-match.ts";
import { isNamed, numbersIn } from "#language/numbers.ts";
import { type Language, packs } from "#language/packs.ts";
import { hasQuotationMark } from "#language/quotation.ts";
import { kinships } from "#language/subjects.ts";
import { sentences, tokens } from "#language/text.ts";
import { comparedStem } from "../text/compared-word.ts";
import { type List, lexiconMatcher } from "../text/lexicon-matcher.ts";
import { type Around, type Clause, type ParsedText, parseText, type Word } from "../text/parsed-text.ts";
import { turningsIn } from "../turnings.ts";
import { isTeller } from "./doers.ts";
import type { Evidence } from "./evidence.ts";
import { mayBeCalled } from "./known-kin.ts";
import { isToldOfTeller } from "./of-teller.ts";

const leastSupport = 0.55;
const leastClauseSupport = 0.4;
/** Where so much of a sentence is told, a clause of three words may hold one that is. */
const mostly = { support: 0.7, clause: 0.33 };
const grave: readonly List[] = ["grief", "trauma", "feelings"];

const knownShare = (stems: ReadonlySet<string>, evidence: Evidence): number => {
  if (stems.size === 0) return 1;
  // Numbers are held against the answers for themselves: "71" is 1971.
  const isHeld = (stem: string): boolean =>
    evidence.known(stem) !== null || numbersIn(stem, evidence.language).length > 0;
  return [...stems].filter(isHeld).length / stems.size;
};

/** Is the death that a sentence tells told in other words of whom it names: "me dad went in 71"? */
const isDeathTold = ({ text, words, lists }: ParsedText, evidence: Evidence): boolean => {
  const { cited, language } = evidence;
  if (!lists.has("grief") || !turningsIn(text, language).some(({ kind }) => kind === "death")) return false;
  const deaths = cited.flatMap((answer) => {
    const said = sentences(answer.text, language).map((one) => one.text);
    const told = turningsIn(answer.text, language).filter(({ kind }) => kind === "death");
    // Who died may stand in the sentence before, and who did too in the one after: "Me dad went in 71. And me mother in 79."
    return told.map((one) => {
      const at = said.indexOf(one.text);
      const next = said[at + 1] ?? "";
      const isToo =
        packs[language].functionWords.coordinators.has(tokens(next)[0]?.word ?? "") &&
        numbersIn(next, language).length > 0;
      return `${said[at - 1] ?? ""} ${one.text}${isToo ? ` ${next}` : ""}`;
    });
  });
  // "Edie's father": the teller lives.
  const who = words.find(({ actor }) => actor !== null && !isTeller([actor], evidence))?.actor;
  if (!who) return deaths.length > 0;
  const namesNobody = (death: string): boolean =>
    parseText(death, { language, names: evidence.vocabulary.names }).words.every(
      ({ actor, word }) =>
        actor === null ||
        isTeller([actor], evidence) ||
        (actor.kind === "name" && lexiconMatcher(language)(word).length > 0),
    );
  const isOf = (death: string): boolean =>
    who.kind === "kin"
      ? lexiconMatcher(language)(death).some(({ list }) => list === `kin ${who.id}`)
      : tokens(death).some(({ word }) => isSameName([word, who.id], language));
  // Of whom a death that names nobody was told is for others to judge.
  return deaths.some((death) => isOf(death) || namesNobody(death));
};

const isOfSpeech = ({ text }: ParsedText, { cited }: Evidence): boolean =>
  hasQuotationMark(text) || cited.some(({ lists }) => lists.has("speech"));

/** What is left of the stems of a clause without the words of these lists, and without those that say what came next. */
const without = (
  lists: readonly List[],
  { stems, words }: Clause,
  { language, known, cited }: Evidence,
): ReadonlySet<string> => {
  const { sequels, asking, silent } = packs[language].functionWords;
  const isSpeechIn = ({ words: said }: Clause): boolean =>
    lexiconMatcher(language)(said.map(({ word }) => word).join(" ")).some(({ list }) => list === "speech");
  const isSpeechDenied = cited.some(({ clauses }) =>
    clauses.some((clause) => clause.isNegated && isSpeechIn(clause)),
  );
  const isOf = ({ word, folded }: Word): boolean =>
    sequels.has(word) ||
    (isSpeechDenied && silent.test(folded)) ||
    (lists.includes("speech") && asking.has(word)) ||
    lexiconMatcher(language)(word).some(({ list }) => lists.includes(list));
  const isUntold = ({ stem }: Word): boolean => stem !== null && known(stem) === null;
  const left = new Set(words.filter((word) => isUntold(word) && isOf(word)).map(({ stem }) => stem));
  return new Set([...stems].filter((stem) => !left.has(stem)));
};

const generalStems = new Map<Language, ReadonlySet<string>>();

/** The stems of the words by which a narrator claims hardly anything. */
const generalIn = (language: Language): ReadonlySet<string> => {
  const known = generalStems.get(language);
  if (known) return known;
  const { general } = packs[language].functionWords;
  const made = new Set([...general].map((word) => comparedStem(word, language)));
  generalStems.set(language, made);
  return made;
};

/** What is left of the stems of a clause without the untold ones that claim hardly anything; where it has no others, they are what it claims: "the boy lived". */
const withoutGeneral = (stems: ReadonlySet<string>, { language, known }: Evidence): ReadonlySet<string> => {
  const general = generalIn(language);
  const left = new Set([...stems].filter((stem) => !general.has(stem) || known(stem) !== null));
  return left.size === 0 ? stems : left;
};

const isClauseCarried = (stems: ReadonlySet<string>, least: number, evidence: Evidence): boolean => {
  const share = knownShare(stems, evidence);
  if (stems.size >= 3) return share >= least;
  return stems.size < 2 || share > 0;
};

const shareOf = (clauses: readonly ReadonlySet<string>[], evidence: Evidence): number =>
  knownShare(new Set(clauses.flatMap((stems) => [...stems])), evidence);

/** Are most of the words of a sentence told, and something of each clause? */
const areCarried = (clauses: readonly ReadonlySet<string>[], evidence: Evidence): boolean => {
  const share = shareOf(clauses, evidence);
  const least = share >= mostly.support ? mostly.clause : leastClauseSupport;
  return share >= leastSupport && clauses.every((stems) => isClauseCarried(stems, least, evidence));
};

/** "Bała się tylko", told as "się tylko bała": do the answers hold each word by which a sentence is of a list? */
const isToldApart = (list: List, { text, words }: ParsedText, { language, known }: Evidence): boolean =>
  lexiconMatcher(language)(text)
    .filter((match) => match.list === list)
    .every(({ from, to }) => {
      const own = words.slice(from, to).flatMap(({ stem: one }) => one ?? []);
      return own.length > 0 && own.every((one) => known(one) === one);
    });

/**
 * Do the answers carry what a sentence says: most of its words of weight, something of each clause, and no death,
 * violence or feeling where none was told?
 */
export const isCarried = (reading: ParsedText, evidence: Evidence): boolean => {
  const isDead = isDeathTold(reading, evidence);
  // "He asked" beside a quotation, or where an answer tells what was said, only says who speaks.
  const plain: List[] = [
    ...(isDead ? ["grief" as const] : []),
    ...(isOfSpeech(reading, evidence) ? ["speech" as const] : []),
    // "His sons" for "us": who is related to whom is held against the answers for itself.
    ...kinships
      .filter((kin) => isToldOfTeller(kin, reading, evidence) && mayBeCalled(kin, reading, evidence))
      .map((kin) => `kin ${kin}` as const),
  ];
  const clauses = reading.clauses.map((clause) => without(plain, clause, evidence));
  const telling = clauses.map((stems) => withoutGeneral(stems, evidence));
  const isMostlyTold = shareOf(telling, evidence) >= mostly.support;
  if (!areCarried(clauses, evidence) && !(isMostlyTold && areCarried(telling, evidence))) return false;
  return grave.every(
    (list) =>
      !reading.lists.has(list) ||
      (isDead && list === "grief") ||
      isToldApart(list, reading, evidence) ||
      evidence.cited.some(({ lists }) => lists.has(list)),
  );
};

const leastTaken = 0.6;

/** A clause of fewer is a splinter. */
const fewestOfClause = 2;

type Unsure = Pick<Around, "stems" | "isHedged"> & { unsure?: ReadonlySet<string> };
type Taken = { taken: ReadonlySet<string>; certain: ReadonlySet<string> };

/** Does a sentence take over most of what was said with a hedge, and something said nowhere without one? */
const takesHedged = (hedged: Unsure, { taken, certain }: Taken): boolean => {
  const own = [...hedged.stems];
  if (own.length === 0) return false;
  // "Two-voiced, almost, I don't know how, with that tooth": the doubt is of the voices, and not of the tooth.
  const unsure = [...(hedged.unsure ?? [])];
  if (unsure.length > 0 && !unsure.some((stem) => taken.has(stem))) return false;
  const share = own.filter((stem) => taken.has(stem)).length / own.length;
  return share >= leastTaken && own.some((stem) => taken.has(stem) && !certain.has(stem));
};

/** What a hedge in a clause is of: the clause itself, where it says something, else it and the splinters beside it. */
const hedgedWith = ({ isHedged, stems, around }: Clause): Unsure =>
  isHedged && stems.size >= fewestOfClause ? { stems, isHedged } : around;

/** Is a number told without a doubt of which every answer was in doubt, and with it something of what it was said of? */
const dropsRoughly = (reading: ParsedText, taken: ReadonlySet<string>, evidence: Evidence): boolean => {
  const { cited, language } = evidence;
  const told = numbersIn(reading.text, language);
  const clauses = cited.flatMap((answer) => answer.clauses);
  const rough = clauses.flatMap(({ roughly }) => roughly);
  return clauses.some(({ roughly, around }) =>
    roughly.some((number) => {
      if (!told.some((one) => isNamed(one, [number]))) return false;
      const said = cited
        .flatMap(({ text }) => numbersIn(text, language))
        .filter((one) => isNamed(one, [number]));
      const isSure = said.length > rough.filter((one) => isNamed(one, [number])).length;
      const beside = [...around.stems].filter((stem) => numbersIn(stem, language).length === 0);
      return !isSure && (beside.length === 0 || beside.some((stem) => taken.has(stem)));
    }),
  );
};

/** Is what the teller was not sure of still told as unsure? */
export const keepsHedges = (reading: ParsedText, evidence: Evidence): boolean => {
  if (reading.clauses.some(({ isHedged, roughly }) => isHedged || roughly.length > 0)) return true;
  const stems = reading.clauses.flatMap((clause) => [...clause.stems]);
  const taken = new Set(stems.map((stem) => evidence.known(stem) ?? stem));
  if (dropsRoughly(reading, taken, evidence)) return false;
  const aligned = [...taken].flatMap((stem) => evidence.clausesBy.get(stem) ?? []).map(hedgedWith);
  const arounds = new Set(aligned);
  const certain = new Set(
    [...arounds].filter(({ isHedged }) => !isHedged).flatMap((around) => [...around.stems]),
  );
  return ![...arounds].some((around) => around.isHedged && takesHedged(around, { taken, certain }));
};
