/** How far from the straight line the two may part, as a share of the whole. */
const band = 0.2;
/** Rows by which they may always part: short sounds need room too. */
const leastBand = 60;

const distance = (a: Float32Array, b: Float32Array): number => {
  let sum = 0;
  for (let at = 0; at < a.length; at += 1) sum += ((a[at] ?? 0) - (b[at] ?? 0)) ** 2;
  return Math.sqrt(sum);
};

/**
 * For each row of `spoken` the row of `heard` that it sounds like, both in order: dynamic time warping within a band
 * (Sakoe and Chiba, 1978). Empty when one of them is.
 */
export function warp(spoken: readonly Float32Array[], heard: readonly Float32Array[]): number[] {
  const [rows, columns] = [spoken.length, heard.length];
  if (rows === 0 || columns === 0) return [];
  const reach = Math.max(leastBand, Math.ceil(band * columns));
  const width = 2 * reach + 1;
  const centre = (row: number): number => Math.round((row * (columns - 1)) / Math.max(1, rows - 1));
  const from = new Uint8Array(rows * width);
  let before = new Float32Array(width).fill(Number.POSITIVE_INFINITY);
  for (let row = 0; row < rows; row += 1) {
    const now = new Float32Array(width).fill(Number.POSITIVE_INFINITY);
    const shift = row === 0 ? 0 : centre(row) - centre(row - 1);
    for (let place = 0; place < width; place += 1) {
      const column = centre(row) - reach + place;
      if (column < 0 || column >= columns) continue;
      const cost = distance(spoken[row] as Float32Array, heard[column] as Float32Array);
      const choices = [before[place + shift - 1], before[place + shift], now[place - 1]].map(
        (value) => value ?? Number.POSITIVE_INFINITY,
      );
      let best = 0;
      for (const index of [1, 2]) if ((choices[index] ?? 0) < (choices[best] ?? 0)) best = index;
      const base = row === 0 && column === 0 ? 0 : (choices[best] ?? Number.POSITIVE_INFINITY);
      now[place] = base + cost;
      from[row * width + place] = best;
    }
    before = now;
  }
  const found = new Array<number>(rows).fill(0);
  let row = rows - 1;
  let column = columns - 1;
  while (row >= 0) {
    found[row] = column;
    const step = from[row * width + column - centre(row) + reach] ?? 0;
    if (row === 0 && step !== 2) break;
    if (step !== 2) row -= 1;
    if (step !== 1) column -= 1;
    if (column < 0) column = 0;
    if (row < 0) break;
  }
  return found;
}
