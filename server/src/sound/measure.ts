/** Peaks and the seconds of audible sound, gathered while samples pass by. */
export type Measured = { peaks: Uint8Array; durationMs: number; audibleMs: number };

const peaksPerSecond = 20;
/** Below this level nobody speaks: an open microphone in a silent room. Peak of a twentieth of a second. */
const audible = 10 ** (-48 / 20);

/** Takes samples in and tells what was in them in the end. */
export function createMeasure(rate: number) {
  const window = rate / peaksPerSecond;
  const peaks: number[] = [];
  let samples = 0;
  let peak = 0;
  let audibleWindows = 0;
  const audibleMs = () => audibleWindows * (1000 / peaksPerSecond);
  return {
    /** Audible sound so far. */
    audibleMs,
    take: (piece: Float32Array): void => {
      for (const sample of piece) {
        peak = Math.max(peak, Math.abs(sample));
        samples += 1;
        if (samples < (peaks.length + 1) * window) continue;
        peaks.push(peak);
        if (peak > audible) audibleWindows += 1;
        peak = 0;
      }
    },
    end: (): Measured => ({
      peaks: Uint8Array.from(peaks, (value) => Math.round(Math.min(1, value) * 255)),
      durationMs: Math.round((samples * 1000) / rate),
      audibleMs: audibleMs(),
    }),
  };
}
