import { clausesSpoken, eachClauseSpoken, foldSpoken } from "#language/spellings.ts";
import { contentStems, countWords, sentences } from "#language/text.ts";
import { sentencesIn } from "../../hearing/parts.ts";
import type { Limit } from "../../ledger/ledger.ts";
import type { OfAnswer } from "../../ledger/may-erase.ts";
import { withoutLines } from "../../without-lines.ts";
import type { Moment, Told } from "../moment.ts";
import { type Candidate, keptOutOf, type Meant, namersOf, wordsNaming } from "./meant.ts";
import { askedAgainIn, declinesIt, isRefused, says, saysOnlyYes, saysYes } from "./reply.ts";

/** A part of an answer is to go: which sentences are meant, and what a reply about it means. */

const fewestLeft = 4;
/** Where no part was spoken of, so much is told beside what is named that it is offered by itself. */
const fewestDear = 12;
const longestAside = 4;
const longestPartTalk = 30;
const longestRest = 8;

const isSaidIn = (text: string, sign: RegExp, pack: Moment["pack"]): boolean =>
  sentencesIn(text).some((one) => says(one, pack, sign));

/** Is it spoken of a part of an answer: "just that sentence", "not all of it"? */
const speaksOfPart = (text: string, pack: Moment["pack"]): boolean => isSaidIn(text, pack.erasing.part, pack);

/** "The whole answer", and no "not all of it". */
export const saysWhole = (text: string, pack: Moment["pack"]): boolean =>
  isSaidIn(text, pack.erasing.whole, pack) && !speaksOfPart(text, pack);

/** Does a sentence go on with what was told right before it: "He never gave it back", "Fifty pounds."? */
const goesOn = (sentence: string, pack: Moment["pack"]): boolean =>
  countWords(sentence) <= longestAside || says(sentence, pack, pack.erasing.goesOn);

/** The sentences of an answer that these words name, with those that go on from them; undefined: none, or hardly anything would stay. */
export const linesNamed = (
  moment: Moment,
  { text }: Pick<Candidate, "text">,
  words: readonly string[],
): string[] | undefined => {
  if (text === null) return undefined;
  const { pack } = moment;
  const namedIn = namersOf(wordsNaming(words, moment), pack);
  const all = sentences(text, pack.language).map((one) => one.text);
  const named = all.map((one) => namedIn(new Set(contentStems(one, pack))));
  const most = Math.max(0, ...named.map(({ length }) => length));
  if (most === 0) return undefined;
  const isName = (word: string): boolean => /^\p{Lu}/u.test(word);
  const isMeant = (at: number): boolean => named[at]?.length === most || (named[at]?.some(isName) ?? false);
  const lines: string[] = [];
  let goesFrom = -1;
  all.forEach((one, at) => {
    const isAfter = goesFrom === at - 1 && goesFrom >= 0;
    const isNamed = isMeant(at) || (isAfter && (named[at]?.length ?? 0) > 0);
    if (!isNamed && !(isAfter && goesOn(one, pack))) return;
    lines.push(one);
    // Behind "Not a word." something else begins.
    if (isNamed || countWords(one) > longestAside) goesFrom = at;
  });
  const left = withoutLines(text, lines);
  return left !== null && countWords(left) >= fewestLeft ? lines : undefined;
};

/** The sentences of an answer that alone are kept out; none, where all of it is. */
export const linesLeftOut = (
  { draft, pack }: Moment,
  { id, text }: Pick<Candidate, "id" | "text">,
): string[] => {
  const limits = draft.limits.filter(({ message }) => message === id);
  const lines = linesOut({ id, text, names: [] }, limits) ?? [];
  return sentences(text ?? "", pack.language)
    .map((one) => one.text)
    .filter((one) => lines.some((line) => line.includes(one)));
};

/** The sentences of an answer that alone are kept out: whoever wants that gone names it no more. */
const linesOut = ({ text }: Meant, limits: readonly Limit[]): string[] | undefined => {
  const out = limits.filter(({ kind, stems }) => kind !== "not_asked" && stems.length === 0);
  const lines = out.flatMap((one) => one.lines ?? []);
  if (text === null || lines.length === 0 || out.some((one) => !one.lines)) return undefined;
  const left = withoutLines(text, [...new Set(lines)]);
  return left !== null && countWords(left) >= fewestLeft ? [...new Set(lines)] : undefined;
};

/** "That about the money must go, all of it": from the first sentence that is named, and what was told before it stays. */
const fromFirst = ({ language }: Moment, { text }: Meant, [first = ""]: readonly string[]): string[] => {
  const all = sentences(text ?? "", language).map((one) => one.text);
  return all.slice(Math.max(0, all.indexOf(first)));
};

/** What a request means, with the sentences that it names; they alone are offered where a part is spoken of, or much else is told beside them. */
export const withPart = (
  moment: Moment,
  meant: Meant,
  { text, words }: { text: string; words: readonly string[] },
): Meant => {
  const limits = moment.draft.limits.filter(({ message }) => message === meant.id);
  const named = linesNamed(moment, meant, words) ?? linesOut(meant, limits);
  if (!named) return meant;
  const isAll = saysWhole(text, moment.pack);
  const near = isAll ? fromFirst(moment, meant, named) : named;
  const isSecret = limits.some(
    ({ kind, stems, lines }) => kind !== "not_asked" && stems.length === 0 && !lines,
  );
  const left = withoutLines(meant.text ?? "", near) ?? "";
  const isDear = countWords(left) >= fewestDear;
  const isAnswer = isSaidIn(text, moment.pack.erasing.wholeAnswer, moment.pack);
  if (isAll && (moment.state.mayErase || isAnswer || isSecret || !isDear)) return meant;
  const isOut = words.length === 0;
  const isOffered = isOut || speaksOfPart(text, moment.pack) || (!isSecret && isDear);
  return { ...meant, near, lines: isOffered ? near : undefined };
};

/** So many sentences between those that were named go with them. */
const mostBetween = 2;

/** What is kept out of a telling already is what is meant, where the named sentences are among it; else they, and the few between them. */
const linesMeant = (moment: Moment, told: Told, lines: readonly string[]): string[] => {
  const out = linesLeftOut(moment, told);
  if (lines.every((line) => out.includes(line))) return out;
  const all = sentences(told.text, moment.pack.language).map((one) => one.text);
  const at = lines.map((line) => all.indexOf(line)).filter((place) => place >= 0);
  return all.filter((_, place) => {
    const before = Math.max(-1, ...at.filter((one) => one <= place));
    const after = Math.min(all.length, ...at.filter((one) => one >= place));
    return before >= 0 && after < all.length && after - before <= mostBetween + 1;
  });
};

/** What is meant of a telling: the sentences that words name, or all of it. */
export const meantIn = (
  moment: Moment,
  told: Told,
  { text, words, isWhole = false }: { text: string; words: readonly string[]; isWhole?: boolean },
): Meant => {
  const names = namersOf(
    wordsNaming(words, moment),
    moment.pack,
  )(new Set(contentStems(told.text, moment.pack)));
  const meant = { ...told, names };
  const part = isWhole ? meant : withPart(moment, meant, { text, words });
  const lines = "lines" in part && part.lines ? linesMeant(moment, told, part.lines) : undefined;
  const isPart = lines !== undefined && withoutLines(told.text, lines) !== null;
  return isPart ? { ...part, lines, near: lines } : { ...part, lines: undefined };
};

/** "Delete the bit about Keith": sentences that ask for a part to go, wherever it was told. */
export const partAskedIn = (text: string, pack: Moment["pack"]): string[] =>
  sentencesIn(text).filter(
    (one) =>
      pack.erasing.partAsked.test(foldSpoken(one, pack.hearing)) &&
      !isRefused(one, pack) &&
      !pack.asides.signs.reports.test(foldSpoken(one, pack.hearing)),
  );

/** What a reply to Saga's question whether an answer is deleted means. */
export type Verdict =
  /** A yes to all of it, or to these sentences. `named`: what else is to go, `next`: what of that was asked for before; `said`: what is true of what was asked beside it; `asksMore`: it was asked whether more is to come. */
  | {
      is: "yes";
      lines: readonly string[] | undefined;
      named?: readonly Meant[];
      next?: readonly OfAnswer[];
      said?: string;
      asksMore?: boolean;
    }
  | { is: "no" }
  /** Another is named: what of the table stays on it, and what is left where it was. `isPointed`: it may be one that is gone. */
  | {
      is: "another";
      stays: readonly Meant[];
      left: readonly string[];
      named: readonly Meant[];
      isPointed?: boolean;
    }
  /** Neither yes nor no: this is asked about, after these words. `isNew`: it is kept out from now on, with what else the reply names. */
  | { is: "ask"; meant: Meant; lead?: string; isNew?: boolean }
  /** A part of it is meant, and nobody knows which; only a part is, as was asked. */
  | { is: "which"; id: string; lead: string }
  | { is: "part" };

const whole = ({ id, text }: Candidate): Meant => ({ id, text, names: [] });

const clausesOf = (text: string, { hearing }: Moment["pack"]): string[] =>
  sentencesIn(text).map((one) => clausesSpoken(one, hearing));

/** "No, no.", "Not yet.": in more words something else may be denied. */
const longestNo = 3;

/** In more words something is told in the same sentence: "Yes, he took everything, Mr Pask, the lot, and went to Leeds". */
const longestBesideAll = 5;

/** "Yes, delete it, the whole answer": all of it is said in a clause of its own, and a yes in another, whatever other sentences stand beside them. */
const saysYesToAll = (text: string, pack: Moment["pack"]): boolean => {
  const { allOfIt, agrees, whole, limits, grumbles } = pack.erasing;
  const isNo = (one: string): boolean =>
    isRefused(one, pack) ||
    says(one, pack, limits) ||
    (countWords(one) <= longestNo && declinesIt(one, pack));
  const all = sentencesIn(text);
  if (!saysWhole(text, pack) || all.some(isNo)) return false;
  const isAll = (one: string): boolean => whole.test(one) && allOfIt.test(one);
  const isOfIt = (one: string): boolean =>
    isAll(one) || [agrees, grumbles].some((sign) => sign.test(one)) || askedAgainIn(one, pack).length > 0;
  const clauses = all
    .filter((one) => !one.endsWith("?"))
    .map((one) => eachClauseSpoken(one, pack.hearing))
    .filter((one) => {
      const at = one.findIndex(isAll);
      const isNear = [one[at - 1], one[at + 1]].some((next) => next !== undefined && isOfIt(next));
      const rest = one.filter((said) => !isOfIt(said));
      return at < 0 || isNear || countWords(rest.join(" ")) <= longestBesideAll;
    })
    .flat();
  return clauses.some(isAll) && clauses.some((one) => !isAll(one) && agrees.test(one));
};

/** "All of it", and nothing else; a telling that holds those words is none. */
export const saysAll = (text: string, pack: Moment["pack"]): boolean => {
  if (!saysWhole(text, pack) || text.includes("?")) return false;
  const { allOfIt, agrees } = pack.erasing;
  return clausesOf(text, pack).every((one) => allOfIt.test(one) || agrees.test(one)) || saysYes(text, pack);
};

/** "Only that", or a yes beside which the rest is to stay. */
const saysJustThat = (text: string, pack: Moment["pack"]): boolean => {
  const { justThat, restStays, agrees } = pack.erasing;
  if (text.includes("?")) return false;
  const isJustThat = (one: string): boolean => says(one, pack, justThat);
  const isYes = (one: string): boolean => saysOnlyYes(one, pack);
  const isRest = (one: string): boolean => says(one, pack, restStays) && countWords(one) <= longestRest;
  const all = sentencesIn(text);
  const isSaid =
    all.some(isJustThat) ||
    clausesOf(text, pack).some((one) => one.split(", ").some((said) => agrees.test(said)));
  return isSaid && all.every((one) => isJustThat(one) || isYes(one) || isRest(one));
};

/** A reply to Saga's question that speaks of a part of the answer, or of all of it; null: it speaks of neither. */
export const replyOfPart = (moment: Moment, text: string, asked: Candidate): Verdict | null => {
  const { state, pack } = moment;
  const lines = state.mayErase?.lines;
  const isQuestion = text.includes("?");
  const named = linesNamed(moment, asked, [text]);
  if (saysYesToAll(text, pack) || (!named && saysAll(text, pack))) return { is: "yes", lines: undefined };
  if (!speaksOfPart(text, pack) || countWords(text) > longestPartTalk) return null;
  const ask = (of: readonly string[], lead: string): Verdict => ({
    is: "ask",
    meant: { ...whole(asked), lines: of, near: of },
    lead,
  });
  if (!lines) {
    const near = named ?? state.erasing?.lines;
    const lead = isQuestion ? pack.erasing.words.can : "";
    return near ? ask(near, lead) : { is: "which", id: asked.id, lead };
  }
  if (named && !named.some((one) => lines.includes(one))) return ask(named, "");
  const isYes = saysJustThat(text, pack) || (!isQuestion && saysYes(text, pack));
  return isYes ? { is: "yes", lines } : { is: "part" };
};

const longestWhich = 12;

/** The reply to Saga's question which sentence is meant: those that it names, else the whole answer is offered once; null: it is none. */
export const replyToWhich = (moment: Moment, text: string): Verdict | null => {
  const { erasing, isAskedWhich } = moment.state;
  const asked = keptOutOf(moment).find(({ id }) => id === erasing?.message);
  if (!isAskedWhich || !erasing?.isOfPart || !asked) return null;
  const named = linesNamed(moment, asked, [text]);
  const longest = speaksOfPart(text, moment.pack) ? longestPartTalk : longestWhich;
  if (named && countWords(text) <= longest)
    return { is: "ask", meant: { ...whole(asked), lines: named, near: named }, lead: "" };
  return countWords(text) <= longestWhich ? { is: "ask", meant: whole(asked), lead: "" } : null;
};
