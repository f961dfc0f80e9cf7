import { contentStems, countWords, sentences } from "#language/text.ts";
import { asidesIn } from "../../hearing/asides.ts";
import { sentencesIn } from "../../hearing/parts.ts";
import type { Pending } from "../../ledger/ledger.ts";
import type { Move } from "../../moves.ts";
import { beginningOf, withQuote } from "../../reading/quoting.ts";
import { kinMatcherOf } from "../../reading/vocabulary.ts";
import { answerWords, leadsIntoGone, standsIn } from "../../without-answer.ts";
import { withoutLines } from "../../without-lines.ts";
import { isFreeToSay, wordsToSayBack } from "../floor.ts";
import { filled, joined, type Moment, type Said, say, type Told } from "../moment.ts";
import { moveOn } from "../move-on.ts";
import { onAnswer } from "./meant.ts";
import { says } from "./reply.ts";
import { tellingsFor } from "./scored.ts";

/** How many answers it may be gone back, and how few words of one tell nothing. */
const mostBack = 3;
const fewestBack = 4;

/** Is it kept out, or a part of it, that is not going now? */
const isKeptOut = ({ draft }: Moment, id: string, gone: readonly Gone[]): boolean =>
  !gone.some((one) => one.id === id) && draft.limits.some((one) => one.message === id && onAnswer(one));

/** An answer that is being deleted, or of which these sentences are. */
export type Gone = { id: string; text: string | null; lines?: readonly string[] | undefined };

/** What was told, each answer by itself. */
const toldApart = ({ apart, told = [] }: Moment): readonly Told[] => apart ?? told;

/** Moves whose question needs nothing that was told last to be understood. */
const byThemselves: ReadonlySet<Move> = new Set<Move>(["open", "return", "close"]);

/** What stays of the answer that a question was asked after; null: all of it. What is kept out is asked about as little as what is gone. */
const leftOfAnswer = (
  moment: Moment,
  { after, gone }: { after: string; gone: readonly Gone[] },
): string | null => {
  const own = gone.find(({ id }) => id === after);
  const out = moment.draft.limits.filter((one) => one.message === after && onAnswer(one));
  if ((own && !own.lines) || out.some(({ lines }) => !lines)) return "";
  const lines = [...(own?.lines ?? []), ...out.flatMap((one) => one.lines ?? [])];
  const { text } = toldApart(moment).find(({ id }) => id === after) ?? {};
  return lines.length === 0 || text === undefined ? null : (withoutLines(text, lines) ?? "");
};

const namesSomebody = (text: string, { language }: Moment["pack"]): boolean =>
  /(?<=\S )\p{Lu}\p{Ll}/u.test(text) || kinMatcherOf(language)(text).length > 0;

/** Is a question answered already, or does it follow up what no longer stands: "How did things go after that?" All that it names must be told in what stays. */
const isSettled = (
  moment: Moment,
  { pending, gone }: { pending: Pending; gone: readonly Gone[] },
): boolean => {
  const { state, pack } = moment;
  const { after, asks, move } = pending;
  if (after === undefined) return gone.some(({ id, lines }) => !lines && state.lastTold === id);
  if (after !== state.lastTold) return true;
  const left = leftOfAnswer(moment, { after, gone });
  const { text = "" } = toldApart(moment).find(({ id }) => id === after) ?? {};
  // "What did he say, when you met him?", where who that is went with the answer before.
  if (gone.length > 0 && left === null && !namesSomebody(text, pack) && leadsIntoGone(asks, text, pack))
    return true;
  if (left === null || (left !== "" && byThemselves.has(move))) return false;
  return contentStems(asks, pack).length === 0 || !standsIn(left, pack)(asks);
};

/** The question that waited before deleting was spoken of; empty where it asks about what is gone, or asks nothing. */
const waitingIn = (moment: Moment, gone: readonly Gone[]): string => {
  const { pending } = moment.state;
  // Words that received something heavy are no question.
  const asks = sentencesIn(pending?.asks ?? "").findLast((one) => one.endsWith("?"));
  if (!pending || !asks || pending.move === "stay_gently") return "";
  if (isSettled(moment, { pending: { ...pending, asks }, gone })) return "";
  return holdsGone(moment, asks, { gone }) ? "" : asks;
};

/** Do words say anything that is told nowhere but in what is gone? `beside`: what is told in the answer that lets it go. */
export const holdsGone = (
  moment: Moment,
  words: string,
  { gone, beside = "" }: { gone: readonly Gone[]; beside?: string },
): boolean => {
  if (gone.length === 0) return false;
  const texts = gone.flatMap(({ lines, text }) => lines ?? [text ?? ""]);
  const stays = toldApart(moment).flatMap(({ id, text }) => {
    const own = gone.find((one) => one.id === id);
    return own ? ((own.lines && withoutLines(text, own.lines)) ?? []) : text;
  });
  return answerWords({ texts, elsewhere: [...stays, beside] }, moment.pack).holds(words);
};

/** A thread of so many words of weight that are gone leads there, where they are half of its own. */
const fewestShared = 2;

/** Nothing of what is gone is come back to. */
const forget = ({ draft, pack }: Moment, { id, lines, text: whole }: Gone): void => {
  const gone = new Set(contentStems(lines?.join(" ") ?? whole ?? "", pack));
  // "I was in the kitchen, peeling the chestnuts" of an earlier answer leads to what was told there, too.
  const leadsThere = (text: string): boolean => {
    const stems = [...new Set(contentStems(text, pack))];
    const shared = stems.filter((stem) => gone.has(stem)).length;
    return shared >= fewestShared && shared * 2 >= stems.length;
  };
  draft.threads = draft.threads.filter(
    ({ message, text }) =>
      !leadsThere(text) && (message !== id || (lines && !lines.some((line) => line.includes(text)))),
  );
  if (lines) draft.limits = draft.limits.filter((one) => one.message !== id || one.lines === undefined);
};

/** No question waits any more: it is listened. */
export const dropQuestion = ({ state, pack }: Moment): void => {
  const [instead = ""] = pack.conversation.listens;
  state.pending = { move: "stay_gently", topic: null, wording: instead, asks: instead };
};

/** Nothing of what is deleted waits as a question: not later either, when more was deleted and nobody knows any more what stood here. */
export const leaveQuestion = (moment: Moment, gone: readonly Gone[]): void => {
  if (waitingIn(moment, gone) === "") dropQuestion(moment);
};

/** Nothing of what is deleted waits as a question, or is come back to, where something else is answered first. */
export const leaveGone = (moment: Moment, gone: readonly Gone[]): void => {
  if (gone.length === 0) return;
  for (const one of gone) forget(moment, one);
  leaveQuestion(moment, gone);
};

/** The words of a telling that it is come back to: those at its heart, else how its first sentence begins; null: none can be said. */
const wordsBack = (moment: Moment, told: string): string | null => {
  const first = sentences(told, moment.language)
    .map(({ text }) => text)
    .find((one) => countWords(one) >= fewestBack && !one.endsWith("?") && isFreeToSay(moment, one));
  return wordsToSayBack(moment, told) ?? (first ? beginningOf(first).replace(/[,;:]…$/u, "…") : null);
};

/** What an answer tells, without what it says to Saga or of who set this up. */
const toldIn = ({ pack }: Moment, text: string): string => {
  const { signs } = pack.asides;
  return sentencesIn(asidesIn(text, { signs, hearing: pack.hearing })?.told ?? text)
    .filter((one) => countWords(one) >= fewestBack)
    .filter((one) => !says(one, pack, signs.setsUp) && !says(one, pack, signs.addressed))
    .join(" ");
};

/** Back to words of what was told last and stays; null: none can be said. */
const backToLeft = (moment: Moment, gone: readonly Gone[], before: string): Said | null => {
  const { state, pack } = moment;
  const left = tellingsFor({ ...moment, told: toldApart(moment) }).flatMap(({ id, text }) => {
    const own = gone.find((one) => one.id === id);
    const stays = own ? withoutLines(text, own.lines ?? [text]) : text;
    return stays === null || isKeptOut(moment, id, gone) ? [] : [toldIn(moment, stays)];
  });
  const words = [...left, before]
    .slice(-mostBack)
    .reduceRight<string | null>((found, told) => found ?? wordsBack(moment, told), null);
  if (words === null) return null;
  state.sinceQuote = 0;
  state.stretch.turns += 1;
  const text = withQuote(say(moment, pack.conversation.backGently), { words, pack });
  return { move: "follow_up", text, asks: text, topic: state.stretch.topic };
};

/**
 * After something was deleted, or was not, it is gone on where the interview was: with the question that waited, with words of what stays, or with
 * something else. Who wants to stop is asked nothing.
 */
export const resumed = (
  moment: Moment,
  act: string,
  { text, gone = [], before = "" }: { text: string; gone?: readonly Gone[]; before?: string },
): Said => {
  const { state, pack } = moment;
  const done: Said = { move: "delete", also: ["answer"], text: act, asks: "", topic: state.stretch.topic };
  const beside = asidesIn(text, { signs: pack.asides.signs, hearing: pack.hearing })?.beside;
  if (beside?.stops || beside?.leaves || state.complete) return done;
  for (const one of gone) forget(moment, one);
  const waiting = waitingIn(moment, gone);
  if (waiting !== "") {
    // What stood before it may have said that something was confided.
    if (state.pending) state.pending = { ...state.pending, asks: waiting, wording: waiting };
    const back = filled(say(moment, pack.conversation.backToQuestion), { question: waiting });
    return { ...done, text: joined(act, back) };
  }
  const next =
    backToLeft(moment, gone, before) ?? moveOn(moment, { last: "", lightOnly: true, isPlain: true });
  return { ...next, also: ["delete", ...(next.also ?? [])], text: joined(act, next.text) };
};
