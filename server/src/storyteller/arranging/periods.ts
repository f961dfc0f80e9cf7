import type { LifePeriod } from "@saga/contract/vocabulary";
import type { Language } from "#language/packs.ts";
import { sourceKey, sourceOf, type Told } from "../story.ts";
import { arrange } from "./arrange.ts";

/** Years of the teller's age, the first included. Looking back on it all comes last. */
const ages: Readonly<Record<LifePeriod, readonly [number, number]>> = {
  childhood: [0, 16],
  youth: [16, 24],
  grown_up: [24, 69],
  later: [69, Number.POSITIVE_INFINITY],
};

/** The answers of one teller that are known to tell of a time of their life: what says no time belongs to that of what it goes on from or is told in, and else to none. */
export const toldOfPeriod = (
  told: readonly Told[],
  { period, language }: { period: LifePeriod; language: Language },
): Told[] => {
  const [from, to] = ages[period];
  const own = arrange(told, language).filter(
    ({ ageTold }) => ageTold !== null && ageTold >= from && ageTold < to,
  );
  const keys = new Set(own.map((passage) => sourceKey(sourceOf(passage.told))));
  return told.filter((answer) => keys.has(sourceKey(sourceOf(answer))));
};
