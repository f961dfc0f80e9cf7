import type { Notice } from "@saga/contract/interviews";
import { type Ledger, reworded, skipQuestion, type Turn, takeTurn } from "#interviewer/interviewer.ts";
import { type Clock, isoNow } from "#platform/clock.ts";
import type { Queries } from "#platform/database.ts";
import type { StoredInterview, StoredMessage } from "./interview.ts";
import type { InterviewStore } from "./interview-store.repository.ts";

/** What a caller's snapshot comes to, under the lock of its interview. */
export type Held = {
  /** The transaction of the turn. */
  trx: Queries;
  interview: StoredInterview;
  /** The last stored messages, the fresh ones not among them. */
  tail: StoredMessage[];
  /** Answers to be stored. */
  fresh: StoredMessage[];
  /** Stored messages that the caller does not know of yet. */
  unseen: StoredMessage[];
  /** Stored messages after the last question the caller knows. */
  since: StoredMessage[];
};

export type Question = {
  question: string;
  progress: number;
  /** The stored messages after the last question the caller knew: its answers, then the question. */
  messages: StoredMessage[];
  /** Why it stands in built-in words though a model was to word it. */
  notice?: Notice["code"] | null;
};

const previewCharacters = 140;

/** The beginning of what was told, for lists. */
export const previewOf = (text: string): string => text.slice(0, previewCharacters);

/** The answers that no question follows yet: stored ones that were only saved, then the fresh ones. */
function openAnswers(tail: StoredMessage[], fresh: StoredMessage[]): StoredMessage[] {
  const last = tail.findLastIndex((message) => message.role === "assistant");
  return [...tail.slice(last + 1), ...fresh];
}

/** What comes next, worked out and not written: the turn, the answers it takes in, and the ledger before it. */
export type Plan = { answers: StoredMessage[]; text: string; ledger: Ledger; turn: Turn };

/** A turn is worked out before a model finds words for it and again when it is stored, mostly from the same ledger. */
const lastTurns = new WeakMap<Ledger, { key: string; turn: Turn }>();

const once = (ledger: Ledger, key: string, work: () => Turn): Turn => {
  const known = lastTurns.get(ledger);
  if (known?.key === key) return known.turn;
  const turn = work();
  lastTurns.set(ledger, { key, turn });
  return turn;
};

/** Lets the interviewer take the open answers in, or pass over when there are none. Writes nothing. */
export async function planNext(store: InterviewStore, { trx, interview, tail, fresh }: Held): Promise<Plan> {
  const answers = openAnswers(tail, fresh);
  const ledger = await store.ledgers.read(interview.interviewee_id, trx);
  const setting = { ledger, ...store.settingOf(interview) };
  const text = answers.map((answer) => answer.content).join("\n\n");
  const isUnheard = text.trim() === "";
  const [first] = answers;
  const key = JSON.stringify([interview.id, setting.number, setting.language, setting.seed, first?.id, text]);
  const turn = once(ledger, key, () =>
    first ? takeTurn({ ...setting, answer: { id: first.id, text, isUnheard } }) : skipQuestion(setting),
  );
  return { answers, text, ledger, turn };
}

/** Other words for the question of a plan, when they were made for this very plan; else null. */
export type OtherWords = (plan: Plan) => string | null;

/** Plans the next turn and stores all of it. */
export async function askNext(
  { store, clock }: { store: InterviewStore; clock: Clock },
  held: Held,
  otherWords: OtherWords = () => null,
): Promise<Question> {
  const { trx, interview, tail, fresh, since } = held;
  const plan = await planNext(store, held);
  const { answers, text } = plan;
  const words = otherWords(plan);
  const { number } = store.settingOf(interview);
  const turn = words === null ? plan.turn : reworded(plan.turn, { number, text: words });

  const isPrivate = turn.answerIsPrivate;
  const asked = tail.findLast((message) => message.role === "assistant");
  const told = fresh.map((message) => ({
    ...message,
    topic: asked?.topic ?? null,
    is_private: isPrivate ? 1 : 0,
  }));
  const position = interview.message_count + fresh.length;
  const said = { content: turn.text, topic: turn.topic, slot: turn.slot };
  const question = store.newMessage({ interview, position, role: "assistant", ...said });
  const progress = Math.max(interview.progress, turn.progress);
  const preview = interview.preview || (isPrivate ? "" : previewOf(text));

  await store.messages.add([...told, question], trx);
  if (isPrivate)
    await store.messages.markPrivate(
      answers.map((answer) => answer.id),
      trx,
    );
  await store.ledgers.write(
    { personId: interview.interviewee_id, ledger: turn.ledger, now: isoNow(clock) },
    trx,
  );
  await store.interviews.change(interview.id, { progress, message_count: position + 1, preview }, trx);
  const saved = since.map((message) => ({ ...message, is_private: isPrivate ? 1 : message.is_private }));
  return { question: question.content, progress, messages: [...saved, ...told, question] };
}
