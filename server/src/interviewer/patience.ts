import type { Ledger } from "./ledger.ts";
import { type InterviewNumber, type Topic, topicsOf } from "./plan.ts";
import { depthIn, halfTold, isOut, isTold, topicState } from "./progress.ts";

/** Most questions on one subject: what bounds an interview however little is told. */
const most: Record<InterviewNumber, number> = { 1: 4, 2: 5, 3: 3 };
const mostForBrief = 3;

/** Answers of a teller who tells, the closing one included, after which an interview is long enough. */
const longest: Record<InterviewNumber, number> = { 1: 18, 2: 35, 3: 20 };

/** A teller whose answers average fewer words than this, after the first few, is not asked again and again. */
const briefWords = 12;
const firstAnswers = 6;

const isBrief = (ledger: Ledger, number: InterviewNumber): boolean => {
  const state = ledger.interviews[number];
  return state !== undefined && state.turns >= firstAnswers && state.words / state.turns < briefWords;
};

/** Most questions on one subject of an interview, fewer for a teller of few words. */
export const mostQuestions = (ledger: Ledger, number: InterviewNumber): number =>
  isBrief(ledger, number) ? mostForBrief : most[number];

/** Questions that still fit before the closing one; without end for a teller of few words, who answers fast. */
const room = (ledger: Ledger, number: InterviewNumber): number =>
  isBrief(ledger, number)
    ? Number.POSITIVE_INFINITY
    : longest[number] - 1 - (ledger.interviews[number]?.turns ?? 0);

/** A core subject that one question left less than half told is asked for once more. */
const questionsOfCore = 2;

/** Subjects that must still have a question: those not opened yet, and core ones that were hardly told. */
export const owed = (ledger: Ledger, number: InterviewNumber): Topic[] =>
  topicsOf(number).filter((topic) => {
    const { asked } = topicState(ledger, topic.id);
    if (isOut(ledger, topic) || isTold(ledger, topic)) return false;
    return asked === 0 || (topic.core && depthIn(ledger, topic.id) < halfTold && asked < questionsOfCore);
  });

/** Is there room for one more question on this subject, beside those that others must still have? */
export const hasRoom = (ledger: Ledger, { interview, id }: Topic): boolean =>
  room(ledger, interview) > owed(ledger, interview).filter((other) => other.id !== id).length;

/** Has an interview lasted as long as it should, with no subject left out? */
export const isLongEnough = (ledger: Ledger, number: InterviewNumber): boolean =>
  room(ledger, number) <= 0 && owed(ledger, number).length === 0;
