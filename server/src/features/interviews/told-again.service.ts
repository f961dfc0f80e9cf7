import type { Actor } from "#http/actor.ts";
import { Failure } from "#http/failure.ts";
import { type Clock, isoNow } from "#platform/clock.ts";
import type { Queries } from "#platform/database.ts";
import { addedTo } from "./answer-transcript.service.ts";
import type { CorrectionsService } from "./corrections.service.ts";
import { countTelling } from "./count-telling.service.ts";
import type { StoredInterview, StoredMessage } from "./interview.ts";
import type { InterviewStore } from "./interview-store.repository.ts";
import type { AttachRecordings } from "./turn-transaction.service.ts";

export type ToldAgainService = ReturnType<typeof createToldAgainService>;

export type ToldAgainDependencies = {
  corrections: Pick<CorrectionsService, "correct" | "findMessage" | "reachToChange">;
  store: InterviewStore;
  clock: Clock;
  attachRecordings: AttachRecordings;
  /** The words of these recordings are added to their answer when they are there. */
  expectWords: (recordingIds: readonly string[], trx: Queries) => Promise<void>;
};

type Told = { recording_ids: readonly string[]; words: string; replaces: boolean };

const idsOf = ({ recordings }: StoredMessage): string[] =>
  recordings === null ? [] : (JSON.parse(recordings) as string[]);

/** An answer that is added to by voice after the interview, or told anew. What it was stays as a version, with its sound. */
export function createToldAgainService(dependencies: ToldAgainDependencies) {
  const { corrections, store, clock, attachRecordings, expectWords } = dependencies;

  const count = async (
    { interview, message, trx }: { interview: StoredInterview; message: StoredMessage; trx: Queries },
    text: string,
  ): Promise<void> => {
    const told = await countTelling(store, { interview, message, text, now: isoNow(clock) }, trx);
    await store.messages.change(message.id, { is_private: told.is_private }, trx);
    await store.interviews.change(interview.id, { progress: told.progress }, trx);
  };

  return {
    tell: async (actor: Actor, place: { id: string; message: string }, told: Told) => {
      const { role } = await corrections.findMessage(actor, place);
      if (role !== "user") throw new Failure("interviews.message_not_found");
      await corrections.reachToChange({ actor, interviewId: place.id });
      const { words, replaces } = told;
      await corrections.correct(
        { actor, interviewId: place.id },
        (stored) => {
          const message = stored.find(({ id }) => id === place.message);
          const known = message ? idsOf(message) : [];
          // A call that is repeated finds its work done.
          if (!message || told.recording_ids.every((id) => known.includes(id))) return new Map();
          const recordings = JSON.stringify(
            replaces ? told.recording_ids : [...known, ...told.recording_ids],
          );
          const content = replaces ? words : addedTo(message.content, words);
          return new Map([[place.message, { content, recordings }]]);
        },
        async (held) => {
          const { message, trx } = held;
          const place = { interviewId: message.interview_id, messageId: message.id };
          await attachRecordings({ ...place, ids: [...told.recording_ids], trx });
          if (words !== "") return count(held, words);
          // An answer that has no words gets those of all of its recordings at once.
          if (!replaces && message.content !== "") await expectWords(told.recording_ids, trx);
        },
      );
      return corrections.findMessage(actor, place);
    },
  };
}
