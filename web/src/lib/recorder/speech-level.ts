/**
 * Tells speech from a room's noise by loudness alone: the floor follows what is quiet at once and what is loud slowly,
 * and speech stands ten decibels above it. A pause between words is still speech.
 */
export type SpeechLevel = {
  /** Decibels below full scale. */
  floor: number;
  isSpeech: boolean;
  /** Milliseconds since the last moment above the floor. */
  silentMs: number;
  /** Milliseconds of speech so far. */
  spokenMs: number;
  /** 0 to 1, for a meter. */
  loudness: number;
};

const above = 10;
const hangover = 700;
/** Decibels a second by which the floor rises towards a steady sound. */
const rise = 1;
const quietest = -90;
/** Nobody speaks as softly as this: a muted microphone is silence, whatever its floor. */
const audible = -62;

export const newLevel: SpeechLevel = { floor: -50, isSpeech: false, silentMs: 0, spokenMs: 0, loudness: 0 };

/** The level after `ms` more milliseconds with this mean loudness in decibels. */
export function nextLevel(
  level: SpeechLevel,
  { decibels, ms }: { decibels: number; ms: number },
): SpeechLevel {
  const now = Math.max(quietest, decibels);
  const floor = now < level.floor ? now : Math.min(now, level.floor + (rise * ms) / 1000);
  const isLoud = now > audible && now > level.floor + above;
  const silentMs = isLoud ? 0 : level.silentMs + ms;
  const loudness = Math.min(1, Math.max(0, (now - audible) / -audible)) ** 0.7;
  const isSpeech = isLoud || (level.isSpeech && silentMs < hangover);
  return { floor, isSpeech, silentMs, spokenMs: level.spokenMs + (isSpeech ? ms : 0), loudness };
}

/** Milliseconds without a voice after which somebody who has not been heard at all is told so. */
const unheard = 6_000;
/** A cough or a door is shorter than this. */
const leastSpeech = 1_500;

/** Nobody has been heard yet. Whoever has spoken may think as long as they like. */
export const isUnheard = ({ silentMs, spokenMs }: SpeechLevel): boolean =>
  silentMs > unheard && spokenMs < leastSpeech;

/** Mean loudness of samples between -1 and 1, in decibels below full scale. */
export function decibelsOf(samples: Float32Array): number {
  let sum = 0;
  for (const sample of samples) sum += sample * sample;
  return 10 * Math.log10(sum / samples.length + 1e-12);
}
