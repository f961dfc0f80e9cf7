import { fold } from "#language/fold.ts";
import { type Language, packs } from "#language/packs.ts";
import { contentStems, countWords, type Span, sentences } from "#language/text.ts";
import { yearsIn } from "#language/years.ts";
import type { Reader } from "#storyteller/arranging/opening.ts";
import { asksForSilence } from "#storyteller/material/left-out.ts";
import { givesReason, leadsUp } from "#storyteller/material/refusals.ts";
import { isTalk } from "#storyteller/material/talk.ts";
import { capital } from "#storyteller/text/capital.ts";
import { isSaidTo, lexiconMatcher } from "#storyteller/text/lexicon-matcher.ts";
import { isTurning } from "#storyteller/turnings.ts";
import { pointsBack } from "./confiding.ts";

/** So few words between two refusals are of them: "From my father's mill." */
const mostBetween = 6;
/** And so many between two sentences that were taken out of one answer: what they mean stands there. */
const mostBetweenOut = 45;

/** Does a sentence only say yes or no to what stands before it: "Aye.", "It had."? */
const isBareReply = (text: string, language: Language): boolean =>
  !/\s/u.test(text.trim()) || contentStems(text, packs[language]).length === 0;

/** So many sentences after what was taken out may still name whom it was of, and as many lean on those that do. */
const mostAfterOut = 2;

/** Names in the middle of sentences, by their stems. */
const namesIn = (texts: readonly string[], language: Language): Set<string> =>
  new Set(
    texts.flatMap((text) =>
      (text.match(/(?<=[\p{Ll},;:] )\p{Lu}\p{Ll}{2,}/gu) ?? []).flatMap((name) =>
        contentStems(name, packs[language]),
      ),
    ),
  );

/** The sentences right behind what was taken out that are of the same: "They took the child off Joyce. *She was good to Joyce. That is what I saw.*" */
const tailsOf = (
  all: readonly string[],
  isOut: (text: string) => boolean,
  language: Language,
): Set<string> => {
  const { leaning, things } = packs[language].functionWords;
  const tails = new Set<string>();
  for (const [at, text] of all.entries()) {
    if (isOut(text)) continue;
    const before = all.slice(Math.max(0, at - mostAfterOut), at);
    const named = namesIn(before.filter(isOut), language);
    const isNamed = contentStems(text, packs[language]).some((stem) => named.has(stem));
    const first = fold(text.split(/[^\p{L}]/u)[0] ?? "");
    const leans = leaning.has(first) || things.has(first);
    const isTail = (one: string): boolean => tails.has(one);
    const isLeaning = leans && before.slice(-1).some(isTail) && before.filter(isTail).length < mostAfterOut;
    if (isNamed || isLeaning) tails.add(text);
  }
  return tails;
};

/** The sentences of a telling that stand in what is left of the answer, and are not the middle of what was taken out, or the end of it. */
export const sentencesIn = (
  told: string,
  { content, left, language }: { content: string; left: string; language: Language },
): string => {
  const all = sentences(content, language).map(({ text }) => text);
  const standing = new Set(sentences(left, language).map(({ text }) => text));
  const isOut = (text: string | undefined): boolean => text !== undefined && !standing.has(text);
  const isBetween = (text: string): boolean => {
    const at = all.indexOf(text);
    const before = all.slice(0, at).findLastIndex(isOut);
    const after = all.findIndex((own, next) => next > at && isOut(own));
    if (at < 0 || before < 0 || after < 0) return false;
    return countWords(all.slice(before + 1, after).join(" ")) <= mostBetweenOut;
  };
  /** "Aye. It had.", and then what was taken out: the yes is of that. */
  const isReplyToOut = (text: string): boolean => {
    const next = all.slice(all.indexOf(text)).find((one) => !isBareReply(one, language));
    return isBareReply(text, language) && next !== undefined && isOut(next);
  };
  const tails = tailsOf(all, isOut, language);
  /** The beginning of a sentence that stands, of which the end was cut. */
  const isBegun = (text: string): boolean =>
    !all.includes(text) &&
    [...standing].some((own) => own.length > text.length && own.startsWith(text.replace(/\.$/u, "")));
  return sentences(told, language)
    .filter(
      ({ text }) =>
        !(isOut(text) && !isBegun(text)) && !isBetween(text) && !isReplyToOut(text) && !tails.has(text),
    )
    .map(({ text }) => text)
    .join(" ");
};

/** The sentences in which a teller asked not to be asked, with what leads up to them, and the few words between two of them, but none that tells a death or the like. */
export const refusedIn = (
  content: string,
  { lines, language }: { lines: readonly string[]; language: Language },
): string[] => {
  const all = sentences(content, language).map(({ text }) => text);
  const refused: string[] = [];
  let between: string[] | null = null;
  for (const [at, text] of all.entries()) {
    if (lines.includes(text)) {
      const before = all[at - 1] ?? "";
      if (leadsUp(before, { refusal: text, language })) refused.push(before);
      const words = (between ?? []).reduce((sum, own) => sum + countWords(own), 0);
      refused.push(...(words <= mostBetween ? (between ?? []) : []), text);
      between = [];
    } else if (!isTurning(text, language)) between?.push(text);
  }
  return refused.filter((text) => !isTurning(text, language));
};

/** So many sentences after what is left alone say on what happened. */
const mostOnDeath = 3;

/**
 * What an answer tells after the lines that its teller wants out, where it names a year or tells a death: "I can't ask him now, for in
 * 2009 he was gone in a month" is no part of what he was to be asked, without its first clause. Empty where it shares a word with those lines.
 * `left`: what of the answer stands at all.
 */
export const datedAfter = (
  content: string,
  { left, lines, language }: { left: string; lines: readonly string[]; language: Language },
): string => {
  const all = sentences(content, language).map(({ text }) => text);
  const standing = new Set(sentences(left, language).map(({ text }) => text));
  const last = all.findLastIndex((text) => lines.includes(text));
  const rest = last < 0 ? [] : all.slice(last + 1).filter((text) => standing.has(text));
  const from = rest.findIndex((text) => isTurning(text, language) || yearsIn(text, language).length > 0);
  if (from < 0) return "";
  const clauses = (rest[from] ?? "").split(/,\s+/u);
  const reason = clauses.findIndex((clause) => givesReason(clause, language));
  const begun = clauses.slice(Math.max(0, reason)).join(", ");
  const said = reason > 0 ? begun.replace(/^\S+\s+/u, "") : begun;
  const told = [capital(said, language), ...rest.slice(from + 1, from + mostOnDeath)].join(" ");
  const out = new Set(lines.flatMap((line) => contentStems(line, packs[language])));
  return contentStems(told, packs[language]).some((stem) => out.has(stem)) ? "" : told;
};

/** So few words with nothing of a life in them lead to an offer: "Leave it lie then." */
const mostLeading = 4;
const ofLife: ReadonlySet<string> = new Set(["people", "places", "things"]);

/** Does a text only lead to an offer: talk, or what asks to leave something? */
const leadsToOffer = (text: string, language: Language): boolean => {
  const isOfLife = lexiconMatcher(language)(text).some(
    ({ list }) => ofLife.has(list) || list.startsWith("kin "),
  );
  const isAsking = asksForSilence(text, language) || packs[language].story.refuses.test(fold(text));
  const tellsNothing = countWords(text) <= mostLeading && !isOfLife;
  return tellsNothing || isTalk(text, language) || isAsking;
};

/** What an answer goes on with behind one of its sentences; all of it where that is none of them, or the last. */
const behind = (at: number, all: readonly Span[], text: string): string =>
  at < 0 || at === all.length - 1
    ? text
    : all
        .slice(at + 1)
        .map((one) => one.text)
        .join(" ");

/** "Leave it lie then. I'll give you something that can go in. Arnold Sykes, 14 Northgate": what is told after such an offer, where nothing is told before it. */
export const afterOffer = (text: string, language: Language): string => {
  const all = sentences(text, language);
  const offer = all.findIndex((one) => packs[language].story.putIn.test(fold(one.text)));
  const isFirst = all.slice(0, Math.max(0, offer)).every((one) => leadsToOffer(one.text, language));
  return isFirst ? behind(offer, all, text) : text;
};

/** So far into an answer somebody may still speak of who reads it before they come back to what was asked. */
const mostBack = 6;

/** "Nane does Paola no harm, then. The oar, you asked me. It was Menegheto's": what is told after the reply to who reads it. */
export const afterReply = (text: string, language: Language): string => {
  const { toSaga } = packs[language].conversation.followUps;
  const all = sentences(text, language);
  const back = all.slice(0, mostBack).findLastIndex((one) => isSaidTo(one.text, { sign: toSaga, language }));
  return behind(back, all, text);
};

/** So far into the answer after one that was deleted its teller may speak on of that, and in so many words. */
const mostOnErased = 4;
const mostWordsOnErased = 25;

/**
 * "I feel sick with it. He's a good lad, our Callum. Any road, it's done. I'll tell you of the singing": what is told behind the last of the first
 * sentences that speaks of what was deleted right before. All of it where the answer does not begin with that, or goes on at length.
 */
export const afterErased = (text: string, reader: Reader): string => {
  const all = sentences(text, reader.language);
  const isOn = ({ text: one }: Span): boolean => pointsBack(one, reader);
  const last = all.slice(0, mostOnErased).findLastIndex(isOn);
  const said = all
    .slice(0, last + 1)
    .map((one) => one.text)
    .join(" ");
  if (!all.slice(0, 1).some(isOn) || countWords(said) > mostWordsOnErased) return text;
  return all
    .slice(last + 1)
    .map((one) => one.text)
    .join(" ");
};
