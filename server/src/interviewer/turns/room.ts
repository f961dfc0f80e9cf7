import { fold } from "#language/fold.ts";
import { countWords, sentences } from "#language/text.ts";
import { hasSlack, isBrief, roomToStay } from "../ledger/progress.ts";
import { listenTo } from "../listening/listen.ts";
import type { ReadAnswer } from "../reading/read-answer.ts";
import type { TaggedText } from "../reading/tagged-text.ts";
import type { Moment } from "./moment.ts";

const mostThin = 2;
/** At fewer words a telling pauses, and has mostly not come to its end. */
const fewWords = 20;
/** From here on a matter is surely told to its end. */
const surelyEnded = 0.8;
/** Of a telling in flow at least so many are told. */
const someWords = 14;
/** Below this a matter is hardly told to its end. */
const goesOn = 0.3;
/** Most turns that stay with one thing, by how much was just told. */
const patience = [
  { words: 40, turns: 6 },
  { words: 14, turns: 5 },
  { words: 7, turns: 3 },
  { words: 0, turns: 2 },
] as const;

/** Stays for something that must not be passed by, whatever the room. */
const mostForHeavy = 7;
/** After so many answers an interview has lasted long: then fewer, so that it can be offered to end. */
const longSitting = 43;
const mostWhenLate = 4;
/** Whoever says little is not held to what hurts. */
const mostWhenBrief = 2;
/** So many words are a telling in full flow, which is followed for so many turns, whatever the map still holds. */
const fullFlow = 30;
const mostInFlow = 24;
/** Fewer words are followed for fewer turns. */
const mostInTalk = 7;
/** So long an interview has all the time there is. */
const unhurriedTurns = 20;
const mostAfterHeavy = 8;
const mostInGrief = 12;
const turnsAfterHeavy = 2;
/** Fewer words right after a grief do not go on with it. */
const someTelling = 12;

/** Is something heavy told, or was it told in the answer before? */
export const isTender = ({ state }: Moment): boolean =>
  state.stretch.isHeavy || (state.grievedAt !== undefined && state.turns - state.grievedAt <= 1);

/** Does an answer end on what never was, still is, or was lost? */
const endsOpen = ({ pack }: Moment, { text, language }: TaggedText): boolean => {
  const last = fold(sentences(text, language).at(-1)?.text ?? "");
  const { hints, lasting } = pack.conversation.followUps;
  return hints.test(last) || lasting.test(last) || (pack.hearing.signs.mourns?.test(last) ?? false);
};

/** Is it the first short answer after a telling, by somebody who tells? A listener waits there, before another subject comes. */
export const isPause = ({ told = [], state }: Moment, { words }: ReadAnswer): boolean =>
  words < fewWords && !isBrief(state) && countWords(told.at(-1)?.text ?? "") >= someWords;

/** Is the answer alive, and is there room to stay with it? What must not be forgotten is never passed by. */
export const mayStay = (
  moment: Moment,
  { reading, id, isLoss }: { reading: ReadAnswer; id: string; isLoss: boolean },
): boolean => {
  const { words, tagged } = reading;
  const { draft, number, state } = moment;
  const { turns, thin, isHeavy } = state.stretch;
  const mustStay = draft.threads.some(({ message, weight }) => message === id && weight === 3);
  const unhurried = state.turns > longSitting ? mostWhenLate : mostForHeavy;
  const most = isBrief(state) ? mostWhenBrief : unhurried;
  if ((mustStay || isHeavy) && turns < most) return true;
  // Nobody who has just told something heavy, and much of it, is led to another subject.
  if (mustStay && words >= fullFlow && turns < mostInGrief) return true;
  // What comes right after it mostly belongs to it.
  const sinceHeavy = state.turns - (state.stretch.heavyAt ?? Number.NEGATIVE_INFINITY);
  const isAfterHeavy = sinceHeavy <= turnsAfterHeavy && hasSlack(draft, number);
  if (isAfterHeavy && words >= fullFlow && turns < mostAfterHeavy) return true;
  // Nor is anybody who has just told of a death.
  if (isLoss && turns < mostInGrief) return true;
  if (isTender(moment) && words >= someTelling && turns < mostInGrief) return true;
  const { leave } = listenTo(tagged, moment.pack);
  if (thin >= mostThin) return false;
  // "I have never started it.": nobody is led away from what was left so.
  if (turns < mostInFlow && hasSlack(draft, number) && endsOpen(moment, tagged)) return true;
  const alive = patience.find((one) => words >= one.words)?.turns ?? 2;
  const room = roomToStay(draft, number);
  if (turns < Math.min(alive, room)) return true;
  if (turns >= mostInFlow || !hasSlack(draft, number)) return false;
  if (words < fullFlow && (turns >= mostInTalk || state.turns >= unhurriedTurns)) return false;
  // In full flow a subject off the map can wait, and at a pause.
  return isPause(moment, reading) ? leave < surelyEnded : words >= someWords && leave < goesOn;
};
