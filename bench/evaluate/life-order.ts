import { readdirSync } from "node:fs";
import { type Language, languages } from "../../server/src/language/packs.ts";
import { arrange } from "../../server/src/storyteller/arranging/arrange.ts";
import { deduplicate } from "../../server/src/storyteller/arranging/deduplicate.ts";
import { yearsTold } from "../../server/src/storyteller/chronology/life-order.ts";
import { withoutAdmittedSlips } from "../../server/src/storyteller/material/slips.ts";
import { tellingOf } from "../../server/src/storyteller/material/tellings.ts";
import type { Told } from "../../server/src/storyteller/story.ts";
import { documents, playedAnswers } from "../../server/training/played.ts";

/** An interview of an evaluation, by the name of its document: each answer after the first goes on from what was told, as it mostly did. */
const toldIn = (name: string, language: Language): Told[] =>
  playedAnswers(name).map(({ n, text }, at) => ({
    interviewId: n.slice(0, 1),
    number: 1,
    messageId: n,
    text: tellingOf(withoutAdmittedSlips(text, language), { language, matters: [] }),
    topic: "name_origin",
    position: 2 * at + 1,
    isPrivate: false,
    staysOn: at > 0,
  }));

/** Of all pairs of years, whether the earlier one stands first. */
const pairsOf = (years: readonly number[]): boolean[] =>
  years.flatMap((year, at) => years.slice(at + 1).map((later) => later >= year));

/**
 * Pairs of dated answers of the interviews in `docs/evaluation`, in a story of all that was told: does the earlier year stand first? An answer is
 * dated by the first year that it tells of. `passages`: the same for what cannot be told apart, by the first year in it: what speaks of "her" is told
 * behind the answer that names her, whenever it was.
 */
export const playedOrder = (): { answers: boolean[]; passages: boolean[] } => {
  const lives = readdirSync(documents).flatMap((file) => {
    const [, name = "", tongue] = /^(\w+-(\w\w))\.md$/u.exec(file) ?? [];
    const language = languages.find((one) => one === tongue);
    return language ? [{ told: toldIn(name, language), language }] : [];
  });
  const all = lives.map(({ told, language }) =>
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
