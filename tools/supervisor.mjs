import { constants } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";

/** Exit codes of `server/src/main.ts`: it ended because it was asked to, in vain perhaps; its configuration is wrong; it could not begin. */
const ended = 0;
const askedInVain = 143;
const wrongConfiguration = 78;
const couldNotStart = 69;
const noSuchProgram = 127;

const final = [ended, askedInVain, wrongConfiguration, noSuchProgram];

/** Milliseconds before a server that died is started again: each time twice as long, until it has been well for a while. */
const shortestPause = 1_000;
const longestPause = 60_000;
const wellAfter = 60_000;

/**
 * Keeps a server running: one that dies is started again. It is not when it ended because it was asked to, when its
 * configuration is wrong, or when the very first start fails: then somebody is there to read why.
 * @param {{
 *   start: () => import("node:child_process").ChildProcess,
 *   say: (line: string) => void,
 *   wait?: (ms: number, signal: AbortSignal) => Promise<unknown>,
 *   now?: () => number,
 * }} options
 */
export function createSupervisor({
  start,
  say,
  wait = (ms, signal) => sleep(ms, undefined, { signal }),
  now = Date.now,
}) {
  const stopping = new AbortController();
  let server = null;

  const runOnce = () =>
    new Promise((done) => {
      server = start();
      server.on("error", (error) => {
        say(`the server could not be started: ${error.message}`);
        done({ code: noSuchProgram, signal: null });
      });
      server.on("exit", (code, signal) => done({ code, signal }));
    });

  return {
    /** Passes a signal on to the server, which is not started again then. */
    stop: (signal) => {
      stopping.abort();
      server?.kill(signal);
    },

    /** From now on the end of the server is the end. */
    expectEnd: () => stopping.abort(),

    /** @returns {Promise<number>} exit code of the last server */
    run: async () => {
      let pause = shortestPause;
      for (let times = 1; ; times += 1) {
        const begun = now();
        const { code, signal } = await runOnce();
        server = null;
        const exitCode = code ?? 128 + (constants.signals[signal] ?? 1);
        const isOver = final.includes(exitCode) || (exitCode === couldNotStart && times === 1);
        if (isOver || stopping.signal.aborted) return exitCode;
        if (now() - begun >= wellAfter) pause = shortestPause;
        say(
          `the server ended unexpectedly (${signal ?? `code ${code}`}); starting it again in ${pause / 1000} s`,
        );
        await wait(pause, stopping.signal).catch(() => {});
        if (stopping.signal.aborted) return exitCode;
        pause = Math.min(longestPause, pause * 2);
      }
    },
  };
}
