import { type Language, packs } from "#language/packs.ts";
import { contentStems } from "#language/text.ts";
import { flat } from "../grounding/quote-check.ts";
import { type Sentence, sourceKey } from "../story.ts";
import { paragraphsOf } from "../story-text.ts";
import { tolerance } from "./budget.ts";
import { type PartDone, wordsIn, wordsOfParts } from "./work.ts";

/** `lines` stand word by word; `must` holds the keys of answers that must be told. */
type Length = {
  words: number;
  language: Language;
  lines?: readonly string[];
  must?: ReadonlySet<string>;
};

type Cuttable = { sentences: readonly Sentence[]; words: number; worth: number };

/** Paragraphs but the first of each part, without those that hold what must stand. */
const cuttable = (
  done: readonly PartDone[],
  { language, lines = [], must = new Set() }: Length,
): Cuttable[] => {
  const kept = lines.map(flat);
  const stays = ({ text, sources }: Sentence): boolean =>
    kept.some((line) => flat(text).includes(line)) || sources.some((source) => must.has(sourceKey(source)));
  return done
    .filter(({ by }) => by === "model")
    .flatMap(({ sentences }) => paragraphsOf(sentences).slice(1))
    .filter((paragraph) => !paragraph.some(stays))
    .map((sentences) => {
      const words = wordsIn(sentences, language);
      const stems = new Set(sentences.flatMap(({ text }) => contentStems(text, packs[language])));
      return { sentences, words, worth: stems.size / Math.max(1, words) };
    });
};

/**
 * Leaves out paragraphs that tell least for their length until no more than a tenth is too much: a paragraph loses its sense where
 * single sentences of it go. Quotations of a teller stay whole.
 */
export const trimmed = (done: readonly PartDone[], length: Length): PartDone[] => {
  const { words, language } = length;
  let left = wordsOfParts(done, language);
  const cut = new Set<Sentence>();
  for (const one of cuttable(done, length).sort((a, b) => a.worth - b.worth)) {
    if (left <= words * (1 + tolerance)) break;
    if (left - one.words < words * (1 - tolerance)) continue;
    for (const sentence of one.sentences) cut.add(sentence);
    left -= one.words;
  }
  return done.map((part) => ({
    ...part,
    sentences: part.sentences.filter((sentence) => !cut.has(sentence)),
  }));
};
