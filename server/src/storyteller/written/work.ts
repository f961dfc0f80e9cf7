import type { Language } from "#language/packs.ts";
import type { Sentence, StoryStyle } from "../story.ts";
import { paragraphsOf } from "../story-text.ts";
import { countStoryWords } from "../text/word-count.ts";
import type { Ask } from "./ask.ts";
import type { Outline, Teller } from "./outline.ts";

/** A section that is finished: in words of the model, or in those of the teller. */
export type PartDone = { sentences: Sentence[]; by: "model" | "teller" };

/** A sentence with the place of its section in the outline, and the heading it stands under. */
export type Line = { part: number; sentence: Sentence; heading: string };

/** Where finished sections are kept, so that a story goes on where it was interrupted. */
export type SectionStore = {
  read: (part: number) => Promise<PartDone | null>;
  keep: (part: number, done: PartDone) => Promise<void>;
};

/** Sections done, and the one that is being written now. */
export type Report = (progress: { done: number; of: number }) => Promise<void>;

export type StoryOrder = {
  outline: Outline;
  tellers: readonly Teller[];
  style: StoryStyle;
  /** Of the answers, and of the sentences. */
  tellerLanguage: Language;
  /** Made by the server for this story alone. */
  seed: string;
};

export type Writing = { order: StoryOrder; ask: Ask; sections: SectionStore; report: Report };

/** Words of all sections together. */
export const wordsOfParts = (done: readonly PartDone[], language: Language): number =>
  done.reduce((sum, { sentences }) => sum + wordsIn(sentences, language), 0);

/** Words of these sentences. */
export const wordsIn = (sentences: readonly Sentence[], language: Language): number =>
  sentences.reduce((sum, { text }) => sum + countStoryWords(text, language), 0);

/** The lines of one teller, whose place in the list is `at`: those that a model wrote, or those by others as well. */
export const linesOf = (
  at: number,
  done: readonly PartDone[],
  { outline }: StoryOrder,
  authors: readonly PartDone["by"][] = ["model"],
): Line[] =>
  done.flatMap(({ sentences, by }, part): Line[] => {
    const { teller, heading = "" } = outline.parts[part] ?? {};
    const isOwn = teller === at && authors.includes(by);
    return isOwn ? sentences.map((sentence) => ({ part, sentence, heading })) : [];
  });

/** The paragraphs of lines, none of which is in two sections. */
export const paragraphsIn = (lines: readonly Line[]): Sentence[][] =>
  [...new Set(lines.map(({ part }) => part))].flatMap((part) =>
    paragraphsOf(lines.filter((line) => line.part === part).map(({ sentence }) => sentence)),
  );
