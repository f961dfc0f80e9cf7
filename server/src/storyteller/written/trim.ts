import { type Language, packs } from "#language/packs.ts";
import { contentStems } from "#language/text.ts";
import { flat } from "../quote-check.ts";
import { countStoryWords } from "../word-count.ts";
import { tolerance } from "./budget.ts";
import type { PartDone } from "./work.ts";

type Cuttable = { part: number; at: number; words: number; worth: number };

/** `lines` stand word by word. */
type Length = { words: number; language: Language; lines?: readonly string[] };

const cuttable = (done: readonly PartDone[], { language, lines = [] }: Length): Cuttable[] => {
  const kept = lines.map(flat);
  return done.flatMap(({ sentences, by }, part) =>
    by === "teller"
      ? []
      : sentences.slice(1).flatMap(({ text }, at) => {
          if (kept.some((line) => flat(text).includes(line))) return [];
          const words = countStoryWords(text, language);
          const stems = new Set(contentStems(text, packs[language]));
          return { part, at: at + 1, words, worth: stems.size / Math.max(1, words) };
        }),
  );
};

/** Leaves out the sentences that tell least for their length until no more than a tenth is too much. Quotations stay whole. */
export const trimmed = (done: readonly PartDone[], length: Length): PartDone[] => {
  const { words, language } = length;
  let left = done
    .flatMap(({ sentences }) => sentences)
    .reduce((sum, { text }) => sum + countStoryWords(text, language), 0);
  const cut = new Set<string>();
  for (const one of cuttable(done, length).sort((a, b) => a.worth - b.worth)) {
    if (left <= words * (1 + tolerance)) break;
    if (left - one.words < words * (1 - tolerance)) continue;
    cut.add(`${one.part}.${one.at}`);
    left -= one.words;
  }
  return done.map((part, at) => ({
    ...part,
    sentences: part.sentences.filter((_, index) => !cut.has(`${at}.${index}`)),
  }));
};
