import { sourceKey } from "../story.ts";
import { seenBy } from "./gaps.ts";
import { keysOfMust } from "./material.ts";
import { trimmed } from "./trim.ts";
import type { PartDone, StoryOrder } from "./work.ts";

/** The sections cut to the length of their story by whole scenes, as far as these can be spared. */
export const cutToLength = (done: readonly PartDone[], order: StoryOrder): PartDone[] => {
  const { outline, tellers, tellerLanguage: language } = order;
  const { parts, words } = outline;
  return trimmed(done, {
    words,
    language,
    lines: parts.flatMap((part) => part.lines ?? []),
    must: new Set([
      ...tellers.flatMap(({ told }) => keysOfMust(told, language)),
      ...parts.flatMap((part) => part.must ?? []).map(sourceKey),
    ]),
    people: [...tellers.keys()].flatMap((at) => seenBy({ at, done, order }).people),
    headings: parts.map(({ heading }) => heading),
  });
};
