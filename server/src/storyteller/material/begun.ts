import { fold } from "#language/fold.ts";
import { type Language, packs } from "#language/packs.ts";
import { contentStems, sentences } from "#language/text.ts";
import { lexiconMatcher } from "../text/lexicon-matcher.ts";
import { type KeptMatter, touchesMatter } from "./kept-matter.ts";

type Begun = {
  /** All of the answer that was not taken out of it. */
  left: string;
  /** What of it is told. */
  told: string;
  matters: readonly KeptMatter[];
  language: Language;
};

/**
 * The sentence by which a teller begins: "Well, I'll tell you the snow. January eighty-two, and it had been coming since the night." It speaks to who asked and is not
 * printed, but says what "it" is. Empty where there is none, or where it asks that something stay out.
 */
export const begunWith = ({ left, told, matters, language }: Begun): string => {
  const { begins, leaveOut, confides, secrecy, refuses } = packs[language].story;
  const all = sentences(left, language).map(({ text }) => text);
  const [first] = sentences(told, language);
  const text = all[all.indexOf(first?.text ?? "") - 1] ?? "";
  const folded = fold(text);
  const isClosed =
    [leaveOut, confides, secrecy, refuses].some((sign) => sign.test(folded)) ||
    lexiconMatcher(language)(text).some(({ list }) => list === "negations") ||
    touchesMatter(text, { matters, language });
  // "I'll tell you what" says nothing of it.
  const saysWhat = contentStems(folded.replace(begins, " "), packs[language]).length > 0;
  return begins.test(folded) && !isClosed && saysWhat ? text : "";
};
