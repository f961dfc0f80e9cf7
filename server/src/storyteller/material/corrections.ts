import { type Language, packs } from "#language/packs.ts";
import { contentStems, isContentWord, sentences, tokens } from "#language/text.ts";
import { lexiconMatcher } from "../text/lexicon-matcher.ts";
import { tellerSpeaks } from "../text/own-voice.ts";

/** What counts instead of what was said before, with the answer that says so. */
export type Correction = { message: string; from: string; to: string };

/** `isPrivate`, `isSecret`: what it says reaches no story, and changes none. */
type Answer = { messageId: string; text: string; isPrivate?: boolean; isSecret?: boolean };

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/gu, "\\$&");

/** The words as they stand by themselves in a text. */
const standing = (words: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])${escaped(words)}(?![\\p{L}\\p{N}])`, "u");

const isTelling = (words: string): boolean => /\p{N}/u.test(words) || words.length >= 4;

/** A sentence of so few words that names a wrong figure, before the right one, says nothing else: "I said 1960 for the wedding. It was '62." */
const longestMistake = 8;

const withoutMistake = (text: string, { from, to }: Correction, language: Language): string => {
  if (!/\p{N}/u.test(from)) return text;
  const said = standing(from);
  const right = [standing(to), ...(/^\d{4}$/u.test(to) ? [standing(to.slice(2))] : [])];
  const isRight = (one = ""): boolean => right.some((form) => form.test(one));
  const all = sentences(text, language).map((one) => one.text);
  const isMistake = (one: string, at: number): boolean =>
    said.test(one) && tokens(one).length <= longestMistake && (isRight(one) || isRight(all[at + 1]));
  const rest = all.filter((one, at) => !isMistake(one, at));
  return rest.length < all.length ? rest.join(" ") : text;
};

/** A year in figures, the short form too: "'62". */
const year = /(?<!\p{N})(?:\d{4}|(?<=['’])\d{2})(?!\p{N})/u;

/**
 * Puts right what was said before: in the last answer before the correction that holds the words letter by letter; the correction itself
 * then does not say again what was wrong. Where no answer holds them, nothing is changed. Answers in the order they were given.
 */
export const corrected = <T extends Answer>(
  answers: readonly T[],
  corrections: readonly Correction[],
  language: Language,
): T[] => {
  const texts = answers.map(({ text }) => text);
  for (const correction of corrections) {
    const { message, from, to } = correction;
    const by = answers.findIndex(({ messageId }) => messageId === message);
    const said = standing(from);
    const at = texts.findLastIndex((text, index) => index < by && said.test(text));
    const isClosed = answers[by]?.isPrivate === true || answers[by]?.isSecret === true;
    if (at < 0 || isClosed || !isTelling(from)) continue;
    texts[at] = (texts[at] ?? "").replace(said, () => to);
    texts[by] = withoutMistake(texts[by] ?? "", correction, language);
  }
  return answers.map((answer, at) => ({ ...answer, text: texts[at] ?? answer.text }));
};

/** "I said 1960 for the wedding.": the year that a sentence takes back; undefined: none. */
const takenBack = (text: string, language: Language): string | undefined => {
  const read = tokens(text);
  // "My mother said" is hers.
  const isTellers = tellerSpeaks(read, language);
  const isSaid = lexiconMatcher(language)(read).some(({ list }) => list === "speech");
  const found = year.exec(text)?.[0];
  return isTellers && isSaid && read.length <= longestMistake && found?.length === 4 ? found : undefined;
};

/** So few words say which year it was, and nothing else. */
const longestRight = 6;
const besideYear: ReadonlySet<string> = new Set(["times", "hedges", "fillers"]);

/** "That was '62.": the year of a sentence that tells nothing but what the one before is taken back of; undefined: none. */
const rightYear = (text: string, { before, language }: { before: string; language: Language }) => {
  const read = tokens(text);
  const beside = lexiconMatcher(language)(read).filter(({ list }) => besideYear.has(list));
  const said = new Set(contentStems(before, packs[language]));
  const isNew = ({ word }: { word: string }, at: number): boolean =>
    isContentWord(word, packs[language]) &&
    !/\p{N}/u.test(word) &&
    !beside.some(({ from, to }) => at >= from && at < to) &&
    !contentStems(word, packs[language]).every((stem) => said.has(stem));
  return read.length <= longestRight && !read.some(isNew) ? year.exec(text)?.[0] : undefined;
};

/** What is left of an answer that puts something right says something only from so many words on. */
const leastBeside = 12;

/** Answers in which a year is the one that their teller put right of their own accord later: "I said 1960 for the wedding. That was '62." What only puts it right is told no more. */
export const putRight = <T extends Answer>(answers: readonly T[], language: Language): T[] => {
  let told = [...answers];
  for (const [by, { messageId, text }] of answers.entries()) {
    const all = sentences(text, language).map((one) => one.text);
    for (const [at, one] of all.entries()) {
      const from = takenBack(one, language);
      const right = rightYear(all[at + 1] ?? "", { before: one, language });
      if (!from || !right) continue;
      const to = right.length === 2 ? `${from.slice(0, 2)}${right}` : right;
      const next = corrected(told, [{ message: messageId, from, to }], language);
      if (to === from || next.every((answer, index) => answer.text === told[index]?.text)) continue;
      const rest = all.filter((_, index) => index !== at && index !== at + 1).join(" ");
      const isRest = tokens(rest).length < leastBeside;
      told = next.map((answer, index) => (index === by ? { ...answer, text: isRest ? "" : rest } : answer));
    }
  }
  return told;
};
