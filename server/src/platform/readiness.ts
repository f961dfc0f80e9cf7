import { statfs } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import { type Clock, systemClock } from "./clock.ts";

/** Bytes without which nothing can be taken in: a piece of a recording. */
const leastRoom = 1_048_576;
/** Milliseconds for which a write that found no room is remembered. */
const rememberedMs = 60_000;
/** Milliseconds within which everything has to answer. */
const timeoutMs = 1_500;

/** Bytes that are left to this process where a folder lies. */
export const freeBytesAt = async (folder: string): Promise<number> => {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
};

type Dependencies = {
  /** Resolves when the database answers. */
  askDatabase: () => Promise<unknown>;
  freeBytes: () => Promise<number>;
  clock?: Clock;
};

/** Why the server cannot take anything in now. */
class NotReady extends Error {
  readonly reason: "database" | "full" | "slow";

  constructor(reason: NotReady["reason"], options: ErrorOptions = {}) {
    super(`not ready: ${reason}`, options);
    this.reason = reason;
  }
}

/** Says whether the server can take calls: its database answers soon, and there is room to keep what is told. */
export function createReadiness({ askDatabase, freeBytes, clock = systemClock }: Dependencies) {
  let fullAt = Number.NEGATIVE_INFINITY;
  let asking: Promise<void> | null = null;

  const ask = async (): Promise<void> => {
    if (Math.abs(clock.now().getTime() - fullAt) < rememberedMs || (await freeBytes()) < leastRoom)
      throw new NotReady("full");
    await askDatabase().catch((cause: unknown) => {
      throw new NotReady("database", { cause });
    });
  };

  /** A database that hangs is asked once, however many want to know. */
  const askOnce = (): Promise<void> => {
    asking ??= ask().finally(() => {
      asking = null;
    });
    return asking;
  };

  return {
    /** Something could not be kept for want of room. */
    noteFull: (): void => {
      fullAt = clock.now().getTime();
    },

    /** Throws `NotReady`, within two seconds. */
    check: async (): Promise<void> => {
      const answered = new AbortController();
      const tooLate = pause(timeoutMs, undefined, { signal: answered.signal, ref: false }).then(() => {
        throw new NotReady("slow");
      });
      tooLate.catch(() => {});
      await Promise.race([askOnce(), tooLate]).finally(() => answered.abort());
    },
  };
}
