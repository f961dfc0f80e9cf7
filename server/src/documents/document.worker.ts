import { parentPort } from "node:worker_threads";
import { documentOf } from "./documents.ts";
import type { Form, Work } from "./work.ts";

parentPort?.on("message", async ({ work, form }: { work: Work; form: Form }) => {
  try {
    parentPort?.postMessage({ done: await documentOf(work, form) });
  } catch (error) {
    parentPort?.postMessage({ failed: error instanceof Error ? (error.stack ?? error.message) : "unknown" });
  }
});
