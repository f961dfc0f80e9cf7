import { arrange } from "../../server/src/storyteller/arranging/arrange.ts";
import { deduplicate } from "../../server/src/storyteller/arranging/deduplicate.ts";
import { yearsTold } from "../../server/src/storyteller/chronology/life-order.ts";
import { playedLives } from "./played-life.ts";

/** Of all pairs of years, whether the earlier one stands first. */
const pairsOf = (years: readonly number[]): boolean[] =>
  years.flatMap((year, at) => years.slice(at + 1).map((later) => later >= year));

/**
 * Pairs of dated answers of the interviews in `docs/evaluation`, in a story of all that was told: does the earlier year stand first? An answer is
 * dated by the first year that it tells of. `passages`: the same for what cannot be told apart, by the first year in it: what speaks of "her" is told
 * behind the answer that names her, whenever it was.
 */
export const playedOrder = (): { answers: boolean[]; passages: boolean[] } => {
  const all = playedLives().map(({ told, language }) =>
    deduplicate(arrange(told, language)).passages.flatMap((passage) => {
      const [year] = yearsTold(passage.told.text, language);
      return year === undefined ? [] : [{ year, scene: passage.scene }];
    }),
  );
  return {
    answers: all.flatMap((dated) => pairsOf(dated.map(({ year }) => year))),
    passages: all.flatMap((dated) =>
      pairsOf([...Map.groupBy(dated, ({ scene }) => scene).values()].flatMap(([first]) => first?.year ?? [])),
    ),
  };
};
