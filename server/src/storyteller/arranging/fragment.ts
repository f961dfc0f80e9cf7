import { type Language, packs } from "#language/packs.ts";
import type { TopicId } from "#language/subjects.ts";
import { isContentWord, tokens } from "#language/text.ts";
import { hasAside } from "../material/asides.ts";
import { isPlain, piecesOf, type Unit } from "../material/unit.ts";
import { type LexiconMatch, type List, lexiconMatcher } from "../text/lexicon-matcher.ts";

const namesOf: ReadonlySet<List> = new Set<List>(["people", "places", "things", "events"]);

const namesSomething = ({ list }: LexiconMatch): boolean => namesOf.has(list) || list.startsWith("kin ");

const sayNothing: ReadonlySet<List> = new Set<List>(["negations", "unknown", "decline"]);

const standsUnderHeading = ({ piece, text, isLeaning, isDangling }: Unit, language: Language): boolean => {
  if (isLeaning || isDangling || piece.isBroken || /[?…]["“”»’)\]]*$/u.test(text)) return false;
  const read = tokens(text);
  const matches = lexiconMatcher(language)(read);
  if (matches.some(({ list }) => sayNothing.has(list)) || hasAside(read, language)) return false;
  const [first] = read;
  if (read.length < 2 || packs[language].functionWords.degrees.has(first?.word ?? ""))
    return matches.some(namesSomething) || /^\p{N}{4}$/u.test(first?.word ?? "");
  return !isPlain(text, language);
};

/** Subjects that ask for one person and for others beside: "Who shared the grief?" under the heading of a loss. */
export const ofOneAndOthers: ReadonlySet<TopicId> = new Set<TopicId>([
  "love_story",
  "loss_and_recovery",
  "hard_time",
  "turning_point",
  "best_decision_and_regret",
  "greatest_challenge_learned",
  "people_to_thank_forgive",
]);

const namesPerson = ({ list }: LexiconMatch): boolean =>
  list === "people" || list === "titles" || list.startsWith("kin ");

/** Names somebody, or may: a capital at the beginning says nothing, and many names are words too ("Rose"). */
const mayNamePerson = ({ text }: Unit, language: Language): boolean => {
  const read = tokens(text);
  return (
    lexiconMatcher(language)(read).some(namesPerson) ||
    read.some(({ word, start }) => /^\p{Lu}/u.test(text.slice(start)) && isContentWord(word, packs[language]))
  );
};

type Asked = { topic: TopicId; language: Language };

/**
 * The pieces of a thin answer that say something under the heading of what was asked: "In the mill." under "Working
 * life". What denies is none of them, since nobody can tell what it denies; nor what points to somebody unnamed, or
 * says only how somebody was ("Very strict."), since it might be read of another; nor a person whose part in the subject
 * only the question told: who consoled must not read as who was lost.
 */
export const fragmentsOf = (text: string, { topic, language }: Asked): Unit[] =>
  piecesOf(text, language)
    .filter((unit) => standsUnderHeading(unit, language))
    .filter((unit) => !ofOneAndOthers.has(topic) || !mayNamePerson(unit, language));
