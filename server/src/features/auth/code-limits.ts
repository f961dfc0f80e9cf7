import type { RateLimit } from "#platform/rate-limit.ts";

const quarterHour = 15 * 60;
const day = 24 * 60 * 60;

/**
 * What keeps guessing slow and owners in. A code has a million forms: 30 wrong guesses a day on one account find one in some ninety
 * years. Only browsers that never signed in to the account share that number: its owner's have tries of their own.
 */
export const codeLimits = {
  askedByNetwork: { name: "code-asked-network", max: 100, seconds: quarterHour },
  askedByRequester: { name: "code-asked", max: 5, seconds: quarterHour },
  /** Mails to one address that strangers may cause before they get a pause. */
  mailedForStrangers: { name: "code-mailed", max: 10, seconds: day },
  triedByNetwork: { name: "code-tried-network", max: 100, seconds: quarterHour },
  wrongByStranger: { name: "code-wrong", max: 10, seconds: day },
  wrongByDevice: { name: "code-wrong-device", max: 50, seconds: day },
  wrongByStrangers: { name: "code-wrong-address", max: 30, seconds: day },
  /** Wrong guesses on one address before its owner hears of them, and how often. */
  unnoticed: { name: "code-wrong-unnoticed", max: 4, seconds: day },
  noticed: { name: "code-wrong-noticed", max: 1, seconds: day },
} satisfies Record<string, RateLimit>;

/** Seconds between mails to one address once strangers have caused too many on a day. Its last code is still good. */
export const pauseForStrangers = 10 * 60;
