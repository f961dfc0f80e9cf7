import { decibelsOf } from "./speech-level.ts";

const tick = 50;
const samples = 2048;
/** Milliseconds without any sound, not even noise, after which a microphone counts as still. */
const longestGapMs = 600;
/** How often a microphone that seems still is asked for what it has recorded. Milliseconds. */
const askEvery = 300;

/** Mean loudness in decibels below full scale, and the milliseconds it stands for. */
type LoudnessReading = { decibels: number; ms: number };

/** Hears a microphone while it records. */
export type SoundWatch = {
  /** The recorder has handed out sound. */
  recorded: () => void;
  /** Gets the loudness twenty times a second. Returns how to stop. */
  listen: (listener: (reading: LoudnessReading) => void) => () => void;
  close: () => void;
};

/**
 * Tells whether sound comes from a microphone: it does when there is anything in it, or when the recorder goes on handing
 * out what it recorded: a microphone that is silent by itself in a pause is not gone.
 */
export function watchSound(
  stream: MediaStream,
  { ask, onFlow }: { ask: () => void; onFlow: (isFlowing: boolean) => void },
): SoundWatch {
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  analyser.fftSize = samples;
  context.createMediaStreamSource(stream).connect(analyser);
  const heard = new Float32Array(samples);
  const listeners = new Set<(reading: LoudnessReading) => void>();
  let at = performance.now();
  let soundAt = Number.NEGATIVE_INFINITY;
  let askedAt = at;
  let isFlowing = false;

  const judge = (now: number): void => {
    const isNow = now - soundAt < longestGapMs;
    if (isNow === isFlowing) return;
    isFlowing = isNow;
    onFlow(isNow);
  };
  const timer = setInterval(() => {
    const now = performance.now();
    analyser.getFloatTimeDomainData(heard);
    for (const listener of listeners) listener({ decibels: decibelsOf(heard), ms: now - at });
    at = now;
    if (heard.some((sample) => sample !== 0)) soundAt = now;
    else if (now - askedAt > askEvery) {
      askedAt = now;
      ask();
    }
    judge(now);
  }, tick);

  return {
    recorded: () => {
      soundAt = performance.now();
      judge(soundAt);
    },
    listen: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    close: () => {
      clearInterval(timer);
      void context.close();
    },
  };
}
