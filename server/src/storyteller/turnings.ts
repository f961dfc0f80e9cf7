import { fold } from "#language/fold.ts";
import { type Language, packs } from "#language/packs.ts";
import type { TurningKind } from "#language/story-notes.ts";
import { sentences } from "#language/text.ts";

const turningKinds: readonly TurningKind[] = ["death", "marriage", "move"];

const kindOf = (text: string, language: Language): TurningKind | undefined => {
  const folded = fold(text);
  return turningKinds.find((kind) => packs[language].story.turnings[kind].test(folded));
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
