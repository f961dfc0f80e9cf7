import { randomUUID } from "node:crypto";
import { Failure } from "#http/failure.ts";
import { type Clock, isoNow } from "#platform/clock.ts";
import type { Queries } from "#platform/database.ts";
import type { Jobs } from "#platform/jobs.ts";
import type { RemovalsTable } from "#platform/removal-tables.ts";
import { type CutStories, type Cuts, type Cutting, StoriesChanged } from "./cut-stories.service.ts";
import type { RemovalsRepository } from "./removals.repository.ts";

/** The kind of job that removes what lies outside the tables. Its subject is the removal. */
export const removalJob = "removal";

/** How often what is left of stories is worked out anew before it is left to another try. */
const mostAttempts = 20;

/** PostgreSQL gave this transaction up so that another one, which waited for it, could go on. */
const isDeadlock = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === "40P01";

export type RemovalWork = ReturnType<typeof createRemovalWork>;

type Dependencies = { removals: RemovalsRepository; jobs: Jobs; clock: Clock; cutStories: CutStories };

/** The steps that every removal takes, whatever it removes. */
export const createRemovalWork = ({ removals, jobs, clock, cutStories }: Dependencies) => {
  const retrying = async <T>(
    { owner, find }: { owner: string; find: (queries: Queries) => Promise<Cutting[]> },
    attempted: (cuts: Cuts[]) => Promise<T>,
  ): Promise<T> => {
    for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
      const cuts: Cuts[] = [];
      for (const cutting of await find(removals.queries)) cuts.push(await cutStories.workOut(cutting, owner));
      try {
        return await attempted(cuts);
      } catch (error) {
        if (!(error instanceof StoriesChanged || isDeadlock(error))) throw error;
      }
    }
    throw new Failure("server.unavailable", { retryAfter: 60 });
  };

  return {
    /** Keeps what is left to do, with its job. */
    begin: async (
      { actorId, sound, mentions }: { actorId: string; sound: string[]; mentions: string[] },
      trx: Queries,
    ): Promise<RemovalsTable> => {
      const row: RemovalsTable = {
        id: randomUUID(),
        actor_id: actorId,
        state: "removing",
        // Books may hold words of anybody: they are set again.
        sound: JSON.stringify([...sound, "books/"]),
        mentions: JSON.stringify(mentions),
        created_at: isoNow(clock),
      };
      await removals.add(row, trx);
      await jobs.enqueue({ kind: removalJob, subject: row.id }, trx);
      return row;
    },

    /** Works out what is left of stories, and removes in one transaction; again where somebody changed one in between. */
    removing: <T>(
      owner: string,
      {
        find,
        remove,
      }: {
        find: (queries: Queries) => Promise<Cutting>;
        remove: (cuts: Cuts, trx: Queries) => Promise<T>;
      },
    ): Promise<T> =>
      retrying({ owner, find: async (queries) => [await find(queries)] }, ([cuts = new Map()]) =>
        removals.inTransaction((trx) => remove(cuts, trx)),
      ),

    /** The same where the transaction does something else too, and which of several cuttings it makes is seen in it. */
    retrying,
  };
};
