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

/** The answers of one teller that tell of a time of their life, as far as it can be told. */
export const toldOfPeriod = (
  told: readonly Told[],
  { period, language }: { period: LifePeriod; language: Language },
): Told[] => {
  const [from, to] = ages[period];
  const own = arrange(told, language).filter(({ age }) => age >= from && age < to);
  const keys = new Set(own.map((passage) => sourceKey(sourceOf(passage.told))));
  return told.filter((answer) => keys.has(sourceKey(sourceOf(answer))));
};
