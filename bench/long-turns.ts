/**
 * Loaded into a server before its own code: writes down each turn of its event loop that took the thread that answers people
 * long, as `<end, ms since 1970> <processor ms>`. Processor time is what the thread itself worked: on a machine that is busy
 * with other things a turn takes longer by the clock.
 */
import { appendFileSync } from "node:fs";
import { isMainThread } from "node:worker_threads";

const path = process.env.LONG_TURNS ?? "";
const least = 10;

const workedMs = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

if (isMainThread) {
  let before = workedMs();
  setInterval(() => {
    const worked = workedMs() - before;
    if (worked >= least) appendFileSync(path, `${Date.now()} ${worked}\n`);
    before = workedMs();
  }, 2).unref();
}
