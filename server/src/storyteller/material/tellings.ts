import { fold } from "#language/fold.ts";
import { type Language, packs } from "#language/packs.ts";
import { contentStems, isContentWord, type Span, sentences, tokens } from "#language/text.ts";
import { isSaidTo, lexiconMatcher } from "../text/lexicon-matcher.ts";
import { isSameName } from "../text/name-match.ts";
import { confidedFrom } from "./confided.ts";
import { capitals, type KeptMatter, touchesMatter } from "./kept-matter.ts";
import { longestWish, meantIn, namedAfter } from "./left-out.ts";

const mostBrief = 9;

/** Is the sentence talk with the interviewer? What somebody is quoted with is not. */
export const isTalk = (text: string, language: Language): boolean => {
  const { talk, briefTalk } = packs[language].story;
  if (/["“”„«»]/u.test(text)) return false;
  const folded = fold(text);
  return talk.test(folded) || (folded.split(" ").length <= mostBrief && briefTalk.test(folded));
};

const namesSomebody = (text: string, language: Language): boolean =>
  tokens(text).some(
    ({ word, start, afterBreak }) =>
      !afterBreak && /^\p{Lu}\p{Ll}/u.test(text.slice(start)) && isContentWord(word, packs[language]),
  );

/** Speaks on of whoever was spoken of: names nobody else before "he" or "her". */
const speaksOn = (text: string, language: Language, known?: ReadonlySet<string>): boolean => {
  const read = tokens(text);
  const [first] = read;
  if (first && known?.has(text.slice(first.start, first.end)) && isContentWord(first.word, packs[language]))
    return false;
  const pronoun = read.findIndex(({ word }) => packs[language].functionWords.pronouns.has(word));
  const names = lexiconMatcher(language)(read).filter(({ list }) => list.startsWith("kin "));
  const isOther = namesSomebody(text, language) || names.length > 0;
  if (pronoun >= 0) return !names.some(({ from }) => from < pronoun);
  return packs[language].story.bareThird !== null && !isOther;
};

/** Does the wish name whom it means ("Peter is not to go in any book"), rather than what was just said? */
const namesBefore = (text: string, wish: RegExp): boolean => {
  const folded = fold(text);
  const before = folded.slice(0, wish.exec(folded)?.index ?? 0);
  const names = text.match(/\p{Lu}\p{Ll}+/gu) ?? [];
  return names.some(
    (name) => before.split(" ").some((word) => word.startsWith(fold(name))) && name.length > 2,
  );
};

/** Sentences before "leave that out" in one answer that it speaks of. */
const mostMeant = 2;

/** A sentence of so few words that ends an answer after a wish gives its reason. */
const longestReason = 5;

/** So few words between talk are talk ("Le casse."), or before it; more of them where talk came before anything was told. */
const fewestBetween = 4;
const fewestBefore = 2;
const fewestAfter = 12;

type End = { all: readonly Span[]; lastTalk: number };

/** Short sentences that follow talk at the end of a telling go on with it: "Who reads this? I don't mind Jen." */
const withEnd = (talks: readonly boolean[], { all, lastTalk }: End): boolean[] => {
  const isShort = all.slice(lastTalk + 1).every(({ text }) => text.split(/\s+/u).length <= longestWish);
  const isEnd = lastTalk > 0 && isShort && talks.slice(0, lastTalk).some((talk) => !talk);
  return talks.map((talk, at) => talk || (isEnd && at > lastTalk));
};

/** A question of so few words that begins an answer asks back. */
const longestEcho = 9;

/** A sentence of so many words at the edge of a paragraph may speak to the interviewer. */
const longestAtEdge = 16;

const isEcho = ({ text }: Span): boolean =>
  /\?$/u.test(text) && !/["“”„«»]/u.test(text) && fold(text).split(" ").length <= longestEcho;

/** Of each sentence: does it speak to the interviewer where a paragraph begins or ends? */
const talkAtEdges = (all: readonly Span[], { text, language }: { text: string; language: Language }) => {
  const { edgeTalk } = packs[language].story;
  const { toSaga } = packs[language].conversation.followUps;
  const mayBe = all.map((sentence, at) => {
    if (/["“”„«»]/u.test(sentence.text)) return false;
    const folded = fold(sentence.text);
    // "About what, the shelf or my father?": the answer begins with the question that was heard.
    if (isEcho(sentence) && at + 1 < all.length && all.slice(0, at).every(isEcho)) return true;
    return (
      folded.split(" ").length <= longestAtEdge &&
      ([edgeTalk, toSaga].some((sign) => isSaidTo(sentence.text, { sign, language })) ||
        isTalk(sentence.text, language))
    );
  });
  const isFirst = all.map(({ start }, at) => at === 0 || text.slice(all[at - 1]?.end, start).includes("\n"));
  const found = all.map(() => false);
  for (let at = 0; at < all.length; at += 1)
    found[at] = mayBe[at] === true && (isFirst[at] === true || found[at - 1] === true);
  for (let at = all.length - 1; at >= 0; at -= 1) {
    const isLast = at === all.length - 1 || isFirst[at + 1] === true;
    if (mayBe[at] && (isLast || found[at + 1])) found[at] = true;
  }
  return found;
};

/** A death is told in few words between much talk. */
const tellsTurning = (text: string, language: Language): boolean =>
  Object.values(packs[language].story.turnings).some((words) => words.test(fold(text)));

/** Talk with the interviewer, and the splinters before it and between. */
const talkIn = (
  all: readonly Span[],
  { text: whole, language }: { text: string; language: Language },
): boolean[] => {
  const atEdges = talkAtEdges(all, { text: whole, language });
  const talks = all.map(({ text }, at) => atEdges[at] === true || isTalk(text, language));
  const isPlain = all.map(({ text }) => packs[language].story.talk.test(fold(text)));
  const firstTold = (from: number): number => talks.findIndex((talk, at) => at >= from && !talk);
  for (let at = firstTold(0), isFirst = true; at >= 0; at = firstTold(at + 1)) {
    const words = (all[at]?.text ?? "").split(/\s+/u).length;
    const isAfter = at > 0 && talks[at - 1] === true;
    const most = !isAfter ? (at === 0 ? fewestBefore : 0) : isFirst ? fewestAfter : fewestBetween;
    const isTalkNext = isAfter ? talks[at + 1] === true : isPlain[at + 1] === true;
    const isSplinter = words <= most && isTalkNext && !tellsTurning(all[at]?.text ?? "", language);
    if (isSplinter) talks[at] = true;
    else isFirst = false;
  }
  return withEnd(talks, { all, lastTalk: isPlain.lastIndexOf(true) });
};

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

/** Does a sentence say that something is not talked about? It is none of the story itself. */
const isRefusal = (text: string, language: Language): boolean =>
  packs[language].story.refuses.test(fold(text)) &&
  !/["“”„«»]/u.test(text) &&
  text.split(/\s+/u).length <= longestAtEdge;

/** So few words lead to a refusal: "It was over Uncle Wacek. But of Uncle Wacek I don't speak." */
const mostLeading = 8;

/** Does a short sentence name nobody but whom the refusal after it names? */
const leadsTo = (before: string, { text, language }: { text: string; language: Language }): boolean => {
  const refused = capitals(text);
  return (
    before.split(/\s+/u).length <= mostLeading &&
    capitals(before).some((name) => refused.some((other) => isSameName([name, other], language)))
  );
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

/** So few words after a hint still belong to it: "That was nineteen sixty-seven." */
const mostAfterHint = 8;

/** Where an answer ends with a hint at something that is not told: "I minded it again later, but that was another matter." */
const hintIn = (all: readonly Span[], language: Language): number => {
  const { hints } = packs[language].story;
  const at = all.findLastIndex(({ text }) => hints.test(fold(text)) && !/["“”„«»]/u.test(text));
  const rest = all.slice(at + 1).reduce((words, { text }) => words + text.split(/\s+/u).length, 0);
  return at >= 0 && rest <= mostAfterHint ? at : all.length;
};

/** Goes on from a time that is left alone: "Poi sono tornato." */
const goesOn = (text: string, language: Language): boolean =>
  packs[language].functionWords.sequels.has(tokens(text)[0]?.word ?? "");

type Limited = Limits & { text: string };

/** A wish that fewer words stand before means what comes after it. */
const fewestToldBefore = 8;

/** Of each sentence: may it stand in a story? */
const marked = (all: readonly Span[], { text: whole, ...limits }: Limited): boolean[] => {
  const { language, matters } = limits;
  const { leaveOut, putIn, confides, secrecy, firstWord, lastWord } = packs[language].story;
  const confided = confidedFrom(all, limits);
  const isSecret = confided === all.length && all.some(({ text }) => secrecy.test(fold(text)));
  if (isSecret) return all.map(() => false);
  const talks = talkIn(all, { text: whole, language });
  const hint = Math.min(hintIn(all, language), confided);
  const isWish = ({ text }: Span): boolean => {
    const words = text.split(/\s+/u).length;
    const isOfPlace = [firstWord, lastWord].some((sign) => sign.test(fold(text)));
    return isOfPlace
      ? words <= longestAtEdge && !/["“”„«»]/u.test(text)
      : putIn.test(fold(text)) && words <= longestWish;
  };
  const isUnsaid = (at: number): boolean => {
    const { text = "" } = all[at] ?? {};
    const { text: before = "" } = all[at - 1] ?? {};
    const isShort = text.split(/\s+/u).length <= mostAfterRefusal && !namesSomebody(text, language);
    return isRefusal(text, language) || (isShort && isRefusal(before, language));
  };
  const mayStand = all.map((sentence, at) => at < hint && !talks[at] && !isWish(sentence) && !isUnsaid(at));
  let isOnMatter = false;
  let isRefused = false;
  let isConfided = false;
  for (const [at, { text }] of all.entries()) {
    const isTouched = touchesMatter(text, { matters, language });
    const isAfterGap = (isOnMatter || isRefused) && goesOn(text, language);
    isRefused = refuses(text, language) || (isRefused && speaksOfOneself(text, language));
    isConfided ||= confides.test(fold(text));
    const isSpokenOn: boolean =
      isOnMatter && speaksOn(text, language, limits.known) && !putIn.test(fold(text));
    isOnMatter = isTouched || (talks[at] === true && isRefused) || isSpokenOn;
    if (isConfided || isRefused || isAfterGap) mayStand[at] = false;
    if (isRefusal(text, language)) {
      const named = all.findIndex(
        (one, first) => first < at && at - first <= mostRefused && leadsTo(one.text, { text, language }),
      );
      for (let led = named; led >= 0 && led < at; led += 1) mayStand[led] = false;
      for (let led = at - 1; led >= 0 && leadsTo(all[led]?.text ?? "", { text, language }); led -= 1)
        mayStand[led] = false;
    }
    if (isOnMatter) mayStand[at] = false;
    if (!leaveOut.test(fold(text))) continue;
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
    if (namesBefore(text, leaveOut)) continue;
    // "I'll tell you this, but it's not to go in any story": what it speaks of is still to come.
    const before = all.slice(0, at).filter((_, earlier) => mayStand[earlier]);
    const saysWhat = meantIn(text, language).before >= fewestOfItsOwn;
    isConfided ||=
      !saysWhat && before.reduce((words, one) => words + one.text.split(/\s+/u).length, 0) < fewestToldBefore;
    for (let meant = wishFrom(all, { at, language }); meant < at; meant += 1)
      if (!putIn.test(fold(all[meant]?.text ?? ""))) mayStand[meant] = false;
  }
  return mayStand;
};

/** Is the end of an answer left alone, so that what goes on from it would speak of that? */
export const endsLeftAlone = (text: string, { matters, language, known }: Limits): boolean => {
  let isOnMatter = false;
  for (const sentence of sentences(text, language))
    isOnMatter =
      touchesMatter(sentence.text, { matters, language }) ||
      (isOnMatter && speaksOn(sentence.text, language, known));
  return isOnMatter;
};

/**
 * The part of an answer that tells of the life: without talk with the interviewer, without what the teller wants left alone and
 * what is said on of it, and without the wish itself. Empty where nothing is left.
 */
export const tellingOf = (text: string, limits: Limits): string => {
  const all = sentences(text, limits.language);
  const mayStand = marked(all, { ...limits, text });
  if (mayStand.every(Boolean)) return text;
  const kept = all.filter((_, at) => mayStand[at]).map((sentence) => sentence.text);
  return kept.join(" ");
};
