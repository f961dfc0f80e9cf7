import { contentStems, countWords } from "#language/text.ts";
import { hear } from "../../hearing/hear.ts";
import { sentencesIn } from "../../hearing/parts.ts";
import { heardAlone, ofKeeping, vague } from "../../hearing/sentence.ts";
import { filled, joined, type Moment } from "../moment.ts";
import { longestReply, namingOf, opensWithYes, saysWholeAnswer, signsIn, tellsNew } from "./frame.ts";
import { type Candidate, isNamedBy, meantBy } from "./meant.ts";
import { yesAndNamed } from "./on-table.ts";
import { meantIn, replyOfPart, saysWhole, type Verdict } from "./part.ts";
import {
  askedAgainIn,
  asksWhether,
  declinesIt,
  fewestKept,
  isForGoodIn,
  mayBeYes,
  says,
  saysNo,
  saysOnlyYes,
  saysYes,
  stopsTalk,
  tellsBeside,
} from "./reply.ts";
import { meantAmong, namedTogether, stemsNaming, tellingsFor } from "./scored.ts";
import { yesAmong } from "./yes-among.ts";

/** What a reply to Saga's question whether an answer is deleted means: one judge, which hears it in this order. */

type Judge = (moment: Moment, text: string, asked: Candidate) => Verdict | null;

/** What is asked about is asked about again. */
const again = ({ state }: Moment, asked: Candidate) => ({
  ...asked,
  names: [],
  lines: state.mayErase?.lines,
});

/** "Yes, delete. Only that's the wrong one you read out. It's the suitcase I mean": another one is meant, and this one stays as it was. */
const wrongOne: Judge = (moment, text, asked) => {
  const { pack, state } = moment;
  const { another, wrongOne: wrong, stays } = pack.erasing;
  const all = sentencesIn(text);
  if (!all.some((one) => !one.endsWith("?") && says(one, pack, wrong))) return null;
  const tellings = tellingsFor(moment).filter(({ id }) => id !== asked.id && !state.notMeant?.includes(id));
  const pointing = all.filter((one) => says(one, pack, another, wrong));
  const words = (pointing.length > 0 ? pointing : all).filter(
    (one) => !declinesIt(one, pack) && !says(one, pack, stays),
  );
  const [best] = meantAmong(moment, tellings, words).filter(({ own }) => own > 0);
  const { isWhole } = signsIn(text, moment);
  const meant = best && meantIn(moment, best.told, { text, words, isWhole });
  const named = meant ? namedTogether(moment, meant, text) : [];
  return { is: "another", stays: [], left: [asked.id], named, isPointed: pointing.length > 0 };
};

/** Words of meaning beside a yes that tell nothing yet: "Gone for good. Yes. That's what I've been saying." */
const mostBesideYes = 1;

/** "Yes. That was when we left the farm for good.": is something told beside a yes? Nothing is deleted on it. */
const tellsBesideYes = (moment: Moment, text: string): boolean => {
  const { pack } = moment;
  const { complains, addressed } = pack.asides.signs;
  const beside = sentencesIn(text).filter(
    (one) =>
      askedAgainIn(one, pack).length === 0 &&
      !saysOnlyYes(one, pack) &&
      !says(one, pack, pack.erasing.regrets, complains, addressed) &&
      !opensWithYes(one, pack),
  );
  return stemsNaming(moment, beside).size > mostBesideYes;
};

/** A yes with the request or "for good" beside it, and hardly anything told. */
const sureYes: Judge = (moment, text, asked) => {
  const { pack, state } = moment;
  const { requests, isYes, isNo } = signsIn(text, moment);
  if (!isYes || isNo || text.includes("?") || tellsBesideYes(moment, text)) return null;
  if (requests.length === 0 && !isForGoodIn(text, pack)) return null;
  const scored = meantAmong(moment, tellingsFor(moment), sentencesIn(text));
  const own = scored.find(({ told }) => told.id === asked.id)?.own ?? 0;
  const isOfIt = scored.every(({ told, own: other }) => told.id === asked.id || other <= own);
  return isOfIt ? { is: "yes", lines: saysWhole(text, pack) ? undefined : state.mayErase?.lines } : null;
};

/** A no; whoever asks for something else to go has said none yet. */
const plainNo: Judge = ({ pack }, text) =>
  saysNo(text, pack) && askedAgainIn(text, pack).length === 0 ? { is: "no" } : null;

const longestKept = 12;

/** A yes to all of it, or to these sentences. What is to stay may be named beside it, where it is nothing that goes. */
const plainYes: Judge = (moment, text, asked) => {
  const { state, pack } = moment;
  const { lines } = state.mayErase ?? {};
  const gone = new Set((lines ?? []).flatMap((line) => contentStems(line, pack)));
  const isKept = (one: string): boolean =>
    lines !== undefined &&
    says(one, pack, pack.erasing.stays) &&
    countWords(one) <= longestKept &&
    !contentStems(one, pack).some((stem) => gone.has(stem));
  // "Yes, that. And that is enough for today."
  const isStop = (one: string): boolean => stopsTalk(one, pack) && mayBeYes(one, pack);
  const own = sentencesIn(text).filter((one) => !isKept(one) && !isStop(one));
  const isYes = saysYes(own.join(" "), pack, (one) => isNamedBy(moment, asked, one));
  return isYes ? { is: "yes", lines } : null;
};

const longestQuestion = 16;

/** Who can read it, what comes of a yes, and whatever else is only asked before one: answered truly, and it is asked again. */
const question: Judge = (moment, text, asked) => {
  const { pack, facts } = moment;
  const { whatGoes, ofSagaGoes } = pack.erasing.words;
  const all = sentencesIn(text);
  if (!all.every((one) => one.endsWith("?")) || countWords(text) > longestQuestion) return null;
  if (says(text, pack, pack.erasing.asksWhat) || asksWhether(text, pack)) return null;
  const heard = all.map((one) => heardAlone(one, pack));
  const asks = heard.flatMap((one) => (one.isBySound ? [] : one.asks));
  // "Are you a person?" has its own answer.
  if (asks.some((about) => !ofKeeping.has(about) && !vague.has(about))) return null;
  const isReader = asks.includes("reader") || asks.includes("beforehand");
  const { readerAgain } = pack.conversation.answers;
  const who = isReader ? filled(readerAgain[facts.reader], { interviewer: facts.interviewer }) : "";
  const isOfSaga = says(text, pack, pack.erasing.ofSaga);
  return { is: "ask", meant: again(moment, asked), lead: joined(who, isOfSaga ? ofSagaGoes : whatGoes) };
};

/** Whoever asks which answer is meant, or what it says, may say so much beside it. */
const longestAsked = 40;

/** It is asked for again, or asked what it says. */
const askedAgain: Judge = (moment, text, asked) => {
  const { pack } = moment;
  const requests = askedAgainIn(text, pack);
  const isInWords = says(text, pack, pack.erasing.asksWhat);
  const isAsking = isInWords && countWords(text) <= longestAsked;
  const isRequest = requests.length > 0 && !tellsBeside(text, requests, pack, fewestKept);
  return isAsking || isRequest ? { is: "ask", meant: { ...again(moment, asked), isInWords } } : null;
};

/** Is another answer asked for, by what is kept out? */
const meansOther = (moment: Moment, text: string, asked: Candidate): boolean => {
  const requests = askedAgainIn(text, moment.pack);
  const meant = requests.length > 0 ? meantBy(moment, requests) : null;
  return meant !== null && meant.id !== asked.id && meant.names.length > 0;
};

/** What a reply to Saga's question means; null: nothing that is known. */
export const judgeReply: Judge = (moment, text, asked) => {
  const first = (...judges: Judge[]): Verdict | null =>
    judges.reduce<Verdict | null>((found, judge) => found ?? judge(moment, text, asked), null);
  const plain = first(
    yesAndNamed,
    ...(countWords(text) <= longestReply ? [wrongOne, yesAmong, sureYes] : []),
  );
  const heard = hear(text, moment.language);
  if (plain || (heard.intent === "crisis" && heard.isSure)) return plain;
  const known = first(replyOfPart, plainNo);
  return known || meansOther(moment, text, asked) ? known : first(plainYes, question, askedAgain);
};

const mostNewOfWhich = 4;
const fewestOwn = 1;
const longestNaming = 40;

/** "We lost it, the lot." says neither yes nor "the whole answer". */
const saysIt = ({ isYes, requests }: ReturnType<typeof signsIn>, text: string, { pack }: Moment): boolean =>
  isYes || requests.length > 0 || saysWholeAnswer(text, pack);

/**
 * What nothing finer was made of, while something is on the table: all of it is wanted gone, or it is named or asked for once more. A question too
 * many harms nobody; what is deleted does not come back, so that a yes must be one.
 */
export const judgeInFrame: Judge = (moment, text, asked) => {
  const { state, pack } = moment;
  const signs = signsIn(text, moment);
  const { requests, isWhole, isNo } = signs;
  const words = namingOf(moment, text, requests);
  const tellings = tellingsFor(moment).filter(({ id }) => !state.notMeant?.includes(id));
  const scored = meantAmong(moment, tellings, words);
  const own = scored.find(({ told }) => told.id === asked.id)?.own ?? 0;
  const [best] = scored.filter(({ told }) => told.id !== asked.id);
  if (tellsNew(moment, text, asked.text)) return null;
  if (isWhole && asked.text !== null) {
    const isSure = saysIt(signs, text, moment) && !isNo && !text.includes("?");
    const whole = { id: asked.id, text: asked.text, question: asked.question };
    return isSure
      ? { is: "yes", lines: undefined }
      : { is: "ask", meant: meantIn(moment, whole, { text, words, isWhole }), isNew: true };
  }
  // "Which? The one about Derek and the tin": it is that one, and it is asked about again in few words.
  const isNamed =
    own >= fewestOwn &&
    own > (best?.own ?? 0) &&
    countWords(text) <= longestNaming &&
    !tellsNew(moment, text, asked.text, mostNewOfWhich);
  const isAsked = requests.length > 0 || isForGoodIn(text, pack);
  return !isNo && (isAsked || isNamed) ? { is: "ask", meant: again(moment, asked) } : null;
};
