import { Worker } from "node:worker_threads";
import { createFairQueue } from "#platform/fair-queue.ts";
import type { PictureOrder } from "./draw-picture.ts";

/** Draws a photograph small; null: it cannot be drawn. `order` is asked for when its turn comes: a photograph has up to 100 MB. */
export type PictureWorker = (owner: string, order: () => Promise<PictureOrder>) => Promise<Uint8Array | null>;

const script = new URL("./picture-thread.ts", import.meta.url);
/** Twenty times what a photograph of 50 million pixels takes. */
const timeoutMs = 30_000;
const resourceLimits = { maxOldGenerationSizeMb: 256 };

const inThread = (order: PictureOrder): Promise<Uint8Array | null> =>
  new Promise((resolve) => {
    const worker = new Worker(script, { resourceLimits });
    const end = (drawn: Uint8Array | null): void => {
      clearTimeout(timer);
      resolve(drawn);
      void worker.terminate();
    };
    const timer = setTimeout(() => end(null), timeoutMs);
    worker.on("error", () => end(null));
    worker.on("exit", () => end(null));
    worker.on("message", end);
    worker.postMessage(order);
  });

/** Draws photographs in threads that end with them, one at a time: unfolded they take a hundred times their bytes. */
export function createPictureWorker(): PictureWorker {
  const inTurn = createFairQueue();
  return (owner, order) => inTurn(owner, async () => inThread(await order()));
}
