import { type Clock, isoNow } from "#platform/clock.ts";
import type { Log } from "#platform/log.ts";
import type { SpendLimits } from "#platform/providers-config.ts";
import { asked, type ModelCall, type ModelCallsRepository } from "./model-calls.repository.ts";

/** How long sums read from the database are cached: other processes add to them too. */
const believedMs = 5_000;
const flushMs = 200;

type Recorded = Omit<ModelCall, "id" | "at">;

/** A call that is counted before it is made. */
export type Reservation = {
  /** Replaces the estimate by what the call really cost, once. */
  settle: (outcome: Partial<Recorded>) => void;
};

type Sum = { day: string; readAt: number; micros: number };

/**
 * Records what models cost. Calls are written in batches shortly after they were made, so that nobody waits for
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

  const addToSums = (actorId: string, micros: number): void => {
    for (const key of [actorId, ""]) {
      const sum = sums.get(key);
      if (sum) sum.micros += micros;
    }
  };

  return {
    flush,
    spentToday,

    /** Has this account, or everybody together, used up what services may cost today? */
    isUsedUp: async (actorId: string): Promise<boolean> =>
      (await spentToday(actorId)) >= limits.personMicros || (await spentToday(null)) >= limits.dayMicros,

    /**
     * Counts what a call is going to cost before it is made, so that many at a time, in several processes too, do not pass a
     * limit together. `spent`: it would be more than is left for today; `beyond`: than any day allows.
     */
    reserve: async (call: Recorded): Promise<Reservation | "spent" | "beyond"> => {
      const micros = call.cost_micros ?? 0;
      if (micros > Math.min(limits.personMicros, limits.dayMicros)) return "beyond";
      await flush();
      const counted = { id: crypto.randomUUID(), at: isoNow(clock), ...call, outcome: asked };
      const since = counted.at.slice(0, 10);
      if (!(await calls.addWithin(counted, { since, limits }))) return "spent";
      addToSums(call.actor_id, micros);
      const settle: Reservation["settle"] = (outcome) => {
        addToSums(call.actor_id, ({ ...call, ...outcome }.cost_micros ?? 0) - micros);
        writing = writing
          .then(() => calls.settle(counted.id, outcome))
          .catch((error: unknown) => log.error({ err: error }, "the account of a call was not settled"));
      };
      return { settle };
    },

    record: (call: Recorded): void => {
      waiting.push({ id: crypto.randomUUID(), at: isoNow(clock), ...call });
      addToSums(call.actor_id, call.cost_micros ?? 0);
      timer ??= setTimeout(flush, flushMs);
    },
  };
}

export type UsageService = ReturnType<typeof createUsageService>;
