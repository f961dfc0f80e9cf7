import { type Language, packs } from "#language/packs.ts";
import { isContentWord, tokens } from "#language/text.ts";
import { lexiconMatcher } from "../text/lexicon-matcher.ts";
import type { ClaimWords } from "./claim-words.ts";
import type { Claim } from "./claims.ts";
import type { FactFinder, Relation } from "./fact-finder.ts";
import type { Found } from "./told-fact.ts";

/** What claims are held against. `known`: relatives of whom was told who they are. */
export type Checking = {
  finder: FactFinder;
  words: ClaimWords;
  language: Language;
  known: readonly Found[];
};
export type Kind = "born" | "died" | "married" | "moved";

const kinds: readonly Kind[] = ["born", "died", "married", "moved"];
export const partners: readonly Relation[] = ["husband", "wife", "partner"];
/** The most characters between two sentences that follow each other: an empty line. */
export const mostBetween = 2;

/** A partner is a husband or a wife. */
export const isSameRelation = (one: Relation, other: Relation): boolean =>
  one === other || (partners.includes(one) && partners.includes(other));

/** `isSure`: no word with a capital that may be anything. */
export type Mention = {
  at: number;
  relation: Relation | null;
  isOwn: boolean;
  name: string;
  isSure: boolean;
};

/** Who is spoken of in a sentence: relatives, names and the teller. */
export function mentionsIn(
  text: string,
  claim: Claim,
  { finder, words, language, known }: Checking,
): Mention[] {
  const found: Mention[] = [];
  const add = (at: number, word: string, relation: Relation | null): void => {
    const isKnown = found.some((one) => one.at <= at && at < one.at + one.name.length);
    if (relation && !isKnown)
      found.push({ at, relation, isOwn: !words.isAnothers(text.slice(0, at)), name: word, isSure: true });
  };
  for (const { 0: word, index } of text.matchAll(words.kin))
    add(index, word, finder.relationOf(word)?.relation ?? null);
  for (const { list, start, end } of lexiconMatcher(language)(text))
    if (list.startsWith("kin ")) add(start, text.slice(start, end), list.slice(4) as Relation);
  const { placing, articles } = packs[language].family;
  const { givenNames } = packs[language].conversation.followUps;
  const all = tokens(text);
  let placed = -2;
  for (const [index, { word, start, end }] of all.entries()) {
    const name = text.slice(start, end);
    if (!/^\p{Lu}\p{Ll}/u.test(name) || claim.place.includes(name)) continue;
    if (!finder.isName(name)) {
      // "Saint Anne".
      if (isContentWord(word, packs[language])) placed = index;
      continue;
    }
    const before = all[index - 1]?.word ?? "";
    const isSomebody =
      isCalled(name, claim.name, finder) ||
      known.some((one) => isCalled(name, one.name, finder)) ||
      givenNames.has(word);
    const isPlace =
      !articles.split("|").includes(before) &&
      (placing.split("|").includes(before) || !isContentWord(before, packs[language]));
    // Of "u Najświętszej Marii" the second word is no other name.
    const isPart = index === placed + 1;
    if (isSomebody && !isPart) found.push({ at: start, relation: null, isOwn: true, name, isSure: true });
    else if (!isPlace && !isPart && index > 0)
      found.push({ at: start, relation: null, isOwn: true, name, isSure: false });
    else placed = index;
  }
  // "We buried Father": who tells of a death is not who died.
  for (const { index, 0: name } of claim.kind === "died" ? [] : text.matchAll(words.teller))
    found.push({ at: index, relation: "self", isOwn: true, name, isSure: true });
  return found.sort((a, b) => a.at - b.at);
}

/** Is a word of a text this name, in whatever form it stands there? */
export function isCalled(word: string, name: string, finder: FactFinder): boolean {
  return name.split(" ").some((part) => {
    const stem = part.slice(0, Math.max(3, part.length - (finder.bends ? 2 : 0)));
    return (
      part !== "" &&
      (finder.bends ? word.startsWith(stem) && Math.abs(word.length - part.length) < 4 : word === part)
    );
  });
}

/** Does a name begin with the one that is given? */
export const isSamePerson = (one: string, other: string, finder: FactFinder): boolean =>
  isCalled(one.split(" ")[0] ?? "", other, finder);

/** `isDone`: somebody did it, and to whom stands right behind: "we buried". */
export type Event = { kind: Kind; at: number; length: number; isDone: boolean };

/** By what words a text may tell a birth, a death, a marriage or a move, with their places. */
export function eventsIn(text: string, { words }: Checking): Event[] {
  const found = (kind: Kind, form: RegExp, isDone: boolean): Event[] =>
    [...text.matchAll(form)].map(({ index, 0: said }) => ({ kind, at: index, length: said.length, isDone }));
  const happened = kinds.flatMap((kind) => found(kind, words[kind], false));
  // "Was buried" is no "buried".
  const done = found("died", words.lost, true).filter(
    ({ at }) => !happened.some((one) => one.at <= at && at < one.at + one.length),
  );
  return [...happened, ...done];
}

/** Is what stands at a place only guessed, denied or reported? */
export const isGuessed = (text: string, at: number, finder: FactFinder): boolean => {
  const begin = Math.max(...[",", ";", ":", "—", "–"].map((mark) => text.lastIndexOf(mark, at - 1))) + 1;
  return finder.isUnsureText(text.slice(begin, at));
};
