import { type Language, packs } from "#language/packs.ts";
import { contentStems, sentences } from "#language/text.ts";
import type { Told } from "../story.ts";
import { type KeptMatter, touchesMatter } from "./kept-matter.ts";
import { bookWishesIn } from "./wishes.ts";

type Said = {
  /** All that the teller said, in the order of the answers: by the id of the message. */
  said: ReadonlyMap<string, string>;
  language: Language;
  matters: readonly KeptMatter[];
};

/** An answer of which so much is told was not cut. */
const leastKept = 0.8;

/**
 * The answers with what of each question may be read: a question repeats what was said before it, and of that some is not told. Out stays
 * a sentence with words that were only said where nothing is told; right after an answer that was cut, a sentence with any word
 * that is told nowhere. What the teller said may go in ("you can put that in, the bara brith") may be asked about, wherever else it was said.
 */
export const withSafeQuestions = (told: readonly Told[], { said, language, matters }: Said): Told[] => {
  const stemsIn = (text: string): string[] => contentStems(text, packs[language]);
  const open = told.filter(({ isPrivate }) => !isPrivate);
  const closed = new Set(
    told.filter(({ isPrivate, isSecret }) => isPrivate || isSecret).map((one) => one.messageId),
  );
  const wished = [...said]
    .filter(([id]) => !closed.has(id))
    .flatMap(([, text]) => bookWishesIn(text, language).map((wish) => wish.text));
  const known = new Set(
    [...open.flatMap(({ text, begun = "" }) => [text, begun]), ...wished].flatMap(stemsIn),
  );
  const untold = new Set([...said.values()].flatMap(stemsIn).filter((stem) => !known.has(stem)));
  const texts = new Map(open.map(({ messageId, text, isCut }) => [messageId, isCut ? "" : text]));
  const wasCut = new Map<string, boolean>();
  let isCut = false;
  for (const [id, content] of said) {
    wasCut.set(id, isCut);
    isCut = (texts.get(id) ?? "").length < content.length * leastKept;
  }
  return told.map((answer) => {
    const mayStand = (text: string): boolean => {
      const stems = stemsIn(text);
      if (touchesMatter(text, { matters, language }) || stems.some((stem) => untold.has(stem))) return false;
      return !wasCut.get(answer.messageId) || stems.every((stem) => known.has(stem));
    };
    const kept = sentences(answer.question ?? "", language).filter(({ text }) => mayStand(text));
    return { ...answer, question: kept.map(({ text }) => text).join(" ") };
  });
};
