import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { type Clock, isoAfter, isoNow } from "./clock.ts";
import type { Database, Queries } from "./database.ts";
import type { Log } from "./log.ts";

/** Thrown by a job that cannot be done yet and has not failed: it is tried again after `seconds`. */
export class JobLater extends Error {
  readonly seconds: number;

  constructor(seconds: number) {
    super("the job is done later");
    this.seconds = seconds;
  }
}

export type JobWork = {
  subject: string;
  /** Aborts when the server stops: the job is then done by whoever starts next. */
  signal: AbortSignal;
  /** 0 to 100. */
  report: (progress: number) => Promise<void>;
};

/** Does the work. It may be done twice, so it must be safe to repeat. When it throws, the job is tried again later. */
export type JobHandler = (work: JobWork) => Promise<void>;

export type JobView = { state: "waiting" | "running" | "done" | "failed"; progress: number };

export type Jobs = ReturnType<typeof createJobs>;

type Claimed = { id: string; kind: string; subject: string; attempts: number };

const leaseSeconds = 60;
const maxAttempts = 6;
const pollMilliseconds = 2_000;
const pauseAfter = (attempts: number): number => Math.min(600, 5 * 2 ** attempts);

/** Work in the same database as everything else: at least once, resumed after a crash, by one process at a time. */
export function createJobs({ db, clock, log }: { db: Database; clock: Clock; log: Log }) {
  const handlers = new Map<string, JobHandler>();
  const closing = new AbortController();
  let running: Promise<void> | null = null;
  let timer: NodeJS.Timeout | undefined;
  let isWoken = false;

  const change = (id: string, values: Record<string, unknown>) =>
    db.updateTable("jobs").set(values).where("id", "=", id).execute();

  /** The oldest job that is due becomes ours. Both conditions stand outside too: two processes may pick the same one. */
  const claim = async (): Promise<Claimed | undefined> => {
    const now = isoNow(clock);
    const due = sql<boolean>`((state = 'waiting' and run_after <= ${now}) or (state = 'running' and lease_until < ${now}))`;
    const kinds = [...handlers.keys()];
    if (kinds.length === 0) return undefined;
    return db
      .updateTable("jobs")
      .set({ state: "running", lease_until: isoAfter(clock, leaseSeconds) })
      .where("id", "=", (query) =>
        query
          .selectFrom("jobs")
          .select("id")
          .where(due)
          .where("kind", "in", kinds)
          .orderBy("created_at")
          .limit(1),
      )
      .where(due)
      .returning(["id", "kind", "subject", "attempts"])
      .executeTakeFirst();
  };

  const settle = async ({ id, kind, attempts }: Claimed, error: unknown): Promise<void> => {
    const again = (seconds: number) => ({
      state: "waiting",
      run_after: isoAfter(clock, seconds),
      lease_until: null,
    });
    if (closing.signal.aborted) return void (await change(id, again(0)));
    if (error instanceof JobLater) return void (await change(id, again(error.seconds)));
    const reason = error instanceof Error ? error.name : "unknown";
    log.warn({ kind, attempts: attempts + 1, reason }, "a job failed");
    const isOver = attempts + 1 >= maxAttempts;
    const next = isOver ? { state: "failed", lease_until: null } : again(pauseAfter(attempts));
    await change(id, { ...next, attempts: attempts + 1, error: reason });
  };

  const work = async (job: Claimed): Promise<void> => {
    const renew = setInterval(
      () => {
        change(job.id, { lease_until: isoAfter(clock, leaseSeconds) }).catch(() => {});
      },
      (leaseSeconds * 1000) / 3,
    );
    const report = async (progress: number) =>
      void (await change(job.id, { progress: Math.min(99, Math.max(0, Math.round(progress))) }));
    try {
      await handlers.get(job.kind)?.({ subject: job.subject, signal: closing.signal, report });
      await change(job.id, { state: "done", progress: 100, lease_until: null, error: null });
    } catch (error) {
      await settle(job, error);
    } finally {
      clearInterval(renew);
    }
  };

  const drain = async (): Promise<void> => {
    while (!closing.signal.aborted) {
      isWoken = false;
      const job = await claim();
      if (job) await work(job);
      else if (!isWoken) return;
    }
  };

  /** Looks for work now. */
  const wake = (): void => {
    isWoken = true;
    if (closing.signal.aborted || running) return;
    running = drain()
      .catch((error: unknown) =>
        log.error({ reason: error instanceof Error ? error.name : "unknown" }, "the jobs could not be read"),
      )
      .finally(() => {
        running = null;
        if (isWoken && !closing.signal.aborted) wake();
      });
  };

  return {
    /** Registers the handler for a kind of job. Call it before `start`. */
    handle: (kind: string, handler: JobHandler): void => void handlers.set(kind, handler),

    /**
     * Asks for work once, after some seconds if need be: what is waiting, running or done stays as it is, unless `again`; `afterPause`: what failed is
     * tried again when its pause is over all the same. Call `wake` after the commit.
     */
    enqueue: async (
      job: { kind: string; subject: string; again?: boolean; afterPause?: boolean; afterSeconds?: number },
      queries: Queries = db,
    ) => {
      const run_after = isoAfter(clock, job.afterSeconds ?? 0);
      const fresh = { state: "waiting", attempts: 0, run_after, progress: 0, error: null };
      await queries
        .insertInto("jobs")
        .values({
          id: randomUUID(),
          kind: job.kind,
          subject: job.subject,
          lease_until: null,
          created_at: isoNow(clock),
          ...fresh,
        })
        .onConflict((conflict) =>
          job.again
            ? conflict
                .columns(["kind", "subject"])
                .doUpdateSet(fresh)
                .where("jobs.state", "!=", "running")
                .where(({ eb, or }) =>
                  or([
                    eb("jobs.state", "!=", "waiting"),
                    eb("jobs.attempts", "<", job.afterPause ? 1 : maxAttempts),
                  ]),
                )
            : conflict.columns(["kind", "subject"]).doNothing(),
        )
        .execute();
    },

    find: async (kind: string, subject: string): Promise<JobView | undefined> =>
      (await db
        .selectFrom("jobs")
        .select(["state", "progress"])
        .where("kind", "=", kind)
        .where("subject", "=", subject)
        .executeTakeFirst()) as JobView | undefined,

    /** Releases the jobs of a process that is gone. Only where no other process can be on this database. */
    takeBack: async (): Promise<void> =>
      void (await db
        .updateTable("jobs")
        .set({ state: "waiting", lease_until: null, run_after: isoNow(clock) })
        .where("state", "=", "running")
        .execute()),

    wake,
    start: (): void => {
      timer = setInterval(wake, pollMilliseconds);
      timer.unref();
      wake();
    },

    /** Resolves when nothing is being done. */
    idle: async (): Promise<void> => {
      while (running) await running;
    },

    close: async (): Promise<void> => {
      closing.abort();
      clearInterval(timer);
      while (running) await running;
    },
  };
}
