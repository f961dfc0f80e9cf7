import { quoted } from "#language/quotation.ts";
import { contentStems, countWords, sentences } from "#language/text.ts";
import { sentencesIn } from "../../hearing/parts.ts";
import { type OfAnswer, targetsIn } from "../../ledger/may-erase.ts";
import { beginningOf, endOf, withQuote } from "../../reading/quoting.ts";
import { answerWords } from "../../without-answer.ts";
import { filled, joined, type Moment, namesOf } from "../moment.ts";
import { type Candidate, keptOutOf, type Meant, namersOf, turnsOfNow, wasLeftOut } from "./meant.ts";
import { says } from "./reply.ts";

/** How an answer that is deleted, or is to be, is called, so that the teller knows it again. */

const fewestSaidBack = 4;
/** So many words are quoted whole, so that nothing which matters is hidden. */
const longestQuoted = 45;

/** The first words of an answer that tell something, so that the teller knows it again. */
const wordsOf = (text: string, names: readonly string[], { pack }: Moment): string | null => {
  const namedIn = namersOf(names, pack);
  const countIn = (one: string): number => namedIn(new Set(contentStems(one, pack))).length;
  // The sentence that the request names comes first.
  const all = sentences(text, pack.language)
    .map((one) => one.text.trim())
    .sort((one, other) => countIn(other) - countIn(one));
  const isTalk = (one: string): boolean =>
    one.endsWith("?") ||
    says(one, pack, pack.asides.signs.keepsOut, pack.asides.signs.hushes, pack.story.leaveOut);
  const found =
    all.find((one) => countWords(one) >= fewestSaidBack && !isTalk(one)) ??
    all.find((one) => countWords(one) > 1);
  if (found === undefined) return null;
  const words = found.replace(/[.!?…]+$/u, "").replace(/\s+/gu, " ");
  return countWords(words) > longestQuoted ? beginningOf(words) : words;
};

/** "Back to my question, if you like: What was home like?" asks what home was like. */
const withoutLead = (asked: string, { conversation }: Moment["pack"]): string => {
  const leads = conversation.backToQuestion.map((words) => words.replace("{question}", "").trim());
  const lead = leads.find((one) => one !== "" && asked.startsWith(one)) ?? "";
  return asked.slice(lead.length).trim();
};

const longestQuestion = 24;

/** The question that an answer was given to, where it says nothing of what was told; else empty. */
export const questionOf = ({ pack, told = [] }: Moment, { text, question }: Candidate): string => {
  const [last = ""] = sentencesIn(question)
    .filter((one) => one.endsWith("?"))
    .slice(-1);
  const asks = withoutLead(last, pack);
  const elsewhere = told.map((one) => one.text).filter((one) => one !== text);
  // A question in which words of the teller were said again names nothing by itself.
  const isOpen =
    text !== null && !quoted.test(asks) && !answerWords({ texts: [text], elsewhere }, pack).repeats(asks);
  return isOpen && countWords(asks) <= longestQuestion ? asks : "";
};

const shortestQuestion = 5;

/** The question that tells one answer apart from all that are kept out; empty: none does. */
const givenTo = (moment: Moment, id: string): string => {
  const all = keptOutOf(moment).map((one) => ({ id: one.id, asks: questionOf(moment, one) }));
  const asks = all.find((one) => one.id === id)?.asks ?? "";
  const isAskedOnce = all.filter((one) => one.asks === asks).length === 1;
  return countWords(asks) >= shortestQuestion && isAskedOnce ? asks : "";
};

/** Once in an interview: what goes cannot be had back, and safety copies hold it for a while. */
export const noReturnOnce = ({ state, pack }: Moment): string => {
  if (state.hasToldCopies) return "";
  state.hasToldCopies = true;
  return pack.erasing.words.noReturn;
};

/** Sentences in their own words; where they are long, how many they are, and from which words to which. */
const saidOf = (lines: readonly string[], { pack }: Moment): string => {
  const inMarks = (words: string): string => withQuote("{quote}", { words, pack });
  const words = lines.join(" ");
  if (countWords(words) <= longestQuoted) return inMarks(words);
  const { counts } = pack.erasing;
  const all = sentences(words, pack.language).map(({ text }) => text);
  const these = filled(counts[all.length - 1] ?? counts.at(-1) ?? "", { count: String(all.length) });
  const [from, to] = [inMarks(beginningOf(words)), inMarks(endOf(all.at(-1) ?? ""))];
  return filled(pack.erasing.words.fromTo, { these, from, to });
};

/** Asks whether these sentences of an answer are deleted. */
const askPart = (moment: Moment, lines: readonly string[], hasSound: boolean): string => {
  const { askPart: ask, restStays, soundToo } = moment.pack.erasing.words;
  const rest = joined(hasSound ? soundToo : restStays, noReturnOnce(moment));
  return filled(ask, { quote: saidOf(lines, moment), rest });
};

/** What is asked about, of what is at hand. */
export const meantOf = (moment: Moment, of: readonly OfAnswer[]): Meant[] => {
  const candidates = keptOutOf(moment);
  return of.flatMap(({ message, lines }) => {
    const one = candidates.find(({ id }) => id === message);
    return one ? [{ id: one.id, text: one.text, names: [], lines, near: lines, isInWords: true }] : [];
  });
};

/** So many things are asked about in one question; what more was asked for is asked about afterwards. */
const mostTogether = 4;

/** Asks in one question whether several answers are deleted, each whole or in part. */
const askTogether = (
  moment: Moment,
  named: readonly Meant[],
  { isInWords = false, isAgain = false }: Pick<Meant, "isInWords" | "isAgain">,
): string => {
  const { pack, state } = moment;
  const all = named.slice(0, mostTogether);
  // Who asks what it says hears it again.
  const isShort = !isInWords && wereAsked(moment, all);
  const { and, askPart: ask, askShort, wholeWhere, restOfAll, soundOfAll } = pack.erasing.words;
  const [first, ...others] = all.map(({ id, lines }) => ({ message: id, lines }));
  if (!first) return "";
  const { by, next } = state.erasing ?? {};
  const also = [...new Set(all.flatMap((one) => one.also ?? []))];
  state.isAskedWhich = false;
  state.mayErase = { ...first, isShort, with: others };
  state.erasing = { ...first, at: state.turns, also, isNamed: true, by };
  const later = named.slice(mostTogether).map(({ id, lines }) => ({ message: id, lines }));
  state.erasing.next = [
    ...later,
    ...(next ?? []).filter(({ message }) => !named.some(({ id }) => id === message)),
  ];
  if (isShort && !isAgain) return askShort;
  const quotes = all.map(({ text, names, lines }) => {
    const words = wordsOf(text ?? "", names, moment) ?? text ?? "";
    return lines ? saidOf(lines, moment) : withQuote(wholeWhere, { words, pack });
  });
  const quote = [quotes.slice(0, -1).join(", "), quotes.at(-1)].join(and);
  if (isShort) return shortly(moment, quote);
  const isPart = all.some(({ lines }) => lines);
  const stays = all.some(({ id }) => hasSoundOf(moment, id)) ? soundOfAll : restOfAll;
  return filled(ask, { quote, rest: joined(isPart ? stays : "", noReturnOnce(moment)) }).trim();
};

/** What is asked about again together with the others of the same question, or named besides by the same request. */
const allOf = ({ asked, together }: Moment, meant: Meant): readonly Meant[] =>
  together && meant.id === asked?.message
    ? together.map((one) => ({ names: [], ...one }))
    : [meant, ...(meant.with ?? [])];

/** A question whether a whole answer is deleted. */
const whole = (moment: Moment, question: string): string => joined(question, noReturnOnce(moment));

/** Asks whether the answer that was just given is deleted. */
export const askThis = (moment: Moment, id: string): string => {
  const { state, pack } = moment;
  state.mayErase = { message: id };
  state.erasing = { message: id, at: state.turns };
  return whole(moment, pack.erasing.words.askThis);
};

/** Was just this asked at length in the last turn? Then it is asked in few words, once. */
const wasAsked = ({ asked }: Moment, { id, lines }: Pick<Meant, "id" | "lines">): boolean =>
  asked?.message === id && !asked.isShort && !asked.with && asked.lines?.join() === lines?.join();

/** The same of several. */
const wereAsked = ({ asked }: Moment, all: readonly Meant[]): boolean =>
  asked !== undefined &&
  !asked.isShort &&
  targetsIn(asked)
    .map(({ message }) => message)
    .join() === all.map(({ id }) => id).join();

/** Was an answer spoken, as far as it is at hand? */
export const hasSoundOf = ({ out = [], told = [], facts }: Moment, id: string): boolean => {
  const one = [...out, ...told].find((answer) => answer.id === id);
  return one ? one.hasSound === true : facts.isSpoken;
};

/** The question in few words, behind what is meant. */
const shortly = ({ pack }: Moment, said: string): string => {
  const named = said.replace(/^\p{Ll}/u, (first) => first.toLocaleUpperCase(pack.language));
  return joined(named === said ? said : `${named}.`, pack.erasing.words.askShort);
};

/** Asks which sentences of an answer are to go. */
export const askWhichPart = ({ pack, state }: Moment, id: string): string => {
  state.mayErase = undefined;
  state.isAskedWhich = true;
  state.erasing = { message: id, at: state.turns, isOfPart: true };
  return pack.erasing.words.askWhichPart;
};

/**
 * Asks whether this answer is deleted: by the question it was given to where that was asked once, and it was kept out a moment ago or the
 * request named nothing of it; else in its own words; where it can be called nothing, which one is meant. What was just confided is not read
 * out: somebody may come in.
 */
export const askFor = (moment: Moment, meant: Meant): string => {
  const { pack, state } = moment;
  const { id, text, names, also = [], lines, near, isInWords = false, isAgain = false } = meant;
  const all = allOf(moment, meant);
  if (all.length > 1) return askTogether(moment, all, meant);
  const { askGivenTo, askNamed, askQuoted, askShort, askWhich } = pack.erasing.words;
  const isShort = wasAsked(moment, { id, lines });
  // It is named where the teller asked that, or other words stand before it.
  const isNamed = isInWords || isAgain;
  if (lines) {
    state.isAskedWhich = false;
    state.mayErase = { message: id, lines, isShort };
    state.erasing = {
      message: id,
      at: state.turns,
      also,
      isNamed: true,
      lines,
      next: state.erasing?.next,
      by: state.erasing?.by,
    };
    if (!isShort) return askPart(moment, lines, hasSoundOf(moment, id));
    return isNamed ? shortly(moment, saidOf(lines, moment)) : askShort;
  }
  const isKnown = names.length === 0 || wasLeftOut(moment, turnsOfNow, id);
  const question = isKnown && !isInWords ? givenTo(moment, id) : "";
  const words = (question === "" || isShort) && text !== null ? wordsOf(text, names, moment) : null;
  state.isAskedWhich = names.length === 0 && words === null && question === "";
  // Whatever was asked about before is not what is meant now.
  state.mayErase = state.isAskedWhich ? undefined : { message: id, isShort };
  const { erasing } = state;
  const before = erasing?.message === id ? (erasing.also ?? []) : [];
  state.erasing = {
    message: state.isAskedWhich ? null : id,
    at: state.turns,
    also: [...new Set([...before, ...also])],
    isNamed: question !== "",
    lines: near,
    next: erasing?.next,
    by: erasing?.by,
  };
  if (state.isAskedWhich) return askWhich;
  if (isShort)
    return isNamed && words !== null ? shortly(moment, withQuote("{quote}", { words, pack })) : askShort;
  if (question !== "") return whole(moment, withQuote(askGivenTo, { words: question, pack }));
  if (words !== null) return whole(moment, withQuote(askQuoted, { words, pack }));
  return whole(moment, filled(askNamed, { names: namesOf(moment, names) }));
};

/** What was deleted, by the question it was given to, where that says nothing of what was told; else empty. */
export const doneGivenTo = (moment: Moment, question: string, hasSound: boolean): string => {
  const { doneGivenTo: written, doneGivenToSpoken: spoken } = moment.pack.erasing.words;
  return question === ""
    ? ""
    : withQuote(hasSound ? spoken : written, { words: question, pack: moment.pack });
};

/** Which answer was deleted: by the question it was given to, where that says nothing of what was told; else empty. */
export const whichSaid = ({ pack }: Moment, question: string): string =>
  question === "" ? "" : withQuote(pack.erasing.words.which, { words: question, pack });
