import { JobLater, type Jobs } from "#platform/jobs.ts";

const kind = "clean-recordings";
const day = 24 * 60 * 60;

/** Runs these steps one after the other, at the start of the server and once a day. */
export function createCleaning(jobs: Jobs, steps: readonly (() => Promise<unknown>)[]) {
  jobs.handle(kind, async () => {
    for (const step of steps) await step();
    throw new JobLater(day);
  });
  return {
    resume: (): Promise<void> => jobs.enqueue({ kind, subject: "recordings", again: true }),
  };
}
