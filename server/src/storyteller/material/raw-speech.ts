import { isVerbLike } from "#language/grammar.ts";
import { type Language, packs } from "#language/packs.ts";
import { isContentWord, type Token, tokens } from "#language/text.ts";
import { capital } from "../text/capital.ts";
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

type Life = { known: ReadonlySet<string>; said: readonly string[]; language: Language };

type Raw = { read: readonly Token[]; names: ReadonlyMap<string, string>; language: Language };

/** Names of the teller's life as they are spelled elsewhere, and given names that are hardly anything else, by their small letters. A word that is said in small letters elsewhere is none. */
const namesBySmall = ({ known, said, language }: Life): Map<string, string> => {
  const { conversation, story } = packs[language];
  // Where names are inflected a form of one may be another word: "na lodzie" is on the ice, and not Lodzia.
  const given = story.nominative ? [] : [...conversation.followUps.givenNames];
  const capitals = (name: string): string =>
    name.replace(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toLocaleUpperCase(language));
  const small = new Set(
    said.filter((text) => !isRaw(text)).flatMap((text) => text.match(/(?<!\p{L})\p{Ll}\p{L}*/gu) ?? []),
  );
  const all = said.join("\n");
  // "The Young Elsie": the first word of a name that stands nowhere alone may be any word.
  const isPart = (name: string): boolean =>
    !given.includes(name.toLowerCase()) && !new RegExp(`${name}(?! \\p{Lu})`, "u").test(all);
  return new Map(
    [
      ...given.map((name): [string, string] => [name, capitals(name)]),
      ...[...known]
        .filter((name) => !isPart(name))
        .map((name): [string, string] => [name.toLowerCase(), name]),
    ].filter(([low]) => !small.has(low)),
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

/** Does a word stand for what somebody did something to, or spoke of: "asked her", "knew about it"? */
const isObject = (at: number, { read, language }: Raw): boolean => {
  const { pronouns, things, about } = packs[language].functionWords;
  const { grammar, lexicon } = packs[language];
  const [before, own] = [read[at - 1]?.word ?? "", read[at]?.word ?? ""];
  if (pronouns.has(own)) return !grammar.subjects.has(own);
  const isOfVerb =
    isVerbLike(before, grammar) || about.has(before) || lexicon.placePrepositions.includes(before);
  return things.has(own) && isOfVerb;
};

/** May a sentence end with the word at this place? Not with a time, which what follows is told of, nor with what says that it is said: "the next year he says he's going". */
const mayEnd = (at: number, raw: Raw): boolean => {
  const { read, language } = raw;
  const own = read[at]?.word ?? "";
  if (isObject(at, raw)) return true;
  const last = read.slice(Math.max(0, at - 2), at + 1);
  const leads = lexiconMatcher(language)(last).some(
    ({ list, to }) => (list === "times" || list === "speech") && to === last.length,
  );
  if (leads) return false;
  // "All the time he had": no sentence begins after a noun that is spoken of on.
  const isSpokenOn = packs[language].functionWords.definite.has(read[at - 1]?.word ?? "");
  return isContentWord(own, packs[language]) && !isVerbLike(own, packs[language].grammar) && !isSpokenOn;
};

/** A small word that belongs to what was said before it: "I have it yet Walter knew". */
const isAdverb = (word: string, language: Language): boolean => {
  const { functionWords, grammar, lexicon } = packs[language];
  const { coordinators, leaning, self, about } = functionWords;
  const isOther = [coordinators, leaning, self, about, grammar.determiners].some((words) => words.has(word));
  const isPlain = !isContentWord(word, packs[language]) && !isVerbLike(word, grammar);
  return isPlain && !isOther && !lexicon.placePrepositions.includes(word);
};

/** "Kunde inte jag vi träffades", "det hade han han hade": the one ends a sentence, and the other begins the next. */
const isOfNext = (at: number, { read, language }: Raw): boolean => {
  const { grammar } = packs[language];
  const [before, own] = [read[at - 1]?.word ?? "", read[at]?.word ?? ""];
  if (!grammar.subjects.has(before) || !grammar.subjects.has(own)) return false;
  return before !== own || isVerbLike(read[at - 2]?.word ?? "", grammar);
};

/** Does a sentence begin here that nothing joins to the one before: "she went" after a noun? */
const beginsBare = (at: number, raw: Raw): boolean => {
  const { read, names, language } = raw;
  const { coordinators, contractions, inverts } = packs[language].functionWords;
  const { grammar, lexicon } = packs[language];
  const [before, own, next] = [read[at - 1]?.word ?? "", read[at]?.word ?? "", read[at + 1]?.word ?? ""];
  const [subject = ""] = (contractions.get(own) ?? own).toLowerCase().split("'");
  const acts = isVerbLike(next, grammar);
  // "He just couldn't he went up to the allotment"
  const isDenied = /n't$/u.test(contractions.get(before) ?? "") && acts;
  if (names.has(own)) return acts && (isObject(at - 1, raw) || isAdverb(before, language));
  if (!grammar.subjects.has(subject) || (inverts && !acts)) return false;
  // "Franek ja i Marysia": no sentence begins with one of two people, nor "from it he did he was digging" with the end of one.
  const isTag = grammar.subjects.has(read[at + 2]?.word ?? "");
  const isActing = !isTag && !coordinators.has(next) && !lexicon.placePrepositions.includes(next);
  return isActing && (isDenied || mayEnd(at - 1, raw));
};

/** Does a sentence begin here, so many words after the last one began? */
const begins = (at: number, begun: number, raw: Raw): boolean => {
  const { read, language } = raw;
  const { coordinators, connectives, openers } = packs[language].functionWords;
  const { grammar } = packs[language];
  const [before, own, next] = [read[at - 1]?.word ?? "", read[at]?.word ?? "", read[at + 1]?.word ?? ""];
  if (read.length - at < shortestLast || connectives.has(before) || openers.has(before)) return false;
  if (at - begun >= shortestBare && isOfNext(at, raw)) return true;
  // "bara han och jag": two people, and no new sentence.
  const isPair = grammar.subjects.has(before) || raw.names.has(before);
  if (isPair) return false;
  if (at - begun >= shortestJoined) {
    if (openers.has(own)) return true;
    // "Between here and Saltfleet and he …": a place, and nobody who acts.
    const isActing = isActor(at + 1, raw) && !coordinators.has(read[at + 2]?.word ?? "");
    if (coordinators.has(own) && (isActing || openers.has(next))) return true;
  }
  return at - begun >= shortestBare && beginsBare(at, raw);
};

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
    written += isFirst ? capital(spelled, language) : spelled;
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
    const paragraphs = text.split("\n");
    if (!paragraphs.some(isRaw)) return text;
    names ??= namesBySmall({ known, said, language });
    const spelled = { names, language };
    return paragraphs
      .map((paragraph) => {
        if (isRaw(paragraph)) return marked(paragraph, spelled);
        // What the next paragraph follows ends here: "and I said she must have done it".
        const isOpen = /[\p{L}\p{N}]\s*$/u.test(paragraph);
        return capital(isOpen ? `${paragraph.trimEnd()}.` : paragraph, language);
      })
      .join("\n");
  };
};
