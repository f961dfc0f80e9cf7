import { fold } from "#language/fold.ts";
import { type Language, packs } from "#language/packs.ts";
import type { TurningKind } from "#language/story-notes.ts";
import { sentences } from "#language/text.ts";

const turningKinds: readonly TurningKind[] = ["death", "marriage", "move"];

/** A sentence in which whoever is named is "xx", however they are called. */
const nameless = (text: string, language: Language): string => {
  const { givenNames } = packs[language].conversation.followUps;
  return text.replace(/\p{Lu}\p{Ll}+/gu, (word) => (givenNames.has(word.toLowerCase()) ? "Xx" : word));
};

const kindOf = (text: string, language: Language): TurningKind | undefined => {
  const unnamed = nameless(text, language);
  const said = [fold(text), ...(unnamed === text ? [] : [fold(unnamed)])];
  return turningKinds.find((kind) =>
    said.some((folded) => packs[language].story.turnings[kind].test(folded)),
  );
};

/** The sentences of a text that tell of a death, a marriage or a move. */
export const turningsIn = (text: string, language: Language): { kind: TurningKind; text: string }[] =>
  sentences(text, language).flatMap((sentence) => {
    // "The funeral?" tells of none.
    const kind = /\?["”»]?$/u.test(sentence.text) ? undefined : kindOf(sentence.text, language);
    return kind ? [{ kind, text: sentence.text }] : [];
  });

/** Does a text tell of a death, a marriage or a move? */
export const isTurning = (text: string, language: Language): boolean => turningsIn(text, language).length > 0;
