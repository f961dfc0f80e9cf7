import type { TopicId } from "#language/subjects.ts";
import { depthOf } from "../reading/depth.ts";
import type { InterviewState, Ledger } from "./ledger.ts";
import { type InterviewNumber, plan, type Topic, topicsOf } from "./plan.ts";
import { topicState } from "./state.ts";

export const halfTold = 0.5;

/** Depth of a subject, 0 to 1, from everything told so far in any interview. */
export const depthIn = (ledger: Ledger, topic: TopicId): number => {
  const { evidence, mention } = topicState(ledger, topic);
  return Math.max(depthOf(evidence), mention);
};

/** Closed, declined or not applicable: no longer asked for. */
export const isOut = (ledger: Ledger, topic: Topic): boolean =>
  topicState(ledger, topic.id).status !== "open";

/** The subjects of an interview in the order they are opened: its part of the plan, or what belongs to the one thing that it is about. */
export const subjectsIn = (ledger: Ledger, number: InterviewNumber): Topic[] => {
  const about = ledger.interviews[number]?.about;
  return about ? plan.filter(({ id }) => about.topics.includes(id)) : topicsOf(number);
};

/** Those without which the interview is not told: of one about one thing all of them. */
const coreOf = (ledger: Ledger, number: InterviewNumber): Topic[] => {
  const isAbout = ledger.interviews[number]?.about !== undefined;
  return subjectsIn(ledger, number).filter(({ core }) => core || isAbout);
};

/** Subjects of this interview that still have to be opened: core, never asked for, and not told by the way. */
export const owed = (ledger: Ledger, number: InterviewNumber): Topic[] =>
  coreOf(ledger, number).filter(
    (topic) =>
      !isOut(ledger, topic) &&
      topicState(ledger, topic.id).asked === 0 &&
      depthIn(ledger, topic.id) < halfTold,
  );

/** Answers of an interview with somebody who tells, with somebody of few words, and about one thing, when all goes its usual way. */
const usual = { telling: 30, brief: 15, about: 8 };
/** From so many answers on it is offered to end, whatever is still open. */
const longest = { telling: 40, brief: 17, about: 12 };
/** Unless a subject that has to be opened is still to come: so many answers wait for it. */
const grace = 2;
/** Before so many answers it is not, if there is anything left to open. */
const shortest = { telling: 20, brief: 12, about: 8 };
/** A teller whose answers average fewer words than this, after the first few, is one of few words. */
const briefWords = 12;
const firstAnswers = 5;

type Kind = keyof typeof usual;

/** Does the teller use few words? */
export const isBrief = ({ turns, words }: Pick<InterviewState, "turns" | "words">): boolean =>
  turns >= firstAnswers && words / turns < briefWords;

const kindOf = (state: InterviewState): Kind => {
  if (state.about) return "about";
  return isBrief(state) ? "brief" : "telling";
};

/** Answers that a subject takes. */
const perSubject = { telling: 3, brief: 1.3, about: 2 };

const fewLeft = 3;

/** Answers that are about to come before it is offered to end. */
export const answersLeft = (ledger: Ledger, number: InterviewNumber): number => {
  const state = ledger.interviews[number];
  if (!state) return usual.telling;
  const kind = kindOf(state);
  const open = owed(ledger, number).length * perSubject[kind];
  // Whoever stays long with one thing is not kept for the whole map.
  const due = Math.max(0, usual[kind] - state.turns);
  const least = Math.max(shortest[kind] - state.turns, Math.min(open, Math.max(due, fewLeft)));
  return Math.max(1, Math.round(Math.min(least, longest[kind] - state.turns)));
};

/** What a teller hears who asks how long it takes: it goes down with every answer that moves the progress. */
export const answersToCome = (ledger: Ledger, number: InterviewNumber): number => {
  const left = answersLeft(ledger, number);
  const state = ledger.interviews[number];
  if (!state) return left;
  const byProgress = usual[kindOf(state)] * (1 - state.progress / mostBeforeEnd);
  return Math.max(1, Math.round((left + byProgress) / 2));
};

const mostRoom = { telling: 6, brief: 6, about: 3 };
const leastRoom = 2;

/** Turns that may stay with one thing so that every core subject still has room. */
export const roomToStay = (ledger: Ledger, number: InterviewNumber): number => {
  const state = ledger.interviews[number];
  if (!state) return 4;
  const kind = kindOf(state);
  const open = owed(ledger, number).length;
  const left = longest[kind] - 4 - state.turns;
  if (kind === "brief") return left > open + 1 ? 1 : 0;
  if (open === 0) return Math.max(leastRoom, Math.min(mostRoom[kind], left));
  return Math.max(1, Math.min(mostRoom[kind], Math.round(left / open) - 1));
};

/** Turns that each core subject still to be opened takes, and some for what nobody foresees. */
const turnsEach = 1.6;
const slack = 7;

/** Is there time for something off the map, with every core subject still to be opened? */
export const hasSlack = (ledger: Ledger, number: InterviewNumber): boolean => {
  const state = ledger.interviews[number];
  if (!state) return true;
  const kind = kindOf(state);
  const due = turnsEach * owed(ledger, number).length;
  return kind !== "brief" && longest[kind] - state.turns - due >= slack;
};

/** Is the map told well enough, or the interview long enough, to offer an end? */
export const mayEnd = (ledger: Ledger, number: InterviewNumber): boolean => {
  const state = ledger.interviews[number];
  if (!state) return false;
  const kind = kindOf(state);
  if (owed(ledger, number).length === 0) return state.turns >= shortest[kind];
  return state.turns >= longest[kind] + grace;
};

/** Null: nothing of the map belongs to it. */
const shareOfMap = (ledger: Ledger, number: InterviewNumber): number | null => {
  const core = coreOf(ledger, number);
  if (core.length === 0) return null;
  const done = core.map((topic) => {
    if (isOut(ledger, topic)) return 1;
    const asked = topicState(ledger, topic.id).asked > 0 ? 0.5 : 0;
    return Math.min(1, Math.max(asked, depthIn(ledger, topic.id) / halfTold));
  });
  return done.reduce((sum, share) => sum + share, 0) / core.length;
};

const largestStep = { telling: 10, brief: 10, about: 12 };
const mostBeforeEnd = 95;

/**
 * What the teller sees of the way after an answer that told something: joins how much of the map is told with how many
 * answers were given; in small steps, and never back.
 */
export const progressAfter = (ledger: Ledger, number: InterviewNumber): number => {
  const state = ledger.interviews[number];
  if (!state) return 0;
  const kind = kindOf(state);
  const answered = Math.min(1, state.turns / usual[kind]);
  const told = shareOfMap(ledger, number) ?? answered;
  const reached = Math.round(mostBeforeEnd * (0.55 * told + 0.45 * answered));
  const next = Math.max(reached, state.progress + 1);
  return Math.min(mostBeforeEnd, state.progress + largestStep[kind], next);
};
