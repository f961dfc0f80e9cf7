import type { Actor } from "#http/actor.ts";
import { Failure } from "#http/failure.ts";
import type { Queries } from "#platform/database.ts";
import type { Jobs } from "#platform/jobs.ts";
import type { AuditService } from "../audit/audit.service.ts";
import type { ForgetAnswer } from "../interviews/forget-answer.service.ts";
import type { ReachInterview } from "../interviews/interviews.access.ts";
import { deletedAt } from "../interviews/turn-record.ts";
import type { CutStories, CutStory, Cuts } from "./cut-stories.service.ts";
import type { RemovalWork } from "./removal-work.service.ts";
import { removedAnswer } from "./removed-answer.repository.ts";
import { removedRows } from "./removed-rows.repository.ts";

export type DeleteWords = ReturnType<typeof createDeleteWords>;

export type DeleteWordsDependencies = {
  work: RemovalWork;
  jobs: Pick<Jobs, "wake">;
  audit: AuditService;
  rights: { reachInterview: ReachInterview; adminIds: () => Promise<string[]> };
  drawn: { forgetAnswer: ForgetAnswer; cutStories: CutStories };
};

/**
 * Deletes the words and the sound of one answer that is kept out of stories, for whoever may answer in its interview. Answers which stories
 * have lost sentences; where the words are gone already, none. Throws `interviews.message_not_found` for any other message.
 */
export const createDeleteWords = ({ work, jobs, audit, rights, drawn }: DeleteWordsDependencies) => {
  const { forgetAnswer, cutStories } = drawn;

  return async (
    actor: Actor,
    { id, message: messageId }: { id: string; message: string },
  ): Promise<CutStory[]> => {
    const { interview, person } = await rights.reachInterview(actor, id);
    const alsoOf = [person.id, ...(person.parent_id ? [person.parent_id] : []), ...(await rights.adminIds())];
    const removed = { interviewIds: [id], messageIds: [messageId], names: [] };
    const cutting = { removed, people: [], alsoOf };
    const remove = async (cuts: Cuts, trx: Queries): Promise<CutStory[] | null> => {
      if (!(await removedRows.lockInterview(id, trx))) throw new Failure("interviews.not_found");
      const { answer, isKeptOut } = (await removedAnswer.find({ interviewId: id, messageId }, trx)) ?? {};
      if (answer && deletedAt(answer)) return null;
      if (!answer || !isKeptOut) throw new Failure("interviews.message_not_found");
      const stories = await cutStories.apply(cutting, cuts, trx);
      const { answers, questions } = await forgetAnswer({ interview, answer, trx });
      const sound = await removedAnswer.drop({ answers, questions }, trx);
      await work.begin({ actorId: actor.id, sound, mentions: [] }, trx);
      return stories;
    };
    const stories = await work.removing(actor.id, { find: async () => cutting, remove });
    if (stories === null) return [];
    jobs.wake();
    await audit.note({ action: "answer.removed", actorId: actor.id, subjectId: id, personId: person.id });
    return stories;
  };
};
