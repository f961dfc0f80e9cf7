import { Worker } from "node:worker_threads";
import { createFairQueue } from "#platform/fair-queue.ts";
import type { Story } from "#storyteller/storyteller.ts";
import type { Remnant, StoredStory } from "./cut.ts";
import type {
  Commission,
  Cutting,
  Renewal,
  Renewed,
  StoryCalls,
  StoryMaterial,
  StoryOrder,
  ThreadMessage,
} from "./story-work.ts";

/** The story took more time or memory than any story is given. */
export class TooMuchStory extends Error {}

/** Who a story is for: those of one account wait for each other and for nobody else's turn. */
type Turn = { owner: string; signal?: AbortSignal };

export type StoryWorker = {
  /** The story of the built-in writer; null where nothing was told. */
  compose: (material: StoryMaterial, turn: Turn) => Promise<Story | null>;
  renew: (renewal: Renewal, turn: Turn) => Promise<Renewed>;
  /** The words in a row that stories have in common with these answers. */
  sharedRuns: (
    given: { stories: readonly StoredStory[]; answers: readonly string[] },
    turn: Turn,
  ) => Promise<string[]>;
  /** What is left of stories without what is removed, in their order. */
  cut: (cutting: Cutting, turn: Turn) => Promise<(Remnant | null)[]>;
  /** The story in the words of a model, which `calls` reach; null where too few of them hold. What a call throws ends it. */
  write: (commission: Commission, work: { calls: StoryCalls; signal: AbortSignal }) => Promise<Story | null>;
  close: () => Promise<void>;
};

type Options = {
  /** Another thread, for tests. */
  script?: URL;
  /** Milliseconds that the thread may work on one order; what it waits for is not counted. */
  timeoutMs?: number;
  /** Threads that wait for an order and outlive this worker, for tests: a new one reads its sources for a second. */
  lastingThreads?: Worker[];
};

const usualScript = new URL("./story.worker.ts", import.meta.url);
/** Twenty times what the longest life takes that people told. */
const usualTimeoutMs = 60_000;
/** A life of 8 MB takes a third of this. */
const resourceLimits = { maxOldGenerationSizeMb: 768 };
/** Threads that are kept for the next story: one for composing, one for writing. */
const mostIdle = 2;

const noCalls: StoryCalls = {
  ask: async () => null,
  read: async () => null,
  keep: async () => {},
  report: async () => {},
  plan: async () => {},
};

/** Calls `end` when it has run for so many milliseconds, stops left out. */
const createWatch = (milliseconds: number, end: () => void) => {
  let left = milliseconds;
  let since = 0;
  let timer: NodeJS.Timeout | undefined;
  return {
    start: (): void => {
      since = performance.now();
      timer = setTimeout(end, left);
    },
    stop: (): void => {
      if (timer === undefined) return;
      clearTimeout(timer);
      timer = undefined;
      left = Math.max(0, left - (performance.now() - since));
    },
  };
};

const failureOf = ({ failed, at }: Extract<ThreadMessage, { failed: string }>): Error => {
  const error = new Error("a story could not be written");
  error.name = failed;
  error.stack = at.join("\n");
  return error;
};

type Work = { order: StoryOrder; calls: StoryCalls; signal: AbortSignal | undefined };

/**
 * Composes and judges stories in threads of their own: reading a life takes seconds, and people are answered meanwhile. A
 * thread that works too long or dies is replaced, and its order fails with `TooMuchStory`.
 */
export function createStoryWorker({
  script = usualScript,
  timeoutMs = usualTimeoutMs,
  lastingThreads,
}: Options = {}): StoryWorker {
  const idle = lastingThreads ?? [];
  const busy = new Map<Worker, (reason: Error) => void>();
  const inTurn = createFairQueue();
  let isClosed = false;

  const take = (): Worker => {
    const known = idle.pop();
    if (known) return known;
    const started = new Worker(script, { resourceLimits });
    started.on("error", () => {});
    started.on("exit", () => {
      if (idle.includes(started)) idle.splice(idle.indexOf(started), 1);
    });
    return started;
  };

  const giveBack = (worker: Worker): void => {
    worker.unref();
    if (idle.length < mostIdle && !isClosed) idle.push(worker);
    else void worker.terminate();
  };

  const perform = ({ order, calls, signal }: Work): Promise<unknown> =>
    new Promise((resolve, reject) => {
      if (isClosed) return reject(new Error("closed"));
      if (signal?.aborted) return reject(signal.reason);
      const worker = take();
      const settle = (): void => {
        watch.stop();
        worker.off("message", hear);
        worker.off("exit", die);
        signal?.removeEventListener("abort", stop);
        busy.delete(worker);
      };
      const fail = (reason: unknown): void => {
        settle();
        reject(reason);
        void worker.terminate();
      };
      const die = (): void => fail(new TooMuchStory());
      const stop = (): void => fail(signal?.reason);
      const watch = createWatch(timeoutMs, die);
      const answer = async ({ call, given }: Extract<ThreadMessage, { call: unknown }>): Promise<void> => {
        watch.stop();
        const answered = await (calls[call] as (...given: unknown[]) => Promise<unknown>)(...given);
        if (!busy.has(worker)) return;
        worker.postMessage({ answer: answered });
        watch.start();
      };
      const hear = (message: ThreadMessage): void => {
        if ("call" in message) return void answer(message).catch(fail);
        settle();
        giveBack(worker);
        if ("done" in message) resolve(message.done);
        else reject(failureOf(message));
      };
      worker.ref();
      busy.set(worker, fail);
      worker.on("message", hear);
      worker.on("exit", die);
      signal?.addEventListener("abort", stop, { once: true });
      worker.postMessage({ order });
      watch.start();
    });

  const composing = (order: StoryOrder, { owner, signal }: Turn): Promise<unknown> =>
    inTurn(owner, () => perform({ order, calls: noCalls, signal }));

  return {
    compose: (material, turn) => composing({ kind: "compose", material }, turn) as Promise<Story | null>,
    renew: (renewal, turn) => composing({ kind: "renew", renewal }, turn) as Promise<Renewed>,
    sharedRuns: (given, turn) => composing({ kind: "share", ...given }, turn) as Promise<string[]>,
    cut: (cutting, turn) => composing({ kind: "cut", cutting }, turn) as Promise<(Remnant | null)[]>,
    write: (commission, { calls, signal }) =>
      perform({ order: { kind: "write", commission }, calls, signal }) as Promise<Story | null>,
    close: async () => {
      isClosed = true;
      for (const fail of [...busy.values()]) fail(new Error("closed"));
      if (lastingThreads) return;
      await Promise.all(idle.splice(0).map((worker) => worker.terminate()));
    },
  };
}
