import { type Language, packs } from "#language/packs.ts";
import type { Token } from "#language/text.ts";
import { lexiconMatcher } from "./lexicon-matcher.ts";

/** Words of names that say where: "in Hull", "at Valley Mills", "Every Street", "the Low Level station"; in Swedish "Inga Berg" is somebody. */
export const placedIn = (read: readonly Token[], text: string, language: Language): Set<number> => {
  const { lexicon, story, grammar } = packs[language];
  // "In Leeds": what opens the sentence is no part of the name.
  const isNamed = (at: number): boolean =>
    /^\p{Lu}\p{Ll}/u.test(text.slice(read[at]?.start ?? text.length)) &&
    !lexicon.placePrepositions.includes(read[at]?.word ?? "");
  const goesOn = (at: number): boolean =>
    isNamed(at) && text.slice(read[at - 1]?.end ?? 0, read[at]?.start) === " ";
  const isNoun = (at: number): boolean =>
    lexiconMatcher(language)(read[at]?.word ?? "").some(({ list }) => list === "places");
  const placed = new Set<number>();
  for (let from = 0, to = 0; from < read.length; from = to) {
    to = from + 1;
    const isPlace = lexicon.placePrepositions.includes(read[from - 1]?.word ?? "");
    if (!isNamed(from)) {
      // Speech without capitals.
      if (isPlace) placed.add(from);
      continue;
    }
    while (goesOn(to)) to += 1;
    const noun = Math.max(-1, ...[...read.keys()].slice(from, to).filter(isNoun));
    const isCalledSo = to - from > 1 && story.placeNamesEndInNoun && noun === to - 1;
    const isGiven = story.placeNamesEndInNoun && grammar.determiners.has(read[from - 1]?.word ?? "");
    const isBeforeNoun = isGiven && isNoun(to) && text.slice(read[to - 1]?.end ?? 0, read[to]?.start) === " ";
    // "In Nelson Ron": only a noun of a place belongs to the name before it.
    const end = isBeforeNoun ? to - 1 : isPlace || isCalledSo ? Math.max(noun, from) : -1;
    for (let at = from; at <= end; at += 1) placed.add(at);
  }
  return placed;
};
