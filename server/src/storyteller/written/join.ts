import type { Language } from "#language/packs.ts";
import { noteOnProse } from "../notes.ts";
import type { Section, Story } from "../story.ts";
import { isTooShort } from "./budget.ts";
import { missingPoints } from "./gaps.ts";
import { toldHeadings } from "./told-headings.ts";
import { type PartDone, type StoryOrder, wordsIn } from "./work.ts";

const leastByModel = 0.5;

/** Sections side by side under one heading are one. */
const sectionsOf = (done: readonly PartDone[], order: StoryOrder): Section[] => {
  const sections: Section[] = [];
  const headings = toldHeadings(done, order);
  for (const [at, { sentences }] of done.entries()) {
    const heading = headings[at] ?? "";
    const last = sections.at(-1);
    if (sentences.length === 0) continue;
    if (last?.heading === heading) last.sentences.push(...sentences);
    else sections.push({ heading, sentences: [...sentences] });
  }
  return sections;
};

type Joining = { order: StoryOrder; done: readonly PartDone[]; title: string; language: Language };

/** The sections as a story; null when the model wrote so little of it that the teller's own words make a better whole. */
export const joined = ({ order, done, title, language }: Joining): Story | null => {
  const sections = sectionsOf(done, order);
  const byModel = done.filter(({ by, sentences }) => by === "model" && sentences.length > 0).length;
  if (sections.length === 0 || byModel < done.length * leastByModel) return null;
  const { outline, style, tellerLanguage } = order;
  const words = wordsIn(
    sections.flatMap(({ sentences }) => sentences),
    tellerLanguage,
  );
  const note = noteOnProse({
    written: words,
    isShort: outline.isShort,
    isShorter: isTooShort(words, outline.words),
    hasQuoted: style === "biography" && byModel < done.length,
    leftOut: [...new Set(missingPoints(done, order).map(({ kind }) => kind))],
    language,
    tellerLanguage,
  });
  return { title, sections, words, note };
};
