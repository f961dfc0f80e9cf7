import type { Clock } from "#platform/clock.ts";
import type { ModelFailure } from "#providers/language-model/language-model.ts";

const restMs = 60_000;
const atOnce: readonly string[] = ["auth", "quota"];
const inARow: readonly string[] = ["timeout", "unreachable", "down"];
const mostInARow = 2;

/**
 * Lets a service rest for a minute after a wrong key or an empty account, or after two failures in a row that cost people
 * time; until then nobody waits for it.
 */
export function createCircuit(clock: Clock) {
  let failures = 0;
  let restsUntil = 0;
  return {
    isResting: () => clock.now().getTime() < restsUntil,
    worked: () => {
      failures = 0;
      restsUntil = 0;
    },
    failed: (reason: ModelFailure) => {
      failures = inARow.includes(reason) ? failures + 1 : 0;
      if (atOnce.includes(reason) || failures >= mostInARow) restsUntil = clock.now().getTime() + restMs;
    },
  };
}

export type Circuit = ReturnType<typeof createCircuit>;
