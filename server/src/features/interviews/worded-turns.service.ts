import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { Emit } from "#http/event-stream.ts";
import { type Clock, isoAfter, isoNow } from "#platform/clock.ts";
import { askNext, type Held, type Plan, planNext, type Question } from "./ask.service.ts";
import type { HoldInterview, Snapshot } from "./hold.service.ts";
import type { InterviewStore } from "./interview-store.repository.ts";
import type { MemoryRepository } from "./memory.repository.ts";
import type { PlannedTurn, WordingService } from "./wording.service.ts";
import type { Worded, Writer } from "./wording.ts";

export type WordedTurns = ReturnType<typeof createWordedTurns>;

export type WordedTurnsDependencies = {
  store: InterviewStore;
  memory: MemoryRepository;
  hold: HoldInterview;
  wording: WordingService;
  clock: Clock;
};

type Asked = {
  snapshot: Snapshot;
  /** The question that already follows what the caller knows. */
  standing: (held: Held) => Promise<Question | null>;
  writer: Writer;
  emit: Emit;
};

type Stage =
  | { kind: "asked"; question: Question }
  | { kind: "elsewhere" }
  | { kind: "planned"; answerId: string; planned: PlannedTurn; plan: Plan };

/** Longer than the budget of a wording, so that a claim outlives everything but the end of its process. */
const claimSeconds = 20;
/** While another process finds the words: how often to look, and how many times before going on with built-in ones. */
const lookMilliseconds = 250;
const mostLooks = 60;

const answersOf = ({ answers }: Plan): string => answers.map(({ id }) => id).join();

/** Is it the same question after the same answers? Then words that were found for one fit the other. */
const isSame = (a: Plan, b: Plan): boolean =>
  answersOf(a) === answersOf(b) && a.turn.text === b.turn.text && a.text === b.text;

/** Turns in the words of a model: answers are stored first, and no transaction is open while the model writes. */
export function createWordedTurns(dependencies: WordedTurnsDependencies) {
  const { store, memory, hold, wording, clock } = dependencies;
  const owner = randomUUID();
  const running = new Map<string, Promise<Worded>>();

  /** Stores the answers and claims the question after them; where every word is ours, asks it at once. */
  const begin = ({ snapshot, standing }: Asked, mayWait: boolean): Promise<Stage> =>
    hold(snapshot, async (held): Promise<Stage> => {
      const known = await standing(held);
      if (known) return { kind: "asked", question: known };
      const { trx, interview, tail, fresh } = held;
      const plan = await planNext(store, held);
      const [first] = plan.answers;
      if (!first || !plan.turn.mayReword)
        return { kind: "asked", question: await askNext({ store, clock }, held) };
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
      const { ledger, turn, text } = plan;
      return {
        kind: "planned",
        answerId: first.id,
        planned: { interview, ledger, turn, lastAnswer: text },
        plan,
      };
    });

  /** One call of the model for one answer, whoever asks for it. */
  const wordOnce = (stage: Stage & { kind: "planned" }, { writer, emit }: Asked): Promise<Worded> => {
    const key = answersOf(stage.plan);
    const known = running.get(key);
    if (known) return known;
    const made = wording.word(stage.planned, { writer, emit });
    running.set(key, made);
    return made;
  };

  const remember = async (
    { question, worded, isUsed }: { question: Question; worded: Worded; isUsed: boolean },
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
    if (isUsed) await memory.addNotes({ notes: worded.notes, now: isoNow(clock) }, trx);
  };

  /** Stores the question, unless another one was asked meanwhile; words for another state are not used. */
  const finish = (
    { snapshot, standing }: Asked,
    { stage, worded }: { stage: Stage & { kind: "planned" }; worded: Worded },
  ) =>
    hold(snapshot, async (held): Promise<Question> => {
      const known = await standing(held);
      if (known) return known;
      let isUsed = false;
      const question = await askNext({ store, clock }, held, (plan) => {
        isUsed = worded.text !== null && isSame(plan, stage.plan);
        return isUsed ? worded.text : null;
      });
      await remember({ question, worded, isUsed }, held.trx);
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
        running.delete(answersOf(stage.plan));
      }
    },
  };
}
