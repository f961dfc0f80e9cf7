import { ApiError } from "./api-error.ts";

/** Milliseconds before a call that failed is made again, at first and at most. */
export const firstPause = 1_000;
const longestPause = 30_000;

export const longerPause = (pause: number): number => Math.min(longestPause, pause * 2);

/** What repeating does not change: the server refuses for good, unless the person signs in or waits. */
export const isLasting = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.status >= 400 &&
  error.status < 500 &&
  ![401, 408, 429].includes(error.status);

/** Waits, but no longer than until the network is back, or until it is woken by what `onWaiting` gets. */
export const pauseFor = (milliseconds: number, onWaiting?: (wake: () => void) => void): Promise<void> =>
  new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      window.removeEventListener("online", done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    window.addEventListener("online", done);
    onWaiting?.(done);
  });
