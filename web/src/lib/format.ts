/** Seconds as `m:ss`; never below `0:00`. */
export function formatMinutes(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}

/** Seconds as `mm:ss`, as a clock that runs shows them. */
export const formatClock = (seconds: number): string => formatMinutes(seconds).padStart(5, "0");

/** A date in the long US form, for example "November 20, 2026"; null when it is no date. */
export function formatLongDate(iso: string): string | null {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return null;
  return date.toLocaleDateString("en-US", { year: "numeric", month: "long", day: "numeric" });
}

/** Up to two initials of a name, upper-case. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const chosen = words.length > 1 ? [words[0], words.at(-1)] : words;
  return chosen.map((word) => [...(word ?? "")][0]?.toLocaleUpperCase() ?? "").join("");
}

/** A word with its first letter upper-case. */
export const capitalize = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Names as a sentence lists them: "Ida, Nils, and Zofia". */
export const listed = (names: readonly string[]): string => new Intl.ListFormat("en").format(names);
