import { m } from "#messages";

const rounded = (value: number): string =>
  value < 10 ? value.toFixed(1).replace(/\.0$/, "") : String(Math.round(value));

/** Bytes as people read them: "640 kB", "2.4 MB", "1.2 GB". */
export function byteWords(bytes: number): string {
  if (bytes < 1_000) return m.lib_bytes({ bytes });
  if (bytes < 1_000_000) return m.lib_kilobytes({ size: Math.round(bytes / 1_000) });
  return bytes < 999_500_000
    ? m.lib_megabytes({ size: rounded(bytes / 1e6) })
    : m.lib_gigabytes({ size: rounded(bytes / 1e9) });
}
