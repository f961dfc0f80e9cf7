import type { TopicId } from "#language/pack.ts";
import { type Language, packs } from "#language/packs.ts";
import { normalise } from "#language/text.ts";
import type { Hook } from "./hooks.ts";
import { copyOf, type Ledger, type Pending, type Turn } from "./ledger.ts";
import { permitted } from "./limits.ts";
import { compose, farewell, type Moment } from "./next-turn.ts";
import type { InterviewNumber } from "./plan.ts";
import { isLasting, quotable } from "./quotation.ts";
import { shuffled } from "./random.ts";
import { readAnswer } from "./reading.ts";
import { recordAnswer } from "./record.ts";
import { closeIfUntold, planned, touch, touchInterview } from "./touch.ts";
import { quoted } from "./word.ts";

export { emptyLedger, type Ledger, type Turn } from "./ledger.ts";

/**
 * Whose interview it is: the ledger of the teller, which of the three, in which language; the seed is the
 * teller's.
 */
export type Setting = { ledger: Ledger; number: InterviewNumber; language: Language; seed: number };

/** A stored message of the teller. Unheard: it was spoken, and nobody has written it down yet. */
export type Answer = { id: string; text: string; isUnheard?: boolean };

/** A private copy to write in: the ledger that was handed in stays as it is. */
const begin = ({ ledger, number, language, seed }: Setting): Moment => {
  const draft = copyOf(ledger);
  return {
    draft,
    number,
    language,
    seed,
    state: touchInterview(draft, number),
    pack: packs[language],
    isCrisis: false,
  };
};

/** The first words of an interview; the waiting question again when it was opened before. */
export const openInterview = (input: Setting): Turn => {
  const moment = begin(input);
  const { state } = moment;
  if (state.complete) return farewell(moment);
  if (state.pending) return compose(moment, { kind: "again" });
  return compose(moment, { kind: "opening" });
};

/** Do these words stand in a turn already, as it quotes them or at its beginning? */
const isQuotedIn = (text: string, words: string): boolean => normalise(text).includes(normalise(words));

/**
 * Takes an answer in and says what comes next. An answer without a waiting question only brings the next
 * question.
 */
export const takeTurn = (input: Setting & { answer: Answer }): Turn => {
  const moment = begin(input);
  const { draft, state } = moment;
  if (state.complete) return farewell(moment);
  const { pending } = state;
  if (!pending) return compose(moment, { kind: "opening" });
  if (input.answer.isUnheard) return takeUnheard(moment, pending);
  const reading = permitted(readAnswer(input.answer.text, input.language), moment);
  const { id } = input.answer;
  state.turns += 1;
  state.words += reading.words;
  const outcome = recordAnswer({ draft, pending, reading, id, language: input.language });
  const turn = compose(
    { ...moment, isCrisis: outcome === "crisis" },
    { kind: "answered", pending, outcome, reading },
  );
  const said = normalise(turn.text);
  const isFresh = (hook: Hook): boolean => isLasting(hook) && !said.includes(normalise(hook.spoken));
  const words = outcome === "crisis" ? null : quotable(reading.hooks.filter(isFresh));
  if (words) state.last = { id, text: words.spoken, interview: input.number };
  return turn;
};

/** What was told is kept but not known: it counts as told, is asked for no further, and holds nothing to take hold of. */
const takeUnheard = (moment: Moment, pending: Pending): Turn => {
  const { draft, state } = moment;
  state.turns += 1;
  draft.keys[pending.slot] = "answered";
  if (pending.topic) {
    const topic = touch(draft, pending.topic);
    topic.mention = Math.max(topic.mention, planned(pending.topic).target);
  }
  return compose(moment, { kind: "unheard", pending });
};

/** An answer that got its words later: what it holds is known from now on. Nothing is asked. */
export const hearLater = (
  input: Setting & { answer: Answer; asked: { slot: string; topic: TopicId | null } },
): { ledger: Ledger; answerIsPrivate: boolean } => {
  const moment = begin(input);
  const { draft, language } = moment;
  const { id, text } = input.answer;
  const reading = permitted(readAnswer(text, language), moment);
  moment.state.words += reading.words;
  const pending: Pending = { kind: "open", wording: "", ...input.asked };
  const outcome = recordAnswer({ draft, pending, reading, id, language });
  return { ledger: draft, answerIsPrivate: outcome === "crisis" };
};

/** The same turn in other words: the question that waits is worded so, and nothing else changes. */
export const reworded = (turn: Turn, { number, text }: { number: InterviewNumber; text: string }): Turn => {
  const ledger = copyOf(turn.ledger);
  const pending = ledger.interviews[number]?.pending;
  if (!pending || !turn.mayReword) return turn;
  pending.wording = text;
  return { ...turn, text, ledger };
};

/** "Ask me something else": the waiting question is passed over for good. */
export const skipQuestion = (input: Setting): Turn => {
  const moment = begin(input);
  const { draft, state } = moment;
  if (state.complete) return farewell(moment);
  const { pending } = state;
  if (!pending) return compose(moment, { kind: "opening" });
  state.turns += 1;
  draft.keys[pending.slot] = "declined";
  if (pending.topic) closeIfUntold(draft, { id: pending.topic, status: "declined" });
  return compose(moment, { kind: "skipped", pending });
};

/** One line with words of the teller for a resumed interview; null when nothing was told in it yet. */
export const recapOf = ({ ledger, number, language, seed }: Setting): string | null => {
  const state = ledger.interviews[number];
  if (!state?.last || state.complete) return null;
  if (state.pending && isQuotedIn(state.pending.wording, state.last.text)) return null;
  const pack = packs[language];
  const [wording = ""] = shuffled(pack.phrases.recap, { seed, label: `recap${state.turns}` });
  return quoted(wording, { words: state.last.text, pack });
};

/** The ledger without any words of one message: for an answer that was deleted or made private. */
export const forgetAnswer = (ledger: Ledger, id: string): Ledger => {
  const draft = copyOf(ledger);
  for (const state of Object.values(draft.topics)) if (state.quote?.id === id) state.quote = null;
  for (const state of Object.values(draft.interviews)) if (state.last?.id === id) state.last = null;
  return draft;
};
