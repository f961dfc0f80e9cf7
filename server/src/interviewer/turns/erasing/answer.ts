import { foldSpoken } from "#language/spellings.ts";
import { contentStems, countWords } from "#language/text.ts";
import { sentencesIn } from "../../hearing/parts.ts";
import { heardAlone, ofKeeping, vague } from "../../hearing/sentence.ts";
import { filled, joined, type Moment } from "../moment.ts";
import { type Another, anotherIn, namedTogether } from "./another.ts";
import { askFor, askWhichPart } from "./ask.ts";
import { type Decided, keptOutNow, replied, takeOfferBack, talk } from "./done.ts";
import { type Candidate, isNamedBy, type Meant, meantBy, namersOf, wordsNaming } from "./meant.ts";
import { type PartReply, replyOfPart, withPart } from "./part.ts";
import {
  askedAgainIn,
  asksWhether,
  declinesIt,
  fewestKept,
  mayBeYes,
  saysBareYes,
  saysNo,
  saysYes,
  stopsTalk,
  tellsBeside,
} from "./reply.ts";

/** The reply to Saga's question whether an answer is deleted. */

const longestKept = 12;
/** Whoever asks which answer is meant, or what it says, may say so much beside it. */
const longestAsked = 40;

/** Asks whether what is meant is deleted. */
export const asking = (moment: Moment, meant: Meant): Decided => ({
  act: askFor(moment, meant),
  heard: talk,
});

/** Keeps out what is meant, with all that the same request names besides, and asks whether it is deleted. */
export const askAll = (moment: Moment, meant: Meant, text: string): Decided => {
  const [first, ...others] = namedTogether(moment, meant, text);
  const keptOut = [first, ...others].flatMap((one) => keptOutNow(moment, one));
  return { ...asking(moment, { ...first, with: others }), keptOut };
};

/** A reply with words before it. */
export const afterWords = (decided: Decided, words: string): Decided => ({
  ...decided,
  act: joined(words, decided.act),
});

/** What a reply about a part of an answer comes to. */
export const ofPart = (
  moment: Moment,
  reply: PartReply,
  { text, asked }: { text: string; asked?: Candidate },
): Decided => {
  if (reply.do === "yes" && asked) return replied(moment, "yes", { text, answer: asked, lines: reply.lines });
  if (reply.do === "ask") return afterWords(asking(moment, reply.meant), reply.lead);
  if (reply.do === "which") return { act: joined(reply.lead, askWhichPart(moment, reply.id)), heard: talk };
  return { act: moment.pack.erasing.words.onlyThat, heard: talk };
};

/** Another answer that a reply names is kept out at once, and asked about. */
export const askAnother = (moment: Moment, { told, words }: Another): Decided => {
  const meant = withPart(moment, { ...told, names: [] }, { text: words.join(" "), words });
  const keptOut = keptOutNow(moment, meant);
  const names = namersOf(
    wordsNaming(words, moment),
    moment.pack,
  )(new Set(contentStems(told.text, moment.pack)));
  return { ...asking(moment, { ...meant, names, isInWords: true }), keptOut };
};

/** A yes to what was asked about: all of it, or these sentences; null: it is none. What is to stay may be named beside it, where it is nothing that goes. */
const yesTo = (
  moment: Moment,
  text: string,
  asked: Candidate,
): { lines: readonly string[] | undefined } | null => {
  const { state, pack } = moment;
  const { lines } = state.mayErase ?? {};
  const ofPart = replyOfPart(moment, text, asked);
  if (ofPart) return ofPart.do === "yes" ? { lines: ofPart.lines } : null;
  const gone = new Set((lines ?? []).flatMap((line) => contentStems(line, pack)));
  const isKept = (one: string): boolean =>
    lines !== undefined &&
    pack.erasing.stays.test(foldSpoken(one, pack.hearing)) &&
    countWords(one) <= longestKept &&
    !contentStems(one, pack).some((stem) => gone.has(stem));
  // "Yes, that. And that is enough for today."
  const isStop = (one: string): boolean => stopsTalk(one, pack) && mayBeYes(one, pack);
  const own = sentencesIn(text)
    .filter((one) => !isKept(one) && !isStop(one))
    .join(" ");
  const isOfAsked = (one: string): boolean => isNamedBy(moment, asked, one);
  return saysYes(own, pack, isOfAsked) ? { lines } : null;
};

/** The reply to Saga's question whether this answer is deleted; null: it is none, or names another answer. */
export const replyTo = (moment: Moment, text: string, asked: Candidate): Decided | null => {
  const { state, pack } = moment;
  const { lines } = state.mayErase ?? {};
  const another = anotherIn(moment, text, lines ? { ...asked, text: lines.join(" ") } : asked);
  if (!another) return replyToAsked(moment, text, asked);
  const { told, head, words } = another;
  const isNo = sentencesIn(head).some((one) => declinesIt(one, pack)) && !saysBareYes(head, pack);
  const yes = isNo || head === "" ? null : yesTo(moment, head, asked);
  if (yes) {
    // What is to go next is kept out by the same words, and asked about in the same turn.
    const of = withPart(moment, { ...told, names: [] }, { text: words.join(" "), words });
    const keptOut = keptOutNow(moment, of);
    const next = [{ message: told.id, lines: of.lines }];
    const done = replied(moment, "yes", { text, answer: asked, lines: yes.lines, next });
    return { ...done, keptOut: [...keptOut, ...(done.keptOut ?? [])] };
  }
  // Whoever only points at something wishes nothing.
  if (!isNo && askedAgainIn(text, pack).length === 0) return replyToAsked(moment, text, asked);
  if (isNo) state.notMeant = [...(state.notMeant ?? []), asked.id];
  const letIn = isNo ? takeOfferBack(moment, asked.id) : [];
  const decided = { ...askAnother(moment, another), letIn };
  if (!isNo && state.erasing) state.erasing.next = [{ message: asked.id, lines }];
  return letIn.length > 0 ? afterWords(decided, pack.erasing.words.letIn) : decided;
};

const longestQuestion = 16;

/** Who can read it, what comes of a yes, and whatever else is only asked before one: answered truly, and it is asked again. */
const questionOnTable = (moment: Moment, text: string, asked: Candidate): Decided | null => {
  const { state, pack, facts } = moment;
  const { whatGoes, ofSagaGoes } = pack.erasing.words;
  const all = sentencesIn(text);
  if (!all.every((one) => one.endsWith("?")) || countWords(text) > longestQuestion) return null;
  if (pack.erasing.asksWhat.test(foldSpoken(text, pack.hearing)) || asksWhether(text, pack)) return null;
  const heard = all.map((one) => heardAlone(one, pack));
  const asks = heard.flatMap((one) => (one.isBySound ? [] : one.asks));
  // "Are you a person?" has its own answer.
  if (asks.some((about) => !ofKeeping.has(about) && !vague.has(about))) return null;
  const isReader = asks.includes("reader") || asks.includes("beforehand");
  const { readerAgain } = pack.conversation.answers;
  const who = isReader ? filled(readerAgain[facts.reader], { interviewer: facts.interviewer }) : "";
  const again = asking(moment, { ...asked, names: [], lines: state.mayErase?.lines });
  const isOfSaga = pack.erasing.ofSaga.test(foldSpoken(text, pack.hearing));
  return afterWords(again, joined(who, isOfSaga ? ofSagaGoes : whatGoes));
};

/** A reply that names no other answer. */
const replyToAsked = (moment: Moment, text: string, asked: Candidate): Decided | null => {
  const { state, pack } = moment;
  const ofIt = replyOfPart(moment, text, asked);
  if (ofIt) return ofPart(moment, ofIt, { text, asked });
  const again = askedAgainIn(text, pack);
  if (saysNo(text, pack) && again.length === 0) return replied(moment, "no", { text });
  const isNo = sentencesIn(text).some((one) => declinesIt(one, pack));
  // "No, not that one. Delete the one about the ring": that one is not asked about again.
  if (isNo && again.length > 0) {
    state.notMeant = [...(state.notMeant ?? []), asked.id];
    return null;
  }
  const meant = again.length > 0 ? meantBy(moment, again) : null;
  if (meant && meant.id !== asked.id && meant.names.length > 0) return null;
  const yes = yesTo(moment, text, asked);
  if (yes) return replied(moment, "yes", { text, answer: asked, lines: yes.lines });
  const asksOnly = questionOnTable(moment, text, asked);
  if (asksOnly) return asksOnly;
  const isAsking = pack.erasing.asksWhat.test(foldSpoken(text, pack.hearing));
  const isShort = countWords(text) <= longestAsked;
  if (!(isAsking && isShort) && (again.length === 0 || tellsBeside(text, again, pack, fewestKept)))
    return null;
  return asking(moment, { ...asked, names: [], lines: state.mayErase?.lines, isInWords: isAsking });
};
