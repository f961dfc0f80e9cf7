import { JobLater, type Jobs } from "./jobs.ts";

const day = 24 * 60 * 60;

/** Runs these steps one after the other, at the start of the server and once a day. */
export function createDailyJob(
  jobs: Pick<Jobs, "handle" | "enqueue">,
  { kind, subject, steps }: { kind: string; subject: string; steps: readonly (() => Promise<unknown>)[] },
) {
  jobs.handle(kind, async () => {
    for (const step of steps) await step();
    throw new JobLater(day);
  });
  return {
    /** Again at each start: a clock that was ahead may have put it off for long. */
    resume: (): Promise<void> => jobs.enqueue({ kind, subject, again: true }),
  };
}
