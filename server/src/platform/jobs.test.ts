import { describe, expect, it, onTestFinished } from "vitest";
import { createTestDatabase } from "../../test/test-database.ts";
import { until } from "../../test/until.ts";
import { openMigrated } from "./database.ts";
import { createJobs, type JobHandler, JobLater } from "./jobs.ts";
import { createLog } from "./log.ts";

const log = createLog("silent");

async function office() {
  const { dataDir, databaseUrl, drop } = await createTestDatabase();
  let time = Date.parse("2026-11-01T12:00:00Z");
  const clock = { now: () => new Date(time) };
  const pass = (seconds: number) => {
    time += seconds * 1000;
  };
  const db = await openMigrated({ databaseUrl, dataDir, log });
  onTestFinished(async () => {
    await db.destroy();
    await drop();
  });
  /** One process of several that share the work. */
  const hire = (handler: JobHandler) => {
    const jobs = createJobs({ db, clock, log });
    jobs.handle("sweep", handler);
    onTestFinished(jobs.close);
    return jobs;
  };
  return { hire, pass };
}

const sweep = { kind: "sweep", subject: "yard" };

describe("a job", () => {
  it("is done once, however often it is asked for", async () => {
    const { hire } = await office();
    let done = 0;
    const jobs = hire(async () => {
      done += 1;
    });
    for (let count = 0; count < 3; count += 1) {
      await jobs.enqueue(sweep);
      jobs.wake();
      await jobs.idle();
    }
    expect([done, await jobs.find("sweep", "yard")]).toEqual([1, { state: "done", progress: 100 }]);
  });

  it("of a process that is gone is done at once where no other process can be at work", async () => {
    const { hire } = await office();
    let end = () => {};
    const gone = hire(
      () =>
        new Promise((resolve) => {
          end = resolve;
        }),
    );
    onTestFinished(() => end());
    await gone.enqueue(sweep);
    gone.wake();
    await until(async () => ((await gone.find("sweep", "yard"))?.state === "running" ? true : null));
    let done = 0;
    const next = hire(async () => {
      done += 1;
    });
    next.wake();
    await next.idle();
    expect(done).toBe(0);
    await next.takeBack();
    next.wake();
    await next.idle();
    expect([done, (await next.find("sweep", "yard"))?.state]).toEqual([1, "done"]);
  });

  it("is done once more when it is asked for again", async () => {
    const { hire } = await office();
    let done = 0;
    const jobs = hire(async () => {
      done += 1;
    });
    for (let count = 0; count < 2; count += 1) {
      await jobs.enqueue({ ...sweep, again: true });
      jobs.wake();
      await jobs.idle();
    }
    expect(done).toBe(2);
  });

  it("is done by one of several processes that see it at once", async () => {
    const { hire } = await office();
    const done: string[] = [];
    const crew = ["a", "b", "c"].map((name) =>
      hire(async ({ subject }) => void done.push(`${subject} by ${name}`)),
    );
    const subjects = Array.from({ length: 20 }, (_, index) => `yard ${index}`);
    for (const subject of subjects) await crew[0]!.enqueue({ kind: "sweep", subject });
    for (const jobs of crew) jobs.wake();
    await Promise.all(crew.map((jobs) => jobs.idle()));
    expect(done.map((line) => line.split(" by ")[0]).sort()).toEqual([...subjects].sort());
  });

  it("is taken up by another when the one who did it has died", async () => {
    const { hire, pass } = await office();
    const stuck = Promise.withResolvers<void>();
    let isBegun = false;
    const dead = hire(() => {
      isBegun = true;
      return stuck.promise;
    });
    onTestFinished(() => stuck.resolve());
    await dead.enqueue(sweep);
    dead.wake();
    await until(async () => isBegun || null);
    let done = 0;
    const heir = hire(async () => {
      done += 1;
    });
    heir.wake();
    await heir.idle();
    expect(done).toBe(0);
    pass(61);
    heir.wake();
    await heir.idle();
    expect(done).toBe(1);
  });

  it("that fails is tried again after a pause, and given up in the end", async () => {
    const { hire, pass } = await office();
    let tries = 0;
    const jobs = hire(async () => {
      tries += 1;
      throw new Error("no broom");
    });
    await jobs.enqueue(sweep);
    jobs.wake();
    await jobs.idle();
    jobs.wake();
    await jobs.idle();
    expect(tries).toBe(1);
    for (let round = 0; round < 10; round += 1) {
      pass(601);
      jobs.wake();
      await jobs.idle();
    }
    expect([tries, (await jobs.find("sweep", "yard"))?.state]).toEqual([6, "failed"]);
  });

  it("that is put off has not failed", async () => {
    const { hire, pass } = await office();
    let tries = 0;
    const jobs = hire(async () => {
      tries += 1;
      if (tries < 20) throw new JobLater(10);
    });
    await jobs.enqueue(sweep);
    for (let round = 0; round < 20; round += 1) {
      jobs.wake();
      await jobs.idle();
      pass(11);
    }
    expect([tries, (await jobs.find("sweep", "yard"))?.state]).toEqual([20, "done"]);
  });

  it("that is under way when the server stops is done by the next one", async () => {
    const { hire } = await office();
    const jobs = hire(
      ({ signal }) =>
        new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason))),
    );
    await jobs.enqueue(sweep);
    jobs.wake();
    await until(async () => ((await jobs.find("sweep", "yard"))?.state === "running" ? true : null));
    await jobs.close();
    let done = 0;
    const next = hire(async () => {
      done += 1;
    });
    next.wake();
    await next.idle();
    expect(done).toBe(1);
  });
});
