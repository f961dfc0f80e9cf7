import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { Emit } from "#http/event-stream.ts";
import { type Facts, prospectOf } from "#interviewer/interviewer.ts";
import { type Clock, isoAfter, isoNow } from "#platform/clock.ts";
import { askNext, type Held, type Question, readWaiting, replyOf, type Waiting } from "./ask.service.ts";
import type { HoldInterview, Snapshot } from "./hold.service.ts";
import type { InterviewStore } from "./interview-store.repository.ts";
import type { MemoryRepository } from "./memory.repository.ts";
import type { PlannedTurn, WordingBudget, WordingService } from "./wording.service.ts";
import type { Worded, Writer } from "./wording.ts";

export type WordedTurns = ReturnType<typeof createWordedTurns>;

export type WordedTurnsDependencies = {
  store: InterviewStore;
  memory: MemoryRepository;
  hold: HoldInterview;
  wording: WordingService & { budget: WordingBudget };
  clock: Clock;
};

type Asked = {
  snapshot: Snapshot;
  /** The question that already follows what the caller knows. */
  standing: (held: Held) => Promise<Question | null>;
  writer: Writer;
  emit: Emit;
  facts: Facts;
};

type Stage =
  | { kind: "asked"; question: Question }
  | { kind: "elsewhere" }
  | { kind: "planned"; answerId: string; planned: PlannedTurn; waiting: Waiting };

/** Beyond the budget of a wording, so that a claim outlives everything but the end of its process. */
const spareSeconds = 8;
/** While another process finds the words: how often to look whether it has. */
const lookMilliseconds = 250;

const answersOf = ({ answers }: Waiting): string => answers.map(({ id }) => id).join();

/** Is it the same state after the same answers? Then what was chosen for one fits the other. */
const isSame = (a: Waiting, b: Waiting): boolean =>
  answersOf(a) === answersOf(b) && a.text === b.text && JSON.stringify(a.ledger) === JSON.stringify(b.ledger);

/** Turns in the words of a model: answers are stored first, and no transaction is open while the model writes. */
export function createWordedTurns(dependencies: WordedTurnsDependencies) {
  const { store, memory, hold, wording, clock } = dependencies;
  const claimSeconds = Math.ceil(wording.budget.totalMs / 1_000) + spareSeconds;
  /** So many looks, then it goes on with built-in words. */
  const mostLooks = Math.ceil((claimSeconds * 1_000) / lookMilliseconds);
  const owner = randomUUID();
  const running = new Map<string, Promise<Worded>>();

  /** Stores the answers and claims the question after them; where every word is ours, asks it at once. */
  const begin = ({ snapshot, standing, facts }: Asked, mayWait: boolean): Promise<Stage> =>
    hold(snapshot, async (held): Promise<Stage> => {
      const known = await standing(held);
      if (known) return { kind: "asked", question: known };
      const { trx, interview, tail, fresh } = held;
      const waiting = await readWaiting(store, held);
      const [first] = waiting.answers;
      const prospect = first ? prospectOf(replyOf(waiting, { ...store.settingOf(interview), facts })) : null;
      if (!first || !prospect)
        return { kind: "asked", question: await askNext({ store, clock, facts }, held) };
      const topic = tail.findLast(({ role }) => role === "assistant")?.topic ?? null;
      await store.messages.add(
        fresh.map((message) => ({ ...message, topic })),
        trx,
      );
      const message_count = interview.message_count + fresh.length;
      if (fresh.length > 0) await store.interviews.change(interview.id, { message_count }, trx);
      const until = isoAfter(clock, claimSeconds);
      const claim = { answer_id: first.id, owner, until, now: isoNow(clock) };
      if ((await memory.claim(claim, trx)) !== owner && mayWait) return { kind: "elsewhere" };
      const { ledger, text } = waiting;
      return {
        kind: "planned",
        answerId: first.id,
        planned: { interview, ledger, prospect, lastAnswer: text, facts },
        waiting,
      };
    });

  /** One call of the model for one answer, whoever asks for it. */
  const wordOnce = (stage: Stage & { kind: "planned" }, { writer, emit }: Asked): Promise<Worded> => {
    const key = answersOf(stage.waiting);
    const known = running.get(key);
    if (known) return known;
    const made = wording.word(stage.planned, { writer, emit });
    running.set(key, made);
    return made;
  };

  const remember = async (
    {
      question,
      worded,
      isUsed,
      fits,
    }: { question: Question; worded: Worded; isUsed: boolean; fits: boolean },
    trx: Held["trx"],
  ): Promise<void> => {
    const asked = question.messages.at(-1);
    if (!asked || worded.calls === 0) return;
    const { usage, calls, requested, used, notice, costMicros } = worded;
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
    await memory.addWorded(row, trx);
    if (fits) await memory.addNotes({ notes: worded.notes, now: isoNow(clock) }, trx);
  };

  /** Stores the question, unless another one was asked meanwhile; words for another state are not used. */
  const finish = (
    { snapshot, standing, facts }: Asked,
    { stage, worded }: { stage: Stage & { kind: "planned" }; worded: Worded },
  ) =>
    hold(snapshot, async (held): Promise<Question> => {
      const known = await standing(held);
      if (known) return known;
      let isUsed = false;
      let fits = false;
      const question = await askNext({ store, clock, facts }, held, (waiting) => {
        fits = isSame(waiting, stage.waiting);
        isUsed = fits && worded.choice !== null && worded.choice.text !== null;
        return fits ? worded.choice : null;
      });
      await remember({ question, worded, isUsed, fits }, held.trx);
      await memory.release(stage.answerId, held.trx);
      return { ...question, notice: worded.notice };
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
        const worded = await wordOnce(stage, asked);
        return await finish(asked, { stage, worded });
      } finally {
        // Not before the question is stored: whoever comes until then must find these words.
        running.delete(answersOf(stage.waiting));
      }
    },
  };
}
