import type { Received } from "@saga/contract/endpoint";
import type { modelCalls } from "@saga/contract/models";
import { type Clock, isoAfter } from "#platform/clock.ts";
import type { SpendLimits } from "#platform/providers-config.ts";
import type { ModelCallsRepository, SpendRow } from "./model-calls.repository.ts";
import type { Service } from "./service.ts";
import type { UsageService } from "./usage.service.ts";
import type { Writers } from "./writers.service.ts";

type Query = Received<typeof modelCalls.spend>["query"];

const daySeconds = 86_400;

const dollars = (micros: number): number => micros / 1_000_000;

const sumsOf = (row: Omit<SpendRow, "key" | "interview_id" | "story_id" | "last_at">) => ({
  calls: Number(row.calls),
  failed: Number(row.failed ?? 0),
  input_tokens: Number(row.input ?? 0),
  cached_tokens: Number(row.cached ?? 0),
  output_tokens: Number(row.output ?? 0),
  characters: Number(row.characters ?? 0),
  seconds: Number(row.seconds ?? 0),
  cost_usd: dollars(Number(row.cost ?? 0)),
  unpriced: Number(row.unpriced ?? 0),
});

/** Titles of interviews and stories, for the rows of an account: by id. */
export type TitlesOf = (ids: {
  interviews: string[];
  stories: string[];
}) => Promise<ReadonlyMap<string, string>>;

/** What models, voices and transcribers have cost, and how the services do: for administrators. */
export function createSpendService({
  calls,
  usage,
  writers,
  titlesOf,
  clock,
}: {
  calls: ModelCallsRepository;
  usage: UsageService;
  writers: Writers;
  titlesOf: TitlesOf;
  clock: Clock;
}) {
  return {
    spend: async ({ by, days, page, limit }: Query) => {
      await usage.flush();
      const since = isoAfter(clock, -days * daySeconds).slice(0, 10);
      const { rows, total } = await calls.sums({ by, since, page, limit });
      const idsOf = (ids: (string | null)[]) => ids.filter((id) => id !== null);
      const titles =
        by === "interview"
          ? await titlesOf({
              interviews: idsOf(rows.map((row) => row.interview_id)),
              stories: idsOf(rows.map((row) => row.story_id)),
            })
          : new Map<string, string>();
      const data = rows.map((row) => ({
        key: row.key,
        label: titles.get(row.key) ?? row.key,
        ...sumsOf(row),
      }));
      const sum = sumsOf(await calls.total(since));
      return { data, total, totalPages: Math.ceil(total / limit), sum };
    },

    services: async (services: readonly Service[], limits: SpendLimits) => {
      await usage.flush();
      const presented = services.map(async ({ name, label, isOutside }) => ({
        name,
        label,
        is_outside: isOutside,
        last: await calls.lastOf(name),
        is_resting: writers.isResting(name),
      }));
      return {
        services: await Promise.all(presented),
        limits: { person_usd: dollars(limits.personMicros), day_usd: dollars(limits.dayMicros) },
        spent_today_usd: dollars(await usage.spentToday(null)),
      };
    },
  };
}

export type SpendService = ReturnType<typeof createSpendService>;
