import type { TopicId } from "#language/pack.ts";
import { type Language, packs } from "#language/packs.ts";
import { depthOfMention } from "./depth.ts";
import { recordHeard } from "./fresh.ts";
import type { Ledger, Pending, TopicState } from "./ledger.ts";
import { recordLimits } from "./limits.ts";
import { mostQuestions } from "./patience.ts";
import type { Topic } from "./plan.ts";
import { isLasting, quotable } from "./quotation.ts";
import type { Reading } from "./reading.ts";
import { settledBy } from "./related.ts";
import { closeIfUntold, planned, touch } from "./touch.ts";

const mostThinAnswers = 3;
/**
 * Below this many words an answer without news is thin; a shrug is thin below the second limit whatever it
 * holds.
 */
const thinWords = 12;
const shrugWords = 9;
/** From so many words on, an answer that names somebody or says a whole sentence is none, news or not. */
const fullWords = 7;

/** How an answer went, for the choice of what comes next. */
export type Outcome = "told" | "thin" | "declined" | "grief" | "crisis";

const isThin = (reading: Reading, known: number): boolean => {
  const hasNews = (reading.told & ~known) !== 0;
  if (reading.isUnknown && reading.words < shrugWords) return true;
  return reading.words < thinWords && !hasNews && !saysSomething(reading);
};

const saysSomething = ({ words, hooks }: Reading): boolean => words >= fullWords && hooks.some(isLasting);

/** Asked what to leave alone, a teller who names it has answered, not refused. */
const namesLimits = (reading: Reading, topic: TopicId): boolean =>
  topic === "wishes_limits" && reading.avoided.stems.length > 0;

const outcomeOf = (reading: Reading, { state, topic }: { state: TopicState; topic: TopicId }): Outcome => {
  if (reading.isCrisis) return "crisis";
  if (reading.isDeclined && !namesLimits(reading, topic)) return "declined";
  if (reading.isGrieving || reading.isTraumatic) return "grief";
  return isThin(reading, state.evidence) ? "thin" : "told";
};

const recordMentions = (
  draft: Ledger,
  { mentions, id, asked }: { mentions: Reading["mentions"]; id: string; asked: TopicId },
): void => {
  for (const { topic, near, hook } of mentions) {
    if (topic === asked) continue;
    const state = touch(draft, topic);
    state.mention = Math.max(state.mention, depthOfMention(near));
    if (!state.quote && hook && isLasting(hook))
      state.quote = { id, text: hook.spoken, interview: planned(asked).interview };
  }
};

const settle = (draft: Ledger, { topic, outcome }: { topic: Topic; outcome: Outcome }): void => {
  const state = touch(draft, topic.id);
  if (outcome === "declined") closeIfUntold(draft, { id: topic.id, status: "declined" });
  const isSettled = outcome === "grief" || outcome === "crisis";
  if (isSettled || (topic.id === "wishes_limits" && outcome === "told"))
    closeIfUntold(draft, { id: topic.id, status: "closed" });
  if (state.thin >= mostThinAnswers || state.asked >= mostQuestions(draft, topic.interview)) {
    closeIfUntold(draft, { id: topic.id, status: "closed" });
  }
};

type Recorded = { draft: Ledger; pending: Pending; reading: Reading; id: string; language: Language };

/**
 * Writes what an answer told into the ledger and says how it went. Words of an answer in acute danger are
 * not kept.
 */
export const recordAnswer = ({ draft, pending, reading, id, language }: Recorded): Outcome => {
  const pack = packs[language];
  recordLimits({ draft, avoided: reading.avoided, pack });
  if (!pending.topic) return reading.isCrisis ? "crisis" : "told";
  const topic = planned(pending.topic);
  const state = touch(draft, topic.id);
  const outcome = outcomeOf(reading, { state, topic: topic.id });
  draft.keys[pending.slot] = outcome === "declined" ? "declined" : "answered";
  if (outcome === "thin") state.thin += 1;
  if (outcome === "told" || outcome === "grief" || outcome === "crisis") state.evidence |= reading.told;
  if (outcome === "told" || outcome === "grief") {
    recordHeard(draft, { stems: reading.stems, pack });
    const quote = quotable(reading.hooks.filter(isLasting));
    if (quote && (pending.kind === "open" || !state.quote))
      state.quote = { id, text: quote.spoken, interview: topic.interview };
    recordMentions(draft, { mentions: reading.mentions, id, asked: topic.id });
  }
  for (const absent of reading.absent) {
    if (settledBy(topic.id).includes(absent)) closeIfUntold(draft, { id: absent, status: "none" });
  }
  settle(draft, { topic, outcome });
  if (reading.isLeaving) closeIfUntold(draft, { id: topic.id, status: "closed" });
  return outcome;
};
