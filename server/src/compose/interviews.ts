import { createHoldInterview, type TakeUp } from "#features/interviews/hold.service.ts";
import type { InterviewStore } from "#features/interviews/interview-store.repository.ts";
import type { ReachInterview } from "#features/interviews/interviews.access.ts";
import { createMemoryRepository } from "#features/interviews/memory.repository.ts";
import { createTurnsService } from "#features/interviews/turns.service.ts";
import { createWordedTurns } from "#features/interviews/worded-turns.service.ts";
import { createWordingService, type WordingBudget } from "#features/interviews/wording.service.ts";
import type { WriterFor } from "#features/interviews/wording.ts";
import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/database.ts";

type Parts = {
  db: Database;
  clock: Clock;
  store: InterviewStore;
  reachInterview: ReachInterview;
  takeUp: TakeUp;
  writerFor: WriterFor;
  budget: WordingBudget;
};

/** Puts together how answers are taken in and questions are asked. */
export function assembleTurns({ db, clock, store, reachInterview, takeUp, writerFor, budget }: Parts) {
  const memory = createMemoryRepository(db);
  const hold = createHoldInterview({ db, store, clock, takeUp });
  const wording = createWordingService({ memory, budget });
  const wordedTurns = {
    ...createWordedTurns({ store, memory, hold, wording: { ...wording, budget }, clock }),
    writerFor,
  };
  return createTurnsService({ store, reachInterview, clock, hold, wordedTurns });
}
