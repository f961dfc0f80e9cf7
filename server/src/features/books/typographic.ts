/** What stands for a single mark where this is the double one. */
const single: Record<string, string> = { "“": "‘", "”": "’", "„": "‚", "«": "‹", "»": "›" };

/**
 * Straight quotation marks and apostrophes, as keyboards have them, become those of the language. Marks that somebody set with care
 * stay as they are.
 */
export function typographic(text: string, [open, close]: readonly [string, string]): string {
  return text
    .replace(/"/g, (_, at: number) => (/[\p{L}\p{N}\p{P}]$/u.test(before(text, at)) ? close : open))
    .replace(/(?<=\p{L})'(?=\p{L})|'(?=\p{N}{2}s?\b)/gu, "’")
    .replace(
      /(?<=^|[\s([{–—“”„«])'(\p{L}[^'\n]*[\p{L}\p{N}\p{P}])'(?![\p{L}\p{N}])/gmu,
      `${single[open] ?? "‘"}$1${single[close] ?? "’"}`,
    );
}

/** What stands right before a mark: after a space, a bracket or a dash something opens. */
const before = (text: string, at: number): string =>
  text.slice(Math.max(0, at - 1), at).replace(/[([{–—-]/u, "");
