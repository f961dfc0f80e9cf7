import type { Clock } from "./clock.ts";
import type { Database, Queries } from "./database.ts";
import { createJobs, type JobHandler } from "./jobs.ts";
import type { Log } from "./log.ts";

/** Where work of one kind is asked for. */
export type JobQueue = {
  /** Within the transaction that makes the work necessary; call `wake` after its commit. */
  enqueue: (subject: string, queries: Queries) => Promise<void>;
  wake: () => void;
};

type Options = { kind: string /** How many jobs this process does at a time. */; atOnce: number };

/** A queue for work that takes long, beside the other jobs: it keeps none of them waiting. */
export function createJobQueue(
  { db, clock, log }: { db: Database; clock: Clock; log: Log },
  { kind, atOnce }: Options,
) {
  const workers = Array.from({ length: atOnce }, () => createJobs({ db, clock, log }));
  const [first] = workers;
  return {
    enqueue: async (subject: string, queries: Queries): Promise<void> =>
      first?.enqueue({ kind, subject }, queries),
    wake: (): void => {
      for (const worker of workers) worker.wake();
    },
    /** Names who does the work. Before `start`. */
    handle: (handler: JobHandler): void => {
      for (const worker of workers) worker.handle(kind, handler);
    },
    start: (): void => {
      for (const worker of workers) worker.start();
    },
    close: async (): Promise<void> => {
      await Promise.all(workers.map((worker) => worker.close()));
    },
  };
}
