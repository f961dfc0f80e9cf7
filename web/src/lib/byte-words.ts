const rounded = (value: number): string =>
  value < 10 ? value.toFixed(1).replace(/\.0$/, "") : String(Math.round(value));

/** Bytes as people read them: "640 kB", "2.4 MB", "1.2 GB". */
export function byteWords(bytes: number): string {
  if (bytes < 1_000) return `${bytes} bytes`;
  if (bytes < 1_000_000) return `${Math.round(bytes / 1_000)} kB`;
  return bytes < 999_500_000 ? `${rounded(bytes / 1e6)} MB` : `${rounded(bytes / 1e9)} GB`;
}
