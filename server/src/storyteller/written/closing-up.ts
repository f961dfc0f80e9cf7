import { type Language, packs } from "#language/packs.ts";
import { tokens } from "#language/text.ts";
import type { Place } from "../read-through/stranded.ts";
import { areOfOneAnswer, type Sentence } from "../story.ts";
import { capital } from "../text/capital.ts";
import type { Judged } from "./judge.ts";

/** "But he came" without its first word, where what that goes against is gone. */
const withoutBut = (text: string, language: Language): string => {
  const [first] = tokens(text);
  if (first?.start !== 0 || !packs[language].functionWords.contrasts.has(first.word)) return text;
  return capital(text.slice(first.end).trimStart(), language);
};

/** "She said:" without its colon, where what that leads up to is gone. */
const withoutColon = (text: string, next: Place | undefined): string =>
  next?.isGone === false ? text : text.replace(/:$/u, ".");

/**
 * The sentences that stay. What falls out passes the paragraph that it began on to the next; where the two that come to stand beside each
 * other are of different answers, a paragraph begins: they were joined by what is gone. A "but" goes with what it goes against, a colon with what it
 * leads up to.
 */
export const closedUp = <One extends Place>(all: readonly One[], language: Language): One[] => {
  let [isOpen, isGap] = [false, false];
  let before: Sentence | undefined;
  return all.flatMap((one, at) => {
    if (one.isGone) {
      isGap = true;
      isOpen ||= one.sentence.opens === true;
      return [];
    }
    const isAfterGap = isGap;
    const opens = isOpen || (isGap && before !== undefined && !areOfOneAnswer(before, one.sentence));
    [isOpen, isGap, before] = [false, false, one.sentence];
    const said = isAfterGap ? withoutBut(one.sentence.text, language) : one.sentence.text;
    const text = withoutColon(said, all[at + 1]);
    if (!opens) return [text === one.sentence.text ? one : { ...one, sentence: { ...one.sentence, text } }];
    const { joins: _, ...sentence } = one.sentence;
    return [{ ...one, sentence: { ...sentence, text, opens: true as const } }];
  });
};

/** Judged sentences as places: what has a fault falls out. */
export const placesOf = (all: readonly Judged[]): (Judged & Place)[] =>
  all.map((one) => ({ ...one, isGone: one.faults.length > 0 }));
