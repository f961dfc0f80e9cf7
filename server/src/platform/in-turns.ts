import { setImmediate as othersFirst } from "node:timers/promises";

/** Milliseconds after which others are answered first. */
const mostAtOnce = 10;

/** Makes a way to pause: it resolves at once, or when others had their turn where that was long ago. */
export function createBreaks(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < mostAtOnce) return;
    await othersFirst();
    since = performance.now();
  };
}

/** Does something with each of many, and lets others be answered in between. */
export async function eachInTurns<T>(all: Iterable<T>, work: (one: T) => void): Promise<void> {
  const pause = createBreaks();
  for (const one of all) {
    work(one);
    await pause();
  }
}
