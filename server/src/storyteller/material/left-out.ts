import { fold } from "#language/fold.ts";
import { type Language, packs } from "#language/packs.ts";
import { isOfSilence } from "#language/silence.ts";
import { contentStems, isContentWord, type Span, sentences, tokens } from "#language/text.ts";
import { lexiconMatcher } from "../text/lexicon-matcher.ts";

/** A wish with so many words of what was confided says itself what it means. */
const fewestNamed = 2;

/** A text without the sentences that only say on that somebody did not speak. */
const withoutSilence = (text: string, language: Language): string => {
  const { silence } = packs[language].asides.signs;
  const all = sentences(text, language);
  return all
    .filter((_, at) => !isOfSilence(all, at, silence))
    .map((one) => one.text)
    .join(" ");
};

/** Does a text ask that something stay out, or between the teller and Saga? */
export const asksForSilence = (text: string, language: Language): boolean => {
  const { leaveOut, confides } = packs[language].story;
  const asks = (said: string): boolean => [leaveOut, confides].some((sign) => sign.test(fold(said)));
  return asks(text) && asks(withoutSilence(text, language));
};

/** Does one of these sentences ask to leave something out, and not only say on that somebody did not speak? */
export const leavesOut = (all: readonly Span[], at: number, language: Language): boolean =>
  packs[language].story.leaveOut.test(fold(all[at]?.text ?? "")) &&
  !isOfSilence(all, at, packs[language].asides.signs.silence);

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

/** Whom a wish means by name ("Peter is not to go in any book"), rather than what was just said. */
export const namesBeforeWish = (text: string, language: Language): string[] => {
  const { story, functionWords } = packs[language];
  const folded = fold(text);
  const before = folded.slice(0, story.leaveOut.exec(folded)?.index ?? 0).split(" ");
  // "That Bridget needn't know" names nobody before it.
  const names = (text.match(/\p{Lu}\p{Ll}+/gu) ?? []).filter(
    (name) => name.length > 2 && !functionWords.things.has(name.toLowerCase()),
  );
  return names.filter((name) => before.some((word) => word.startsWith(fold(name))));
};

/** A wish of so few words holds nothing else. */
export const longestWish = 7;

/** Short sentences before "no, leave that" are what was begun: so many, of so many words. */
const mostBegun = 3;
const longestBegun = 8;

/** Where the end of an answer begins something and drops it: "One time I never went in. That was January. No. Leave that." The number of sentences where none does. */
export const droppedFrom = (all: readonly Span[], language: Language): number => {
  const last = all.at(-1);
  const isShort = last !== undefined && last.text.split(/\s+/u).length <= longestWish;
  if (!isShort || !packs[language].story.drops.test(fold(last.text))) return all.length;
  const whole = all.findLastIndex(
    ({ text }, at) => at < all.length - 1 && text.split(/\s+/u).length > longestBegun,
  );
  return Math.max(whole + 1, all.length - 1 - mostBegun);
};

/** Behind a sentence that is broken off. */
const isBroken = /(?:…|\.{2,})\s*$/u;

/** "The day my … no, nothing.": is a sentence begun and taken back at once, or only said to take that back? */
export const isTakenBackAtOnce = (all: readonly Span[], at: number, language: Language): boolean => {
  const { brokenOff } = packs[language].story;
  const textAt = (place: number): string => all[place]?.text ?? "";
  const drops = (text: string): boolean => brokenOff.test(fold(text));
  const [, behind = ""] = /(?:…|\.{2,})(?!.*(?:…|\.{2,}))(.+)$/u.exec(textAt(at)) ?? [];
  if (behind !== "" && drops(behind)) return true;
  if (drops(textAt(at))) return isBroken.test(textAt(at - 1));
  return isBroken.test(textAt(at)) && drops(textAt(at + 1));
};

/** The words of weight of a wish, and how many of them stand before it says "leave that out". */
export const meantIn = (text: string, language: Language): { stems: readonly string[]; before: number } => {
  const folded = fold(text);
  const [wish = ""] = packs[language].story.leaveOut.exec(folded) ?? [];
  const [before = "", after = ""] = folded.split(wish);
  const stemsOf = (part: string): string[] => contentStems(part, packs[language]);
  return { stems: [...stemsOf(before), ...stemsOf(after)], before: stemsOf(before).length };
};

/** So many words of a sentence after a wish were said before it, where it names what is meant. */
const fewestSaid = 2;

/** "Leave that out. Leonard and the letter, all that.": what a short sentence after a wish names, where the wish names nothing itself. */
export const namedAfter = (
  all: readonly Span[],
  { at, language }: { at: number; language: Language },
): readonly string[] => {
  const { text = "" } = all[at + 1] ?? {};
  const isShort = text.split(/\s+/u).length <= longestWish;
  if (!isShort || meantIn(all[at]?.text ?? "", language).stems.length > 0) return [];
  const stems = contentStems(fold(text), packs[language]);
  const said = new Set(all.slice(0, at).flatMap((one) => contentStems(fold(one.text), packs[language])));
  return stems.filter((stem) => said.has(stem)).length >= fewestSaid ? stems : [];
};
