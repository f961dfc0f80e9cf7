import { type StoryWorker, TooMuchStory } from "#authoring/story-worker.ts";
import { Failure } from "#http/failure.ts";

/** Those who compose stories, away from the thread that answers people. */
export type Authors = Omit<StoryWorker, "close">;

const orTooMuch = <T>(work: Promise<T>): Promise<T> =>
  work.catch((error: unknown) => {
    throw error instanceof TooMuchStory ? new Failure("stories.too_much") : error;
  });

/** What is too much for them is said as a call says it. */
export const createAuthors = (worker: StoryWorker): Authors => ({
  compose: (material, turn) => orTooMuch(worker.compose(material, turn)),
  renew: (renewal, turn) => orTooMuch(worker.renew(renewal, turn)),
  sharedRuns: (given, turn) => orTooMuch(worker.sharedRuns(given, turn)),
  cut: (cutting, turn) => orTooMuch(worker.cut(cutting, turn)),
  write: (commission, work) => orTooMuch(worker.write(commission, work)),
});
