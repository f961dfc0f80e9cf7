/** The value below which `share` (0 to 1) of the values lie; NaN of nothing. */
export function quantile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

export const median = (values: number[]): number => quantile(values, 0.5);

/** With so many digits after the point; a dash where there is nothing to say. */
export const fixed = (value: number | null, digits = 1): string =>
  value === null || !Number.isFinite(value) ? "-" : value.toFixed(digits);

/** How many times as much, e.g. "2.4x". */
export const ratio = (value: number, base: number): string => `${fixed(value / base)}x`;

/** Thousands of bytes. */
export const kilobytes = (bytes: number): string => fixed(bytes / 1000);
