import type { LanguagePack, TopicId } from "#language/pack.ts";
import type { Language } from "#language/packs.ts";
import { normalise } from "#language/text.ts";
import { type Choice, chooseEasier, chooseNext } from "./choose.ts";
import { chooseFollowUp, type FollowUp, isWarranted } from "./follow-up.ts";
import type { InterviewState, Ledger, Pending, Quote, Turn } from "./ledger.ts";
import { type InterviewNumber, plan, topicsOf } from "./plan.ts";
import { progressOf, topicState } from "./progress.ts";
import type { Reading } from "./reading.ts";
import type { Outcome } from "./record.ts";
import { wordingMark } from "./slots.ts";
import { closeIfUntold, planned, touch } from "./touch.ts";
import { ask, earlierWords, quoted, type Reception, receive } from "./word.ts";

/** One turn in the making; `draft` and `state` are its own to write. */
export type Moment = {
  draft: Ledger;
  number: InterviewNumber;
  language: Language;
  seed: number;
  state: InterviewState;
  pack: LanguagePack;
  /** The answer speaks of acute danger. */
  isCrisis: boolean;
};

/** What led to this turn. */
export type Cause =
  | { kind: "opening" }
  | { kind: "again" }
  | { kind: "skipped"; pending: Pending }
  | { kind: "unheard"; pending: Pending }
  | { kind: "answered"; pending: Pending; outcome: Outcome; reading: Reading };

/** `asks` is the text without what receives the answer before it. */
type Said = Pick<Turn, "text" | "asks" | "kind" | "slot" | "topic">;

const completed = 100;

const turnOf = ({ draft, number, state, pack, isCrisis }: Moment, said: Said): Turn => {
  state.progress = state.complete ? completed : Math.max(state.progress, progressOf(draft, number));
  return {
    ...said,
    ledger: draft,
    progress: state.progress,
    complete: state.complete,
    answerIsPrivate: isCrisis,
    support: isCrisis ? { text: pack.phrases.support, lines: pack.phrases.helpLines } : null,
    mayReword: false,
  };
};

/** Thanks; nothing is asked any more. */
export const farewell = (moment: Moment): Turn => {
  moment.state.pending = null;
  const text = moment.pack.phrases.farewell[moment.number];
  return turnOf(moment, { text, asks: text, kind: "farewell", slot: null, topic: null });
};

const joined = (...parts: string[]): string => parts.filter(Boolean).join(" ");

/** Makes a question the waiting one and remembers that it was asked. */
const pose = ({ draft, state }: Moment, said: Said & { slot: string; template: string }): Said => {
  const { text, asks, kind, slot, topic, template } = said;
  state.pending = { kind, slot, topic, wording: text };
  draft.keys[slot] = "asked";
  draft.wordings.push(wordingMark(template));
  if (topic) touch(draft, topic).asked += 1;
  return { text, asks, kind, slot, topic };
};

const poseFollowUp = (moment: Moment, { found, topic }: { found: FollowUp; topic: TopicId }): Said => {
  const { state, pack } = moment;
  state.thread += 1;
  state.followUps += 1;
  const text = quoted(found.wording, { words: found.hook.spoken, pack });
  const { slot, wording: template } = found;
  return pose(moment, { text, asks: text, kind: "follow_up", slot, topic, template });
};

/** What stands before a question: the reception. After grief nothing more is recalled. */
type Before = { choice: Choice; said: string; mayRecall: boolean };

/** The map of interview 1 recalls nothing; the later ones recall at every second subject they open. */
const isDueToRecall = ({ draft, number }: Moment): boolean =>
  number > 1 && topicsOf(number).filter(({ id }) => topicState(draft, id).asked > 0).length % 2 === 0;

const poseChoice = (moment: Moment, { choice, ...before }: Before): Said => {
  const { draft, state, pack, seed } = moment;
  if (choice.kind !== "easier") state.thread = 0;
  const mayRecall = choice.kind === "open" && before.mayRecall && isDueToRecall(moment);
  const earlier: Quote | null = mayRecall ? earlierWords(draft, choice.topic) : null;
  // Somebody who tells the same again hears it from us once.
  const recalled = earlier && !normalise(before.said).includes(normalise(earlier.text)) ? earlier : null;
  const turn = state.turns;
  const asks = ask({ pack, choice, recalled, seed, turn });
  const text = joined(before.said, asks);
  if (recalled && text.includes(recalled.text)) draft.wordings.push(wordingMark(`recall:${recalled.text}`));
  return pose(moment, { ...choice, text, asks, template: choice.wording });
};

const poseClosing = (moment: Moment, said: string): Said => {
  const { number, pack } = moment;
  for (const topic of plan)
    if (topic.interview === number) closeIfUntold(moment.draft, { id: topic.id, status: "closed" });
  const template = pack.phrases.closing[number];
  const slot = `closing|||${number}`;
  const text = joined(said, template);
  return pose(moment, { text, asks: template, kind: "closing", slot, topic: null, template });
};

const receptionAfter = (cause: Cause): Reception => {
  if (cause.kind === "skipped") return "plain";
  if (cause.kind === "unheard") return "gentle";
  if (cause.kind !== "answered" || cause.outcome === "crisis") return "none";
  if (cause.outcome === "grief") return "gentle";
  return cause.outcome === "declined" ? "plain" : "warm";
};

const received = (
  moment: Moment,
  { cause, reception = receptionAfter(cause) }: { cause: Cause; reception?: Reception },
): string => {
  const { pack, seed, state, number } = moment;
  if (cause.kind === "opening") return pack.phrases.greeting[number];
  const hooks = cause.kind === "answered" ? cause.reading.hooks : [];
  return receive({ pack, reception, hooks, seed, turn: state.turns });
};

/**
 * Stays with the subject of the answer: a follow-up where one is warranted, an easier cue after a thin
 * answer.
 */
const stay = (moment: Moment, cause: Cause & { kind: "answered" }): Said | null => {
  const { draft, number, language, seed, state } = moment;
  const { outcome, reading, pending } = cause;
  const { topic } = pending;
  if (!topic || topic === "wishes_limits" || reading.isLeaving) return null;
  const { thread, followUps } = state;
  const scene = { ledger: draft, number, language, seed, topic, thread, followUps };
  if (outcome === "told" && isWarranted(scene)) {
    const found = chooseFollowUp({ ...scene, reading });
    return found && poseFollowUp(moment, { found, topic });
  }
  if (outcome !== "thin" || pending.kind === "easier") return null;
  const easier = chooseEasier(scene, planned(topic));
  const said = received(moment, { cause, reception: "again" });
  return easier && poseChoice(moment, { choice: easier, said, mayRecall: false });
};

const next = (moment: Moment, cause: Cause): Said => {
  const staying = cause.kind === "answered" ? stay(moment, cause) : null;
  if (staying) return staying;
  const { draft, number, language, seed } = moment;
  const lightOnly = cause.kind === "answered" && (cause.outcome === "grief" || cause.outcome === "crisis");
  const choice = chooseNext({ ledger: draft, number, language, seed, lightOnly });
  const said = received(moment, { cause });
  if (!choice) return poseClosing(moment, said);
  return poseChoice(moment, { choice, said, mayRecall: !lightOnly });
};

/** After grief, danger and refusal, and where a sensitive subject opens, every word was weighed beforehand. */
const mayReword = (cause: Cause, { kind, topic }: Said): boolean => {
  if (cause.kind !== "answered" || topic === null || kind === "closing" || kind === "farewell") return false;
  if (planned(topic).sensitive && kind === "open") return false;
  return cause.outcome === "told" || cause.outcome === "thin";
};

/**
 * The next turn after its cause: a follow-up, an easier cue, another subject, the closing question or the
 * farewell.
 */
export const compose = (moment: Moment, cause: Cause): Turn => {
  const { state } = moment;
  if (cause.kind === "again" && state.pending) {
    const { kind, slot, topic, wording } = state.pending;
    return turnOf(moment, { text: wording, asks: wording, kind, slot, topic });
  }
  const isClosed = "pending" in cause && cause.pending.kind === "closing";
  if (isClosed) {
    state.complete = true;
    return farewell(moment);
  }
  const said = next(moment, cause);
  return { ...turnOf(moment, said), mayReword: mayReword(cause, said) };
};
