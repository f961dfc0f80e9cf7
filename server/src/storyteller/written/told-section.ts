import { type Language, packs } from "#language/packs.ts";
import type { Sentence, StoryStyle, Told } from "../story.ts";
import { writeStory } from "../storyteller.ts";
import { quotesIn } from "../text/quotes.ts";

const marks = [...`"“”„«»‟`];

const withInnerMarks = (text: string, language: Language): string => {
  const [open, close] = packs[language].story.innerQuotes;
  let changed = text;
  for (const { start, end, text: quoted } of quotesIn(text).toReversed())
    changed = `${changed.slice(0, start - 1)}${open}${quoted}${close}${changed.slice(end + 1)}`;
  const stray = new Set(marks.filter((mark) => mark !== open && mark !== close));
  return [...changed].filter((letter) => !stray.has(letter)).join("");
};

/** Texts as one quotation from the first to the last. */
export const asQuotation = (texts: readonly string[], language: Language): string[] => {
  const [open, close] = packs[language].phrases.quotes;
  return texts.map(
    (text, at) =>
      `${at === 0 ? open : ""}${withInnerMarks(text, language)}${at === texts.length - 1 ? close : ""}`,
  );
};

const quoted = (sentences: readonly Sentence[], language: Language): Sentence[] => {
  const texts = asQuotation(
    sentences.map(({ text }) => text),
    language,
  );
  return sentences.map(({ sources }, at) => ({ text: texts[at] ?? "", sources }));
};

type Wish = {
  told: readonly Told[];
  words: number;
  style: StoryStyle;
  language: Language;
  tellerName: string;
};

/** A section in the teller's own sentences; in a biography, which keeps the third person, as one quotation. */
export const toldSection = ({ told, words, style, language, tellerName }: Wish): Sentence[] => {
  const { sections } = writeStory({
    told,
    length: words,
    style: "first-person",
    language,
    tellerLanguage: language,
    tellerName,
  });
  const sentences = sections.flatMap((section) => section.sentences);
  return style === "biography" ? quoted(sentences, language) : sentences;
};
