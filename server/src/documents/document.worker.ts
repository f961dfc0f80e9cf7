import { parentPort } from "node:worker_threads";
import { setBook } from "./book.ts";
import type { Order } from "./document-worker.ts";
import { documentOf } from "./documents.ts";

/** What lies alone in its memory goes over as it is: a book of photographs is not copied. */
const movable = (files: readonly Uint8Array[]): ArrayBuffer[] =>
  files.flatMap(({ buffer, byteLength }) =>
    buffer instanceof ArrayBuffer && buffer.byteLength === byteLength ? [buffer] : [],
  );

parentPort?.on("message", async (order: Order) => {
  try {
    const done = "book" in order ? await setBook(order.book) : await documentOf(order.work, order.form);
    const files = done instanceof Uint8Array ? [done] : [done.inside, done.cover];
    parentPort?.postMessage({ done }, movable(files));
  } catch (error) {
    parentPort?.postMessage({ failed: error instanceof Error ? (error.stack ?? error.message) : "unknown" });
  }
});
