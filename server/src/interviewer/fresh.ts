import { facets, type LanguagePack } from "#language/pack.ts";
import { contentStems } from "#language/text.ts";
import type { Ledger } from "./ledger.ts";

const vocabularies = new WeakMap<LanguagePack, ReadonlySet<string>>();

/** Stems of everything the questions of the plan speak of; read once. */
const askable = (pack: LanguagePack): ReadonlySet<string> => {
  const known = vocabularies.get(pack);
  if (known) return known;
  const wordings = Object.values(pack.topics).flatMap((words) => [
    ...words.open,
    ...words.easier,
    ...facets.flatMap((facet) => words.facets[facet] ?? []),
  ]);
  const made = new Set(wordings.flatMap((wording) => contentStems(wording, pack)));
  vocabularies.set(pack, made);
  return made;
};

/** What of the things our questions speak of stands in an answer with these stems. */
export const recordHeard = (draft: Ledger, { stems, pack }: Heard): void => {
  const known = askable(pack);
  const heard = stems.filter((stem) => known.has(stem));
  draft.heard = [...new Set([...(draft.heard ?? []), ...heard])];
};

type Heard = { stems: readonly string[]; pack: LanguagePack };

/** More new things than this make a question longer, not better. */
const enough = 3;

/** Things, up to three, that a question brings up and this teller never spoke of: it leads to what was not told yet. */
export const freshIn = (
  { heard = [] }: Ledger,
  { wording, pack }: { wording: string; pack: LanguagePack },
): number => {
  const isNew = (stem: string): boolean => !heard.includes(stem);
  return Math.min(enough, new Set(contentStems(wording, pack).filter(isNew)).size);
};

/** The same wordings, those that bring up most new things first; the given order where they bring up as many. */
export const freshestFirst = (
  ledger: Ledger,
  { wordings, pack }: { wordings: readonly string[]; pack: LanguagePack },
): string[] =>
  wordings
    .map((wording) => ({ wording, fresh: freshIn(ledger, { wording, pack }) }))
    .sort((a, b) => b.fresh - a.fresh)
    .map(({ wording }) => wording);
