import { randomUUID } from "node:crypto";
import { setImmediate as nextRound, setTimeout as pause } from "node:timers/promises";
import { type Emit, withhold } from "#http/event-stream.ts";
import { type Facts, prospectOf, prospectOfSkip } from "#interviewer/interviewer.ts";
import { type Clock, isoAfter, isoNow } from "#platform/clock.ts";
import type { AskModel, PlannedTurn, QuestionBudget } from "./ask-model.service.ts";
import type { InterviewStore } from "./interview-store.repository.ts";
import type { MemoryRepository } from "./memory.repository.ts";
import {
  askNextQuestion,
  type EraseInTurn,
  type Question,
  readTurnInput,
  replyOf,
  type TurnInput,
  type TurnTransaction,
} from "./next-question.service.ts";
import type { ModelResult, QuestionWriter } from "./question-writer.ts";
import { moveIn } from "./turn-record.ts";
import type { InTurnTransaction, Snapshot } from "./turn-transaction.service.ts";

export type ModelTurns = ReturnType<typeof createModelTurns>;

export type ModelTurnsDependencies = {
  store: InterviewStore;
  memory: MemoryRepository;
  inTransaction: InTurnTransaction;
  askModel: AskModel & { budget: QuestionBudget };
  clock: Clock;
};

type Asked = {
  snapshot: Snapshot;
  /** The question that already follows what the caller knows. */
  existingQuestion: (turn: TurnTransaction) => Promise<Question | null>;
  writer: QuestionWriter;
  emit: Emit;
  facts: Facts;
  erase?: EraseInTurn | undefined;
};

type Stage =
  | { kind: "asked"; question: Question }
  | { kind: "elsewhere" }
  | { kind: "planned"; answerId: string; input: TurnInput; result: Promise<ModelResult> };

/** Beyond the time that a model has, so that a claim outlives everything but the end of its process. */
const spareSeconds = 8;
/** While another process finds the words: how often to look whether it has. */
const lookMilliseconds = 250;

const answersOf = ({ answers }: TurnInput): string => answers.map(({ id }) => id).join();

/** What is asked for once, whoever asks: the question after these answers, or instead of the one that is passed over. */
const keyOf = ({ input, answerId }: { input: TurnInput; answerId: string }): string =>
  answersOf(input) || answerId;

/** Is it the same state after the same answers? Then what was chosen for one fits the other. */
const isSame = (a: TurnInput, b: TurnInput): boolean =>
  answersOf(a) === answersOf(b) && a.text === b.text && JSON.stringify(a.ledger) === JSON.stringify(b.ledger);

/**
 * Turns in the words of a model. Its request leaves as soon as it is made, so that the disk keeps the answers while the model thinks: nobody
 * waits for both, and nothing is said before they are kept. No transaction is open while the model writes.
 */
export function createModelTurns(dependencies: ModelTurnsDependencies) {
  const { store, memory, inTransaction, askModel, clock } = dependencies;
  const claimSeconds = Math.ceil(askModel.budget.totalMs / 1_000) + spareSeconds;
  /** So many looks, then it goes on with built-in words. */
  const mostLooks = Math.ceil((claimSeconds * 1_000) / lookMilliseconds);
  const owner = randomUUID();
  const running = new Map<string, Promise<ModelResult>>();

  /** One call of the model for one answer, whoever asks for it. Once this resolves, nothing is read in the transaction any more. */
  const askModelOnce = async (
    { key, planned, trx }: { key: string; planned: PlannedTurn; trx: TurnTransaction["trx"] },
    { writer, emit }: Pick<Asked, "writer" | "emit">,
  ): Promise<{ result: Promise<ModelResult> }> => {
    const known = running.get(key);
    if (known) return { result: known };
    const prepared = askModel.prepare(planned, { writer, queries: trx });
    const result = prepared.then((turn) => askModel.ask(turn, { writer, emit }));
    running.set(key, result);
    // What fails here is told when the answers are stored.
    result.catch(() => {});
    await prepared.catch(() => {});
    // In one round of the process the request is made, in the next it is written to its socket.
    await nextRound();
    await nextRound();
    return { result };
  };

  /** Stores the answers and claims the question after them, and asks a model for it; where every word is ours, asks it at once. */
  const begin = ({ snapshot, existingQuestion, facts, erase, writer, emit }: Asked, mayWait: boolean) => {
    let key = "";
    const { withheld, release } = withhold(emit);
    const begun = inTransaction(snapshot, async (turn): Promise<Stage> => {
      const known = await existingQuestion(turn);
      if (known) return { kind: "asked", question: known };
      const { trx, interview, tail, fresh } = turn;
      const input = await readTurnInput(store, turn);
      const [first] = input.answers;
      const setting = { ...store.settingOf(interview), facts };
      const prospect = first
        ? prospectOf(replyOf(input, setting))
        : prospectOfSkip({ ledger: input.ledger, ...setting });
      // Without an answer the question that is passed over stands for it.
      const answerId = first?.id ?? tail.at(-1)?.id;
      if (!answerId || !prospect)
        return { kind: "asked", question: await askNextQuestion({ store, clock, facts, erase }, turn) };
      const topic = tail.findLast(({ role }) => role === "assistant")?.topic ?? null;
      await store.messages.add(
        fresh.map((message) => ({ ...message, topic })),
        trx,
      );
      const until = isoAfter(clock, claimSeconds);
      const claim = { answer_id: answerId, owner, until, now: isoNow(clock) };
      const isElsewhere = (await memory.claim(claim, trx)) !== owner && mayWait;
      const { ledger, text } = input;
      const planned = { interview, ledger, prospect, lastAnswer: text || (input.before?.text ?? ""), facts };
      if (!isElsewhere) key = keyOf({ input, answerId });
      const asked = isElsewhere
        ? null
        : await askModelOnce({ key, planned, trx }, { writer, emit: withheld });
      const message_count = interview.message_count + fresh.length;
      if (fresh.length > 0) await store.interviews.change(interview.id, { message_count }, trx);
      return asked ? { kind: "planned", answerId, input, ...asked } : { kind: "elsewhere" };
    });
    return begun.then(
      (stage) => {
        release();
        return stage;
      },
      (error: unknown) => {
        // What was asked for an answer that could not be stored is nobody's.
        running.delete(key);
        throw error;
      },
    );
  };

  const remember = async (
    {
      question,
      result,
      isUsed,
      fits,
    }: { question: Question; result: ModelResult; isUsed: boolean; fits: boolean },
    trx: TurnTransaction["trx"],
  ): Promise<void> => {
    const asked = question.messages.at(-1);
    if (!asked || result.calls === 0) return;
    const { usage, calls, requested, used, notice, costMicros } = result;
    const row = {
      message_id: asked.id,
      model_requested: requested,
      model_used: used,
      outcome: notice ?? (isUsed ? "worded" : "went_on"),
      calls,
      input_tokens: usage.input,
      cached_tokens: usage.cacheRead,
      output_tokens: usage.output,
      cost_micros: costMicros,
    };
    await memory.addWordedQuestion(row, trx);
    // What it noted may name what was just deleted.
    if (fits && !moveIn(asked)?.erased)
      await memory.addNotes({ notes: result.notes, now: isoNow(clock) }, trx);
  };

  /** Stores the question, unless another one was asked meanwhile; words for another state are not used. */
  const finish = (
    { snapshot, existingQuestion, facts, erase }: Asked,
    { stage, result }: { stage: Stage & { kind: "planned" }; result: ModelResult },
  ) =>
    inTransaction(snapshot, async (turn): Promise<Question> => {
      const known = await existingQuestion(turn);
      if (known) return known;
      let isUsed = false;
      let fits = false;
      const question = await askNextQuestion({ store, clock, facts, erase }, turn, (input) => {
        fits = isSame(input, stage.input);
        isUsed = fits && result.choice !== null && result.choice.text !== null;
        return fits ? result.choice : null;
      });
      await remember({ question, result, isUsed, fits }, turn.trx);
      await memory.release(stage.answerId, turn.trx);
      return { ...question, notice: result.notice };
    });

  return {
    /** The question after the snapshot, in words of the writer where it keeps to the rules, in built-in ones else. */
    ask: async (asked: Asked): Promise<Question> => {
      let stage = await begin(asked, true);
      for (let looks = 1; stage.kind === "elsewhere"; looks += 1) {
        await pause(lookMilliseconds);
        stage = await begin(asked, looks < mostLooks);
      }
      if (stage.kind === "asked") return stage.question;
      try {
        return await finish(asked, { stage, result: await stage.result });
      } finally {
        // Not before the question is stored: whoever comes until then must find these words.
        running.delete(keyOf(stage));
      }
    },
  };
}
