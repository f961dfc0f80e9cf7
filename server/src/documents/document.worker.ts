import { parentPort } from "node:worker_threads";
import { setBook } from "./book.ts";
import type { Order } from "./document-worker.ts";
import { documentOf } from "./documents.ts";

parentPort?.on("message", async (order: Order) => {
  try {
    const done = "book" in order ? await setBook(order.book) : await documentOf(order.work, order.form);
    parentPort?.postMessage({ done });
  } catch (error) {
    parentPort?.postMessage({ failed: error instanceof Error ? (error.stack ?? error.message) : "unknown" });
  }
});
