/**
 * A conversation without pressing anything: recording begins when the question has been heard, and the answer is sent
 * after a silence that is no pause for thought. Nobody is hurried: before anything was said, silence simply waits.
 */
export type HandsFree = {
  /** Milliseconds of speech in this answer. */
  spokenMs: number;
  /** Milliseconds of silence since the last word. */
  silentMs: number;
  /** Further silence that the person has asked for. */
  graceMs: number;
};

export const newHandsFree: HandsFree = { spokenMs: 0, silentMs: 0, graceMs: 0 };

/** Less speech than this is no answer yet. */
const leastSpeech = 4_000;
/** A pause of five seconds is thinking, not the end. */
const longestPause = 8_000;
/** How long before the end it is announced. */
const notice = 3_000;
const moreTime = 20_000;

/** The state after `ms` more milliseconds with or without a voice. */
export function hear(state: HandsFree, { isSpeech, ms }: { isSpeech: boolean; ms: number }): HandsFree {
  if (isSpeech) return { spokenMs: state.spokenMs + ms, silentMs: 0, graceMs: 0 };
  return { ...state, silentMs: state.silentMs + ms };
}

export const askForTime = (state: HandsFree): HandsFree => ({
  ...state,
  graceMs: state.silentMs + moreTime - longestPause,
});

/** `listening`: go on; `ending`: sent in so many seconds unless something is said; `over`: send. */
export type Verdict = { kind: "listening" } | { kind: "ending"; seconds: number } | { kind: "over" };

export function verdictOn({ spokenMs, silentMs, graceMs }: HandsFree): Verdict {
  if (spokenMs < leastSpeech) return { kind: "listening" };
  const left = longestPause + graceMs - silentMs;
  if (left <= 0) return { kind: "over" };
  return left <= notice ? { kind: "ending", seconds: Math.ceil(left / 1000) } : { kind: "listening" };
}
