import type { Model } from "@saga/contract/model-catalogue";
import {
  type AskModelDependencies,
  createAskModel,
  type QuestionBudget,
} from "#features/interviews/ask-model.service.ts";
import { correctionsRoutes } from "#features/interviews/corrections.routes.ts";
import { createCorrectionsService } from "#features/interviews/corrections.service.ts";
import type { InterviewStore } from "#features/interviews/interview-store.repository.ts";
import type { ReachInterview } from "#features/interviews/interviews.access.ts";
import { interviewsRoutes } from "#features/interviews/interviews.routes.ts";
import type { InterviewsService } from "#features/interviews/interviews.service.ts";
import { createKeptOutService } from "#features/interviews/kept-out.service.ts";
import { createMemoryRepository } from "#features/interviews/memory.repository.ts";
import { createModelTurns } from "#features/interviews/model-turns.service.ts";
import { createOpenInterview } from "#features/interviews/open-interview.service.ts";
import type { QuestionWriterFor } from "#features/interviews/question-writer.ts";
import { createStartService, type StartServiceDependencies } from "#features/interviews/start.service.ts";
import { createStartAbout } from "#features/interviews/start-about.service.ts";
import { createToldAgainService } from "#features/interviews/told-again.service.ts";
import {
  type AttachRecordings,
  createTurnTransaction,
} from "#features/interviews/turn-transaction.service.ts";
import { createTurnsService, type TurnsServiceDependencies } from "#features/interviews/turns.service.ts";
import type { Access } from "#features/people/people.access.ts";
import type { SpeechService } from "#features/speech/speech.service.ts";
import type { Clock } from "#platform/clock.ts";
import type { Database, Queries } from "#platform/database.ts";

/** What interviews need of what is kept of families. */
type Family = {
  unsettledOf: StartServiceDependencies["given"]["unsettledOf"];
  /** Hears of each interview in which something was told. */
  whenTold: (interviewId: string) => void;
  pictureOf: NonNullable<AskModelDependencies["pictureOf"]>;
};

type Dependencies = {
  db: Database;
  clock: Clock;
  store: InterviewStore;
  access: Access;
  interviews: InterviewsService;
  reachInterview: ReachInterview;
  attachRecordings: AttachRecordings;
  writerFor: QuestionWriterFor;
  budget: QuestionBudget;
  modelForAll: () => Promise<Model>;
  newSeed: (() => number) | undefined;
  /** Put together later, as it stands above interviews. */
  family: () => Family;
  /** What is spoken before anybody asks to hear it. */
  speech: Pick<SpeechService, "foresee" | "foreseeFirst">;
  /** Of removal, which stands above interviews too. */
  eraseInTurn: TurnsServiceDependencies["eraseInTurn"];
  /** Hears of an answer whose words were changed. */
  whenTextChanged: (messageId: string, trx: Queries) => Promise<void>;
  /** The words of these recordings are added to an answer later. */
  expectWords: (recordingIds: readonly string[], trx: Queries) => Promise<void>;
};

/** Puts together how interviews are started, answers taken in, questions asked, and what was said is changed. */
export function assembleInterviewing(dependencies: Dependencies) {
  const {
    family,
    db,
    clock,
    store,
    access,
    interviews,
    reachInterview,
    attachRecordings,
    writerFor,
    budget,
  } = dependencies;
  const memory = createMemoryRepository(db);
  const inTransaction = createTurnTransaction({ db, store, clock, attachRecordings });
  const askModel = createAskModel({
    memory: { ...memory, keptOutOf: (personId, queries) => store.keptOut.ofPeople([personId], queries) },
    budget,
    pictureOf: (id) => family().pictureOf(id),
  });
  const modelTurns = {
    ...createModelTurns({ store, memory, inTransaction, askModel: { ...askModel, budget }, clock }),
    writerFor,
  };
  const corrections = createCorrectionsService({
    db,
    store,
    reachInterview,
    clock,
    whenChanged: dependencies.whenTextChanged,
  });
  const { modelForAll, newSeed } = dependencies;
  const unsettledOf: Family["unsettledOf"] = (actor, of) => family().unsettledOf(actor, of);
  const open = createOpenInterview({ db, store, access, clock, newSeed });
  return {
    startAbout: createStartAbout({ store, open, modelForAll }),
    routes: {
      ...interviewsRoutes({
        interviews,
        start: createStartService({ store, access, open, given: { modelForAll, unsettledOf } }),
        turns: createTurnsService({
          store,
          reachInterview,
          clock,
          inTransaction,
          modelTurns,
          eraseInTurn: dependencies.eraseInTurn,
        }),
        keptOut: createKeptOutService({ db, store, reachInterview, clock }),
        whenAskedAloud: dependencies.speech.foresee,
        whenSaid: dependencies.speech.foreseeFirst,
        whenTold: (id) => family().whenTold(id),
      }),
      ...correctionsRoutes(
        corrections,
        createToldAgainService({
          corrections,
          store,
          clock,
          attachRecordings,
          expectWords: dependencies.expectWords,
        }),
      ),
    },
  };
}
