import { sql } from "kysely";
import { type Clock, isoAfter, isoNow } from "./clock.ts";
import type { Database } from "./database.ts";

export type RateLimit = {
  /** What is counted, e.g. "code:network". */
  name: string;
  max: number;
  seconds: number;
};

export type RateLimiter = {
  /** Counts one more for `subject`; answers 0, or the seconds to wait when there were too many. */
  count: (limit: RateLimit, subject: string) => Promise<number>;
  /** Begins again at none. */
  forget: (limit: RateLimit, subject: string) => Promise<unknown>;
};

const keyOf = (limit: RateLimit, subject: string): string => `${limit.name}:${subject}`;

/** Counts in the database, so that a limit holds over all processes and restarts. */
export const createRateLimiter = (db: Database, clock: Clock): RateLimiter => ({
  count: async (limit, subject) => {
    const now = isoNow(clock);
    const fresh = isoAfter(clock, limit.seconds);
    const row = await db
      .insertInto("rate_limits")
      .values({ key: keyOf(limit, subject), count: 1, resets_at: fresh })
      .onConflict((conflict) =>
        conflict.column("key").doUpdateSet({
          count: sql<number>`case when rate_limits.resets_at <= ${now} then 1 else rate_limits.count + 1 end`,
          resets_at: sql<string>`case when rate_limits.resets_at <= ${now} then ${fresh} else rate_limits.resets_at end`,
        }),
      )
      .returning(["count", "resets_at"])
      .executeTakeFirstOrThrow();
    if (row.count <= limit.max) return 0;
    return Math.max(1, (Date.parse(row.resets_at) - clock.now().getTime()) / 1000);
  },
  forget: (limit, subject) => db.deleteFrom("rate_limits").where("key", "=", keyOf(limit, subject)).execute(),
});
