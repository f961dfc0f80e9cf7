import { clausesSpoken, foldSpoken } from "#language/spellings.ts";
import { countWords } from "#language/text.ts";
import { sentencesIn } from "../../hearing/parts.ts";
import type { Moment } from "../moment.ts";
import { tellingsFor } from "./another.ts";
import { afterWords, asking } from "./answer.ts";
import { type Decided, replied, takeOfferBack } from "./done.ts";
import { isSureYes, longestReply, offer, signsIn } from "./frame.ts";
import { keptOutOf } from "./meant.ts";
import { saysWhole } from "./part.ts";
import { askedAgainIn, isRefused } from "./reply.ts";
import { meantAmong } from "./scored.ts";

/** Is every sentence nothing but a yes, the request again, or "all of it", and is one a yes? */
const isPlainYes = (text: string, moment: Moment): boolean => {
  const { pack } = moment;
  const { agrees, allOfIt, justThat } = pack.erasing;
  const isOfYes = (one: string): boolean => {
    const folded = clausesSpoken(one, pack.hearing);
    return (
      [agrees, allOfIt].some((sign) => sign.test(folded)) || justThat.test(foldSpoken(one, pack.hearing))
    );
  };
  const { isYes, isNo } = signsIn(text, moment);
  const all = sentencesIn(text);
  return (
    isYes &&
    !isNo &&
    !text.includes("?") &&
    all.every((one) => isOfYes(one) || askedAgainIn(one, pack).length > 0)
  );
};

/** "Yes, delete. Only that's the wrong one you read out. It's the suitcase I mean": another one is meant, and this one stays as it was. */
const takeAsWrong = (moment: Moment, text: string, id: string): Decided => {
  const { state, pack } = moment;
  const letIn = takeOfferBack(moment, id);
  state.notMeant = [...(state.notMeant ?? []), id];
  const tellings = tellingsFor(moment).filter((one) => !state.notMeant?.includes(one.id));
  const words = sentencesIn(text);
  const [best] = meantAmong(moment, tellings, words).filter(({ own }) => own > 0);
  const next = best
    ? offer(moment, best.told, { text, words, isWhole: false })
    : asking(moment, { id, text: null, names: [] });
  const decided = { ...next, letIn };
  return letIn.length > 0 ? afterWords(decided, pack.erasing.words.letIn) : decided;
};

const longestPlain = 14;

/**
 * What is said plainly to Saga's question comes before anything else that its words may mean: a yes and nothing else, and "Not just that! All of it
 * is to go". Null: it says neither.
 */
export const takePlainly = (moment: Moment, text: string): Decided | null => {
  const { state, pack } = moment;
  const asked = keptOutOf(moment).find(({ id }) => id === state.mayErase?.message);
  if (!asked || countWords(text) > longestReply) return null;
  if (
    sentencesIn(text).some(
      (one) => !one.endsWith("?") && pack.erasing.wrongOne.test(foldSpoken(one, pack.hearing)),
    )
  )
    return takeAsWrong(moment, text, asked.id);
  const { requests, isNo } = signsIn(text, moment);
  if (countWords(text) <= longestPlain && isPlainYes(text, moment) && !saysWhole(text, pack)) {
    const tellings = tellingsFor(moment);
    const [best] = meantAmong(moment, tellings, sentencesIn(text)).filter(({ own }) => own > 0);
    if (!best || best.told.id === asked.id)
      return replied(moment, "yes", { text, answer: asked, lines: state.mayErase?.lines });
  }
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
