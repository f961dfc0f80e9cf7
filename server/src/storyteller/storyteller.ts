import type { Language } from "#language/packs.ts";
import { arrange } from "./arranging/arrange.ts";
import { deduplicate } from "./arranging/deduplicate.ts";
import { chosenFrom } from "./arranging/passages.ts";
import { turningsLeftOut } from "./arranging/turnings-left-out.ts";
import { headingsOf } from "./chronology/headings.ts";
import { groundedLines, type Line, linesOf } from "./compose.ts";
import { withoutTakenBack } from "./material/taken-back.ts";
import { noteOn } from "./notes.ts";
import { chaptersOf, wordsOf } from "./parts.ts";
import type { Section, Story, StoryStyle, Told } from "./story.ts";
import { titleOf } from "./title.ts";
import { asCalled } from "./written/teller-names.ts";

export { checkGrounding } from "./grounding/grounding.ts";
export type { BookWish, Story, StoryStyle, Told } from "./story.ts";
export { storyText } from "./story-text.ts";

/** `length` in words; `language` is that of headings and note, `tellerLanguage` that of the answers. */
export type StoryWish = {
  told: readonly Told[];
  length: number;
  style: StoryStyle;
  language: Language;
  tellerLanguage: Language;
  tellerName: string;
};

type Heading = { language: Language; tellerLanguage: Language; tellerName: string };

const sectionsOf = (lines: readonly Line[], names: Heading): Section[] => {
  const chapters = chaptersOf(lines, names.tellerLanguage);
  const headings = headingsOf(
    chapters.map((own) => own.map(({ sentence, ...line }) => ({ ...line, text: sentence.text }))),
    names,
  );
  const sections: Section[] = [];
  for (const [at, own] of chapters.entries()) {
    const heading = headings[at] ?? "";
    const sentences = own.map(({ sentence }) => sentence);
    const last = sections.at(-1);
    if (last?.heading === heading) last.sentences.push(...sentences);
    else sections.push({ heading, sentences });
  }
  return sections;
};

/**
 * The built-in writer: chooses, orders, cuts and cleans the teller's own sentences and adds nothing but headings.
 * Deterministic, never fails, and keeps the first person in which people tell. Where less was told than `length`
 * asks for, the story is shorter and its note says so.
 */
export const writeStory = (wish: StoryWish): Story => {
  const { style, language, tellerLanguage, tellerName } = wish;
  const told = withoutTakenBack(wish.told, tellerLanguage);
  const { passages, sources } = deduplicate(arrange(told, tellerLanguage));
  const chosen = chosenFrom(passages, { length: wish.length, language: tellerLanguage });
  const proof = { told, language: tellerLanguage, tellerName };
  const lines = groundedLines(linesOf({ passages, chosen, sources }, tellerLanguage), proof);
  const words = wordsOf(lines, tellerLanguage);
  const available = passages.flatMap(({ units }) => units).reduce((sum, unit) => sum + unit.words, 0);
  const isBiography = style === "biography";
  const called = asCalled({ name: tellerName, told }, tellerLanguage).name;
  return {
    title: titleOf({ lines, passages, isBiography, tellerName: called, language, tellerLanguage }),
    sections: sectionsOf(lines, { language, tellerLanguage, tellerName }),
    words,
    note: noteOn({
      written: words,
      available,
      asked: wish.length,
      isBiography,
      leftOut: turningsLeftOut({ passages, chosen }, tellerLanguage),
      language,
      tellerLanguage,
    }),
  };
};
