import { hear } from "../interviewer/hearing/hear.ts";
import type { LanguagePack } from "./pack.ts";
import { facets, topicIds } from "./subjects.ts";

/** Is a text heard as acute danger to the teller? */
export const speaksOfDanger = ({ language }: LanguagePack, text: string): boolean =>
  hear(text, language).intent === "crisis";

/** Every question of the plan a pack can ask, as it is written there. */
export const questionsOf = ({ topics }: LanguagePack): string[] =>
  topicIds.flatMap((id) => {
    const { open, more = [], easier, facets: asked } = topics[id];
    return [...open, ...more, ...easier, ...facets.flatMap((facet) => asked[facet] ?? [])];
  });

/** Everything of what a pack says besides, whole turns and acts, with what stands in its braces filled in. */
export const sayingsOf = ({ conversation, phrases }: LanguagePack): string[] => {
  const [open, close] = phrases.quotes;
  const textsIn = (value: unknown): string[] => {
    if (typeof value === "string") return [value];
    return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
  };
  const {
    turnedKin: _kin,
    commonCapitals: _capitals,
    followUps: { scenes, aboutMatter, aboutLost },
    subjects: _subjects,
    answers: _answers,
    stillSeen: _stillSeen,
    mayDelete: _mayDelete,
    before: _before,
    ...said
  } = conversation;
  return textsIn([said, scenes.map(({ asks }) => asks), aboutMatter, aboutLost])
    .filter((text) => text !== "")
    .map((text) => text.replaceAll("{quote}", `${open}x${close}`).replaceAll("{open}", `${open}x${close}`));
};

/** The patterns of a pack that were made of phrases. */
export const phrasesOf = (pack: LanguagePack): string[] => {
  const made = "(?<=^| )(?:";
  const patternsIn = (value: unknown): RegExp[] => {
    if (value instanceof RegExp) return [value];
    return typeof value === "object" && value !== null ? Object.values(value).flatMap(patternsIn) : [];
  };
  return patternsIn(pack)
    .map(({ source }) => source)
    .filter((source) => source.startsWith(made));
};
