import { parentPort } from "node:worker_threads";
import type { StoryCalls, StoryOrder, ThreadMessage } from "./story-work.ts";
import { perform } from "./tasks.ts";

/** Calls are made one after the other: an answer is that of the last one. */
let answered: (answer: unknown) => void = () => {};

const report = (message: ThreadMessage): void => parentPort?.postMessage(message);

const call =
  (name: keyof StoryCalls) =>
  (...given: unknown[]): Promise<unknown> =>
    new Promise((resolve) => {
      answered = resolve;
      report({ call: name, given });
    });

const calls = {
  ask: call("ask"),
  read: call("read"),
  keep: call("keep"),
  report: call("report"),
  plan: call("plan"),
} as StoryCalls;

const framesOf = ({ stack = "" }: Error): string[] =>
  stack.split("\n").filter((line) => line.trimStart().startsWith("at "));

parentPort?.on("message", async (message: { order: StoryOrder } | { answer: unknown }) => {
  if ("answer" in message) return answered(message.answer);
  try {
    report({ done: await perform(message.order, calls) });
  } catch (error) {
    const known = error instanceof Error ? error : new Error();
    report({ failed: known.name, at: framesOf(known) });
  }
});
