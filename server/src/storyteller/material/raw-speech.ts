import { isVerbLike } from "#language/grammar.ts";
import { type Language, packs } from "#language/packs.ts";
import { isContentWord, type Token, tokens } from "#language/text.ts";
import { lexiconMatcher } from "../text/lexicon-matcher.ts";

/** Speech of so many words without a single mark was taken down without them. */
const fewestRaw = 25;
/** Words that a sentence has at least, where another begins with "and she" or the like, and where nothing joins the two. */
const shortestJoined = 6;
const shortestBare = 4;
const shortestLast = 3;

/** Was an answer taken down without punctuation? */
const isRaw = (text: string): boolean =>
  /^\s*\p{Ll}/u.test(text) && !/[.,;:!?…]/u.test(text) && tokens(text).length >= fewestRaw;

type Raw = { read: readonly Token[]; names: ReadonlyMap<string, string>; language: Language };

/** Names of the teller's life as they are spelled elsewhere, by their small letters. A word that is said in small letters elsewhere is none. */
const namesBySmall = (known: ReadonlySet<string>, said: readonly string[]): Map<string, string> => {
  const small = new Set(
    said.filter((text) => !isRaw(text)).flatMap((text) => text.match(/(?<!\p{L})\p{Ll}\p{L}*/gu) ?? []),
  );
  return new Map(
    [...known].map((name) => [name.toLowerCase(), name] as const).filter(([low]) => !small.has(low)),
  );
};

/** Does somebody who acts stand here: "she", "Gienia", "the grandmother Ines"? */
const isActor = (at: number, { read, names, language }: Raw): boolean => {
  const { subjects, determiners } = packs[language].grammar;
  const word = read[at]?.word ?? "";
  if (subjects.has(word) || names.has(word)) return true;
  const next = read[at + 1]?.word ?? "";
  const isKin = (one: string): boolean =>
    lexiconMatcher(language)(one).some(({ list }) => list.startsWith("kin "));
  return isKin(word) || (determiners.has(word) && (names.has(next) || isKin(next)));
};

const articles = /^(?:the|every|all|det|den)$/u;

/** Does a sentence begin here, so many words after the last one began? */
const begins = (at: number, begun: number, raw: Raw): boolean => {
  const { read, language } = raw;
  const { coordinators, connectives, openers, pronouns, contractions } = packs[language].functionWords;
  const { grammar } = packs[language];
  const [before, own, next] = [read[at - 1]?.word ?? "", read[at]?.word ?? "", read[at + 1]?.word ?? ""];
  if (read.length - at < shortestLast || connectives.has(before) || openers.has(before)) return false;
  // "bara han och jag": two people, and no new sentence.
  const isPair = grammar.subjects.has(before) || raw.names.has(before);
  if (isPair) return false;
  if (at - begun >= shortestJoined) {
    if (openers.has(own)) return true;
    if (coordinators.has(own) && (isActor(at + 1, raw) || openers.has(next))) return true;
  }
  const isObject = pronouns.has(before) && !grammar.subjects.has(before);
  const isFree = isObject || (isContentWord(before, packs[language]) && !isVerbLike(before, grammar));
  const [subject = ""] = (contractions.get(own) ?? own).toLowerCase().split("'");
  // "All the time he had", "Franek ja i Marysia": no sentence begins after a noun that is spoken of on, nor with one of two people.
  const isSpokenOn = articles.test(read[at - 2]?.word ?? "");
  const isActing = !coordinators.has(next) && !packs[language].lexicon.placePrepositions.includes(next);
  return at - begun >= shortestBare && isFree && !isSpokenOn && isActing && grammar.subjects.has(subject);
};

type Life = { known: ReadonlySet<string>; said: readonly string[]; language: Language };

const marked = (
  text: string,
  { names, language }: { names: ReadonlyMap<string, string>; language: Language },
) => {
  const { contractions } = packs[language].functionWords;
  const read = tokens(text);
  const raw = { read, names, language };
  let written = "";
  let [from, begun] = [0, 0];
  for (const [at, { word, start, end }] of read.entries()) {
    const isFirst = at === 0 || begins(at, begun, raw);
    const spelled = names.get(word) ?? contractions.get(word) ?? text.slice(start, end);
    const between = text.slice(from, start);
    written += isFirst && at > 0 ? `${between.trimEnd()}. ` : between;
    written += isFirst
      ? spelled.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase(language))
      : spelled;
    if (isFirst) begun = at;
    from = end;
  }
  return `${written}${text.slice(from).trimEnd()}.`;
};

/**
 * Gives speech that was taken down without punctuation stops where a sentence begins ("and she", "she went" after a noun), capitals there and
 * on the names of the teller's life, and apostrophes where only a contraction can be meant. Every word stays, and any other
 * text. `said`: all answers of the teller, `known`: the names in them.
 */
export const createPunctuator = ({ known, said, language }: Life): ((text: string) => string) => {
  let names: ReadonlyMap<string, string> | undefined;
  return (text) => {
    if (!isRaw(text)) return text;
    names ??= namesBySmall(known, said);
    return marked(text, { names, language });
  };
};
