import type { Actor } from "#http/actor.ts";
import { Failure } from "#http/failure.ts";
import type { OfAnswer } from "#interviewer/interviewer.ts";
import { withoutLines } from "#interviewer/without-lines.ts";
import type { Queries } from "#platform/database.ts";
import type { Jobs } from "#platform/jobs.ts";
import type { MessagesTable } from "#platform/tables.ts";
import type { AuditService } from "../audit/audit.service.ts";
import type { Cut, ForgetAnswer } from "../interviews/forget-answer.service.ts";
import type { ReachInterview } from "../interviews/interviews.access.ts";
import type { EraseInTurn } from "../interviews/next-question.service.ts";
import { deletedAt } from "../interviews/turn-record.ts";
import {
  type CutStories,
  type CutStory,
  type Cuts,
  type Cutting,
  cuttingOfInterviews,
} from "./cut-stories.service.ts";
import type { RemovalWork } from "./removal-work.service.ts";
import { removedAnswer } from "./removed-answer.repository.ts";
import { removedRows } from "./removed-rows.repository.ts";

export type DeleteWords = ReturnType<typeof createDeleteWords>;

export type DeleteWordsDependencies = {
  work: RemovalWork;
  jobs: Pick<Jobs, "wake">;
  audit: AuditService;
  rights: { reachInterview: ReachInterview; adminIds: () => Promise<string[]> };
  drawn: {
    forgetAnswer: ForgetAnswer;
    cutStories: CutStories;
    /** The interviewer's memory of a person: until the transaction ends nobody else changes it. */
    holdLedger: (personId: string, trx: Queries) => Promise<unknown>;
  };
};

type Deleted = { stories: CutStory[]; places: string[] };

/**
 * The answer, and the interview that keeps it out. `lines`: the sentences of it that may be what goes alone; `with`: what was asked about in the
 * same question.
 */
type Place = OfAnswer & { id: string; with?: readonly OfAnswer[] | undefined };

/**
 * `isAsked`: by Saga, so that any interview of the person may keep it out; `going`: what goes, whole or in part, of what was `offered`; `asked`: the
 * question in which Saga said some of its words again; `talk`: what was said of deleting it, `cuts` in answers that tell something else; `receipt`:
 * the words that say it is done.
 */
type Removing = {
  isAsked?: boolean;
  going: readonly OfAnswer[];
  offered: readonly OfAnswer[];
  asked?: string | undefined;
  talk?: readonly string[];
  cuts?: readonly Cut[];
  receipt?: string;
};

/** All that a reply may make go of what was asked about: all of it as it was asked, some of several, or one answer whole. */
const choicesOf = ({ message, lines, with: others = [] }: Place): OfAnswer[][] => {
  const all = [{ message, lines }, ...others];
  const some: OfAnswer[][] = [];
  for (const one of all) some.push(...some.map((set) => [...set, one]), [one]);
  return [...some, ...all.flatMap((one) => (one.lines ? [[{ message: one.message }]] : []))];
};

/** Is this what goes, of each answer all of it or some of the sentences that were asked about? */
const isChoice = (choice: readonly OfAnswer[], going: readonly OfAnswer[]): boolean =>
  choice.length === going.length &&
  choice.every(({ message, lines }, at) => {
    const one = going[at];
    const isPart = one?.lines?.every((line) => lines?.includes(line)) ?? lines === undefined;
    return one?.message === message && isPart;
  });

/** What stays of answers that lose these sentences, or all of their words; undefined: nothing does. */
const leftOf = (of: readonly OfAnswer[], answers: readonly MessagesTable[]): string | undefined => {
  const left = of.flatMap(({ message, lines }) => {
    const answer = answers.find(({ id }) => id === message);
    return (answer && lines && withoutLines(answer.content, lines)) ?? [];
  });
  return left.length > 0 ? left.join("\n") : undefined;
};

/**
 * Deletes the words and the sound of one answer that is kept out of stories, for whoever may answer in its interview. Throws
 * `interviews.message_not_found` for any other message.
 */
export const createDeleteWords = ({ work, jobs, audit, rights, drawn }: DeleteWordsDependencies) => {
  const { forgetAnswer, cutStories, holdLedger } = drawn;

  const prepare = async (actor: Actor, { id }: Place) => {
    const { person } = await rights.reachInterview(actor, id);
    const adminIds = await rights.adminIds();
    const answerOf = (messageId: string, queries: Queries) =>
      removedAnswer.find({ personId: person.id, messageId }, queries);
    // The answer may stand in another interview of the person than the one that keeps it out.
    const placeOf = async (messageId: string, queries: Queries): Promise<string> =>
      (await answerOf(messageId, queries))?.interview_id ?? id;
    /** What goes from stories; `left`: what stays of the answers. */
    const cuttingOf = (
      of: readonly OfAnswer[],
      answers: readonly MessagesTable[],
      left: string | undefined,
    ) => {
      const places = of.map(
        ({ message }) => answers.find((answer) => answer.id === message)?.interview_id ?? id,
      );
      const messageIds = of.map(({ message }) => message);
      return cuttingOfInterviews(person, { adminIds, interviewIds: [...new Set(places)], messageIds, left });
    };
    const lockedAnswer = async (messageId: string, { isAsked, trx }: { isAsked: boolean; trx: Queries }) => {
      if (!(await removedRows.lockInterview(await placeOf(messageId, trx), trx)))
        throw new Failure("interviews.not_found");
      const answer = await answerOf(messageId, trx);
      if (answer && deletedAt(answer)) return null;
      const by = isAsked ? null : id;
      if (!answer || !(await removedAnswer.isKeptOut({ answer, by }, trx)))
        throw new Failure("interviews.message_not_found");
      return answer;
    };
    /** Null: its words are gone already. */
    const remove = async (
      cuts: Cuts,
      trx: Queries,
      { isAsked = false, going, offered, asked, talk, cuts: cutsToo, receipt }: Removing,
    ): Promise<Deleted | null> => {
      const found: { answer: MessagesTable; part: { lines: readonly string[]; left: string } | undefined }[] =
        [];
      for (const { message, lines } of going) {
        const answer = await lockedAnswer(message, { isAsked, trx });
        const left = answer && lines ? withoutLines(answer.content, lines) : undefined;
        // It says something else by now: the caller asks again.
        if (left === null) throw new Failure("server.unavailable", { retryAfter: 1 });
        if (answer) found.push({ answer, part: lines && left !== undefined ? { lines, left } : undefined });
      }
      if (found.length === 0) return null;
      // As a turn does it: the ledger before the stories.
      await holdLedger(person.id, trx);
      // Of sentences that were asked about and stay no story told: they are kept out.
      const held = found.map(({ answer }) => answer);
      const stories = await cutStories.apply(cuttingOf(going, held, leftOf(offered, held)), cuts, trx);
      const answers: string[] = [];
      const questions: string[] = [];
      for (const [at, { answer, part }] of found.entries()) {
        // What was said about it goes once.
        const said = at === 0 ? { about: talk, cuts: cutsToo } : {};
        const gone = await forgetAnswer({ personId: person.id, answer, part, asked, receipt, trx, ...said });
        answers.push(...gone.answers);
        questions.push(...gone.questions);
      }
      const sound = await removedAnswer.drop({ answers, questions }, trx);
      await work.begin({ actorId: actor.id, sound, mentions: [] }, trx);
      return { stories, places: found.map(({ answer }) => answer.interview_id) };
    };
    const find = async (of: readonly OfAnswer[], queries: Queries): Promise<Cutting> => {
      const answers: MessagesTable[] = [];
      for (const { message } of of) {
        const answer = await answerOf(message, queries);
        if (answer) answers.push(answer);
      }
      return cuttingOf(of, answers, leftOf(of, answers));
    };
    const finish = async (done: Deleted | null): Promise<CutStory[]> => {
      if (done === null) return [];
      jobs.wake();
      for (const subjectId of done.places)
        await audit.note({
          action: "answer.removed",
          actorId: actor.id,
          subjectId,
          personId: person.id,
        });
      return done.stories;
    };
    return { find, remove, finish };
  };

  return {
    /** Answers which stories have lost sentences; where the words are gone already, none. */
    now: async (actor: Actor, of: Place): Promise<CutStory[]> => {
      const { find, remove, finish } = await prepare(actor, of);
      const all = [{ message: of.message }];
      return finish(
        await work.removing(actor.id, {
          find: (queries) => find(all, queries),
          remove: (cuts, trx) => remove(cuts, trx, { going: all, offered: all }),
        }),
      );
    },

    /** In the transaction of a turn that says so: both are stored, or neither is. `turn` may be tried more than once. */
    inTurn: async <T>(actor: Actor, of: Place, turn: (erase: EraseInTurn) => Promise<T>): Promise<T> => {
      const { find, remove, finish } = await prepare(actor, of);
      const choices = choicesOf(of);
      const findAll = async (queries: Queries): Promise<Cutting[]> => {
        const all: Cutting[] = [];
        for (const choice of choices) all.push(await find(choice, queries));
        return all;
      };
      let done: Deleted | null = null;
      const result = await work.retrying({ owner: actor.id, find: findAll }, (cuts) => {
        done = null;
        return turn(async (trx, { going, ...said }) => {
          const at = choices.findIndex((choice) => isChoice(choice, going));
          const [offered, cutsOf] = [choices[at], cuts[at]];
          // It was asked in another turn meanwhile: the caller asks again.
          if (!offered || !cutsOf) throw new Failure("server.unavailable", { retryAfter: 1 });
          done = await remove(cutsOf, trx, { isAsked: true, going, offered, ...said });
        });
      });
      await finish(done);
      return result;
    },
  };
};
