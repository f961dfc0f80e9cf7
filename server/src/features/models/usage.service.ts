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
  /** What was let in and has not been recorded yet. */
  const held = new Map<string, number>();

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

  const hold = (actorId: string, micros: number): void => {
    for (const key of [actorId, ""]) {
      const sum = (held.get(key) ?? 0) + micros;
      if (sum > 0) held.set(key, sum);
      else held.delete(key);
    }
  };

  /** What an account, and everybody together, have spent and may be spending now. */
  const countedToday = async (actorId: string) => {
    await spentToday(actorId);
    await spentToday(null);
    // Read again without waiting: what was recorded meanwhile is no longer held.
    const of = (key: string) => (sums.get(key)?.micros ?? 0) + (held.get(key) ?? 0);
    return { person: of(actorId), day: of("") };
  };

  return {
    flush,
    spentToday,

    /** Has this account, or everybody together, used up what services may cost today? */
    isUsedUp: async (actorId: string): Promise<boolean> => {
      const { person, day } = await countedToday(actorId);
      return person >= limits.personMicros || day >= limits.dayMicros;
    },

    /**
     * Counts what a call is going to cost before it is made, so that many at a time do not pass a limit together. Null: it
     * would be more than is left for today. What is answered takes the count back, once: after the call was recorded.
     */
    reserve: async (actorId: string, micros: number): Promise<(() => void) | null> => {
      const { person, day } = await countedToday(actorId);
      if (person + micros > limits.personMicros || day + micros > limits.dayMicros) return null;
      hold(actorId, micros);
      return () => hold(actorId, -micros);
    },

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
