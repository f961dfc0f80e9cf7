import { expect, test } from "vitest";
import { createDailyJob } from "./daily-job.ts";
import { type JobHandler, JobLater, type Jobs } from "./jobs.ts";

test("what is cleaned daily runs in its order, again a day later, and at each start", async () => {
  const handlers: JobHandler[] = [];
  const asked: unknown[] = [];
  const jobs: Pick<Jobs, "handle" | "enqueue"> = {
    handle: (_kind, handler) => void handlers.push(handler),
    enqueue: async (job) => void asked.push(job),
  };
  const done: string[] = [];
  const step = (name: string) => async () => void done.push(name);
  const daily = createDailyJob(jobs, {
    kind: "clean",
    subject: "yard",
    steps: [step("leaves"), step("gutter")],
  });
  await daily.resume();
  expect(asked).toEqual([{ kind: "clean", subject: "yard", again: true }]);
  const work = { subject: "yard", signal: new AbortController().signal, report: async () => {} };
  await expect(handlers[0]?.(work)).rejects.toEqual(new JobLater(86_400));
  expect(done).toEqual(["leaves", "gutter"]);
});
