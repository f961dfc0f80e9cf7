import { Worker } from "node:worker_threads";
import { Failure } from "#http/failure.ts";
import { createFairQueue } from "#platform/fair-queue.ts";
import {
  type GedcomOrder,
  type GedcomToRead,
  performGedcom,
  type Read,
  type Writing,
} from "./gedcom-work.ts";

export type GedcomWorker = {
  read: (reading: GedcomToRead, owner: string) => Promise<Read>;
  write: (writing: Writing, owner: string) => Promise<string>;
};

const script = new URL("./gedcom-thread.ts", import.meta.url);
/** Far more than the largest family takes, also on a slow machine that does much else. */
const timeoutMs = 180_000;
const resourceLimits = { maxOldGenerationSizeMb: 1024 };
/** A few milliseconds of work: less than it takes to begin a thread. */
const small = { bytes: 64 * 1024, people: 300 };

const isSmall = (order: GedcomOrder): boolean =>
  "read" in order
    ? order.read.bytes.length <= small.bytes && order.read.own.people.length <= small.people
    : order.write.tree.people.length <= small.people;

/** The order done in a thread that ends with it. Throws `family.too_large` where it takes more time or memory than any family does. */
const inThread = (order: GedcomOrder): Promise<Read | string> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(script, { resourceLimits });
    const end = (settle: () => void): void => {
      clearTimeout(timer);
      worker.removeAllListeners("exit");
      settle();
      void worker.terminate();
    };
    const fail = (cause?: unknown): void => end(() => reject(new Failure("family.too_large", { cause })));
    const timer = setTimeout(fail, timeoutMs);
    worker.on("error", fail);
    worker.on("exit", () => fail());
    worker.on("message", (done: Read | string) => end(() => resolve(done)));
    worker.postMessage(order);
  });

/** Reads and writes families in threads of their own: thousands of people take seconds, and others are answered meanwhile. */
export function createGedcomWorker(): GedcomWorker {
  const inTurn = createFairQueue();
  const perform = (order: GedcomOrder, owner: string): Promise<Read | string> =>
    isSmall(order) ? Promise.resolve(performGedcom(order)) : inTurn(owner, () => inThread(order));
  return {
    read: (read, owner) => perform({ read }, owner) as Promise<Read>,
    write: (write, owner) => perform({ write }, owner) as Promise<string>,
  };
}
