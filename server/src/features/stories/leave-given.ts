import { fold } from "#language/fold.ts";
import { type Language, packs } from "#language/packs.ts";
import { sentences } from "#language/text.ts";
import type { Told } from "#storyteller/storyteller.ts";
import { lexiconMatcher } from "#storyteller/text/lexicon-matcher.ts";
import { unquoted } from "#storyteller/text/quotes.ts";
import { heardIn } from "../interviews/turn-record.ts";
import type { SaidByTeller } from "./book-wishes.ts";
import { stemsIn } from "./confiding.ts";

/** A word in more sentences of a life says little of which is meant: "Irka was there". */
const mostSentences = 2;
/** Who allows more names a whole life. */
const mostLines = 6;
const shortestStem = 3;

type Life = { told: readonly Told[]; said: readonly SaidByTeller[]; language: Language };

const denies = (clause: string, language: Language): boolean =>
  lexiconMatcher(language)(clause).some(({ list }) => list === "negations");

/** What a sentence allows: its clauses up to the last that says so, without those that deny ("not the locker, but the step may stand"). */
const allowedBy = (sentence: string, language: Language): string => {
  const { allows, leaveOut } = packs[language].story;
  const clauses = unquoted(sentence).split(/[,;:–—]/u);
  const last = clauses.findLastIndex((clause) => allows.test(fold(clause)) && !denies(clause, language));
  if (last < 0 || leaveOut.test(fold(clauses[last] ?? ""))) return "";
  return clauses
    .slice(0, last + 1)
    .filter((clause) => !denies(clause, language))
    .join(",");
};

/** Is something kept out with what is said here, or right before it? Elsewhere "you can say that" is a manner of speaking. */
const isBesideKept = (said: readonly SaidByTeller[], at: number): boolean =>
  [said[at - 1], said[at]].some((one) => {
    if (!one) return false;
    const heard = heardIn(one.message);
    return one.message.is_private === 1 || heard?.intent === "secret" || heard?.by_model === "kept";
  }) || (heardIn(said[at]?.message ?? { heard: null })?.let_in?.length ?? 0) > 0;

/**
 * The sentences that a teller told before and says may stand, where they say what is to stay out: "That she went to Ełk, and what she said on the step,
 * that may stand." By the id of their answer. Only what is told anyway is among them.
 */
export const leaveGiven = ({ told, said, language }: Life): Map<string, string[]> => {
  const lines = told.flatMap(({ messageId, text }) =>
    sentences(text, language).map((one) => ({
      messageId,
      text: one.text,
      stems: new Set(stemsIn(one.text, language)),
    })),
  );
  const counts = new Map<string, number>();
  for (const stem of lines.flatMap(({ stems }) => [...stems])) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  const found = new Map<string, string[]>();
  for (const [at, { message }] of said.entries()) {
    if (!isBesideKept(said, at)) continue;
    const own = sentences(message.content, language).map(({ text }) => allowedBy(text, language));
    // "That Ruth was there" names somebody, and no line.
    const things = own.join(" ").replace(/\p{Lu}[\p{L}\p{M}]*/gu, " ");
    const stems = stemsIn(things, language).filter(
      (stem) => stem.length >= shortestStem && (counts.get(stem) ?? 0) <= mostSentences,
    );
    const before = new Set(said.slice(0, at).map((one) => one.message.id));
    for (const line of lines
      .filter((one) => before.has(one.messageId) && stems.some((stem) => one.stems.has(stem)))
      .slice(0, mostLines))
      found.set(line.messageId, [...(found.get(line.messageId) ?? []), line.text]);
  }
  return found;
};
