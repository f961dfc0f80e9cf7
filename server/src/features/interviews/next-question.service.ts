import type { Notice } from "@saga/contract/interviews";
import { Failure } from "#http/failure.ts";
import {
  type Act,
  answersAtHand,
  type Choice,
  type Facts,
  isWantedIn,
  type KeptOut,
  type Ledger,
  type OfAnswer,
  skipQuestion,
  type Turn,
  takeTurn,
} from "#interviewer/interviewer.ts";
import { type Clock, isoNow } from "#platform/clock.ts";
import type { Queries } from "#platform/database.ts";
import { isOfMatter, type StoredInterview, type StoredKeptOut, type StoredMessage } from "./interview.ts";
import type { InterviewStore } from "./interview-store.repository.ts";
import { removeKeptOut } from "./kept-out.service.ts";
import { deletedAt, heardRecord, moveRecord, tells } from "./turn-record.ts";

/** What a caller's snapshot comes to, under the lock of its interview. */
export type TurnTransaction = {
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
  /** What is kept out because of the answer. */
  keptOut: StoredKeptOut[];
  /** Why it stands in built-in words though a model was to word it. */
  notice?: Notice["code"] | null;
};

const previewCharacters = 140;

/** The beginning of what was told, for lists. */
export const previewOf = (text: string): string => text.slice(0, previewCharacters);

/** The answers that no question follows yet: stored ones that were only saved, then the fresh ones. Nothing is heard in deleted ones. */
function openAnswers(tail: StoredMessage[], fresh: StoredMessage[]): StoredMessage[] {
  const last = tail.findLastIndex((message) => message.role === "assistant");
  return [...tail.slice(last + 1), ...fresh].filter((answer) => !deletedAt(answer));
}

/** Answers that wait for what follows, what is known of the teller, and what was told last before them. */
export type TurnInput = {
  answers: StoredMessage[];
  text: string;
  ledger: Ledger;
  before: { id: string; text: string } | null;
  /** What was told before that, as far as it is at hand, the newest last. */
  earlier: { id: string; text: string }[];
  /** What is kept out, whole or in part, or speaks of deleting, each with the question before it. */
  out: { id: string; text: string; question: string }[];
};

/** Reads what a turn is made from. Writes nothing. */
export async function readTurnInput(
  store: InterviewStore,
  { trx, interview, tail, fresh }: TurnTransaction,
): Promise<TurnInput> {
  const answers = openAnswers(tail, fresh);
  const ledger = await store.ledgers.hold(interview.interviewee_id, trx);
  const text = answers.map((answer) => answer.content).join("\n\n");
  const earlier = tail.slice(0, tail.findLastIndex((message) => message.role === "assistant") + 1);
  const told = earlier
    .filter((one) => one.role === "user" && one.is_private === 0 && tells(one))
    .map(({ id, content, recordings }) => ({ id, text: content, hasSound: recordings !== null }));
  const out = await store.messages.withQuestions(answersAtHand(ledger), trx);
  return { answers, text, ledger, before: told.at(-1) ?? null, earlier: told.slice(0, -1), out };
}

/** The reply of a waiting answer, as the interviewer takes it. */
export const replyOf = (
  { answers, text, ledger, before, earlier, out }: TurnInput,
  setting: ReturnType<InterviewStore["settingOf"]> & { facts: Facts },
) => {
  const id = answers[0]?.id ?? "";
  const answer = { id, text, isUnheard: text.trim() === "", isJoined: answers.length > 1 };
  return { ledger, ...setting, answer, before, earlier, out };
};

const turnAfter = (
  input: TurnInput,
  {
    setting,
    choice,
  }: { setting: ReturnType<InterviewStore["settingOf"]> & { facts: Facts }; choice: Choice | null },
): Turn =>
  input.answers.length > 0
    ? takeTurn(replyOf(input, setting), choice)
    : skipQuestion({ ledger: input.ledger, ...setting }, choice);

/**
 * Deletes what a turn says is deleted, in its transaction; `going`: the answers, or sentences of them; `asked`: the question that asked
 * whether; `talk`: what was said of deleting before, `cuts` in answers that tell something else; `receipt`: the words that say it is done.
 */
export type EraseInTurn = (
  trx: Queries,
  of: {
    going: readonly OfAnswer[];
    asked?: string | undefined;
    talk: readonly string[];
    cuts: NonNullable<Turn["cutsToo"]>;
    receipt: string;
  },
) => Promise<void>;

export type AskDependencies = { store: InterviewStore; clock: Clock };

/** What a model chose for this very state, if one was asked; else null. */
export type ChoiceFor = (input: TurnInput) => Choice | null;

const setPrivate = async (
  store: InterviewStore,
  { turn, trx }: { turn: Turn; trx: Queries },
): Promise<Set<string>> => {
  const whole = turn.keptOut.filter(({ stems, words }) => stems.length === 0 && words === "");
  const ids = new Set(whole.map(({ message }) => message));
  await store.messages.markPrivate([...ids], trx);
  return ids;
};

/** What was kept out before, and is kept out for another reason now, is listed once. */
const replaceKeptOut = async (
  store: InterviewStore,
  { interview, items, trx }: { interview: StoredInterview; items: readonly KeptOut[]; trx: Queries },
): Promise<void> => {
  if (items.length === 0) return;
  const all = await store.keptOut.ofPeople([interview.interviewee_id], trx);
  for (const row of all.filter((one) => items.some((item) => isOfMatter(one, item))))
    await store.keptOut.remove(row.id, trx);
};

/** What the teller wants in again stands in stories from now on, unless something else keeps it out. */
const letInAgain = async (
  store: InterviewStore,
  {
    interview,
    acts,
    turn,
    trx,
  }: { interview: StoredInterview; acts: readonly Act[]; turn: Turn; trx: Queries },
): Promise<void> => {
  const wanted = acts.flatMap((act) => (act.do === "let_in" ? [act] : []));
  if (turn.letIn.length === 0 && wanted.length === 0) return;
  const all = await store.keptOut.ofPeople([interview.interviewee_id], trx);
  // A secret stays one when the wish to leave it out is undone.
  const isTakenBack = (row: StoredKeptOut): boolean =>
    turn.letIn.some((item) => row.kind === item.kind && isOfMatter(row, item));
  const isRemoved = (row: StoredKeptOut): boolean =>
    isTakenBack(row) || wanted.some((act) => isOfMatter(row, act));
  await removeKeptOut(store, { all, isRemoved, trx });
};

/** The answers of which a model heard that they are wanted in again; what was taken for danger and was none, or was only not asked about, is no wish. */
const letInBy = (acts: readonly Act[]): string[] => [
  ...new Set(acts.flatMap((act) => (act.do === "let_in" && isWantedIn(act) ? [act.message] : []))),
];

/** What lists show of an interview: the beginning of what was told, and nothing of an answer that is kept out. */
const previewAfter = (
  shown: string,
  { input, hidden, isShown }: { input: TurnInput; hidden: ReadonlySet<string>; isShown: boolean },
): string => {
  const { before } = input;
  const isTakenBack = before !== null && hidden.has(before.id) && previewOf(before.text) === shown;
  const left = isTakenBack ? "" : shown;
  return left || (isShown ? previewOf(input.text) : "");
};

/** Works out the next turn and stores all of it. */
export async function askNextQuestion(
  { store, clock, facts, erase }: AskDependencies & { facts: Facts; erase?: EraseInTurn | undefined },
  transaction: TurnTransaction,
  choiceFor: ChoiceFor = () => null,
): Promise<Question> {
  const { trx, interview, tail, fresh, since } = transaction;
  const input = await readTurnInput(store, transaction);
  const setting = { ...store.settingOf(interview), facts };
  const choice = choiceFor(input);
  const turn = turnAfter(input, { setting, choice });
  const heard = heardRecord(turn.heard, letInBy(choice?.acts ?? []));
  const asked = tail.findLast((message) => message.role === "assistant");
  const told = fresh.map((message) => ({ ...message, topic: asked?.topic ?? null, heard }));
  const position = interview.message_count + fresh.length;
  const said = { content: turn.text, topic: turn.topic, move: moveRecord(turn) };
  const question = store.newMessage({ interview, position, role: "assistant", ...said });
  const progress = Math.max(interview.progress, turn.progress);
  const now = isoNow(clock);

  await store.messages.add([...told, question], trx);
  for (const { id } of input.answers.filter(({ id }) => !fresh.some((one) => one.id === id)))
    await store.messages.change(id, { heard }, trx);
  await replaceKeptOut(store, { interview, items: turn.keptOut, trx });
  const keptOut = await store.keptOut.add({ interviewId: interview.id, items: turn.keptOut, now }, trx);
  const hidden = await setPrivate(store, { turn, trx });
  await letInAgain(store, { interview, acts: choice?.acts ?? [], turn, trx });
  await store.ledgers.write({ personId: interview.interviewee_id, ledger: turn.ledger, now }, trx);
  const isShown = turn.heard === null || (turn.heard.told !== "" && turn.keptOut.length === 0);
  const preview = previewAfter(interview.preview, { input, hidden, isShown });
  await store.interviews.change(interview.id, { progress, message_count: position + 1, preview }, trx);
  if (turn.erases) {
    // It was asked in another turn meanwhile: the caller asks again.
    if (!erase) throw new Failure("server.unavailable", { retryAfter: 1 });
    const { erases, erasesLines, erasesWith = [], erasesToo: talk = [], cutsToo: cuts = [] } = turn;
    const going = [{ message: erases, lines: erasesLines }, ...erasesWith];
    await erase(trx, { going, asked: asked?.id, talk, cuts, receipt: question.id });
  }
  const marked = (message: StoredMessage): StoredMessage => ({
    ...message,
    heard: message.role === "user" && !deletedAt(message) ? heard : message.heard,
    is_private: hidden.has(message.id) ? 1 : message.is_private,
  });
  return {
    question: question.content,
    progress,
    messages: [...since.map(marked), ...told.map(marked), question],
    keptOut,
  };
}
