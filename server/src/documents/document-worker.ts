import { Worker } from "node:worker_threads";
import { createFairQueue } from "#platform/fair-queue.ts";
import type { SetBook } from "./book.ts";
import type { BookContent } from "./book-work.ts";
import type { Form, Work } from "./work.ts";

/** The document took more time or memory than any is given, or could not be set. */
export class DocumentFailed extends Error {}

export type DocumentWorker = {
  /** A work as a file. Documents of one account wait for each other. Throws `DocumentFailed`. */
  make: (work: Work, form: Form, owner: string) => Promise<Uint8Array>;
  /** A book. What is in the middle when `signal` aborts is given up. Throws `DocumentFailed`, or the reason of the signal. */
  makeBook: (book: BookContent, owner: string, signal: AbortSignal) => Promise<SetBook>;
  close: () => Promise<void>;
};

/** What the thread is asked for. */
export type Order = { work: Work; form: Form } | { book: BookContent };

const script = new URL("./document.worker.ts", import.meta.url);
/** Milliseconds; a book of 300 pages takes a tenth of it. */
const usualTimeoutMs = 60_000;
const resourceLimits = { maxOldGenerationSizeMb: 512 };
/** After so many milliseconds without work the thread goes, and its memory with it. */
const rest = 120_000;

/** Makes documents in a thread of its own, with a time limit: setting a book takes seconds, and people are answered meanwhile. */
export function createDocumentWorker({ timeoutMs = usualTimeoutMs } = {}): DocumentWorker {
  const inTurn = createFairQueue();
  let idle: Worker | null = null;
  let busy: Worker | null = null;
  let going: NodeJS.Timeout | undefined;
  let isClosed = false;

  const started = (): Worker => {
    const worker = new Worker(script, { resourceLimits });
    // What happens between two documents ends the thread, not the server.
    worker.on("error", () => {});
    worker.on("exit", () => {
      if (idle === worker) idle = null;
    });
    return worker;
  };

  const perform = <Done>(order: Order, signal?: AbortSignal): Promise<Done> =>
    new Promise((resolve, reject) => {
      if (isClosed || signal?.aborted) {
        reject(signal?.reason ?? new Error("closed"));
        return;
      }
      clearTimeout(going);
      const worker = idle ?? started();
      idle = null;
      busy = worker;
      const end = (error: Error | null): void => {
        clearTimeout(timer);
        worker.off("error", fail);
        worker.off("exit", die);
        worker.off("message", hear);
        signal?.removeEventListener("abort", stop);
        busy = null;
        if (error) {
          void worker.terminate();
          reject(error);
          return;
        }
        worker.unref();
        idle = worker;
        going = setTimeout(() => {
          void idle?.terminate();
          idle = null;
        }, rest).unref();
      };
      const timer = setTimeout(() => end(new DocumentFailed("took too long")), timeoutMs);
      const stop = (): void => end(signal?.reason);
      const fail = (error: Error): void => end(new DocumentFailed(error.message));
      const die = (): void => end(new DocumentFailed("the thread ended"));
      const hear = (message: { done: Done } | { failed: string }): void => {
        if ("failed" in message) end(new DocumentFailed(message.failed));
        else {
          end(null);
          resolve(message.done);
        }
      };
      signal?.addEventListener("abort", stop, { once: true });
      worker.ref();
      worker.on("error", fail);
      worker.on("exit", die);
      worker.on("message", hear);
      worker.postMessage(order);
    });

  return {
    make: (work, form, owner) => inTurn(owner, () => perform({ work, form })),
    makeBook: (book, owner, signal) => inTurn(owner, () => perform({ book }, signal)),
    close: async () => {
      isClosed = true;
      clearTimeout(going);
      await Promise.all([idle?.terminate(), busy?.terminate()]);
    },
  };
}
