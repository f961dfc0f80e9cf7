import { type Clock, isoNow } from "#platform/clock.ts";
import type { Log } from "#platform/log.ts";
import type { SpendLimits } from "#platform/providers-config.ts";
import type { ModelCall, ModelCallsRepository } from "./model-calls.repository.ts";

/** How long sums that were read from the database are believed: other processes add to them too. */
const believedMs = 5_000;
const flushMs = 200;

type Sum = { day: string; readAt: number; micros: number };

/**
 * Keeps account of what models cost. Calls are written in bundles shortly after they were made, so that nobody waits for
 * it; what was not written yet counts all the same.
 */
export function createUsageService({
  calls,
  limits,
  clock,
  log,
}: {
  calls: ModelCallsRepository;
  limits: SpendLimits;
  clock: Clock;
  log: Log;
}) {
  let waiting: ModelCall[] = [];
  let writing: Promise<unknown> = Promise.resolve();
  let timer: NodeJS.Timeout | null = null;
  const sums = new Map<string, Sum>();

  const flush = (): Promise<unknown> => {
    if (timer) clearTimeout(timer);
    timer = null;
    const bundle = waiting;
    waiting = [];
    if (bundle.length > 0)
      writing = writing
        .then(() => calls.add(bundle))
        .catch((error: unknown) => log.error({ err: error }, "the account of model calls was not written"));
    return writing;
  };

  const spentToday = async (actorId: string | null): Promise<number> => {
    const now = clock.now();
    const day = now.toISOString().slice(0, 10);
    const key = actorId ?? "";
    const known = sums.get(key);
    if (known && known.day === day && now.getTime() - known.readAt < believedMs) return known.micros;
    await flush();
    const micros = await calls.costSince(day, actorId);
    if (sums.size > 10_000) sums.clear();
    sums.set(key, { day, readAt: now.getTime(), micros });
    return micros;
  };

  return {
    flush,
    spentToday,

    /** Has this account, or everybody together, used up what models may cost today? */
    isUsedUp: async (actorId: string): Promise<boolean> =>
      (await spentToday(actorId)) >= limits.personMicros || (await spentToday(null)) >= limits.dayMicros,

    record: (call: Omit<ModelCall, "id" | "at">): void => {
      waiting.push({ id: crypto.randomUUID(), at: isoNow(clock), ...call });
      for (const key of [call.actor_id, ""]) {
        const sum = sums.get(key);
        if (sum) sum.micros += call.cost_micros ?? 0;
      }
      timer ??= setTimeout(flush, flushMs);
    },
  };
}

export type UsageService = ReturnType<typeof createUsageService>;
