import { setImmediate as othersFirst } from "node:timers/promises";

/** Milliseconds after which others are answered first. */
const mostAtOnce = 10;

/** Does something with each of many, and lets others be answered in between. */
export async function eachInTurns<T>(all: Iterable<T>, work: (one: T) => void): Promise<void> {
  let since = performance.now();
  for (const one of all) {
    work(one);
    if (performance.now() - since < mostAtOnce) continue;
    await othersFirst();
    since = performance.now();
  }
}
