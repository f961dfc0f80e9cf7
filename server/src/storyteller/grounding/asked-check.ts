import { isVerbLike } from "#language/grammar.ts";
import { type Language, packs } from "#language/packs.ts";
import { contentStems, sentences, type Token, tokens } from "#language/text.ts";
import { isTalk } from "../material/talk.ts";
import { lexiconMatcher } from "../text/lexicon-matcher.ts";
import { isDeed, type ParsedText, type Word } from "../text/parsed-text.ts";
import type { Asking, Evidence } from "./evidence.ts";

/** What an answer does with what was asked: it says yes or completes it, denies it, or tells of something of its own. */
type Reply = "takes up" | "denies" | "tells";

/** A first sentence of so few words may only point to what was asked, "He did", or be what it lacked, without a verb: "Under the stairs, in a crate." */
const mostPointing = 6;
const mostLacking = 12;

/** It speaks of what was asked by more of that than this. */
const mostlyAsked = 0.5;

/** An answer from its first word of its own: "Well, yes" is "yes". */
const withoutOpeners = (read: readonly Token[], language: Language): readonly Token[] => {
  const { openers, yes, no } = packs[language].functionWords;
  const from = read.findIndex(({ word }) => !openers.has(word) || yes.has(word) || no.has(word));
  return from < 0 ? read : read.slice(from);
};

/** Points to what was asked: "He did", "That was Tuesday", and a verb alone where those need nobody beside them. */
const pointsBack = (word: string, language: Language): boolean => {
  const { pronouns, things } = packs[language].functionWords;
  return pronouns.has(word) || things.has(word) || packs[language].story.bareThird?.test(word) === true;
};

const stemsOfDeeds = (words: readonly Word[]): Set<string> =>
  new Set(words.flatMap((word) => (isDeed(word) && word.stem !== null ? word.stem : [])));

const replyTo = ({ question, answer }: Asking, { language, known }: Evidence): Reply => {
  const { yes, no } = packs[language].functionWords;
  const [{ text } = { text: "" }] = sentences(answer.text, language);
  const read = withoutOpeners(tokens(text), language);
  const first = read[0]?.word ?? "";
  if (yes.has(first)) return "takes up";
  const lists = lexiconMatcher(language)(text).map(({ list }) => list);
  if (no.has(first) || lists.includes("negations")) return "denies";
  if (lists.includes("unknown") || lists.includes("decline") || isTalk(text, language)) return "tells";
  const told = stemsOfDeeds(answer.words.slice(0, tokens(text).length));
  const asked = [...stemsOfDeeds(question.words)];
  if (asked.filter((stem) => told.has(known(stem) ?? stem)).length > asked.length * mostlyAsked)
    return "takes up";
  const { grammar } = packs[language];
  const isVerbless = !read.some(({ word }) => grammar.subjects.has(word) || isVerbLike(word, grammar));
  const isPlain = contentStems(text, packs[language]).length === 0;
  const isPointing = read.length <= mostPointing && (isPlain || pointsBack(first, language));
  return isPointing || (isVerbless && read.length <= mostLacking) ? "takes up" : "tells";
};

const isDenied = ({ clauses }: ParsedText): boolean => clauses.some(({ isNegated }) => isNegated);

/** The words of a sentence that only a question holds. */
export const onlyAsked = ({ words }: ParsedText, { known, isTold }: Evidence): Word[] =>
  words.filter(({ stem }) => stem !== null && known(stem) !== null && !isTold(stem));

/**
 * May a sentence say what only the interviewer said? What was asked is told where the answer says yes to it or completes it; an answer that denies it, or
 * tells of something else, only lends it to a sentence that tells as much of its own.
 */
export const isTakenUp = (reading: ParsedText, evidence: Evidence): boolean => {
  const { asking, known, isTold } = evidence;
  const asked = new Set(onlyAsked(reading, evidence).flatMap(({ stem }) => known(stem ?? "") ?? []));
  if (asked.size === 0) return true;
  const told = new Set(reading.words.flatMap(({ stem }) => (stem !== null && isTold(stem) ? stem : [])));
  const own = asking.filter(({ question }) => question.words.some(({ stem }) => asked.has(stem ?? "")));
  return own.some((one) => {
    const reply = replyTo(one, evidence);
    if (reply === "takes up") return !isDenied(reading) || [one.question, ...evidence.cited].some(isDenied);
    return (reply === "denies" && isDenied(reading)) || told.size >= asked.size;
  });
};
