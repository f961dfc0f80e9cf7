import { type Language, packs } from "../../server/src/language/packs.ts";
import { contentStems } from "../../server/src/language/text.ts";

/** Usual parameters of BM25 (Robertson and Zaragoza, 2009). */
const saturation = 1.2;
const lengthWeight = 0.75;

type Document = { counts: Map<string, number>; length: number };

/** Scores of all documents for a query, in the order of the documents. */
export type Search = (query: string) => number[];

const countsOf = (stems: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  return counts;
};

/** An index over texts by stems of their content words. */
export const indexTexts = (texts: readonly string[], language: Language): Search => {
  const pack = packs[language];
  const documents: Document[] = texts.map((text) => {
    const stems = contentStems(text, pack);
    return { counts: countsOf(stems), length: stems.length };
  });
  const mean = documents.reduce((sum, { length }) => sum + length, 0) / documents.length;
  const holders = countsOf(documents.flatMap(({ counts }) => [...counts.keys()]));
  const rarity = (stem: string): number => {
    const held = holders.get(stem) ?? 0;
    return Math.log(1 + (documents.length - held + 0.5) / (held + 0.5));
  };
  const scoreOf = ({ counts, length }: Document, query: readonly string[]): number => {
    const norm = saturation * (1 - lengthWeight + (lengthWeight * length) / mean);
    return query.reduce((sum, stem) => {
      const count = counts.get(stem) ?? 0;
      return sum + (rarity(stem) * count * (saturation + 1)) / (count + norm);
    }, 0);
  };
  return (query) => {
    const stems = [...new Set(contentStems(query, pack))];
    return documents.map((document) => scoreOf(document, stems));
  };
};
