import { type Language, packs } from "#language/packs.ts";
import type { TurningKind } from "#language/story-notes.ts";

/** The title used when nothing told offers one. */
export const neutralTitle = (language: Language): string => packs[language].notes.title;

/** What the reader of a story is told when words were removed that stood in it. */
export const noteOnCut = (language: Language): string => packs[language].notes.cut;

const toldIn = (tellerLanguage: Language, language: Language): string =>
  packs[language].notes.toldIn(
    new Intl.DisplayNames([language], { type: "language" }).of(tellerLanguage) ?? tellerLanguage,
  );

type Facts = {
  written: number;
  /** Words that could have been written. */
  available: number;
  asked: number;
  isBiography: boolean;
  /** Deaths and marriages that were told and stand nowhere in it. */
  leftOut: readonly TurningKind[];
  language: Language;
  tellerLanguage: Language;
};

const rounded = (count: number): number => (count < 50 ? count : Math.round(count / 10) * 10);

/** What the reader is told about a story, in the language of the story; null when there is nothing to say. */
export const noteOn = ({
  written,
  available,
  asked,
  isBiography,
  leftOut,
  language,
  tellerLanguage,
}: Facts): string | null => {
  const say = packs[language].notes;
  if (written === 0) return say.nothing;
  const lines = [
    available < asked * 0.9 ? say.short(rounded(written)) : null,
    available - written > written * 0.2 ? say.left(rounded(available - written)) : null,
    leftOut.length > 0 ? say.leftOut(leftOut) : null,
    isBiography ? say.person : null,
    language === tellerLanguage ? null : toldIn(tellerLanguage, language),
  ].filter((line) => line !== null);
  return lines.length > 0 ? lines.join(" ") : null;
};

type WrittenFacts = {
  written: number;
  /** Too little was told. */
  isShort: boolean;
  /** Less was written than was aimed at. */
  isShorter: boolean;
  hasQuoted: boolean;
  /** What the teller told and would look for in vain. */
  leftOut: readonly TurningKind[];
  language: Language;
  tellerLanguage: Language;
};

/** What the reader is told about a story in the words of a model; null when there is nothing to say. */
export const noteOnProse = ({
  written,
  isShort,
  isShorter,
  hasQuoted,
  leftOut,
  language,
  tellerLanguage,
}: WrittenFacts): string | null => {
  const say = packs[language].notes;
  const lines = [
    isShort ? say.short(rounded(written)) : isShorter ? say.shorter : null,
    leftOut.length > 0 ? say.leftOut(leftOut) : null,
    hasQuoted ? say.quoted : null,
    language === tellerLanguage ? null : toldIn(tellerLanguage, language),
  ].filter((line) => line !== null);
  return lines.length > 0 ? lines.join(" ") : null;
};
