import { compile, type Matcher } from "#language/match.ts";
import type { LanguagePack } from "#language/pack.ts";
import { type Language, packs } from "#language/packs.ts";
import { countWords, normalise, sentences, stopwordsOf, tokens } from "#language/text.ts";
import { isInAnotherLanguage } from "#language/vote.ts";
import type { WordingForms } from "#language/wording-forms.ts";
import type { Turn } from "../ledger/ledger.ts";
import { formsOfName } from "../reading/inflected-name.ts";
import { toldWordsOf } from "../reading/told-words.ts";
import { ownWords, quotedIn } from "./spoken.ts";

/** Rules of a turn that plain code can check. The names are stable: they are counted and logged. */
export type BrokenRule =
  | "asks_twice"
  | "asks_two_things"
  | "asks_nothing"
  | "leads"
  | "praises"
  | "shouts"
  | "too_long"
  | "long_quotation"
  | "unfounded_quotation"
  | "heavy_quotation"
  | "unfounded_name"
  | "unfounded_number"
  | "placeholder_left"
  | "markup"
  | "other_language";

/** Most words of a turn, greeting aside, and of one quotation. */
const limits = { turn: 75, quotation: 14 };

type WordingLists = "leading" | "presuming" | "praise" | "times" | "trauma" | "crisis";
const matchers = new Map<Language, Matcher<WordingLists>>();

const matcherOf = (language: Language): Matcher<WordingLists> => {
  const known = matchers.get(language);
  if (known) return known;
  const { leading, presuming, praise, times, trauma, crisis } = packs[language].lexicon;
  const made = compile({ leading, presuming, praise, times, trauma, crisis });
  matchers.set(language, made);
  return made;
};

const markup = /[<>{}[\]*_#`|\\\p{Cc}\p{Extended_Pictographic}]/u;

/** Does a sentence begin as a leading one does? What says how it must have been leads in any sentence, all else in a question alone. */
const leadsFrom = (text: string, language: Language, isQuestion: boolean): boolean => {
  if (packs[language].wordingForms.invitingQuestion?.test(text)) return false;
  const read = tokens(text);
  return matcherOf(language)(read).some(({ list, from }) => {
    const isLeading = list === "presuming" || (isQuestion && list === "leading");
    return isLeading && (from === 0 || (isQuestion && read[from]?.afterBreak));
  });
};

const startsLeading = (own: string, language: Language): boolean =>
  sentences(own, language).some(({ text }) => leadsFrom(text, language, text.includes("?")));

/** May a sentence that is still being written turn out to be a leading question? "Whether it is the red one I cannot see" begins as one too. */
export const mayLead = (unfinished: string, language: Language): boolean =>
  leadsFrom(unfinished, language, true);

const clauseMarks = /[,:;–—-]\s*/u;
const wordsToAsking = 2;

/** Does a clause begin with a question or an invitation? "You sat there when he came" only holds a word that could ask. */
const beginsToAsk = (words: string, { asking, inviting, yesNo }: WordingForms): boolean =>
  inviting.test(words) ||
  yesNo.test(words) ||
  words.split(clauseMarks).some((clause) =>
    asking.test(
      tokens(clause)
        .slice(0, wordsToAsking)
        .map(({ word }) => word)
        .join(" "),
    ),
  );

/** A second question is tied on where something is asked: "Work, and what you were good at." only names it. */
const asksTwoThings = (own: string, language: Language): boolean => {
  const forms = packs[language].wordingForms;
  const { secondQuestion, inviting } = forms;
  const asking = sentences(own, language).filter(({ text }) => text.includes("?") || inviting.test(text));
  // "And what did she say?" begins with the word that would tie another question on.
  return asking.some(({ text }) => {
    const found = secondQuestion.exec(text);
    if (!found) return false;
    // "He turned his back, and what did you do?" tells before it asks.
    return (
      beginsToAsk(text.slice(0, found.index), forms) ||
      secondQuestion.test(text.slice(found.index + found[0].length))
    );
  });
};

/** Rules that hold for any wording of a question, whoever was asked. */
export const lintQuestion = (text: string, language: Language): BrokenRule[] => {
  const own = ownWords(text, packs[language]);
  const broken: BrokenRule[] = [];
  if ((own.match(/\?/gu)?.length ?? 0) > 1) broken.push("asks_twice");
  if (asksTwoThings(own, language)) broken.push("asks_two_things");
  if (startsLeading(own, language)) broken.push("leads");
  if (matcherOf(language)(own).some(({ list }) => list === "praise")) broken.push("praises");
  if (own.includes("!")) broken.push("shouts");
  if (/\{[a-z]+\}/u.test(own)) broken.push("placeholder_left");
  else if (markup.test(own)) broken.push("markup");
  if (countWords(own) > limits.turn) broken.push("too_long");
  if (isInAnotherLanguage(own, language)) broken.push("other_language");
  return broken;
};

/** Names in the interviewer's own words: capitals inside a sentence that are no function word and no time. */
const namesIn = (own: string, language: Language): string[] => {
  const pack = packs[language];
  const stop = stopwordsOf(pack);
  return sentences(own, language).flatMap(({ text }) => {
    const read = tokens(text);
    const timed = new Set(
      matcherOf(language)(read).flatMap(({ list, from }) => (list === "times" ? [from] : [])),
    );
    return read.flatMap((token, index) => {
      const isCapital = /^\p{Lu}/u.test(text[token.start] ?? "") && token.word.length > 2;
      const isKnown = index === 0 || token.afterBreak || stop.has(token.word) || timed.has(index);
      return isCapital && !isKnown && !/^sag[aąęio]?$/u.test(token.word) ? [token.word] : [];
    });
  });
};

type Spoken = {
  turn: Pick<Turn, "text" | "move"> & Partial<Pick<Turn, "also">>;
  language: Language;
  /** All stored messages of this teller, the last answer included. */
  told: readonly string[];
  /** The answer this turn comes after; null at the start and after a passed question. */
  lastAnswer: string | null;
};

const offered = new WeakMap<LanguagePack, ReadonlySet<string>>();

/** The words that Saga itself tells the teller to say, such as "strike that". */
const wordsOffered = (pack: LanguagePack): ReadonlySet<string> => {
  const known = offered.get(pack);
  if (known) return known;
  const quoted = quotedIn(Object.values(pack.asides.words.erasing).join(" "), pack);
  const made = new Set(quoted.flatMap((one) => tokens(one).map(({ word }) => word)));
  offered.set(pack, made);
  return made;
};

const lintQuotations = ({ turn, language, told }: Spoken, pack: LanguagePack): BrokenRule[] => {
  const isStored = (words: string): boolean =>
    told.some((message) => message.includes(words)) ||
    told.some((message) => toldWordsOf(message, language).normal.includes(normalise(words)));
  const broken: BrokenRule[] = [];
  for (const words of quotedIn(turn.text, pack)) {
    if (tokens(words).every(({ word }) => wordsOffered(pack).has(word))) continue;
    if (countWords(words) > limits.quotation) broken.push("long_quotation");
    if (!isStored(words)) broken.push("unfounded_quotation");
    const isHeavy = matcherOf(language)(words).some(({ list }) => list === "trauma" || list === "crisis");
    if (isHeavy) broken.push("heavy_quotation");
  }
  return broken;
};

const lintPremises = ({ turn, language, told }: Spoken, pack: LanguagePack): BrokenRule[] => {
  const own = ownWords(turn.text, pack);
  const broken: BrokenRule[] = [];
  const known = (word: string): boolean =>
    told.some((message) => toldWordsOf(message, language).normal.includes(word));
  // A name that was told may come in another case: "Józek", "o Józku".
  const knownInflected = (word: string): boolean => {
    const { anywhere, capital } = formsOfName(word);
    return told.some(
      (message) => anywhere.test(toldWordsOf(message, language).normal) || capital.test(message),
    );
  };
  const polite = new Set([...pack.lexicon.titles, ...pack.conversation.commonCapitals]);
  if ((own.match(/\p{N}+/gu) ?? []).some((number) => !known(number))) broken.push("unfounded_number");
  if (namesIn(own, language).some((name) => !polite.has(name) && !knownInflected(name)))
    broken.push("unfounded_name");
  return broken;
};

const asksSomething = new Set<Turn["move"]>(["open", "easier", "rephrase", "return", "follow_up", "close"]);

/** Moves that may leave the choice to the teller, and may ask nothing. */
export const gentleMoves: ReadonlySet<Turn["move"]> = new Set<Turn["move"]>([
  "stay_gently",
  "close",
  "mend",
  "return",
  "rephrase",
]);

/** The waiting question once more: its rules were kept when it was asked first. */
const echoes: ReadonlySet<Turn["move"]> = new Set<Turn["move"]>(["repeat", "answer"]);

const ofQuestions: ReadonlySet<BrokenRule> = new Set<BrokenRule>(["leads", "asks_two_things"]);

/** Answers about Saga name numbers of their own; words of help are written by people. */
const factual: ReadonlySet<Turn["move"]> = new Set<Turn["move"]>(["answer", "support"]);

/** Every rule a turn breaks, each once; empty for a good turn. */
export const lintTurn = (spoken: Spoken): BrokenRule[] => {
  const { turn, language } = spoken;
  const pack = packs[language];
  const own = ownWords(turn.text, pack);
  if (turn.move === "support") return own.includes("?") ? ["asks_two_things"] : [];
  // Whether the teller is in danger is asked outright, with yes and no, in words written by people.
  if (turn.also?.includes("support")) return (own.match(/\?/gu) ?? []).length > 1 ? ["asks_twice"] : [];
  const isFree = gentleMoves.has(turn.move) || echoes.has(turn.move) || turn.move === "delete";
  const ofQuestion = lintQuestion(turn.text, language);
  const broken = [
    ...(isFree ? ofQuestion.filter((rule) => !ofQuestions.has(rule)) : ofQuestion),
    ...lintQuotations(spoken, pack),
    ...(factual.has(turn.move) ? [] : lintPremises(spoken, pack)),
  ];
  if (asksSomething.has(turn.move) && tokens(own).length === 0) broken.push("asks_nothing");
  return [...new Set(broken)];
};
