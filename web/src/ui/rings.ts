/** The ring motif: rings of a tree are the years of a life, rings on water a voice. Same seed, same ring. */

/** A small seeded generator of numbers from 0 up to 1 (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const waveShapes = [
  [2, 0.022],
  [3, 0.014],
  [5, 0.007],
  [7, 0.004],
] as const;
/** Smooth enough for the smallest wave, which runs round the circle seven times. */
const points = 40;

export type RingShape = {
  radius: number;
  seed: number /** 0 is a true circle, 1 grown wood. */;
  wobble?: number;
  x?: number;
  y?: number;
};

/** An uneven closed circle around (x, y) as an SVG path. */
export function ringPath({ radius, seed, wobble = 1, x = 0, y = 0 }: RingShape): string {
  const random = seeded(seed);
  const waves = waveShapes.map(([count, size]) => ({
    count,
    phase: random() * 2 * Math.PI,
    size: (random() * 0.6 + 0.4) * size * wobble,
  }));
  const at = (index: number): [number, number] => {
    const angle = (((index + points) % points) / points) * 2 * Math.PI - Math.PI / 2;
    const swell = waves.reduce((sum, wave) => sum + wave.size * Math.sin(wave.count * angle + wave.phase), 1);
    return [x + radius * swell * Math.cos(angle), y + radius * swell * Math.sin(angle)];
  };
  const numbers = (...values: number[]) => values.map((value) => value.toFixed(1)).join(" ");
  const curves = Array.from({ length: points }, (_, index) => {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    // Catmull-Rom through the points, as a cubic curve.
    const leave = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6] as const;
    const arrive = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6] as const;
    return `C${numbers(...leave, ...arrive, ...to)}`;
  });
  return `M${numbers(...at(0))}${curves.join("")}Z`;
}

export type MedallionRing = { path: string; state: "full" | "part" | "empty" };

/** Rings of a medallion, filled from the heart outwards. Levels 1, 2, 3 have 4, 6, 8 rings. viewBox -42 -42 84 84. */
export function medallionRings(level: 1 | 2 | 3, percent: number): MedallionRing[] {
  const count = { 1: 4, 2: 6, 3: 8 }[level];
  const filled = (Math.min(100, Math.max(0, percent)) / 100) * count;
  return Array.from({ length: count }, (_, index) => ({
    path: ringPath({ radius: 6 + (index * 32) / (count - 1), seed: 40 + level * 9 + index, wobble: 0.8 }),
    state: index < Math.floor(filled + 0.001) ? "full" : index < filled ? "part" : "empty",
  }));
}

export type ArtRing = {
  path: string /** 0 at the heart, 1 at the bark. */;
  age: number;
  width: number;
  opacity: number;
};

/** The large picture: rings from the heart (childhood) to the bark (today). viewBox -270 -270 540 540. */
export function artRings(count = 26): ArtRing[] {
  return Array.from({ length: count }, (_, index) => {
    const age = index / (count - 1);
    const random = seeded(index * 31 + 5)();
    return {
      path: ringPath({
        radius: 9 + 243 * age ** 0.94,
        seed: 100 + (index >> 1),
        wobble: 0.95,
        x: -14 * (1 - age),
        y: 10 * (1 - age),
      }),
      age,
      width: index % 7 === 4 ? 5 : 1.6 + random * 2.2,
      opacity: 0.62 + 0.38 * random,
    };
  });
}
