import { fold } from "#language/fold.ts";
import { type Language, packs } from "#language/packs.ts";
import { contentStems, isContentWord, sentences, tokens } from "#language/text.ts";
import { lexiconMatcher } from "./lexicon-matcher.ts";

/** A wish with so many words of what was confided says itself what it means. */
const fewestNamed = 2;

/** Asks an answer that it stay in this room? Not where it names what was confided before: "the coat and the teacake stay out". */
export const isSealing = (
  text: string,
  { stems, language }: { stems: ReadonlySet<string>; language: Language },
): boolean => {
  const { leaveOut, confides } = packs[language].story;
  return sentences(text, language).some((one) => {
    const folded = fold(one.text);
    if (confides.test(folded)) return true;
    if (!leaveOut.test(folded)) return false;
    return contentStems(one.text, packs[language]).filter((stem) => stems.has(stem)).length < fewestNamed;
  });
};

/** "My sister-in-law." beside "not a word about Barbro": a relative in a sentence of one word or two is the one who is named. */
const relativesBeside = (text: string, language: Language): string[] =>
  sentences(text, language).flatMap((sentence) => {
    const read = tokens(sentence.text);
    const isKin = lexiconMatcher(language)(read).some(
      ({ list }) => list === "people" || list.startsWith("kin "),
    );
    return read.length <= 2 && isKin ? read.slice(-1).map(({ word }) => word) : [];
  });

/** Who an answer asks to leave out, as the words for them are: a relative beside a name that is left out, or nobody. */
export const relativesLeftOut = (text: string, language: Language): string[] =>
  namesLeftOut(text, language).length > 0 ? relativesBeside(text, language) : [];

/** Whom an answer asks to leave out, by name: "wipe that about Darek". */
export const namesLeftOut = (text: string, language: Language): string[] => {
  const { leaveOut, putIn } = packs[language].story;
  return sentences(text, language).flatMap((sentence) => {
    const folded = fold(sentence.text);
    if (!leaveOut.test(folded) || putIn.test(folded)) return [];
    const read = tokens(sentence.text);
    return read.flatMap(({ word, start, end }, at) => {
      const isAbout = packs[language].functionWords.about.has(read[at - 1]?.word ?? "");
      const name = sentence.text.slice(start, end);
      return isAbout && /^\p{Lu}\p{Ll}/u.test(name) && isContentWord(word, packs[language]) ? [name] : [];
    });
  });
};
