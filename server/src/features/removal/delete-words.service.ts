import type { Actor } from "#http/actor.ts";
import { Failure } from "#http/failure.ts";
import { withoutLines } from "#interviewer/without-lines.ts";
import type { Queries } from "#platform/database.ts";
import type { Jobs } from "#platform/jobs.ts";
import type { AuditService } from "../audit/audit.service.ts";
import type { Cut, ForgetAnswer } from "../interviews/forget-answer.service.ts";
import type { ReachInterview } from "../interviews/interviews.access.ts";
import type { EraseInTurn } from "../interviews/next-question.service.ts";
import { deletedAt } from "../interviews/turn-record.ts";
import { type CutStories, type CutStory, type Cuts, cuttingOfInterview } from "./cut-stories.service.ts";
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

type Deleted = { stories: CutStory[]; place: string };

/** The answer, and the interview that keeps it out. `lines`: the sentences of it that may be what goes alone. */
type Place = { id: string; message: string; lines?: readonly string[] | undefined };

/**
 * `isAsked`: by Saga, so that any interview of the person may keep it out; `lines`: only these sentences go, of those that were `offered`; `asked`: the question in which
 * Saga said some of its words again; `talk`: what was said of deleting it, `cuts` in answers that tell something else; `receipt`: the words that say it is done.
 */
type Removing = {
  isAsked?: boolean;
  lines?: readonly string[] | undefined;
  offered?: readonly string[] | undefined;
  asked?: string | undefined;
  talk?: readonly string[];
  cuts?: readonly Cut[];
  receipt?: string;
};

/**
 * Deletes the words and the sound of one answer that is kept out of stories, for whoever may answer in its interview. Throws
 * `interviews.message_not_found` for any other message.
 */
export const createDeleteWords = ({ work, jobs, audit, rights, drawn }: DeleteWordsDependencies) => {
  const { forgetAnswer, cutStories, holdLedger } = drawn;

  const prepare = async (actor: Actor, { id, message: messageId }: Place) => {
    const { person } = await rights.reachInterview(actor, id);
    const adminIds = await rights.adminIds();
    const told = { personId: person.id, messageId };
    // The answer may stand in another interview of the person than the one that keeps it out.
    const placeOf = async (queries: Queries): Promise<string> =>
      (await removedAnswer.find(told, queries))?.interview_id ?? id;
    const cuttingIn = (interviewId: string, left?: string) =>
      cuttingOfInterview(person, { adminIds, interviewId, messageIds: [messageId], left });
    /** Null: its words are gone already. */
    const remove = async (
      cuts: Cuts,
      trx: Queries,
      { isAsked = false, lines, offered, asked, talk, cuts: cutsToo, receipt }: Removing = {},
    ): Promise<Deleted | null> => {
      const place = await placeOf(trx);
      if (!(await removedRows.lockInterview(place, trx))) throw new Failure("interviews.not_found");
      const answer = await removedAnswer.find(told, trx);
      if (answer && deletedAt(answer)) return null;
      const by = isAsked ? null : id;
      if (!answer || !(await removedAnswer.isKeptOut({ answer, by }, trx)))
        throw new Failure("interviews.message_not_found");
      const left = lines && withoutLines(answer.content, lines);
      // It says something else by now: the caller asks again.
      if (left === null) throw new Failure("server.unavailable", { retryAfter: 1 });
      // As a turn does it: the ledger before the stories.
      await holdLedger(person.id, trx);
      // Of sentences that were asked about and stay no story told: they are kept out.
      const untold = offered ? (withoutLines(answer.content, offered) ?? left) : left;
      const stories = await cutStories.apply(cuttingIn(place, untold), cuts, trx);
      const { answers, questions } = await forgetAnswer({
        personId: person.id,
        answer,
        part: lines && left !== undefined ? { lines, left } : undefined,
        asked,
        about: talk,
        cuts: cutsToo,
        receipt,
        trx,
      });
      const sound = await removedAnswer.drop({ answers, questions }, trx);
      await work.begin({ actorId: actor.id, sound, mentions: [] }, trx);
      return { stories, place };
    };
    const find = async (queries: Queries) => cuttingIn(await placeOf(queries));
    /** Where all of it goes, and where only the sentences do. */
    const findBoth = async (lines: readonly string[] | undefined, queries: Queries) => {
      const whole = await find(queries);
      const answer = lines && (await removedAnswer.find(told, queries));
      const left = answer && lines ? withoutLines(answer.content, lines) : null;
      return left === null ? [whole] : [whole, cuttingIn(await placeOf(queries), left)];
    };
    const finish = async (done: Deleted | null): Promise<CutStory[]> => {
      if (done === null) return [];
      jobs.wake();
      await audit.note({
        action: "answer.removed",
        actorId: actor.id,
        subjectId: done.place,
        personId: person.id,
      });
      return done.stories;
    };
    return { find, findBoth, remove, finish };
  };

  return {
    /** Answers which stories have lost sentences; where the words are gone already, none. */
    now: async (actor: Actor, of: Place): Promise<CutStory[]> => {
      const { find, remove, finish } = await prepare(actor, of);
      return finish(await work.removing(actor.id, { find, remove }));
    },

    /** In the transaction of a turn that says so: both are stored, or neither is. `turn` may be tried more than once. */
    inTurn: async <T>(actor: Actor, of: Place, turn: (erase: EraseInTurn) => Promise<T>): Promise<T> => {
      const { findBoth, remove, finish } = await prepare(actor, of);
      const find = (queries: Queries) => findBoth(of.lines, queries);
      let done: Deleted | null = null;
      const result = await work.retrying({ owner: actor.id, find }, ([whole, part]) => {
        done = null;
        return turn({
          message: of.message,
          run: async (trx, { lines, ...said }) => {
            const cuts = lines ? part : whole;
            if (!cuts || lines?.some((line) => !of.lines?.includes(line)))
              throw new Failure("server.unavailable", { retryAfter: 1 });
            done = await remove(cuts, trx, { isAsked: true, lines, offered: lines && of.lines, ...said });
          },
        });
      });
      await finish(done);
      return result;
    },
  };
};
