import { fold } from "#language/fold.ts";
import { type Language, packs } from "#language/packs.ts";
import { sentences } from "#language/text.ts";
import type { Told } from "#storyteller/storyteller.ts";
import { lexiconMatcher } from "#storyteller/text/lexicon-matcher.ts";
import { unquoted } from "#storyteller/text/quotes.ts";
import { heardIn } from "../interviews/turn-record.ts";
import { stemsIn } from "./confiding.ts";
import type { SaidByTeller } from "./said.ts";

/** A word in more sentences of a life says little of which is meant: "Irka was there". */
const mostSentences = 2;
/** Who allows more names a whole life. */
const mostLines = 6;
const shortestStem = 3;

type Life = { told: readonly Told[]; said: readonly SaidByTeller[]; language: Language };

/** A sentence that gives leave: the words that name of what, and whether these stand in it themselves, behind a colon. */
type Leave = { text: string; names: string; tells: boolean };

const denies = (clause: string, language: Language): boolean =>
  lexiconMatcher(language)(clause).some(({ list }) => list === "negations");

/** The leave that a sentence gives: by its clauses up to the last that says so, without those that deny ("not the locker, but the step may stand"). */
const leaveIn = (text: string, language: Language): Leave | null => {
  const { allows, leaveOut } = packs[language].story;
  const [head = "", ...rest] = unquoted(text).split(":");
  const clauses = head.split(/[,;–—]/u);
  // "This may be in it, and no more" denies nothing.
  const isOpen = (clause: string): boolean => {
    const { 0: said = "", index = -1 } = allows.exec(fold(clause)) ?? {};
    return index >= 0 && !denies(fold(clause).slice(0, index + said.length), language);
  };
  const last = clauses.findLastIndex(isOpen);
  if (last < 0 || leaveOut.test(fold(clauses[last] ?? ""))) return null;
  const named = clauses
    .slice(0, last + 1)
    .filter((clause) => isOpen(clause) || !denies(clause, language))
    // "That Ruth was there" names somebody, and no line.
    .map((clause) => fold(clause.replace(/\p{Lu}[\p{L}\p{M}]*/gu, " ")).replace(allows, " "));
  return { text, names: [...named, ...rest].join(" "), tells: rest.length > 0 };
};

/** Is something kept out with what is said here, or right before it? Elsewhere "you can say that" is a manner of speaking. */
const isBesideKept = (said: readonly SaidByTeller[], at: number): boolean =>
  [said[at - 1], said[at]].some((one) => {
    if (!one) return false;
    const heard = heardIn(one.message);
    return one.message.is_private === 1 || heard?.intent === "secret" || heard?.by_model === "kept";
  }) || (heardIn(said[at]?.message ?? { heard: null })?.let_in?.length ?? 0) > 0;

/**
 * The sentences of which a teller says that they may stand, where they say what is to stay out: "That she went to Ełk, and what she said on the step,
 * that may stand", of what they told before; and "this may be in it, and no more: that the money was not mine" itself. By the id of their answer. Only what is
 * told anyway is among them.
 */
export const leaveGiven = ({ told, said, language }: Life): Map<string, string[]> => {
  const open = told.filter(({ isPrivate }) => !isPrivate);
  const lines = open.flatMap(({ messageId, text }) =>
    sentences(text, language).map((one) => ({
      messageId,
      text: one.text,
      stems: stemsIn(one.text, language),
    })),
  );
  const isRare = (stem: string): boolean =>
    stem.length >= shortestStem && lines.filter(({ stems }) => stems.includes(stem)).length <= mostSentences;
  const found = new Map<string, string[]>();
  for (const [at, { message }] of said.entries()) {
    if (!isBesideKept(said, at)) continue;
    const leaves = sentences(message.content, language).flatMap(({ text }) => leaveIn(text, language) ?? []);
    const named = new Set(leaves.flatMap(({ names }) => stemsIn(names, language)).filter(isRare));
    const before = new Set(said.slice(0, at).map((one) => one.message.id));
    const isMeant = ({ messageId, text, stems }: (typeof lines)[number]): boolean =>
      before.has(messageId)
        ? stems.some((stem) => named.has(stem))
        : messageId === message.id && leaves.some((leave) => leave.tells && leave.text === text);
    for (const { messageId, text } of lines.filter(isMeant).slice(0, mostLines))
      found.set(messageId, [...(found.get(messageId) ?? []), text]);
  }
  return found;
};
