/** The time, as a port: tests move it. */
export type Clock = { now: () => Date };

export const systemClock: Clock = { now: () => new Date() };

/** ISO 8601, `seconds` from now. */
export const isoAfter = (clock: Clock, seconds: number): string =>
  new Date(clock.now().getTime() + seconds * 1000).toISOString();

export const isoNow = (clock: Clock): string => clock.now().toISOString();

/** Seconds until the next day begins in UTC. */
export const secondsToTomorrow = (clock: Clock): number =>
  86_400 - (Math.floor(clock.now().getTime() / 1000) % 86_400);
