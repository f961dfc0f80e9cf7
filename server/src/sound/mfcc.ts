/** What a moment of speech sounds like, as thirteen numbers, fifty times a second. Davis and Mermelstein, 1980. */
export type Features = {
  /** One row for each audible moment, each column with mean 0 and variance 1. */
  rows: Float32Array[];
  /** Milliseconds of each row in the sound. */
  times: number[];
};

export const featureRate = 8_000;
const hop = 160;
const size = 256;
const bands = 20;
const kept = 13;
const lowest = 100;
const highest = 3_800;
/** Moments this many decibels below the loudest are silence. */
const quiet = 45;

const mel = (hertz: number): number => 2595 * Math.log10(1 + hertz / 700);
const hertz = (value: number): number => 700 * (10 ** (value / 2595) - 1);

const window = Float32Array.from(
  { length: size },
  (_, at) => 0.54 - 0.46 * Math.cos((2 * Math.PI * at) / (size - 1)),
);

const edges = Array.from({ length: bands + 2 }, (_, index) => {
  const place = mel(lowest) + ((mel(highest) - mel(lowest)) * index) / (bands + 1);
  return Math.floor(((size + 1) * hertz(place)) / featureRate);
});

/** Power of each frequency; radix-2, in place (Cooley and Tukey). */
function powers(real: Float32Array): Float32Array {
  const imaginary = new Float32Array(size);
  for (let at = 1, swapped = 0; at < size; at += 1) {
    let bit = size >> 1;
    for (; swapped & bit; bit >>= 1) swapped ^= bit;
    swapped ^= bit;
    if (at < swapped) [real[at], real[swapped]] = [real[swapped] ?? 0, real[at] ?? 0];
  }
  for (let length = 2; length <= size; length <<= 1) {
    const angle = (-2 * Math.PI) / length;
    for (let start = 0; start < size; start += length) {
      for (let step = 0; step < length / 2; step += 1) {
        const [a, b] = [start + step, start + step + length / 2];
        const [cosine, sine] = [Math.cos(angle * step), Math.sin(angle * step)];
        const re = (real[b] ?? 0) * cosine - (imaginary[b] ?? 0) * sine;
        const im = (real[b] ?? 0) * sine + (imaginary[b] ?? 0) * cosine;
        [real[b], imaginary[b]] = [(real[a] ?? 0) - re, (imaginary[a] ?? 0) - im];
        [real[a], imaginary[a]] = [(real[a] ?? 0) + re, (imaginary[a] ?? 0) + im];
      }
    }
  }
  return Float32Array.from({ length: size / 2 }, (_, at) => (real[at] ?? 0) ** 2 + (imaginary[at] ?? 0) ** 2);
}

const bandEnergies = (power: Float32Array): number[] =>
  Array.from({ length: bands }, (_, band) => {
    const [from = 0, middle = 0, to = 0] = edges.slice(band, band + 3);
    let sum = 0;
    for (let at = from; at < to; at += 1) {
      const weight =
        at < middle ? (at - from) / Math.max(1, middle - from) : (to - at) / Math.max(1, to - middle);
      sum += weight * (power[at] ?? 0);
    }
    return Math.log(sum + 1e-10);
  });

const cosines = (energies: number[]): Float32Array =>
  Float32Array.from({ length: kept }, (_, index) =>
    energies.reduce(
      (sum, energy, band) => sum + energy * Math.cos((Math.PI * (index + 1) * (band + 0.5)) / bands),
      0,
    ),
  );

function normalise(rows: Float32Array[]): void {
  for (let column = 0; column < kept; column += 1) {
    const mean = rows.reduce((sum, row) => sum + (row[column] ?? 0), 0) / rows.length;
    const variance = rows.reduce((sum, row) => sum + ((row[column] ?? 0) - mean) ** 2, 0) / rows.length;
    const spread = Math.sqrt(variance) || 1;
    for (const row of rows) row[column] = ((row[column] ?? 0) - mean) / spread;
  }
}

/** Features of the audible moments of samples at `featureRate`. */
export function featuresOf(samples: Float32Array): Features {
  const all: { row: Float32Array; loudness: number; time: number }[] = [];
  for (let start = 0; start + size <= samples.length; start += hop) {
    const frame = Float32Array.from(window, (weight, at) => weight * (samples[start + at] ?? 0));
    const loudness = 10 * Math.log10(frame.reduce((sum, sample) => sum + sample * sample, 0) / size + 1e-12);
    const row = cosines(bandEnergies(powers(frame)));
    all.push({ row, loudness, time: (start * 1000) / featureRate });
  }
  const loudest = all.reduce((most, { loudness }) => Math.max(most, loudness), -120);
  const audible = all.filter(({ loudness }) => loudness > loudest - quiet);
  const rows = audible.map(({ row }) => row);
  normalise(rows);
  return { rows, times: audible.map(({ time }) => time) };
}

/** Samples at another rate, each a mean of those around it: good enough for features. */
export function resample(samples: Float32Array, { from, to }: { from: number; to: number }): Float32Array {
  const step = from / to;
  return Float32Array.from({ length: Math.floor(samples.length / step) }, (_, at) => {
    const [start, end] = [
      Math.floor(at * step),
      Math.max(Math.floor((at + 1) * step), Math.floor(at * step) + 1),
    ];
    let sum = 0;
    for (let index = start; index < end; index += 1) sum += samples[index] ?? 0;
    return sum / (end - start);
  });
}
