import type { LanguagePack } from "#language/pack.ts";
import { type Language, packs } from "#language/packs.ts";
import { remember } from "#language/remember.ts";
import { saying } from "#language/saying.ts";
import type { Kin } from "#language/subjects.ts";
import { contentStems, countWords, normalise, sentences, stemSetOf, tokens } from "#language/text.ts";
import type { Move } from "../moves.ts";
import { toldWordsOf } from "../reading/told-words.ts";
import { kinMatcherOf } from "../reading/vocabulary.ts";
import { type BrokenRule, gentleMoves, lintTurn, mayLead } from "./lints.ts";
import { ownWords } from "./spoken.ts";

/** Rules that only questions in other than built-in words can break, besides those of every turn. */
export type WordingRule =
  | BrokenRule
  | "act_not_possible"
  | "address"
  | "asks_on"
  | "asked_before"
  | "left_alone"
  | "leaks_rules"
  | "move"
  | "not_open"
  | "other_quotation"
  | "claims_a_life"
  | "untrue_promise"
  | "unanswered"
  | "unfounded_relative"
  | "guesses_picture";

export type Context = {
  language: Language;
  /** Every message of this teller that may be known, the last answer included. */
  told: readonly string[];
  lastAnswer: string;
  /** Questions asked before. */
  asked: readonly string[];
  /** Stems of what the teller asked to leave alone. */
  leftAlone: readonly string[];
  /** What must never be said: the rules a model was given. */
  rules: string;
  /** The photograph was looked at. */
  seesPicture?: boolean;
};

/** Many sentences are too many only where they are not short: a model is told how many words it has, and nothing of sentences. */
const most = { characters: 600, sentences: 4, words: 50, leak: 8, alike: 0.75 };

/** What is true of Saga, or of what stays out, takes several sentences; a secret is received with both. */
const mayAnswer: ReadonlySet<Move> = new Set<Move>(["answer", "delete", "mend", "stay_gently"]);

const addresses = /:\/\/|www\.|@|\b[\p{L}\d-]+\.(?:com|org|net|io|se|it|pl|eu|app|dev)\b/iu;
const wordsOf = (text: string): string[] => tokens(text).map(({ word }) => word);

/** Every run of so many words that is a leak. */
const runsIn = (text: string): string[] => {
  const words = wordsOf(text);
  const runs = Math.max(0, words.length - most.leak + 1);
  return Array.from({ length: runs }, (_, from) => words.slice(from, from + most.leak).join(" "));
};

/** Rules are the same for everybody who speaks a language, and long. */
const runsOfRules = remember<ReadonlySet<string>>((rules) => new Set(runsIn(rules)), 20);

const leaks = (text: string, rules: string): boolean => {
  const runs = runsOfRules(rules, null);
  return runsIn(text).some((run) => runs.has(run));
};

const hasStrangeQuotes = (own: string): boolean => /["“”„«»‹›‟]/u.test(own);

/** A relative that nobody told of; words that a subject of the plan asks with are no premise. */
const namesStrangers = (own: string, { language, told }: Context): boolean => {
  const isMentioned = (kin: Kin): boolean => told.some((text) => toldWordsOf(text, language).kin.has(kin));
  return kinMatcherOf(language)(own).some(({ list }) => !isMentioned(list));
};

/** Who people in a photograph are to each other, how old, in which mood or time: to be told, not seen. */
const guessesPicture = (own: string, { language, told, seesPicture }: Context): boolean => {
  if (!seesPicture) return false;
  const guessed = own.match(new RegExp(packs[language].wordingForms.guesses, "giu")) ?? [];
  if (guessed.length === 0) return false;
  const known = new Set(told.flatMap(wordsOf));
  return guessed.flatMap(wordsOf).some((word) => !known.has(word));
};

/** Does a note say what was guessed of a photograph, and not told? */
export const isGuessOfPicture = (text: string, context: Context): boolean =>
  context.seesPicture === true && (guessesPicture(text, context) || namesStrangers(text, context));

/** Words in capitals; "SITA" is none where the teller said so. */
const shouted = (own: string): string[] => own.match(/\p{Lu}{4,}/gu) ?? [];

/** "It is not only between us" promises nothing: beside the words of the promise its clause denies. */
export const promisesUntruth = (
  own: string,
  { wordingForms: { promises }, lexicon }: LanguagePack,
): boolean =>
  own.split(/[,;:.!?]/u).some((clause) => {
    const promise = promises.exec(clause)?.[0];
    if (promise === undefined) return false;
    const rest = ` ${normalise(clause.replace(promise, " "))} `;
    return !lexicon.negations.some((word) => rest.includes(` ${normalise(word)} `));
  });

/** What may not be said at any point; of a beginning as well as of the whole. */
const brokenInPart = (text: string, { context, move }: { context: Context; move: Move }): WordingRule[] => {
  const { language, told, rules, leftAlone } = context;
  const pack = packs[language];
  const own = ownWords(text, pack);
  // Fixed answers stand before a model's words and are no part of them: these must be founded whatever was asked.
  const linted = move === "answer" ? "mend" : move;
  const lints = lintTurn({ turn: { text, move: linted }, language, told, lastAnswer: null });
  // A beginning may be nothing but a quotation: whether anything is asked is seen at the end.
  const broken: WordingRule[] = lints.filter((rule) => rule !== "asks_nothing");
  const isManySaid = sentences(own, language).length > most.sentences && countWords(own) > most.words;
  if (text.length > most.characters || (isManySaid && !mayAnswer.has(move))) broken.push("too_long");
  if (addresses.test(text)) broken.push("address");
  if (shouted(own).some((word) => !told.some((text) => text.includes(word)))) broken.push("shouts");
  if (hasStrangeQuotes(own)) broken.push("other_quotation");
  if (leaks(text, rules)) broken.push("leaks_rules");
  if (pack.wordingForms.claimsLife.test(own)) broken.push("claims_a_life");
  if (promisesUntruth(own, pack)) broken.push("untrue_promise");
  if (namesStrangers(own, context)) broken.push("unfounded_relative");
  if (guessesPicture(own, context)) broken.push("guesses_picture");
  if (leftAlone.length > 0 && leftAlone.some(saying(text, pack))) broken.push("left_alone");
  return broken;
};

/** The teller wants to stop or to be left in peace for a moment. */
const resting: ReadonlySet<Move> = new Set<Move>(["offer_break", "wait"]);
const mayAskNothing: ReadonlySet<Move> = new Set<Move>([...gentleMoves, "answer", "delete"]);

const asksOpenly = (own: string, { language, move }: { language: Language; move: Move }): WordingRule[] => {
  if (resting.has(move)) return own.includes("?") ? ["asks_on"] : [];
  if (mayAskNothing.has(move)) return [];
  const { asking, inviting, yesNo, invitingQuestion } = packs[language].wordingForms;
  const all = sentences(own, language).map(({ text }) => text);
  const question = all.find((text) => text.includes("?"));
  if (question === undefined) {
    const isInvited = all.some((text) => inviting.test(text));
    return isInvited || move === "follow_up" ? [] : ["asks_nothing"];
  }
  const isOpen = [asking, inviting, invitingQuestion].some((form) => form?.test(question));
  const isClosed = yesNo.test(question) && !isOpen;
  return isClosed ? ["not_open"] : [];
};

/** Share of the larger set of stems that both hold; few stems alone make no likeness. */
const likeness = (a: ReadonlySet<string>, b: ReadonlySet<string>): number => {
  const both = [...a].filter((item) => b.has(item)).length;
  return both / Math.max(4, Math.max(a.size, b.size));
};

/** The questions of all conversations that go on now are compared with again and again. */
const normalOf = remember<string>(normalise, 5_000);

/** A continuer may come again; a question of one's own may not. */
const shortestRepeat = 4;

/** "How was it at home without him?" is another question than "How was it at home with him?" */
const isNegated = (text: string, { lexicon }: LanguagePack): boolean =>
  tokens(text).some(({ word }) => lexicon.negations.includes(word));

const repeats = (text: string, { asked, language }: Context): boolean => {
  const pack = packs[language];
  const isOther = isNegated(text, pack);
  const own = new Set(contentStems(text, pack));
  if (wordsOf(text).length <= shortestRepeat) return false;
  const plain = normalise(text);
  return asked.some(
    (other) =>
      normalOf(other, null) === plain ||
      (likeness(own, stemSetOf(other, pack)) >= most.alike && isNegated(other, pack) === isOther),
  );
};

/** Every rule that a whole worded turn breaks, each once; empty when it may be asked. */
export const brokenBy = (
  text: string,
  { context, move }: { context: Context; move: Move },
): WordingRule[] => {
  const { language } = context;
  const own = ownWords(text, packs[language]);
  const broken: WordingRule[] = [
    ...brokenInPart(text, { context, move }),
    ...asksOpenly(own, { language, move }),
  ];
  if (wordsOf(text).length === 0) broken.push("asks_nothing");
  const mayRepeat = move === "rephrase" || move === "repeat" || resting.has(move);
  if (!mayRepeat && repeats(text, context)) broken.push("asked_before");
  return [...new Set(broken)];
};

/** Is a question that has one true answer passed over: is there no word in the reply of what is true? */
export const leavesUnanswered = (
  text: string,
  { facts, language }: { facts: readonly string[]; language: Language },
): boolean => {
  // "Does Karen read it?" "Yes, she does."
  if (packs[language].wordingForms.yesOrNo.test(text)) return false;
  const said = new Set(contentStems(text, packs[language]));
  return facts.some((fact) => !contentStems(fact, packs[language]).some((one) => said.has(one)));
};

/**
 * The beginning of a growing text that may be shown: whole words, up to a quotation that is still open. Null as soon as
 * it breaks a rule that more words cannot mend.
 */
export const shownOf = (growing: string, of: { context: Context; move: Move }): string | null => {
  const [open, close] = packs[of.context.language].phrases.quotes;
  const whole = growing.slice(0, Math.max(0, growing.lastIndexOf(" ")));
  const lastOpen = whole.lastIndexOf(open);
  const isOpen =
    open === close ? whole.split(open).length % 2 === 0 : lastOpen >= 0 && !whole.includes(close, lastOpen);
  const closed = (isOpen ? whole.slice(0, lastOpen) : whole).trimEnd();
  const { language } = of.context;
  const last = sentences(closed, language).at(-1)?.text ?? "";
  // Whether it is one is seen at its end.
  const isUndecided = !/[.!?…]$/u.test(last) && mayLead(ownWords(last, packs[language]), language);
  const shown = isUndecided ? closed.slice(0, closed.lastIndexOf(last)).trimEnd() : closed;
  if (shown === "") return "";
  return brokenInPart(shown, of).length > 0 ? null : shown;
};

const isClosed = (text: string, [open, close]: readonly [string, string]): boolean =>
  open === close ? text.split(open).length % 2 === 1 : text.split(open).length === text.split(close).length;

/**
 * The first sentence of a growing text that may be shown, once another one has begun, when it asks nothing and holds a word of
 * the answer: then it can stay, whatever becomes of the rest. Null: not yet, or not this one.
 */
export const firstSentenceIn = (shown: string, { language, lastAnswer }: Context): string | null => {
  const pack = packs[language];
  const [first, second] = sentences(shown, language);
  if (!first || !second) return null;
  const { text } = first;
  const asks = text.includes("?") || pack.wordingForms.inviting.test(ownWords(text, pack));
  const told = new Set(contentStems(lastAnswer, pack));
  const isOfAnswer = contentStems(text, pack).some((one) => told.has(one));
  return !asks && isOfAnswer && isClosed(text, pack.phrases.quotes) ? text : null;
};
