import { fold } from "#language/fold.ts";
import { isVerbLike } from "#language/grammar.ts";
import { contentStems, countWords, sentences, tokens } from "#language/text.ts";
import { sentencesIn } from "../../hearing/parts.ts";
import { type Act, letInAgain } from "../../ledger/acts.ts";
import type { KeptOut } from "../../ledger/ledger.ts";
import { isTelling } from "../../moves.ts";
import type { Chosen } from "../../wording/chosen.ts";
import type { Moment } from "../moment.ts";
import type { Candidate } from "./meant.ts";
import { linesLeftOut, linesNamed, saysWhole } from "./part.ts";
import { askedAgainIn, isForGoodIn } from "./reply.ts";
import { isSpokenOf } from "./status.ts";

/** What a model's acts of deletion mean, word for word: which sentences of which answer. */

/** So many words of a copied passage are no chance. */
const fewestCopied = 3;
const longestTalk = 90;
/** In so many words that are neither of it nor ask for it something else is told. */
const fewestOther = 30;
/** So long is no sentence that only speaks to Saga of it. */
const fewestTold = 15;

/** The answer that an act wants gone, whole or in part; undefined: it wants none gone. */
const erasedIn = (act: Act): string | undefined => {
  if (act.do === "erase") return act.message;
  return act.do === "keep_out" && "words" in act && act.erases ? act.in : undefined;
};

/** The answers that a model heard are to go, whole or in part. */
export const erasedBy = ({ acts = [] }: Pick<Chosen, "acts">): string[] => [
  ...new Set(acts.flatMap((act) => erasedIn(act) ?? [])),
];

/** Whatever act names one of the answers that one question asked about names them all, as one. */
export const actsAsOne = <T extends Pick<Chosen, "acts">>({ together = [] }: Moment, choice: T): T => {
  const isOfThem = (act: Act): boolean => together.some(({ id }) => id === erasedIn(act));
  const [first] = together;
  const { acts = [] } = choice;
  if (!first || !acts.some(isOfThem)) return choice;
  return { ...choice, acts: [{ do: "erase", message: first.id }, ...acts.filter((act) => !isOfThem(act))] };
};

/** The sentences of an answer that act names; undefined: all of it. */
export const linesIn = ({ acts = [] }: Pick<Chosen, "acts">, id: string): readonly string[] | undefined => {
  const of = acts.filter((act) => erasedIn(act) === id);
  const lines = of.map((act) => ("lines" in act ? act.lines : undefined));
  return lines.includes(undefined) ? undefined : lines.flatMap((some) => some ?? []);
};

/** Sentences that hold a passage letter by letter, or stand in it. */
const linesCopied = (all: readonly string[], passage: string): string[] => {
  const pieces = sentencesIn(passage.replace(/…/gu, ". "))
    .map(fold)
    .filter((one) => countWords(one) >= fewestCopied);
  return all.filter((one) => {
    const spelt = fold(one);
    const isShort = countWords(spelt) < fewestCopied;
    return pieces.some((piece) => spelt.includes(piece) || (!isShort && piece.includes(spelt)));
  });
};

/** What a passage means of an answer: what it copies; else the sentences that are kept out already, where it speaks of them; else those it names. */
const linesOf = (moment: Moment, answer: Pick<Candidate, "id" | "text">, passage: string): string[] => {
  const { pack } = moment;
  const all = sentences(answer.text ?? "", pack.language).map((one) => one.text);
  const copied = linesCopied(all, passage);
  if (copied.length > 0) return copied;
  const out = linesLeftOut(moment, answer);
  const held = new Set(out.flatMap((line) => contentStems(line, pack)));
  if (contentStems(passage, pack).some((stem) => held.has(stem))) return out;
  return linesNamed(moment, answer, [passage]) ?? [];
};

const longestTail = 4;

/** "Not a word.": nothing of its own that could stay where what stands before it goes. */
const isTail = (sentence: string, { pack }: Moment): boolean =>
  countWords(sentence) <= longestTail &&
  !sentence.endsWith("?") &&
  !tokens(sentence).some(({ word }) => pack.grammar.subjects.has(word) || isVerbLike(word, pack.grammar));

/** These sentences of an answer, with the tails that would be left hanging behind them. */
const withTails = (
  all: readonly string[],
  isMeant: (sentence: string) => boolean,
  moment: Moment,
): string[] => {
  let isBefore = false;
  return all.filter((one) => {
    isBefore = isMeant(one) || (isBefore && isTail(one, moment));
    return isBefore;
  });
};

const textsOf = ({ out = [], told = [] }: Moment) => [...out, ...told];

/** The acts of deletion, one for each answer, with the sentences that are meant. */
const exact = (moment: Moment, acts: readonly Act[], text: string): Act[] => {
  const rest = acts.filter((act) => erasedIn(act) === undefined);
  const erasing = erasedBy({ acts }).flatMap((id): Act[] => {
    const of = acts.filter((act) => erasedIn(act) === id);
    const answer = textsOf(moment).find((one) => one.id === id);
    if (!answer) return of;
    const all = sentences(answer.text, moment.pack.language).map((one) => one.text);
    const passages = of.flatMap((act) => ("words" in act ? [act.words] : []));
    const isWhole = passages.length < of.length;
    if (isWhole && saysWhole(text, moment.pack)) return [{ do: "erase", message: id }];
    const named = isWhole
      ? linesLeftOut(moment, answer)
      : passages.flatMap((passage) => linesOf(moment, answer, passage));
    const lines = withTails(all, (one) => named.includes(one), moment);
    if (lines.length === 0) return of;
    if (lines.length === all.length) return [{ do: "erase", message: id }];
    return [{ do: "keep_out", words: lines.join(" "), in: id, erases: true, lines }];
  });
  return [...erasing, ...rest];
};

/** Is all of an answer talk about deleting: what it asks for, what it says of just that, and little else? */
const isTalkOf = (moment: Moment, text: string, of: Pick<Chosen, "about" | "acts">): boolean => {
  if (countWords(text) > longestTalk) return false;
  const { pack } = moment;
  const ids = erasedBy(of);
  const erasing = moment.state.erasing?.message;
  const meant = textsOf(moment).filter(({ id }) => ids.includes(id) || id === erasing);
  const stems = new Set(meant.flatMap((one) => contentStems(one.text, pack)));
  const asks = askedAgainIn(text, pack);
  const isOfIt = (one: string): boolean =>
    one.endsWith("?") ||
    asks.includes(one) ||
    isForGoodIn(one, pack) ||
    (of.about !== "" && one.includes(of.about)) ||
    contentStems(one, pack).some((stem) => stems.has(stem));
  const other = sentencesIn(text).filter((one) => !isOfIt(one));
  const isTold = other.some((one) => countWords(one) >= fewestTold);
  return !isTold && countWords(other.join(" ")) < fewestOther;
};

type Heard = Chosen & { threads?: readonly unknown[] };

/**
 * A model's choice with its acts of deletion made exact. What asks for it, and is spoken of beside what is to go, is not meant itself: it goes
 * along. An answer that says nothing else tells nothing.
 */
export const heardOfErasing = <T extends Heard>(
  moment: Moment,
  choice: T,
  { id, text }: { id: string; text: string },
): T => {
  const { acts = [], asked = [], threads = [], intent, also = [] } = choice;
  // Of an answer that is named as a whole more is to go than that it was asked for.
  const isOwn = acts.some((act) => act.do === "erase" && act.message === id);
  const talk = new Set([...(isOwn ? [] : [id]), ...(moment.state.ofErasing ?? [])]);
  const isTalk = (act: Act): boolean => talk.has(erasedIn(act) ?? "");
  const others = acts.some((act) => erasedIn(act) !== undefined && !isTalk(act));
  const isSpoken = moment.state.mayErase !== undefined || isSpokenOf(moment);
  const left = others || isSpoken ? acts.filter((act) => !isTalk(act)) : acts;
  const meant = exact(moment, left, text);
  const isOf = others || (isSpoken && (asked.includes("erasing") || left.length < acts.length));
  const isOfErasing =
    isOf &&
    !isOwn &&
    (!isTelling(intent) || intent === "corrects") &&
    !also.includes("crisis") &&
    threads.length === 0 &&
    isTalkOf(moment, text, { about: choice.about, acts: meant });
  return { ...choice, acts: meant, ...(isOfErasing ? { isOfErasing } : {}) };
};

/** Of the sentences that were asked about only some are to go: the others stand in stories again. What was kept out until then. */
export const letInRest = (
  { draft, state: { mayErase } }: Moment,
  choice: Pick<Chosen, "acts">,
): readonly KeptOut[] => {
  const asked = mayErase?.lines ?? [];
  const named = (mayErase && linesIn(choice, mayErase.message)) ?? [];
  const isFewer = named.length > 0 && named.length < asked.length;
  if (!mayErase || !isFewer || !named.every((one) => asked.includes(one))) return [];
  const out = { message: mayErase.message, stems: [], words: asked.join(" ") };
  if (!letInAgain(draft, out)) return [];
  return (["erased", "not_printed"] as const).map((kind) => ({ kind, ...out }));
};
