import { type Sentence, type Story, sourceKey } from "./story.ts";

/** A paragraph with fewer words and sentences takes in the next answer as well. */
const shortestParagraph = { words: 30, sentences: 3 };

const roughWords = (text: string): number => text.split(/\s+/u).length;

const isFromSame = (one: Sentence | undefined, other: Sentence): boolean => {
  const keys = new Set(one?.sources.map(sourceKey));
  return other.sources.some((source) => keys.has(sourceKey(source)));
};

/** A paragraph is what one answer gives; short answers share one. */
const paragraphsOf = (sentences: readonly Sentence[]): string[] => {
  const paragraphs: Sentence[][] = [];
  let words = 0;
  for (const sentence of sentences) {
    const paragraph = paragraphs.at(-1);
    const isShort = words < shortestParagraph.words && (paragraph?.length ?? 0) < shortestParagraph.sentences;
    const goes = paragraph && (isShort || isFromSame(paragraph.at(-1), sentence));
    if (goes) paragraph.push(sentence);
    else paragraphs.push([sentence]);
    words = (goes ? words : 0) + roughWords(sentence.text);
  }
  return paragraphs.map((paragraph) => paragraph.map(({ text }) => text).join(" "));
};

/** The story as plain text: headings as lines of their own, paragraphs, blank lines between; the title is left out. */
export const storyText = (story: Story): string =>
  story.sections.flatMap(({ heading, sentences }) => [heading, ...paragraphsOf(sentences)]).join("\n\n");
