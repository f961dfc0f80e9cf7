import type { Kin } from "#language/pack.ts";
import { type Language, packs } from "#language/packs.ts";
import { remember } from "#language/remember.ts";
import { stem } from "#language/stem.ts";
import { contentStems, normalise, sentences, stemSetOf, tokens } from "#language/text.ts";
import type { Turn } from "../ledger.ts";
import { type BrokenRule, lintTurn } from "../lints.ts";
import { ownWords, quotedIn } from "../spoken.ts";
import { formsOf, toldWordsOf } from "../told-words.ts";
import { forms } from "./forms.ts";
import { subjectStems } from "./subject.ts";
import { kinMatcherOf, vocabularyOf } from "./vocabulary.ts";

/** Rules that only questions in other than built-in words can break, besides those of every turn. */
export type WordingRule =
  | BrokenRule
  | "address"
  | "asked_before"
  | "avoided"
  | "either_or"
  | "leaks_rules"
  | "not_open"
  | "off_subject"
  | "other_quotation"
  | "speaks_of_itself"
  | "unfounded_relative";

export type Context = {
  language: Language;
  /** The turn in built-in words. */
  turn: Pick<Turn, "kind" | "text" | "topic">;
  /** Every message of this teller that may be known, the last answer included. */
  told: readonly string[];
  lastAnswer: string;
  /** Questions asked before. */
  asked: readonly string[];
  /** Stems of what the teller asked to leave alone. */
  avoided: readonly string[];
  /** What must never be said: the rules a model was given. */
  rules: string;
};

const most = { characters: 600, sentences: 3, leak: 8, alike: 0.7 };

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

const opensSentence = (text: string, { language, told }: Context): boolean => {
  const isTold = (word: string): boolean => {
    const sought = formsOf(word, language);
    return told.some((one) => {
      const { forms: known } = toldWordsOf(one, language);
      return sought.some((form) => known.has(form));
    });
  };
  const vocabulary = vocabularyOf(language);
  return sentences(text, language).every(({ text: sentence }) => {
    const [first] = wordsOf(sentence);
    return first === undefined || vocabulary.has(first) || isTold(first);
  });
};

const namesStrangers = (own: string, { language, told, turn }: Context): boolean => {
  const isMentioned = (kin: Kin): boolean =>
    [...told, turn.text].some((text) => toldWordsOf(text, language).kin.has(kin));
  return kinMatcherOf(language)(own).some(({ list }) => !isMentioned(list));
};

/** What may not be said at any point; of a beginning as well as of the whole. */
const brokenInPart = (text: string, context: Context): WordingRule[] => {
  const { language, told, rules, avoided, turn } = context;
  const pack = packs[language];
  const own = ownWords(text, pack);
  const lints = lintTurn({
    turn: { text, kind: "facet" },
    language,
    told: [...told, turn.text],
    lastAnswer: null,
  });
  // A beginning may be nothing but a quotation: whether anything is asked is seen at the end.
  const broken: WordingRule[] = lints.filter((rule) => rule !== "asks_nothing");
  if (text.length > most.characters || sentences(own, language).length > most.sentences)
    broken.push("too_long");
  if (addresses.test(text)) broken.push("address");
  if (/\p{Lu}{4,}/u.test(own)) broken.push("shouts");
  if (hasStrangeQuotes(own)) broken.push("other_quotation");
  if (leaks(text, rules)) broken.push("leaks_rules");
  if (forms[language].itself.test(own)) broken.push("speaks_of_itself");
  if (namesStrangers(own, context)) broken.push("unfounded_relative");
  if (!opensSentence(own, context)) broken.push("unfounded_name");
  const left = new Set(avoided);
  if (tokens(text).some(({ word }) => left.has(stem(word, language)))) broken.push("avoided");
  return broken;
};

const asksOpenly = (own: string, language: Language): WordingRule[] => {
  const { asking, inviting, yesNo, alternatives } = forms[language];
  const all = sentences(own, language).map(({ text }) => text);
  const asks = all.filter((text) => text.includes("?") || inviting.test(text));
  if (asks.length > 1) return ["asks_two_things"];
  const question = all.find((text) => text.includes("?"));
  if (question === undefined) return all.some((text) => inviting.test(text)) ? [] : ["asks_nothing"];
  const broken: WordingRule[] = [];
  if (!asking.test(question) || yesNo.test(question)) broken.push("not_open");
  if (alternatives.test(question)) broken.push("either_or");
  return broken;
};

/** Share of the larger set of stems that both hold; few stems alone make no likeness. */
const likeness = (a: ReadonlySet<string>, b: ReadonlySet<string>): number => {
  const both = [...a].filter((item) => b.has(item)).length;
  return both / Math.max(3, Math.max(a.size, b.size));
};

/** The questions of all conversations that go on now are compared with again and again. */
const normalOf = remember<string>(normalise, 5_000);

const repeats = (text: string, { asked, language }: Context): boolean => {
  const pack = packs[language];
  const own = new Set(contentStems(text, pack));
  const plain = normalise(text);
  return asked.some(
    (other) => normalOf(other, null) === plain || likeness(own, stemSetOf(other, pack)) >= most.alike,
  );
};

/** A question is on its subject when it shares a word of meaning with what the library asks there. */
const staysOn = (text: string, { turn, language }: Context): boolean => {
  const pack = packs[language];
  const stems = new Set(contentStems(text, pack));
  if (turn.kind === "follow_up") {
    const hooks = quotedIn(turn.text, pack).flatMap((words) => contentStems(words, pack));
    return hooks.length === 0 || hooks.some((hook) => stems.has(hook));
  }
  const own = subjectStems(turn, language) ?? new Set(contentStems(ownWords(turn.text, pack), pack));
  return own.size === 0 || [...own].some((word) => stems.has(word));
};

/** The first sentence holds a word of the answer, unless that had none. */
const receives = (text: string, { turn, lastAnswer, language }: Context): boolean => {
  if (turn.kind === "easier") return true;
  const pack = packs[language];
  const given = new Set(contentStems(lastAnswer, pack));
  const [first] = sentences(text, language);
  return given.size === 0 || contentStems(first?.text ?? "", pack).some((word) => given.has(word));
};

/** Every rule that a whole worded turn breaks, each once; empty when it may be asked. */
export const brokenBy = (text: string, context: Context): WordingRule[] => {
  const own = ownWords(text, packs[context.language]);
  const broken: WordingRule[] = [...brokenInPart(text, context), ...asksOpenly(own, context.language)];
  if (!receives(text, context)) broken.push("nothing_received");
  if (!staysOn(text, context)) broken.push("off_subject");
  if (repeats(text, context)) broken.push("asked_before");
  return [...new Set(broken)];
};

/**
 * The beginning of a growing text that may be shown: whole words, up to a quotation that is still open. Null as soon as
 * it breaks a rule that more words cannot mend.
 */
export const shownOf = (growing: string, context: Context): string | null => {
  const [open, close] = packs[context.language].phrases.quotes;
  const whole = growing.slice(0, Math.max(0, growing.lastIndexOf(" ")));
  const lastOpen = whole.lastIndexOf(open);
  const isOpen =
    open === close ? whole.split(open).length % 2 === 0 : lastOpen >= 0 && !whole.includes(close, lastOpen);
  const shown = (isOpen ? whole.slice(0, lastOpen) : whole).trimEnd();
  if (shown === "") return "";
  return brokenInPart(shown, context).length > 0 ? null : shown;
};

const isClosed = (text: string, [open, close]: readonly [string, string]): boolean =>
  open === close ? text.split(open).length % 2 === 1 : text.split(open).length === text.split(close).length;

/**
 * The first sentence of a growing text that may be shown, once another one has begun and when it does nothing but receive
 * the answer: then it can stay, whatever becomes of the rest. Null: not yet, or not this one.
 */
export const receptionIn = (shown: string, context: Context): string | null => {
  const { language } = context;
  const pack = packs[language];
  const [first, second] = sentences(shown, language);
  if (!first || !second) return null;
  const { text } = first;
  const asks = text.includes("?") || forms[language].inviting.test(ownWords(text, pack));
  return !asks && isClosed(text, pack.phrases.quotes) && receives(text, context) ? text : null;
};
