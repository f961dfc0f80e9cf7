import { fold } from "#language/fold.ts";
import { isSameName } from "#language/name-match.ts";
import { type Language, packs } from "#language/packs.ts";
import { hasQuotationMark } from "#language/quotation.ts";
import { contentStems, countWords, type Span, sentences, tokens } from "#language/text.ts";
import { lexiconMatcher } from "../text/lexicon-matcher.ts";
import { confidedFrom, fewestToldBefore, mostAfterHint } from "./confided.ts";
import { type KeptMatter, touchesMatter } from "./kept-matter.ts";
import { beforeLeftAlone, namedBeforeRefusal } from "./least-cut.ts";
import {
  droppedFrom,
  isTakenBackAtOnce,
  leavesOut,
  longestWish,
  meantIn,
  namedAfter,
  namesBeforeWish,
} from "./left-out.ts";
import { isRefusal, leadsUp } from "./refusals.ts";
import { beginsWithName, capitalised, namesSomebody, speaksOn } from "./speaks-on.ts";
import { isTalk, longestAtEdge, talkIn } from "./talk.ts";
import { tailEnd } from "./wish-tails.ts";
import { dictates } from "./wishes.ts";

/** Where a model has listened, a sentence of more words tells something, though it speaks to Saga: "He was a welder, as I told you, and …" */
const longestToSaga = 14;

export const tellsAtLength = (sentence: string): boolean =>
  !/\?$/u.test(sentence) && countWords(sentence) > longestToSaga;

/** Does a wish only say again what was asked before: "you've been told to leave that out"? */
const remindsOf = (text: string, language: Language): boolean =>
  !hasQuotationMark(text) &&
  (packs[language].story.toAsker.test(text) ||
    lexiconMatcher(language)(text).some(({ list }) => list === "speech"));

/** Sentences before "leave that out" in one answer that it speaks of. */
const mostMeant = 2;

/** A sentence of so few words that ends an answer after a wish gives its reason. */
const longestReason = 5;

/** Does a sentence refuse to speak of somebody? What is said on of them is no telling either. */
const refuses = (text: string, language: Language): boolean =>
  packs[language].story.refuses.test(fold(text)) && namesSomebody(text, language);

/** Says on why not, and names nobody: "I shouldn't have said his name." */
const speaksOfOneself = (text: string, language: Language): boolean => {
  const { self, singular } = packs[language].functionWords;
  const isOf = tokens(text).some(({ word }) => self.has(word) || singular.has(word));
  return isOf && !namesSomebody(text, language);
};

/** So few words after a refusal go on with it: "That morning I don't talk about. Not with anybody." */
const mostAfterRefusal = 4;

/** So few words lead to a refusal: "It was over Uncle Wacek. But of Uncle Wacek I don't speak." */
const mostLeading = 8;

/** Does a short sentence name nobody but whom the refusal after it names? */
const leadsTo = (before: string, { text, language }: { text: string; language: Language }): boolean => {
  const refused = capitalised(text, language);
  return (
    before.split(/\s+/u).length <= mostLeading &&
    capitalised(before, language).some((name) => refused.some((other) => isSameName([name, other], language)))
  );
};

/** Begins with the name of somebody else of the teller's life, and does not name who is refused. */
const isOfAnother = (
  text: string,
  { refused, language, known }: Pick<Limits, "language" | "known"> & { refused: string },
): boolean => {
  const [first] = tokens(text);
  if (!first || !known || !beginsWithName(first, { text, known, language })) return false;
  return !leadsTo(text, { text: refused, language });
};

/** So many sentences from the first name of somebody to the refusal to speak of them are of them: "Frank, for a while. He's the older one." */
const mostRefused = 4;

type Limits = {
  language: Language;
  /** Not to be printed, or not to be spoken of. */
  matters: readonly KeptMatter[];
  /** Names of the teller's life: a sentence that begins with another one speaks on of nobody. */
  known?: ReadonlySet<string>;
  /** Was some of the answer taken out already? */
  isSealed?: boolean;
  /** Has a model named what is to stay out, so that nothing more need be guessed? */
  isExact?: boolean;
  /** What this answer asked not to be asked about, though it is told of since: the asking itself is no telling. */
  asked?: readonly KeptMatter[];
  /** Sentences of which the teller says that they may stand in the story. */
  allowed?: readonly string[];
};

/** A wish that says so much before it asks for silence means what it says itself. */
const fewestOfItsOwn = 3;

/** Where what a wish means begins: the first sentence with a word of it, else the two before it; the wish where it says all of it itself. */
const wishFrom = (all: readonly Span[], { at, language }: { at: number; language: Language }): number => {
  const { stems: own, before } = meantIn(all[at]?.text ?? "", language);
  const stems = [...own, ...namedAfter(all, { at, language })];
  const isMeant = ({ text }: Span): boolean =>
    contentStems(fold(text), packs[language]).some((stem) => stems.includes(stem));
  const first = all.slice(0, at).findIndex(isMeant);
  if (first >= 0) return first;
  return before >= fewestOfItsOwn ? at : Math.max(0, at - mostMeant);
};

/** Where an answer ends with a hint at something that is not told: "I minded it again later, but that was another matter." */
const hintIn = (all: readonly Span[], language: Language): number => {
  const { hints } = packs[language].story;
  const at = all.findLastIndex(({ text }) => hints.test(fold(text)) && !hasQuotationMark(text));
  const rest = all.slice(at + 1).reduce((words, { text }) => words + text.split(/\s+/u).length, 0);
  return at >= 0 && rest <= mostAfterHint ? at : all.length;
};

/** Goes on from a time that is left alone: "Poi sono tornato." */
const goesOn = (text: string, language: Language): boolean =>
  packs[language].functionWords.sequels.has(tokens(text)[0]?.word ?? "");

type Limited = Limits & {
  /** Of each sentence: is it talk with the interviewer? */
  talks: readonly boolean[];
};

/** "And do you know what Hallgren said? Not a word about the knife.": no wish of the teller, but what somebody said. */
const isWhatWasSaid = (
  all: readonly Span[],
  { at, language }: { at: number; language: Language },
): boolean => {
  const { text: before = "" } = all[at - 1] ?? {};
  const isSpeech = lexiconMatcher(language)(before).some(({ list }) => list === "speech");
  const { subjects } = packs[language].grammar;
  return (
    isSpeech && /\?$/u.test(before) && !tokens(all[at]?.text ?? "").some(({ word }) => subjects.has(word))
  );
};

/** Of each sentence: may it stand in a story? */
const marked = (all: readonly Span[], { talks, ...limits }: Limited): boolean[] => {
  const { language, matters, asked = [], allowed = [], isExact = false } = limits;
  const { putIn, confides, secrecy, firstWord, lastWord } = packs[language].story;
  const confided = isExact ? all.length : confidedFrom(all, limits);
  const isSecret = !isExact && confided === all.length && all.some(({ text }) => secrecy.test(fold(text)));
  if (isSecret) return all.map(() => false);
  const hint = Math.min(hintIn(all, language), confided, droppedFrom(all, language));
  const isWish = ({ text }: Span): boolean => {
    const words = text.split(/\s+/u).length;
    const isOfPlace = [firstWord, lastWord].some((sign) => sign.test(fold(text)));
    return isOfPlace
      ? words <= longestAtEdge && !hasQuotationMark(text)
      : putIn.test(fold(text)) &&
          (words <= longestWish || (dictates(text, language) && !hasQuotationMark(text)));
  };
  const left = [...matters, ...asked];
  const isUnsaid = (at: number): boolean => {
    const { text = "" } = all[at] ?? {};
    const { text: before = "" } = all[at - 1] ?? {};
    const isShort = text.split(/\s+/u).length <= mostAfterRefusal && !namesSomebody(text, language);
    const isRefused = isRefusal(before, language) || touchesMatter(before, { matters: left, language });
    // "… about that winter don't ask me. Not now, not sideways."
    const isOn = isRefusal(before, language) || packs[language].asides.signs.silence.goesOn.test(fold(text));
    return isRefusal(text, language) || (isShort && isRefused && isOn);
  };
  const isRefusing = ({ text }: Span): boolean => isRefusal(text, language) || refuses(text, language);
  const lastRefusal = all.findLastIndex(isRefusing);
  const mayStand = all.map(
    (sentence, at) =>
      at < hint && !talks[at] && !isWish(sentence) && !isUnsaid(at) && !isTakenBackAtOnce(all, at, language),
  );
  const asking = all.findLastIndex(({ text }) => touchesMatter(text, { matters: asked, language }));
  let isOnMatter = false;
  let isRefused = false;
  let isConfided = false;
  for (const [at, { text }] of all.entries()) {
    const isTouched = at === asking || touchesMatter(text, { matters, language });
    const isAfterGap = (isOnMatter || isRefused) && goesOn(text, language);
    isRefused = refuses(text, language) || (isRefused && speaksOfOneself(text, language));
    isConfided ||= !isExact && confides.test(fold(text));
    const isSpokenOn: boolean =
      isOnMatter &&
      !(isExact && lastRefusal >= 0 && at > lastRefusal) &&
      speaksOn(text, language, limits.known) &&
      !putIn.test(fold(text));
    isOnMatter = isTouched || (talks[at] === true && isRefused) || isSpokenOn;
    if (isConfided || isRefused || isAfterGap) mayStand[at] = false;
    if (isRefusal(text, language)) {
      const named = all.findIndex(
        (one, first) => first < at && at - first <= mostRefused && leadsTo(one.text, { text, language }),
      );
      for (let led = named; led >= 0 && led < at; led += 1)
        if (led === named || !isOfAnother(all[led]?.text ?? "", { refused: text, ...limits }))
          mayStand[led] = false;
      // "He came when we buried our Martin. I didn't turn round. Don't ask me about that."
      const { text: between = "" } = all[at - 1] ?? {};
      const isBetween = mayStand[at - 2] === false && between.split(/\s+/u).length <= mostLeading;
      if (isBetween && !isOfAnother(between, { refused: text, ...limits })) mayStand[at - 1] = false;
      if (leadsUp(between, { refusal: text, language })) mayStand[at - 1] = false;
      for (let led = at - 1; led >= 0 && leadsTo(all[led]?.text ?? "", { text, language }); led -= 1)
        mayStand[led] = false;
    }
    if (isOnMatter) mayStand[at] = false;
    if (isExact || !leavesOut(all, at, language) || isWhatWasSaid(all, { at, language })) continue;
    mayStand[at] = false;
    isOnMatter = true;
    const { text: last } = all.at(-1) ?? {};
    // "But cut that, about Leszek. Barbara would be ashamed.": the reason says as much.
    if (
      at === all.length - 2 &&
      last &&
      last.split(/\s+/u).length <= longestReason &&
      !putIn.test(fold(last))
    )
      mayStand[at + 1] = false;
    if (namedAfter(all, { at, language }).length > 0) mayStand[at + 1] = false;
    // "There's one more. But you've been told to leave that out.": what leads to an earlier wish is of it.
    if (remindsOf(text, language) && at > 0) mayStand[at - 1] = false;
    if (namesBeforeWish(text, language).length > 0) continue;
    // "I'll tell you this, but it's not to go in any story": what it speaks of is still to come.
    const before = all.slice(0, at).filter((_, earlier) => mayStand[earlier]);
    const saysWhat = meantIn(text, language).before >= fewestOfItsOwn;
    isConfided ||=
      !saysWhat && before.reduce((words, one) => words + one.text.split(/\s+/u).length, 0) < fewestToldBefore;
    for (let meant = wishFrom(all, { at, language }); meant < at; meant += 1)
      if (!putIn.test(fold(all[meant]?.text ?? ""))) mayStand[meant] = false;
  }
  // "You can put that in, the bara brith" allows what only goes on from something else, and no name that is out.
  for (const [at, { text }] of all.entries())
    if (allowed.includes(text) && !touchesMatter(text, { matters, language })) mayStand[at] = true;
  for (const [at, sentence] of all.entries())
    if (!mayStand[at] && (talks[at] || isWish(sentence) || (!isExact && leavesOut(all, at, language))))
      mayStand.fill(false, at + 1, tailEnd(all, at, language));
  return mayStand;
};

/** The sentences at the end of an answer that are left alone, so that what goes on from it would speak of that. */
export const endLeftAlone = (text: string, { matters, language, known }: Limits): string => {
  let end: string[] = [];
  for (const { text: one } of sentences(text, language)) {
    const isOnMatter =
      touchesMatter(one, { matters, language }) || (end.length > 0 && speaksOn(one, language, known));
    end = isOnMatter ? [...end, one] : [];
  }
  return end.join(" ");
};

/** What of a sentence about somebody who is not talked about stands beside them; nothing where the answer holds a wish or a secret. */
const leftOf = (
  text: string,
  { all, language, matters, asked = [], isSealed }: Limits & { all: readonly Span[] },
): string => {
  const { confides, secrecy, refuses: refusal } = packs[language].story;
  const named = namedBeforeRefusal(text, { matters, language });
  if (named !== "") return named;
  const isOpen = all.every(
    (one, at) =>
      !leavesOut(all, at, language) && ![confides, secrecy].some((sign) => sign.test(fold(one.text))),
  );
  if (!isOpen || isSealed) return "";
  const refusing = (said: string): string[] =>
    said.split(/[,;:]/u).filter((clause) => refusal.test(fold(clause)));
  const refused = all
    .flatMap((one) => refusing(one.text))
    .flatMap((clause) => capitalised(clause, language))
    .map((words) => ({ words, stems: [], isNotAsked: true }));
  // "Ted died in October, and then came the winter, and about that winter I'll not be asked": the clause says what it means.
  const stems = refusing(text).flatMap((clause) =>
    contentStems(fold(clause).replace(refusal, " "), packs[language]),
  );
  const own = [...matters, ...asked, ...refused, { words: "", stems, isNotAsked: true }];
  if (!touchesMatter(text, { matters: own, language })) return "";
  const left = beforeLeftAlone(text, { matters: own, language });
  return isTalk(left, language) ? "" : left;
};

/**
 * The part of an answer that tells of the life: without talk with the interviewer, without what the teller wants left alone and
 * what is said on of it, and without the wish itself. Empty where nothing is left.
 */
export const tellingOf = (text: string, limits: Limits): string => {
  const all = sentences(text, limits.language);
  const isLong = ({ text: said }: Span): boolean => tellsAtLength(said);
  // A model has heard what it is: of what is said at length to Saga something is told.
  const talks = talkIn(all, { text, language: limits.language, known: limits.known }).map(
    (isTalked, at) => isTalked && !(limits.isExact && isLong(all[at] as Span)),
  );
  const mayStand = marked(all, { ...limits, talks });
  if (mayStand.every(Boolean)) return text;
  const kept = all.map(({ text: own }, at) => {
    if (mayStand[at]) return own;
    const isRefused = packs[limits.language].story.refuses.test(fold(own));
    return talks[at] && !isRefused ? "" : leftOf(own, { all, ...limits });
  });
  return kept.filter(Boolean).join(" ");
};
