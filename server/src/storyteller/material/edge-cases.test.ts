import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { type Language, packs } from "#language/packs.ts";
import { withoutReplies } from "./replies.ts";
import { tellingOf } from "./tellings.ts";

/** Written before the patterns of talk were read; those `later` when they stood, and `kept` where they had cut what was told. `told` has the words of `talk` in what is told. */
type EdgeCases = Record<"talk" | "told" | "talkLater" | "toldLater" | "kept", string[]> & { plain: string };

const casesOf = (language: Language): EdgeCases =>
  JSON.parse(readFileSync(join(import.meta.dirname, `edge-cases/${language}.json`), "utf8"));

const left = (text: string, language: Language): string => {
  const told = tellingOf(text, { language, matters: [] });
  return withoutReplies(told, { question: "", before: "", language });
};

/** Of these lines, before a telling and after it: how many of the answers are left so? */
const shareOf = (
  lines: readonly string[],
  isLeft: (whole: string, line: string) => boolean,
  plain: string,
): number => {
  const answers = lines.flatMap((line) =>
    [`${line} ${plain}`, `${plain} ${line}`].map((whole) => ({ whole, line })),
  );
  return answers.filter(({ whole, line }) => isLeft(whole, line)).length / answers.length;
};

describe("where a telling begins or ends", () => {
  it.each(Object.keys(packs) as Language[])(
    "talk goes, and what is told in its words stays (%s)",
    (language) => {
      const { plain, talk, told, talkLater, toldLater } = casesOf(language);
      const isCut = (whole: string): boolean => left(whole, language) === plain;
      const isKept = (whole: string): boolean => left(whole, language) === whole;
      expect(shareOf(talk, isCut, plain)).toBeGreaterThanOrEqual(0.95);
      expect(shareOf(talkLater, isCut, plain)).toBeGreaterThanOrEqual(0.8);
      expect(shareOf([...told, ...toldLater], isKept, plain)).toBeGreaterThanOrEqual(0.95);
    },
  );

  it.each(
    (Object.keys(packs) as Language[]).flatMap((language) =>
      casesOf(language).kept.map((line) => ({ language, line })),
    ),
  )("a sentence of a life with words of talk in it stays ($language): $line", ({ language, line }) => {
    const { plain } = casesOf(language);
    for (const whole of [`${line} ${plain}`, `${plain} ${line}`]) expect(left(whole, language)).toBe(whole);
  });
});
