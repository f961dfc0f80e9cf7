import { foldSpoken } from "#language/spellings.ts";
import { countWords, sentences } from "#language/text.ts";
import { asidesIn } from "../../hearing/asides.ts";
import { sentencesIn } from "../../hearing/parts.ts";
import { beginningOf, withQuote } from "../../reading/quoting.ts";
import { answerWords } from "../../without-answer.ts";
import { withoutLines } from "../../without-lines.ts";
import { isFreeToSay, wordsToSayBack } from "../floor.ts";
import { filled, joined, type Moment, type Said, say } from "../moment.ts";
import { moveOn } from "../move-on.ts";
import { tellingsFor } from "./another.ts";
import { onAnswer } from "./meant.ts";

/** How many answers it may be gone back, and how few words of one tell nothing. */
const mostBack = 3;
const fewestBack = 4;

/** Is it kept out, or a part of it, that is not going now? */
const isKeptOut = ({ draft }: Moment, id: string, gone: Gone | undefined): boolean =>
  id !== gone?.id && draft.limits.some((one) => one.message === id && onAnswer(one));

/** An answer that is being deleted, or of which these sentences are. */
export type Gone = { id: string; text: string | null; lines?: readonly string[] | undefined };

/** The question that waited before deleting was spoken of; empty where it asks about what is gone, or asks nothing. */
const waitingIn = ({ state, told = [], pack }: Moment, gone: Gone | undefined): string => {
  const { pending } = state;
  // Words that received something heavy are no question.
  const asks = sentencesIn(pending?.asks ?? "").findLast((one) => one.endsWith("?"));
  if (!asks || pending?.move === "stay_gently") return "";
  if (!gone) return asks;
  const texts = gone.lines ?? [gone.text ?? ""];
  const elsewhere = told.flatMap(({ id, text }) =>
    id === gone.id ? ((gone.lines && withoutLines(text, gone.lines)) ?? []) : text,
  );
  const { holds } = answerWords({ texts, elsewhere }, pack);
  const isOfGone = !gone.lines && state.lastTold === gone.id;
  return isOfGone || holds(asks) ? "" : asks;
};

/** Nothing of what is gone is come back to. */
const forget = ({ draft }: Moment, { id, lines }: Gone): void => {
  draft.threads = draft.threads.filter(
    ({ message, text }) => message !== id || (lines && !lines.some((line) => line.includes(text))),
  );
  if (lines) draft.limits = draft.limits.filter((one) => one.message !== id || one.lines === undefined);
};

/** Nothing of what is deleted waits as a question, or is come back to, where something else is answered first. */
export const leaveGone = (moment: Moment, gone: Gone | undefined): void => {
  const { state, pack } = moment;
  if (!gone) return;
  forget(moment, gone);
  if (waitingIn(moment, gone) !== "") return;
  const [instead = ""] = pack.conversation.listens;
  state.pending = { move: "stay_gently", topic: null, wording: instead, asks: instead };
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
    .filter(
      (one) =>
        !signs.setsUp.test(foldSpoken(one, pack.hearing)) &&
        !signs.addressed.test(foldSpoken(one, pack.hearing)),
    )
    .join(" ");
};

/** Back to words of what was told last and stays; null: none can be said. */
const backToLeft = (moment: Moment, gone: Gone | undefined): Said | null => {
  const { state, pack } = moment;
  const left = tellingsFor(moment).flatMap(({ id, text }) => {
    const stays = id === gone?.id ? withoutLines(text, gone.lines ?? [text]) : text;
    return stays === null || isKeptOut(moment, id, gone) ? [] : [toldIn(moment, stays)];
  });
  const words = left
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
export const resumed = (moment: Moment, act: string, { text, gone }: { text: string; gone?: Gone }): Said => {
  const { state, pack } = moment;
  const done: Said = { move: "delete", also: ["answer"], text: act, asks: "", topic: state.stretch.topic };
  const beside = asidesIn(text, { signs: pack.asides.signs, hearing: pack.hearing })?.beside;
  if (beside?.stops || beside?.leaves || state.complete) return done;
  if (gone) forget(moment, gone);
  const waiting = waitingIn(moment, gone);
  if (waiting !== "") {
    // What stood before it may have said that something was confided.
    if (state.pending) state.pending = { ...state.pending, asks: waiting, wording: waiting };
    const back = filled(say(moment, pack.conversation.backToQuestion), { question: waiting });
    return { ...done, text: joined(act, back) };
  }
  const next = backToLeft(moment, gone) ?? moveOn(moment, { last: "", lightOnly: true, isPlain: true });
  return { ...next, also: ["delete", ...(next.also ?? [])], text: joined(act, next.text) };
};
