import { fold } from "#language/fold.ts";
import { isSameName } from "#language/name-match.ts";
import { type Language, packs } from "#language/packs.ts";
import { contentStems, sentences, tokens } from "#language/text.ts";
import { knownSpellings } from "../chronology/life-order.ts";
import type { Told } from "../story.ts";
import { isAlike } from "../text/fold.ts";
import { lexiconMatcher } from "../text/lexicon-matcher.ts";
import { tellerSpeaks } from "../text/own-voice.ts";

/** So many sentences after "I told you wrong" say what was wrong. */
const mostAfter = 3;
/** A denial of so few words means the sentence before it: "I said my father bought it. He didn't." */
const longestDenial = 5;
/** Whom a sentence means is named in it, or in so many before it. */
const mostBack = 2;

/** What was wrongly said: its words of weight without those for people, and who it was said of. */
type Claim = { what: readonly string[]; names: readonly string[] };

/** `known`: names of the teller's life. */
type Life = { language: Language; known: ReadonlySet<string> };

const isDenied = (text: string, language: Language): boolean =>
  lexiconMatcher(language)(text).some(({ list }) => list === "negations");

/** Names of the life in a text, in whatever form they stand. */
const namedIn = (text: string, { language, known }: Life): string[] =>
  (text.match(/\p{Lu}\p{L}+/gu) ?? []).filter((name) =>
    [...known].some((other) => isSameName([name, other], language)),
  );

const claimOf = (text: string, life: Life): Claim => {
  const { language } = life;
  const names = namedIn(text, life);
  const beside = lexiconMatcher(language)(text)
    .filter(({ list }) => ["people", "speech", "negations"].includes(list) || list.startsWith("kin "))
    .map(({ start, end }) => text.slice(start, end));
  const out = new Set([...names, ...beside].flatMap((words) => contentStems(words, packs[language])));
  return { what: contentStems(text, packs[language]).filter((stem) => !out.has(stem)), names };
};

/** What an answer takes back: "I said my father bought the piano. He didn't.", or, after it says that it was wrongly told, "Pelasia was no bridesmaid." */
const takenBackIn = (answer: string, life: Life): Claim | null => {
  const { language } = life;
  const all = sentences(answer, language).map(({ text }) => text);
  const admits = (text: string): boolean => packs[language].story.admits.test(fold(text));
  const admitted = all.findIndex(admits);
  const isSaidBefore = (text: string, next: string): boolean =>
    tellerSpeaks(tokens(text), language) &&
    lexiconMatcher(language)(text).some(({ list }) => list === "speech") &&
    !isDenied(text, language) &&
    tokens(next).length <= longestDenial &&
    isDenied(next, language);
  const isRightAfter = (at: number): boolean => admitted >= 0 && at > admitted && at <= admitted + mostAfter;
  const wrong = all.find(
    (text, at) =>
      !admits(text) &&
      (isSaidBefore(text, all[at + 1] ?? "") || (isRightAfter(at) && isDenied(text, language))),
  );
  const claim = wrong === undefined ? null : claimOf(wrong, life);
  return claim && claim.what.length > 0 ? claim : null;
};

/** The sentence of an answer that says what was wrong; -1: none does. */
const saidAt = (all: readonly string[], { what, names }: Claim, life: Life): number => {
  const { language } = life;
  return all.findIndex((text, at) => {
    const stems = contentStems(text, packs[language]);
    if (isDenied(text, language) || !what.every((one) => stems.some((stem) => isAlike(one, stem))))
      return false;
    const named = all.slice(Math.max(0, at - mostBack), at + 1).flatMap((one) => namedIn(one, life));
    const isOfThem = names.some((name) => named.some((other) => isSameName([name, other], language)));
    return what.length > 1 || isOfThem;
  });
};

/**
 * The answers without the sentence that a later one takes back in words of its own. What was told right stays beside it: this writer adds
 * no word.
 */
export const withoutTakenBack = (told: readonly Told[], language: Language): Told[] => {
  const texts = told.map(({ text }) => text);
  const life = { language, known: knownSpellings(texts, language) };
  for (const [by, { isPrivate, isSecret }] of told.entries()) {
    if (isPrivate || isSecret) continue;
    const claim = takenBackIn(texts[by] ?? "", life);
    if (!claim) continue;
    const saidIn = (text: string): { all: string[]; wrong: number } => {
      const all = sentences(text, language).map((one) => one.text);
      return { all, wrong: saidAt(all, claim, life) };
    };
    const at = texts.findLastIndex((text, index) => index < by && saidIn(text).wrong >= 0);
    if (at < 0) continue;
    const { all, wrong } = saidIn(texts[at] ?? "");
    texts[at] = all.filter((_, index) => index !== wrong).join(" ");
  }
  return told.map((one, at) => ({ ...one, text: texts[at] ?? one.text }));
};
