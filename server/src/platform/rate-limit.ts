import { sql } from "kysely";
import { type Clock, isoAfter, isoNow } from "./clock.ts";
import type { Database } from "./database.ts";

export type RateLimit = {
  /** What is counted, e.g. "code:network". */
  name: string;
  max: number;
  seconds: number;
};

export type RateLimiter = ReturnType<typeof createRateLimiter>;

const keyOf = (limit: RateLimit, subject: string): string => `${limit.name}:${subject}`;

/** Seconds of the longest window, and a minute for clocks that differ: what would last longer was counted by a clock that was ahead. */
const longest = 24 * 60 * 60 + 60;

/** Counts in the database, so that a limit holds over all processes and restarts. */
export const createRateLimiter = (db: Database, clock: Clock) => ({
  /** Counts one more for `subject`; answers 0, or the seconds to wait when there were too many. */
  count: async (limit: RateLimit, subject: string): Promise<number> => {
    const now = isoNow(clock);
    const fresh = isoAfter(clock, limit.seconds);
    // A window that ends later than a new one would was begun by a clock that was ahead: it locks nobody out.
    const isOver = sql<boolean>`(rate_limits.resets_at <= ${now} or rate_limits.resets_at > ${fresh})`;
    const row = await db
      .insertInto("rate_limits")
      .values({ key: keyOf(limit, subject), count: 1, resets_at: fresh })
      .onConflict((conflict) =>
        conflict.column("key").doUpdateSet({
          count: sql<number>`case when ${isOver} then 1 else rate_limits.count + 1 end`,
          resets_at: sql<string>`case when ${isOver} then ${fresh} else rate_limits.resets_at end`,
        }),
      )
      .returning(["count", "resets_at"])
      .executeTakeFirstOrThrow();
    if (row.count <= limit.max) return 0;
    return Math.max(1, (Date.parse(row.resets_at) - clock.now().getTime()) / 1000);
  },

  /** Takes one back that turned out not to count. */
  uncount: (limit: RateLimit, subject: string): Promise<unknown> =>
    db
      .updateTable("rate_limits")
      .set((eb) => ({ count: eb("count", "-", 1) }))
      .where("key", "=", keyOf(limit, subject))
      .where("count", ">", 0)
      .execute(),

  /** Begins again at none. */
  forget: (limit: RateLimit, subject: string): Promise<unknown> =>
    db.deleteFrom("rate_limits").where("key", "=", keyOf(limit, subject)).execute(),

  removeExpired: (): Promise<unknown> =>
    db
      .deleteFrom("rate_limits")
      .where((eb) =>
        eb.or([eb("resets_at", "<=", isoNow(clock)), eb("resets_at", ">", isoAfter(clock, longest))]),
      )
      .execute(),
});
