/** A contact as it is shown: its numbers can be called, everything else is words. */
export function contactParts(contact: string): { text: string; telephone: string | null }[] {
  return contact
    .split(/([,;]\s*)/)
    .filter((text) => text !== "")
    .map((text) => {
      const isNumber = /^[+\d][\d\s()/-]+$/.test(text.trim());
      return { text, telephone: isNumber ? `tel:${text.replace(/[^+\d]/g, "")}` : null };
    });
}

type Line = { name: string; contact: string; regions: readonly string[] };

/** Where a clock is set is where somebody is; a browser in English is often set to the United States. */
const regionsByClock: readonly (readonly [RegExp, string])[] = [
  [/^Europe\/(?:London|Belfast|Jersey|Guernsey|Isle_of_Man)$/, "GB"],
  [/^Europe\/Dublin$/, "IE"],
  [/^Europe\/Stockholm$/, "SE"],
  [/^Europe\/(?:Helsinki|Mariehamn)$/, "FI"],
  [/^Europe\/(?:Rome|San_Marino|Vatican)$/, "IT"],
  [/^Europe\/Zurich$/, "CH"],
  [/^Europe\/Warsaw$/, "PL"],
  [/^Australia\//, "AU"],
  [/^Pacific\/(?:Auckland|Chatham)$/, "NZ"],
  [/^America\/(?:Toronto|Vancouver|Edmonton|Winnipeg|Halifax|St_Johns|Regina|Montreal)$/, "CA"],
  [/^America\/(?:New_York|Chicago|Denver|Los_Angeles|Phoenix|Detroit|Anchorage|Boise)$/, "US"],
];

/** The country of a device, by its clock, else by its languages; null: neither says. */
export function regionOf({
  clock,
  languages,
}: {
  clock: string;
  languages: readonly string[];
}): string | null {
  const known = regionsByClock.find(([pattern]) => pattern.test(clock));
  if (known) return known[1];
  return languages.map((tag) => /-([A-Z]{2})\b/.exec(tag)?.[1]).find(Boolean) ?? null;
}

/** The lines of the reader's own country, and those of others; all are near where none is of it. */
export function linesFor<One extends Line>(
  lines: readonly One[],
  region: string | null,
): { near: One[]; far: One[] } {
  const isNear = ({ regions }: Line): boolean => region !== null && regions.includes(region);
  const near = lines.filter(isNear);
  return near.length === 0
    ? { near: [...lines], far: [] }
    : { near, far: lines.filter((line) => !isNear(line)) };
}
