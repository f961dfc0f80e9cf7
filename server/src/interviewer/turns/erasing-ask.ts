import { fold } from "#language/fold.ts";
import { contentStems, countWords, sentences } from "#language/text.ts";
import { sentencesIn } from "../hearing/parts.ts";
import { beginningOf, withQuote } from "../reading/quoting.ts";
import { answerWords } from "../without-answer.ts";
import { asksForIt, type Candidate, keptOutOf, type Meant, namersOf } from "./erasing-meant.ts";
import { filled, type Moment, namesOf, type Told } from "./moment.ts";

/** How an answer that is deleted, or is to be, is called, so that the teller knows it again. */

const fewestSaidBack = 4;

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
    [pack.asides.signs.keepsOut, pack.asides.signs.hushes, pack.story.leaveOut].some((sign) =>
      sign.test(fold(one)),
    );
  const found =
    all.find((one) => countWords(one) >= fewestSaidBack && !isTalk(one)) ??
    all.find((one) => countWords(one) > 1);
  return found === undefined ? null : beginningOf(found.replace(/[.!?…]+$/u, "").replace(/\s+/gu, " "));
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
  const isOpen = text !== null && !answerWords({ texts: [text], elsewhere }, pack).repeats(asks);
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

const longestQuoted = 40;

/** Asks whether these sentences of an answer are deleted, in their own words, or by how each begins where they are long. */
const askPart = ({ pack }: Moment, lines: readonly string[], hasSound: boolean): string => {
  const { askPart: ask, soundToo } = pack.erasing.words;
  const isLong = countWords(lines.join(" ")) > longestQuoted;
  const words = isLong ? lines.map(beginningOf).join(" ") : lines.join(" ");
  return withQuote(filled(ask, { sound: hasSound ? `${soundToo} ` : "" }), { words, pack });
};

/** Was an answer spoken, as far as it is at hand? */
export const hasSoundOf = ({ out = [], told = [], facts }: Moment, id: string): boolean => {
  const one = [...out, ...told].find((answer) => answer.id === id);
  return one ? one.hasSound === true : facts.isSpoken;
};

/** Asks which sentences of an answer are to go. */
export const askWhichPart = ({ pack, state }: Moment, id: string): string => {
  state.mayErase = undefined;
  state.isAskedWhich = true;
  state.erasing = { message: id, at: state.turns, isOfPart: true };
  return pack.erasing.words.askWhichPart;
};

/**
 * Asks whether this answer is deleted: in its own words where the request named it, else by the question it was given to where that was
 * asked once; where it can be called nothing, which one is meant.
 */
export const askFor = (moment: Moment, { id, text, names, also = [], lines, near }: Meant): string => {
  const { pack, state } = moment;
  const { askGivenTo, askNamed, askQuoted, askWhich } = pack.erasing.words;
  if (lines) {
    state.isAskedWhich = false;
    state.mayErase = { message: id, lines };
    state.erasing = { message: id, at: state.turns, also, isNamed: true, lines };
    return askPart(moment, lines, hasSoundOf(moment, id));
  }
  const question = names.length === 0 ? givenTo(moment, id) : "";
  const words = question === "" && text !== null ? wordsOf(text, names, moment) : null;
  state.isAskedWhich = names.length === 0 && words === null && question === "";
  // Whatever was asked about before is not what is meant now.
  state.mayErase = state.isAskedWhich ? undefined : { message: id };
  const { erasing } = state;
  const before = erasing?.message === id ? (erasing.also ?? []) : [];
  state.erasing = {
    message: state.isAskedWhich ? null : id,
    at: state.turns,
    also: [...new Set([...before, ...also])],
    isNamed: question !== "",
    lines: near,
  };
  if (question !== "") return withQuote(askGivenTo, { words: question, pack });
  if (words !== null) return withQuote(askQuoted, { words, pack });
  return names.length > 0 ? filled(askNamed, { names: namesOf(moment, names) }) : askWhich;
};

/** Which answer was deleted: by the question it was given to, where that says nothing of what was told; else empty. */
export const whichSaid = ({ pack }: Moment, question: string): string =>
  question === "" ? "" : withQuote(pack.erasing.words.which, { words: question, pack });

/** After one answer was deleted: another one speaks of it too, is still there, and is asked about, in words that tell nothing of it. */
export const askStillThere = ({ pack, state }: Moment, { id, text }: Told): string => {
  state.mayErase = { message: id };
  state.erasing = { message: id, at: state.turns, isNamed: true };
  const { stillThere, stillAsked } = pack.erasing.words;
  return asksForIt({ text }, pack) ? stillAsked : stillThere;
};
