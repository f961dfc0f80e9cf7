import { clausesSpoken, foldSpoken } from "#language/spellings.ts";
import { contentStems, countWords } from "#language/text.ts";
import { sentencesIn } from "../../hearing/parts.ts";
import { joined, type Moment } from "../moment.ts";
import { tellingsFor } from "./another.ts";
import { afterWords, asking } from "./answer.ts";
import { type Decided, replied, saidAgain, takeOfferBack } from "./done.ts";
import { longestReply, offer, opensWithYes, signsIn } from "./frame.ts";
import { type Candidate, keptOutOf, stemsOf } from "./meant.ts";
import { saysWhole } from "./part.ts";
import { askedAgainIn, declinesIt, isForGoodIn, isRefused, saysBareYes } from "./reply.ts";
import { meantAmong, stemsNaming } from "./scored.ts";
import { wasErased } from "./status.ts";
import { yesAmong } from "./yes-among.ts";

/** "Yes, delete. Only that's the wrong one you read out. It's the suitcase I mean": another one is meant, and this one stays as it was. */
const takeAsWrong = (moment: Moment, text: string, id: string): Decided => {
  const { state, pack } = moment;
  const letIn = takeOfferBack(moment, id);
  state.notMeant = [...(state.notMeant ?? []), id];
  const tellings = tellingsFor(moment).filter((one) => !state.notMeant?.includes(one.id));
  const all = sentencesIn(text);
  const { another, wrongOne, stays, words: said } = pack.erasing;
  const isMeant = (one: string): boolean =>
    !declinesIt(one, pack) && !stays.test(foldSpoken(one, pack.hearing));
  const pointing = all.filter((one) =>
    [another, wrongOne].some((sign) => sign.test(foldSpoken(one, pack.hearing))),
  );
  const words = (pointing.length > 0 ? pointing : all).filter(isMeant);
  const [best] = meantAmong(moment, tellings, words).filter(({ own }) => own > 0);
  // What is named and stands nowhere is gone.
  if (!best && wasErased(moment) && pointing.length > 0) {
    const done = replied(moment, "no", { text });
    return {
      ...done,
      letIn,
      act: joined(letIn.length > 0 ? said.letIn : said.keptMore, saidAgain(moment).act),
    };
  }
  const next = best
    ? offer(moment, best.told, { text, words, isWhole: signsIn(text, moment).isWhole })
    : asking(moment, { id, text: null, names: [] });
  const decided = { ...next, letIn };
  return letIn.length > 0 ? afterWords(decided, pack.erasing.words.letIn) : decided;
};

/** "Not the mattress. The one with the sums, that one": no to what was asked about, and another one is pointed at. */
const isNoToIt = (moment: Moment, text: string, asked: Candidate): boolean => {
  const { pack } = moment;
  const { another, declines, stays } = pack.erasing;
  const stems = stemsOf(asked, pack);
  const isNo = (one: string): boolean => {
    const isOfIt = contentStems(one, pack).some((stem) => stems.has(stem));
    const last = foldSpoken(one, pack.hearing).split(" ").at(-1) ?? "";
    const isKept = stays.test(foldSpoken(one, pack.hearing)) || declines.test(last);
    return declinesIt(one, pack) || (isOfIt && isKept);
  };
  const all = sentencesIn(text);
  const pointing = all.filter((one) => !isNo(one) && another.test(foldSpoken(one, pack.hearing)));
  if (pointing.length === 0 || !all.some(isNo) || saysBareYes(text, pack)) return false;
  const scored = meantAmong(moment, tellingsFor(moment), pointing);
  const own = scored.find(({ told }) => told.id === asked.id)?.own ?? 0;
  return own === 0 || scored.some(({ told, own: other }) => told.id !== asked.id && other > own);
};

/** Words of meaning beside a yes that tell nothing yet: "Gone for good. Yes. That's what I've been saying." */
const mostBesideYes = 1;

/** "Yes. That was when we left the farm for good.": is something told beside a yes? Nothing is deleted on it. */
const tellsBesideYes = (moment: Moment, text: string): boolean => {
  const { pack } = moment;
  const { regrets, agrees } = pack.erasing;
  const { complains, addressed } = pack.asides.signs;
  const beside = sentencesIn(text)
    .filter((one) => askedAgainIn(one, pack).length === 0 && !agrees.test(clausesSpoken(one, pack.hearing)))
    .filter(
      (one) => ![regrets, complains, addressed].some((sign) => sign.test(foldSpoken(one, pack.hearing))),
    )
    .filter((one) => !opensWithYes(one, pack));
  return stemsNaming(moment, beside).size > mostBesideYes;
};

/** Is it a yes to what was asked about, with the request or "for good" beside it, and hardly anything told? */
const isSureYes = (moment: Moment, text: string, asked: Candidate): boolean => {
  const { requests, isYes, isNo } = signsIn(text, moment);
  if (!isYes || isNo || text.includes("?") || tellsBesideYes(moment, text)) return false;
  if (requests.length === 0 && !isForGoodIn(text, moment.pack)) return false;
  const scored = meantAmong(moment, tellingsFor(moment), sentencesIn(text));
  const own = scored.find(({ told }) => told.id === asked.id)?.own ?? 0;
  return scored.every(({ told, own: other }) => told.id === asked.id || other <= own);
};

/**
 * What is said plainly to Saga's question comes before anything else that its words may mean: a yes and nothing else, and "Not just that! All of it
 * is to go". Null: it says neither.
 */
export const takePlainly = (moment: Moment, text: string): Decided | null => {
  const { state, pack } = moment;
  const asked = keptOutOf(moment).find(({ id }) => id === state.mayErase?.message);
  if (!asked || countWords(text) > longestReply) return null;
  const isWrong = sentencesIn(text).some(
    (one) => !one.endsWith("?") && pack.erasing.wrongOne.test(foldSpoken(one, pack.hearing)),
  );
  if (isWrong || isNoToIt(moment, text, asked)) return takeAsWrong(moment, text, asked.id);
  const { requests, isNo } = signsIn(text, moment);
  const among = yesAmong(moment, text, asked);
  if (among) return among;
  if (isSureYes(moment, text, asked))
    return replied(moment, "yes", {
      text,
      answer: asked,
      lines: saysWhole(text, pack) ? undefined : state.mayErase?.lines,
    });
  if (!state.mayErase?.lines || !isNo || requests.length === 0) return null;
  if (!saysWhole(text, pack) || isRefused(text, pack)) return null;
  const whole = { id: asked.id, text: asked.text ?? "", question: asked.question };
  return offer(moment, whole, { text, words: [], isWhole: true });
};
