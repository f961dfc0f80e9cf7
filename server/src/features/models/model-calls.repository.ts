import { sql } from "kysely";
import type { Database, Queries } from "#platform/database.ts";
import type { SpendLimits } from "#platform/providers-config.ts";
import { holdSetting } from "#platform/settings.ts";
import type { ModelCallsTable } from "#platform/tables.ts";

export type ModelCall = ModelCallsTable;

/** Outcome of a call that is counted and still running; it stays so if the server is killed. */
export const asked = "asked";
export type SpendKey = "day" | "provider" | "interview";

const keys = {
  day: sql<string>`substr(at, 1, 10)`,
  provider: sql<string>`provider || ' · ' || model_used`,
  interview: sql<string>`coalesce(interview_id, story_id, purpose)`,
};

const figures = [
  sql<number | string>`count(*)`.as("calls"),
  sql<number | string | null>`sum(case when outcome in ('ok', ${sql.lit(asked)}) then 0 else 1 end)`.as(
    "failed",
  ),
  sql<number | string | null>`sum(input_tokens)`.as("input"),
  sql<number | string | null>`sum(cached_tokens)`.as("cached"),
  sql<number | string | null>`sum(output_tokens)`.as("output"),
  sql<number | string | null>`sum(characters)`.as("characters"),
  sql<number | string | null>`sum(seconds)`.as("seconds"),
  sql<number | string | null>`sum(cost_micros)`.as("cost"),
  sql<number | string | null>`sum(case when cost_micros is null then 1 else 0 end)`.as("unpriced"),
] as const;

/** Millionths of a dollar since a moment, of everybody or of one account. */
const costSince = async (since: string, actorId: string | null, queries: Queries): Promise<number> => {
  let query = queries
    .selectFrom("model_calls")
    .select(sql<number | string | null>`sum(cost_micros)`.as("cost"))
    .where("at", ">=", since);
  if (actorId !== null) query = query.where("actor_id", "=", actorId);
  return Number((await query.executeTakeFirst())?.cost ?? 0);
};

export const createModelCallsRepository = (db: Database) => ({
  add: (calls: ModelCall[]) => db.insertInto("model_calls").values(calls).execute(),

  costSince: (since: string, actorId: string | null): Promise<number> => costSince(since, actorId, db),

  /** Reserves the most that a call can cost, unless less is left. One at a time across all processes. */
  addWithin: (call: ModelCall, { since, limits }: { since: string; limits: SpendLimits }): Promise<boolean> =>
    db.transaction().execute(async (trx) => {
      await holdSetting(trx, "spending");
      const cost = call.cost_micros ?? 0;
      if ((await costSince(since, call.actor_id, trx)) + cost > limits.personMicros) return false;
      if ((await costSince(since, null, trx)) + cost > limits.dayMicros) return false;
      await trx.insertInto("model_calls").values(call).execute();
      return true;
    }),

  settle: (id: string, outcome: Partial<ModelCall>) =>
    db.updateTable("model_calls").set(outcome).where("id", "=", id).execute(),

  /** When a provider was last asked to write. */
  lastOf: async (provider: string): Promise<Pick<ModelCall, "at" | "outcome"> | null> =>
    (await db
      .selectFrom("model_calls")
      .select(["at", "outcome"])
      .where("provider", "=", provider)
      .where("purpose", "not in", ["speech", "transcription"])
      .where("outcome", "!=", asked)
      .orderBy("at", "desc")
      .limit(1)
      .executeTakeFirst()) ?? null,

  /** Sums of everything since a day. */
  total: (since: string) =>
    db.selectFrom("model_calls").select(figures).where("at", ">=", since).executeTakeFirstOrThrow(),

  /** Sums by day, by provider and model, or by what was made; the newest first. */
  sums: async ({ by, since, page, limit }: { by: SpendKey; since: string; page: number; limit: number }) => {
    const key = keys[by];
    const all = db.selectFrom("model_calls").where("at", ">=", since);
    const rows = await all
      .select([
        key.as("key"),
        sql<string | null>`max(interview_id)`.as("interview_id"),
        sql<string | null>`max(story_id)`.as("story_id"),
        sql<string>`max(at)`.as("last_at"),
        ...figures,
      ])
      .groupBy(key)
      .orderBy("last_at", "desc")
      .limit(limit)
      .offset((page - 1) * limit)
      .execute();
    const { total } = await all
      .select(sql<number | string>`count(distinct ${key})`.as("total"))
      .executeTakeFirstOrThrow();
    return { rows, total: Number(total) };
  },
});

export type ModelCallsRepository = ReturnType<typeof createModelCallsRepository>;
export type SpendRow = Awaited<ReturnType<ModelCallsRepository["sums"]>>["rows"][number];
