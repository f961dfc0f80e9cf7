import { fold } from "#language/fold.ts";
import { subordinates } from "#language/function-words.ts";
import { type Language, packs } from "#language/packs.ts";
import { sentences, tokens } from "#language/text.ts";
import type { Told } from "#storyteller/storyteller.ts";
import { lexiconMatcher } from "#storyteller/text/lexicon-matcher.ts";
import { quotesIn, unquoted } from "#storyteller/text/quotes.ts";
import { heardIn } from "../interviews/turn-record.ts";
import { stemsIn } from "./confiding.ts";
import type { SaidByTeller } from "./said.ts";

/** A word in more sentences of a life says little of which is meant: "Irka was there". */
const mostSentences = 2;
/** Who allows more names a whole life. */
const mostLines = 6;
const shortestStem = 3;
/** A line that tells what leave was given for has its words of weight, and so many of the others. */
const leastShared = 0.5;

type Life = { told: readonly Told[]; said: readonly SaidByTeller[]; language: Language };

/** What is said, with its words, and those of weight by their stems. */
type Read = { text: string; stems: readonly string[]; words: readonly string[] };

const readIn = (text: string, language: Language): Read => ({
  text,
  stems: stemsIn(text, language),
  words: tokens(text).map(({ word }) => word),
});

type Stemmed = Pick<Read, "stems">;

/** "That there was a letter" may stand as "There was a letter" by itself. */
const areAlike = (one: Stemmed, other: Stemmed): boolean => one.stems.join() === other.stems.join();

/** A sentence that gives leave: the words that name of what, and whether these stand in it themselves, behind a colon or in a clause of their own. */
type Leave = Pick<Read, "text" | "stems"> & { names: string; tells: boolean; says: readonly string[] };

const denies = (clause: string, language: Language): boolean =>
  lexiconMatcher(language)(clause).some(({ list }) => list === "negations");

/** Does a clause say what may stand: "that there was a letter which never came"? */
const saysWhat = (clause: string, language: Language): boolean => {
  const { functionWords } = packs[language];
  const [first = "", second = ""] = tokens(clause).map(({ word }) => word);
  return subordinates(functionWords.coordinators.has(first) ? second : first, functionWords);
};

/** The leave that a sentence gives: by its clauses up to the last that says so, or behind it where it comes first, without those that deny ("not the locker, but the step may stand"). */
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
  // "That there was a letter which never came" denies nothing of the leave.
  const isDenied = (clause: string): boolean =>
    !isOpen(clause) && !saysWhat(clause, language) && denies(clause, language);
  const isFirst = last === 0 && clauses.slice(1).some((clause) => saysWhat(clause, language));
  const named = (isFirst ? clauses : clauses.slice(0, last + 1)).filter((clause) => !isDenied(clause));
  // "That Ruth was there" names somebody, and no line.
  const words = named.map((clause) =>
    fold(clause.replace(/\p{Lu}[\p{L}\p{M}]*/gu, " ")).replace(allows, " "),
  );
  const quotes = isFirst ? quotesIn(text).map((quote) => fold(quote.text)) : [];
  const says = clauses.some(isDenied) ? [] : named.filter((clause) => saysWhat(clause, language));
  const names = [...words, ...quotes, ...rest].join(" ");
  return { text, stems: stemsIn(text, language), names, tells: rest.length > 0, says };
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
 * that may stand", of what they told before; and "this may be in it, and no more: that the money was not mine" itself, as well as "that there was a
 * letter, you may write", where nothing else tells of it. By the id of their answer. Beside these only what is told anyway is among them.
 */
export const leaveGiven = ({ told, said, language }: Life): Map<string, string[]> => {
  const open = told.filter(({ isPrivate }) => !isPrivate);
  const lines = open.flatMap(({ messageId, text }) =>
    sentences(text, language).map((one) => ({ messageId, ...readIn(one.text, language) })),
  );
  const isRare = (stem: string): boolean =>
    stem.length >= shortestStem && lines.filter(({ stems }) => stems.includes(stem)).length <= mostSentences;
  /** Does a leave say what nothing that is told says? */
  const isNew = ({ says, ...leave }: Leave): boolean => {
    const others = lines.filter((line) => !areAlike(line, leave));
    return says.some((clause) => {
      const { stems, words } = readIn(clause, language);
      const [, ...own] = words;
      const isTold = others.some(
        (line) =>
          stems.every((stem) => line.stems.includes(stem)) &&
          own.filter((word) => line.words.includes(word)).length >= Math.max(1, own.length) * leastShared,
      );
      return stems.length > 0 && !isTold;
    });
  };
  const found = new Map<string, string[]>();
  const add = (id: string, text: string): void => {
    const own = found.get(id) ?? [];
    if (!own.includes(text)) found.set(id, [...own, text]);
  };
  for (const [at, { message }] of said.entries()) {
    if (!isBesideKept(said, at)) continue;
    const leaves = sentences(message.content, language).flatMap(({ text }) => leaveIn(text, language) ?? []);
    const named = new Set(leaves.flatMap(({ names }) => stemsIn(names, language)).filter(isRare));
    const before = new Set(said.slice(0, at).map((one) => one.message.id));
    const fresh = new Set(leaves.filter(isNew));
    const isMeant = (line: (typeof lines)[number]): boolean => {
      const isOwn = line.messageId === message.id;
      const leave = isOwn ? leaves.find((one) => areAlike(line, one)) : undefined;
      if (leave) return leave.tells || fresh.has(leave);
      return (isOwn || before.has(line.messageId)) && line.stems.some((stem) => named.has(stem));
    };
    for (const { messageId, text } of lines.filter(isMeant).slice(0, mostLines)) add(messageId, text);
    const own = lines.filter(({ messageId }) => messageId === message.id);
    // What says itself what may stand, and stood nowhere because its asking is talk.
    for (const leave of fresh) if (!own.some((line) => areAlike(line, leave))) add(message.id, leave.text);
  }
  return found;
};
