import type { TaggedText } from "../reading/tagged-text.ts";
import { kinMatcherOf } from "../reading/vocabulary.ts";
import { older } from "./loss.ts";

/** "Gran was called Martha, and she died the spring that I came": the dead who gave a name, and of a row of brothers and sisters. */
export const namesTheDead = ({ of, clause, sentence, tokens, language }: TaggedText): boolean => {
  const placesOf = (list: "naming" | "grief"): number[] => of(list).map(({ from }) => clause[from] ?? 0);
  const deaths = placesOf("grief");
  if (placesOf("naming").some((named) => deaths.some((died) => Math.abs(died - named) <= 1))) return true;
  const told = new Set(of("grief").map(({ from }) => sentence[from]));
  const kin = kinMatcherOf(language)(tokens).filter(
    ({ from }) => told.size === 0 || told.has(sentence[from]),
  );
  return kin.length > 1 || kin.some(({ list }) => older.has(list));
};
