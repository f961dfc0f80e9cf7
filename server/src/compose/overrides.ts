import type { StoryWorker } from "#authoring/story-worker.ts";
import type { DocumentWorker } from "#documents/document-worker.ts";
import type { QuestionBudget } from "#features/interviews/ask-model.service.ts";
import type { QuestionWriterFor } from "#features/interviews/question-writer.ts";
import type { StoryBudget, StoryWriterFor } from "#features/stories/story-writer.ts";
import type { Clock } from "#platform/clock.ts";
import type { Log } from "#platform/log.ts";
import type { AudioStore } from "#providers/audio-store/audio-store.ts";
import type { Mailer } from "#providers/mailer/mailer.ts";

/** What tests put in the place of the real thing. */
export type Overrides = {
  clock?: Clock;
  mailer?: Mailer;
  audioStore?: AudioStore;
  log?: Log;
  /** The same seed and the same answers make the same interview. */
  newSeed?: () => number;
  writerFor?: QuestionWriterFor;
  questionBudget?: QuestionBudget;
  storyWriterFor?: StoryWriterFor;
  storyBudget?: StoryBudget;
  documentWorker?: DocumentWorker;
  storyWorker?: StoryWorker;
  /** Room that is left for the data folder. */
  freeBytes?: () => Promise<number>;
  /** Everybody signs in again: for the first start with a restored database. */
  endSessions?: boolean;
  /** Shows a sign-in code to whoever sits at the server's terminal. */
  showCode?: (email: string, code: string) => void;
};
