import { facets, type LanguagePack } from "#language/pack.ts";
import { contentStems, stemSetOf } from "#language/text.ts";
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

const nothing: string[] = [];
const sets = new WeakMap<readonly string[], ReadonlySet<string>>();

/** A turn asks of many wordings what its ledger has heard. */
const asSet = (heard: readonly string[]): ReadonlySet<string> => {
  const known = sets.get(heard);
  if (known) return known;
  const made = new Set(heard);
  sets.set(heard, made);
  return made;
};

/** More new things than this make a question longer, not better. */
const enough = 3;

/** Things, up to three, that a question brings up and this teller never spoke of: it leads to what was not told yet. */
export const freshIn = (
  { heard = nothing }: Ledger,
  { wording, pack }: { wording: string; pack: LanguagePack },
): number => {
  const told = asSet(heard);
  let found = 0;
  for (const stem of stemSetOf(wording, pack)) if (!told.has(stem)) found += 1;
  return Math.min(enough, found);
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
