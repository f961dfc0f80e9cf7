import { areOfOneAnswer, type Sentence, type Story } from "./story.ts";

/** A paragraph with fewer words and sentences takes in a next answer that is as short. */
const shortestParagraph = { words: 16, sentences: 3 };

const roughWords = (text: string): number => text.split(/\s+/u).length;

/** A paragraph is what one answer gives, with the few words that go on from it; short answers share one, and what a person wrote stands alone. */
export const paragraphsOf = (sentences: readonly Sentence[]): Sentence[][] => {
  const paragraphs: Sentence[][] = [];
  let words = 0;
  for (const sentence of sentences) {
    const paragraph = paragraphs.at(-1);
    const own = roughWords(sentence.text);
    // A few words before a long passage are no part of it.
    const isShort =
      Math.max(words, own) < shortestParagraph.words &&
      (paragraph?.length ?? 0) < shortestParagraph.sentences;
    const last = paragraph?.at(-1);
    const isOwn = sentence.by_hand || sentence.opens || last?.by_hand;
    const isFromSame = last !== undefined && areOfOneAnswer(last, sentence);
    const isOn = isShort || sentence.joins === true || isFromSame;
    const goes = paragraph && !isOwn && isOn;
    if (goes) paragraph.push(sentence);
    else paragraphs.push([sentence]);
    words = (goes ? words : 0) + own;
  }
  return paragraphs;
};

/** The sentences of a paragraph as one text. */
export const paragraphText = (paragraph: readonly Sentence[]): string =>
  paragraph.map(({ text }) => text).join(" ");

/** The story as plain text: headings as lines of their own, paragraphs, blank lines between; the title is left out. */
export const storyText = (story: Pick<Story, "sections">): string =>
  story.sections
    .flatMap(({ heading, sentences }) => [heading, ...paragraphsOf(sentences).map(paragraphText)])
    .join("\n\n");

/** Headings and paragraphs of a story as people edit it. */
export const blocksOf = (text: string): string[] =>
  text
    .split(/\n[^\S\n]*\n/u)
    .map((block) => block.trim())
    .filter((block) => block !== "");
