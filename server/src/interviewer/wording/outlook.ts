import type { Askable } from "#language/asides.ts";
import type { Address } from "#language/grammar.ts";
import type { TopicId } from "#language/subjects.ts";
import type { About, Thread } from "../ledger/ledger.ts";
import { linesLeftAlone, stemsStillAlone } from "../ledger/limits.ts";
import { answersLeft, isOut, subjectsIn } from "../ledger/progress.ts";
import { topicState } from "../ledger/state.ts";
import { type Heard, isTelling } from "../moves.ts";
import { trueAnswer } from "../turns/answers.ts";
import { isTimeToClose } from "../turns/closing.ts";
import { type Erasing, erasingIn } from "../turns/erasing/status.ts";
import { filled, joined, type Moment, wasSaidOut, wasSeenSaid } from "../turns/moment.ts";
import { openSubjects, threadsToReturnTo } from "../turns/opening.ts";

/** What a model is told of the map, the threads and the limits before it chooses. */
export type Outlook = {
  /** The one thing that the interview is about. */
  about?: Pick<About, "kind" | "name">;
  /** What plain code heard, and whether it is sure of it. */
  heard: Pick<Heard, "intent" | "isSure" | "mayHurt">;
  /** Words of the answer that plain code took for a wish to leave something alone, or to keep it out. */
  wishes: { leaveAlone: readonly string[]; keepOut: readonly string[] };
  /** Was it just asked whether to end here? */
  isEnding: boolean;
  /** What is true of this interview, for questions about Saga; `asked`: of what was just heard to be asked besides. */
  facts: { reader: string; erasing: string; asked?: string };
  declined: readonly string[];
  /** Subjects that may be opened, the nearest first. */
  subjects: readonly TopicId[];
  /** `waited`: answers since a heavy one was told, in this interview. */
  threads: readonly (Pick<Thread, "id" | "text" | "weight"> & { waited?: number })[];
  /** Stems of what is left alone; words of the teller that begin so. */
  leftAlone: readonly string[];
  /** Sentences that are not asked about. */
  linesAlone?: readonly string[];
  answers: number;
  left: number;
  /** Turns since a subject was opened, or a thread taken up. */
  stayed: number;
  /** Was it said who can still read what is left out? */
  hasToldStillSeen?: boolean;
  /** And a little while ago? */
  hasSeenSaid?: boolean;
  /** Was it said lately that something stands in no story? */
  hasSaidOut?: boolean;
  /** Was an answer deleted for good a little while ago, or was it asked whether one shall be, and neither yes nor no was said? */
  erasing?: Erasing;
  isHeavy: boolean;
  mayClose: boolean;
  /** How the teller is spoken to; null where the language makes no difference. */
  address: Address | "unknown" | null;
};

/** Whoever says so themselves may be led away from something heavy. */
const leavesIt: ReadonlySet<Heard["intent"]> = new Set<Heard["intent"]>([
  "wish",
  "told_enough",
  "stop",
  "farewell",
]);

const mostSubjects = 5;
const mostThreads = { heavy: 4, light: 3, oldest: 2 };

/** Of the heaviest and of the lighter ones, which are livelier, the newest and those that have waited longest: what fell off the list was never come back to. */
const threadsToName = (waiting: readonly Thread[]): Thread[] => {
  const { heavy, light, oldest } = mostThreads;
  const ends = (threads: readonly Thread[], newest: number): Thread[] => [
    ...threads.slice(0, newest),
    ...threads.slice(newest).slice(-oldest),
  ];
  return [
    ...ends(
      waiting.filter(({ weight }) => weight === 3),
      heavy,
    ),
    ...ends(
      waiting.filter(({ weight }) => weight < 3),
      light,
    ),
  ];
};

const turnsOfMourning = 6;

/** Was a loss received a little while ago? Nobody is led on then. */
const isMourning = ({ state }: Moment): boolean =>
  state.grievedAt !== undefined && state.turns - state.grievedAt < turnsOfMourning;

/** Asked seldom: what is true of it costs no words of a prompt before. */
const seldomAsked: ReadonlySet<Askable> = new Set<Askable>(["recording", "off", "copies"]);

/** What is true of this interview, for questions about Saga. */
export const factsOf = (moment: Moment, heard?: Pick<Heard, "beside" | "about">): Outlook["facts"] => {
  const { pack, facts } = moment;
  const all = heard?.beside?.asks ?? (heard?.about ? [heard.about] : []);
  const asked = all.filter((about) => seldomAsked.has(about));
  return {
    reader: filled(pack.conversation.answers.reader[facts.reader], { interviewer: facts.interviewer }),
    erasing: filled(pack.asides.words.erasing[facts.reader], { interviewer: facts.interviewer }),
    ...(asked.length > 0 ? { asked: joined(...asked.map((about) => trueAnswer(moment, about))) } : {}),
  };
};

/** Where something heavy is told, or was just before, no subject is opened unless the teller wants one: none is named then. */
const subjectsToName = (moment: Moment, { intent, isSure }: Heard): TopicId[] => {
  const isHeavyNow = isSure && (intent === "grief" || intent === "secret");
  const isHeavy = moment.state.stretch.isHeavy || isHeavyNow;
  if (isHeavy && isTelling(intent) && !leavesIt.has(intent)) return [];
  return openSubjects(moment).slice(0, mostSubjects);
};

/** Works out what is admissible after an answer that was heard and noted. */
export const outlookOf = (
  moment: Moment,
  { heard, answer }: { heard: Heard; answer: { id: string; text: string } },
): Outlook => {
  const { draft, number, pack, state, told = [] } = moment;
  // What only code heard in this answer is no limit before the act is named.
  const limits = draft.limits.filter(({ message }) => message !== answer.id);
  const notAsked = limits.filter(({ kind }) => kind === "not_asked");
  const named = (ids: readonly TopicId[]): string[] => ids.map((id) => pack.topics[id].name);
  const all = subjectsIn(draft, number);
  const declined = all.filter(
    (topic) => isOut(draft, topic) && topicState(draft, topic.id).status === "declined",
  );
  const erasing = erasingIn(moment);
  return {
    ...(erasing ? { erasing } : {}),
    ...(state.about ? { about: { kind: state.about.kind, name: state.about.name } } : {}),
    heard: {
      intent: heard.intent,
      isSure: heard.isSure,
      ...(heard.mayHurt ? { mayHurt: heard.mayHurt } : {}),
    },
    wishes: {
      leaveAlone: [...new Set([...(heard.names ?? []), ...(heard.beside?.refuses ?? [])])],
      keepOut: heard.beside?.keepsOut.flatMap(({ lines }) => lines) ?? [],
    },
    isEnding: state.pending?.move === "close",
    facts: factsOf(moment, heard),
    declined: named(declined.map(({ id }) => id)),
    subjects: subjectsToName(moment, heard),
    threads: threadsToName(threadsToReturnTo(moment).filter(({ message }) => message !== answer.id)).map(
      (one) =>
        one.weight === 3 &&
        one.at !== undefined &&
        one.interview === number &&
        one.at > (state.ledAwayAt ?? 0)
          ? { ...one, waited: state.turns - one.at }
          : one,
    ),
    leftAlone: stemsStillAlone({ limits: notAsked }, { last: answer.text, before: told.at(-1), pack }),
    linesAlone: linesLeftAlone({ limits }),
    answers: state.turns,
    left: answersLeft(draft, number),
    ...(state.hasToldStillSeen ? { hasToldStillSeen: true } : {}),
    ...(wasSeenSaid(moment) ? { hasSeenSaid: true } : {}),
    ...(wasSaidOut(moment) ? { hasSaidOut: true } : {}),
    stayed: isMourning(moment) ? 0 : state.stretch.turns,
    isHeavy: state.stretch.isHeavy && !(heard.isSure && leavesIt.has(heard.intent)),
    mayClose: isTimeToClose(moment),
    address: draft.address ?? (pack.addressed ? "unknown" : null),
  };
};
