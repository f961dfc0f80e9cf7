import type { Model } from "@saga/contract/model-catalogue";
import { correctionsRoutes } from "#features/interviews/corrections.routes.ts";
import { createCorrectionsService } from "#features/interviews/corrections.service.ts";
import { createHoldInterview, type TakeUp } from "#features/interviews/hold.service.ts";
import type { InterviewStore } from "#features/interviews/interview-store.repository.ts";
import type { ReachInterview } from "#features/interviews/interviews.access.ts";
import { interviewsRoutes } from "#features/interviews/interviews.routes.ts";
import type { InterviewsService } from "#features/interviews/interviews.service.ts";
import { createKeptOutService } from "#features/interviews/kept-out.service.ts";
import { createMemoryRepository } from "#features/interviews/memory.repository.ts";
import { createStartService } from "#features/interviews/start.service.ts";
import { createTurnsService } from "#features/interviews/turns.service.ts";
import { createWordedTurns } from "#features/interviews/worded-turns.service.ts";
import { createWordingService, type WordingBudget } from "#features/interviews/wording.service.ts";
import type { WriterFor } from "#features/interviews/wording.ts";
import type { Access } from "#features/people/people.access.ts";
import type { SpeechService } from "#features/speech/speech.service.ts";
import type { Clock } from "#platform/clock.ts";
import type { Database, Queries } from "#platform/database.ts";

type Parts = {
  db: Database;
  clock: Clock;
  store: InterviewStore;
  access: Access;
  interviews: InterviewsService;
  reachInterview: ReachInterview;
  takeUp: TakeUp;
  writerFor: WriterFor;
  budget: WordingBudget;
  modelForAll: () => Promise<Model>;
  /** What is spoken before anybody asks to hear it. */
  speech: Pick<SpeechService, "foresee" | "foreseeFirst">;
  /** Hears of an answer whose words were changed. */
  whenWorded: (messageId: string, trx: Queries) => Promise<void>;
};

/** Puts together how interviews are started, answers taken in, questions asked, and what was said is changed. */
export function assembleInterviewing(parts: Parts) {
  const { db, clock, store, access, interviews, reachInterview, takeUp, writerFor, budget } = parts;
  const memory = createMemoryRepository(db);
  const hold = createHoldInterview({ db, store, clock, takeUp });
  const wording = createWordingService({
    memory: { ...memory, keptOutOf: (personId) => store.keptOut.ofPeople([personId]) },
    budget,
  });
  const wordedTurns = {
    ...createWordedTurns({ store, memory, hold, wording: { ...wording, budget }, clock }),
    writerFor,
  };
  return {
    routes: {
      ...interviewsRoutes({
        interviews,
        start: createStartService({ db, store, access, clock, modelForAll: parts.modelForAll }),
        turns: createTurnsService({ store, reachInterview, clock, hold, wordedTurns }),
        keptOut: createKeptOutService({ db, store, reachInterview, clock }),
        whenAskedAloud: parts.speech.foresee,
        whenSaid: parts.speech.foreseeFirst,
      }),
      ...correctionsRoutes(
        createCorrectionsService({ db, store, reachInterview, clock, whenChanged: parts.whenWorded }),
      ),
    },
  };
}
