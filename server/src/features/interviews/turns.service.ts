import type { Received } from "@saga/contract/endpoint";
import type { interviews as calls } from "@saga/contract/interviews";
import { completeProgress, type Language } from "@saga/contract/vocabulary";
import type { Actor } from "#http/actor.ts";
import type { Emit } from "#http/event-stream.ts";
import { stepsOfHearing } from "#interviewer/hearing/hear.ts";
import { type Facts, type MayErase, readerOf } from "#interviewer/interviewer.ts";
import type { Clock } from "#platform/clock.ts";
import { eachInTurns } from "#platform/in-turns.ts";
import { givenName } from "../people/given-name.ts";
import type { InterviewStore } from "./interview-store.repository.ts";
import type { ReachableInterview, ReachInterview } from "./interviews.access.ts";
import type { ModelTurns } from "./model-turns.service.ts";
import {
  askNextQuestion,
  type EraseInTurn,
  type Question,
  type TurnTransaction,
} from "./next-question.service.ts";
import type { QuestionWriterFor, RequestedWriter } from "./question-writer.ts";
import { conflictOf, type InTurnTransaction, type Snapshot } from "./turn-transaction.service.ts";

type QuestionSnapshot = Received<typeof calls.getQuestion>["body"];

const requestedIn = (snapshot: QuestionSnapshot): RequestedWriter => ({
  model: snapshot.model,
  analyze: snapshot.question_analyze_template ?? "",
  connect: snapshot.question_connect_template ?? "",
});

/** What is true of this teller's interview, for questions about Saga. */
const factsOf = (
  { interviewer, person }: ReachableInterview,
  { service, snapshot }: { service: string | null; snapshot: QuestionSnapshot },
): Facts => ({
  reader: readerOf(interviewer),
  interviewer: interviewer ?? "",
  teller: givenName(person),
  service,
  isSpoken: (snapshot.messages.at(-1)?.recording_ids?.length ?? 0) > 0,
});

export type TurnsService = ReturnType<typeof createTurnsService>;

export type TurnsServiceDependencies = {
  store: InterviewStore;
  reachInterview: ReachInterview;
  clock: Clock;
  inTransaction: InTurnTransaction;
  modelTurns: ModelTurns & { writerFor: QuestionWriterFor };
  /** Makes a turn in whose transaction these answers may be deleted for good, by the right of whoever answers. */
  eraseInTurn: <T>(
    actor: Actor,
    of: MayErase & { id: string },
    turn: (erase: EraseInTurn) => Promise<T>,
  ) => Promise<T>;
};

/** Answers in, questions out. What a call writes is written in transactions that end before anything is answered. */
export function createTurnsService(dependencies: TurnsServiceDependencies) {
  const { store, reachInterview, clock, inTransaction, modelTurns } = dependencies;

  const save = async (actor: Actor, snapshot: Snapshot) => {
    await reachInterview(actor, snapshot.id);
    return inTransaction(snapshot, async ({ trx, interview, tail, fresh }) => {
      const topic = tail.at(-1)?.topic ?? null;
      await store.messages.add(
        fresh.map((message) => ({ ...message, topic })),
        trx,
      );
      const message_count = interview.message_count + fresh.length;
      if (fresh.length > 0) await store.interviews.change(interview.id, { message_count }, trx);
      return { id: interview.id, progress: interview.progress, messages: message_count };
    });
  };

  /** The question that already follows what the caller knows; null when there is none. */
  const findExistingQuestion = async (turn: TurnTransaction, isSkip: boolean): Promise<Question | null> => {
    const { interview, unseen, since, fresh, tail } = turn;
    const { progress } = interview;
    if (isSkip && unseen[0]?.role === "user") throw await conflictOf(store, turn);
    const asked = unseen.find((message) => message.role === "assistant");
    if (asked) {
      const messages = since.slice(0, since.indexOf(asked) + 1);
      const ids = new Set(messages.map(({ id }) => id));
      const all = await store.keptOut.ofInterview(interview.id, turn.trx);
      const keptOut = all.filter(({ message_id }) => ids.has(message_id));
      return { question: asked.content, progress, messages, keptOut };
    }
    const last = tail.at(-1);
    const isWaiting = fresh.length === 0 && last?.role === "assistant";
    if (!isWaiting || (isSkip && progress < completeProgress)) return null;
    return { question: last.content, progress, messages: [], keptOut: [] };
  };

  return {
    save,
    finish: save,

    /** Stores the answers of the snapshot and asks on, or passes over the last question. Repeating it changes nothing. */
    ask: async (
      actor: Actor,
      snapshot: QuestionSnapshot,
      emit: Emit,
    ): Promise<Question & { language: Language }> => {
      const reached = await reachInterview(actor, snapshot.id);
      const { interview } = reached;
      const language = interview.language as Language;
      const existingQuestion = (turn: TurnTransaction) => findExistingQuestion(turn, snapshot.skip);
      const writer = await modelTurns.writerFor(actor, interview, requestedIn(snapshot));
      const facts = factsOf(reached, { service: writer?.service ?? null, snapshot });
      const turn = (erase?: EraseInTurn): Promise<Question> =>
        writer
          ? modelTurns.ask({ snapshot, existingQuestion, writer, emit, facts, erase })
          : inTransaction(
              snapshot,
              async (one) =>
                (await existingQuestion(one)) ?? (await askNextQuestion({ store, clock, facts, erase }, one)),
            );
      // Before the transaction, so that others are answered in between: a long answer takes long to hear.
      const answer = snapshot.messages.at(-1);
      if (answer?.role === "user")
        await eachInTurns(stepsOfHearing(answer.content.trim(), language), (step) => step());
      const ledger = await store.ledgers.read(interview.interviewee_id);
      const mayErase = ledger.interviews[interview.number]?.mayErase;
      const question = mayErase
        ? await dependencies.eraseInTurn(actor, { id: interview.id, ...mayErase }, turn)
        : await turn();
      return { ...question, language };
    },
  };
}
