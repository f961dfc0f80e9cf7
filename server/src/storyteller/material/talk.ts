import { fold } from "#language/fold.ts";
import { numbersIn } from "#language/numbers.ts";
import { type Language, packs } from "#language/packs.ts";
import { hasQuotationMark } from "#language/quotation.ts";
import { contentStems, type Span, tokens } from "#language/text.ts";
import { isSaidTo } from "../text/lexicon-matcher.ts";
import { isTurning } from "../turnings.ts";
import { longestWish } from "./left-out.ts";
import { isReported } from "./reported.ts";

const mostBrief = 9;
/** In more words without a stop something is told, whatever is said to the interviewer among them. */
const longestTalk = 45;

/** "Well, Saga, there you are": calls the interviewer by its name. */
const callsSaga = (text: string): boolean => /(?:^|, )Saga(?=[,.!?]|$)/u.test(text);

/** Is the sentence talk with the interviewer? What somebody is quoted with is not. */
export const isTalk = (text: string, language: Language): boolean => {
  const { talk, briefTalk } = packs[language].story;
  if (isReported(text, language)) return false;
  const folded = fold(text);
  const words = folded.split(" ").length;
  if (words > longestTalk) return false;
  const isBrief = words <= mostBrief;
  return talk.test(folded) || (isBrief && (briefTalk.test(folded) || callsSaga(text)));
};

/** So few words between talk are talk ("Le casse."), or before it; more of them where talk came before anything was told. */
const fewestBetween = 4;
const fewestBefore = 2;
const fewestAfter = 12;

type End = { all: readonly Span[]; lastTalk: number };

/** Short sentences that follow talk at the end of a telling go on with it: "Who reads this? I don't mind Jen." */
const withEnd = (talks: readonly boolean[], { all, lastTalk }: End): boolean[] => {
  const isShort = all
    .slice(lastTalk + 1)
    .every(({ text }, at) => talks[lastTalk + 1 + at] || text.split(/\s+/u).length <= longestWish);
  const isEnd = lastTalk > 0 && isShort && talks.slice(0, lastTalk).some((talk) => !talk);
  return talks.map((talk, at) => talk || (isEnd && at > lastTalk));
};

/** A question of so few words that begins an answer asks back. */
const longestEcho = 9;

/** A sentence of so many words at the edge of a paragraph may speak to the interviewer. */
export const longestAtEdge = 16;

const isEcho = ({ text }: Span): boolean =>
  /\?$/u.test(text) && !hasQuotationMark(text) && fold(text).split(" ").length <= longestEcho;

/** So few words asked back may name what the next sentence speaks of: "The mitten? It is small." */
const longestName = 2;

const namesWhatFollows = (
  { text }: Span,
  { next, language }: { next: string; language: Language },
): boolean => {
  const { leaning, connectives } = packs[language].functionWords;
  const [first] = tokens(next);
  const goesOnFrom = first !== undefined && leaning.has(first.word) && !connectives.has(first.word);
  return (
    goesOnFrom && tokens(text).length <= longestName && contentStems(fold(text), packs[language]).length > 0
  );
};

/** "Well." and "Oh no." alone begin nothing. */
const longestSound = 2;

/** Is a sentence a sound that says nothing by itself? */
export const isSound = (text: string, language: Language): boolean =>
  fold(text).split(" ").length <= longestSound &&
  contentStems(text, packs[language]).length === 0 &&
  numbersIn(text, language).length === 0;

/** "Who reads this? Because I'd have put me teeth in.": gives the reason of a question to the interviewer. */
const isReasonOf = ({ text }: Span, { asked, language }: { asked: string; language: Language }): boolean => {
  const { leaning, coordinators, connectives } = packs[language].functionWords;
  const first = tokens(text)[0]?.word ?? "";
  const isReason = leaning.has(first) && connectives.has(first) && !coordinators.has(first);
  if (!isReason || !asked.endsWith("?") || hasQuotationMark(text)) return false;
  return fold(text).split(" ").length <= longestAtEdge && !isTurning(text, language);
};

/** Of each sentence: does it speak to the interviewer where a paragraph begins or ends? */
const talkAtEdges = (all: readonly Span[], { text, language }: { text: string; language: Language }) => {
  const { edgeTalk } = packs[language].story;
  const mayBe = all.map((sentence, at) => {
    if (isReported(sentence.text, language)) return false;
    const folded = fold(sentence.text);
    // "About what, the shelf or my father?": the answer begins with the question that was heard.
    if (isEcho(sentence) && at + 1 < all.length && all.slice(0, at).every(isEcho))
      return !namesWhatFollows(sentence, { next: all[at + 1]?.text ?? "", language });
    return (
      folded.split(" ").length <= longestAtEdge &&
      (isSaidTo(sentence.text, { sign: edgeTalk, language }) ||
        isTalk(sentence.text, language) ||
        callsSaga(sentence.text))
    );
  });
  for (let at = 1; at < all.length; at += 1)
    mayBe[at] ||=
      mayBe[at - 1] === true && isReasonOf(all[at] as Span, { asked: all[at - 1]?.text ?? "", language });
  // "Well." before talk is of it.
  for (let at = all.length - 2; at >= 0; at -= 1)
    mayBe[at] ||= mayBe[at + 1] === true && isSound(all[at]?.text ?? "", language);
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

/** Is a sentence said to somebody of the life, whom it calls by name: "Thank you, Percy."? */
const callsSomebody = (text: string, known: ReadonlySet<string> | undefined): boolean => {
  const called = /, (?:\p{Ll}+ )?(\p{Lu}\p{L}+)[.!]*$/u.exec(text)?.[1];
  return called !== undefined && known?.has(called) === true;
};

/** `known`: names of the teller's life. */
type Telling = { text: string; language: Language; known?: ReadonlySet<string> | undefined };

/** Talk with the interviewer, and the splinters before it and between. */
export const talkIn = (all: readonly Span[], { text: whole, language, known }: Telling): boolean[] => {
  const atEdges = talkAtEdges(all, { text: whole, language });
  const talks = all.map(
    ({ text }, at) => (atEdges[at] === true || isTalk(text, language)) && !callsSomebody(text, known),
  );
  const isPlain = all.map(({ text }) => packs[language].story.talk.test(fold(text)));
  const firstTold = (from: number): number => talks.findIndex((talk, at) => at >= from && !talk);
  for (let at = firstTold(0), isFirst = true; at >= 0; at = firstTold(at + 1)) {
    const words = (all[at]?.text ?? "").split(/\s+/u).length;
    const isAfter = at > 0 && talks[at - 1] === true;
    const most = !isAfter ? (at === 0 ? fewestBefore : 0) : isFirst ? fewestAfter : fewestBetween;
    const isTalkNext = isAfter ? talks[at + 1] === true : isPlain[at + 1] === true;
    // A death is told in few words between much talk.
    const isSplinter = words <= most && isTalkNext && !isTurning(all[at]?.text ?? "", language);
    if (isSplinter) talks[at] = true;
    else isFirst = false;
  }
  return withEnd(talks, { all, lastTalk: isPlain.lastIndexOf(true) });
};
