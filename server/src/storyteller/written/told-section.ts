import { type Language, packs } from "#language/packs.ts";
import { contentStems, sentences } from "#language/text.ts";
import { pointerOf } from "../arranging/opening.ts";
import { knownSpellings } from "../chronology/life-order.ts";
import { flat } from "../grounding/quote-check.ts";
import { punctuated } from "../material/clean.ts";
import { goesOnFrom, type Sentence, type StoryStyle, sourceKey, sourceOf, type Told } from "../story.ts";
import { holdsOf } from "../text/holds-of.ts";
import { quotesIn } from "../text/quotes.ts";
import { countStoryWords } from "../text/word-count.ts";

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

/** A sentence is told elsewhere where so many of its words of weight stand in one there. */
const mostlyTold = 0.6;
/** Of fewer words of weight all stand there. */
const fewestStems = 4;

/** What goes on from an answer in so few words says nothing without it. */
const fewWords = 15;

/** So much more than its share may a section have: answers stand whole, or not at all. */
const mostOver = 1.25;

type Wish = {
  /** In the order in which they are to stand. */
  told: readonly Told[];
  /** Sentences of the other sections. */
  elsewhere: readonly string[];
  /** Keys of answers that are told in brief, the least first: these go where there is no room. */
  brief: readonly string[];
  words: number;
  style: StoryStyle;
  language: Language;
};

type Telling = { told: Told; texts: string[]; words: number };

/** An answer from behind the last of its sentences that stands elsewhere. */
const freshOf = (told: Told, { elsewhere, language }: Wish): Telling => {
  const all = sentences(told.text, language).map(({ text }) => text);
  const isTold = (line: string): boolean => {
    const stems = contentStems(line, packs[language]).length;
    const share = stems < fewestStems ? 1 : mostlyTold;
    return elsewhere.some(
      (text) => flat(text).includes(flat(line)) || (stems > 1 && holdsOf(line, { text, share, language })),
    );
  };
  const texts = all.slice(all.findLastIndex(isTold) + 1).map((text) => punctuated(text, language));
  return { told, texts, words: texts.reduce((sum, text) => sum + countStoryWords(text, language), 0) };
};

/** Does an answer speak of somebody whom it has not named, or say in a few words what goes on from another? */
const leans = ({ told, texts, words }: Telling, known: ReadonlySet<string>, language: Language): boolean =>
  (told.staysOn === true && words < fewWords) ||
  pointerOf(
    texts.map((text) => ({ text })),
    { language, known },
  ) !== null;

/** Those that may stand: what leans stands right behind what it goes on from, and as long as it is too much, what is told in brief goes. */
const standing = (wish: Wish): Telling[] => {
  const { told, words, brief, language } = wish;
  const known = knownSpellings(
    told.map(({ text }) => text),
    language,
  );
  let left = told.filter(({ isPrivate }) => !isPrivate).map((one) => freshOf(one, wish));
  left = left.filter(({ texts }) => texts.length > 0);
  const total = (): number => left.reduce((sum, one) => sum + one.words, 0);
  for (const key of brief) {
    if (total() <= words * mostOver) break;
    left = left.filter((one) => sourceKey(sourceOf(one.told)) !== key);
  }
  const done: Telling[] = [];
  for (const one of left) {
    const before = done.at(-1);
    const isOn = before !== undefined && goesOnFrom(one.told, before.told);
    if (isOn || !leans(one, known, language)) done.push(one);
  }
  return done;
};

/**
 * A section in the teller's own sentences, where no model wrote one that holds: whole answers in their order, each a paragraph of its own, and
 * none that stands elsewhere. In a biography, which keeps the third person, each is a quotation.
 */
export const toldSection = (wish: Wish): Sentence[] =>
  standing(wish).flatMap(({ told, texts }) => {
    const own = wish.style === "biography" ? asQuotation(texts, wish.language) : texts;
    return own.map(
      (text, at): Sentence => ({ text, sources: [sourceOf(told)], ...(at === 0 ? { opens: true } : {}) }),
    );
  });
