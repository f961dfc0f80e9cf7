import { readStored, type StorageKey } from "./browser-storage.ts";

/** Where this browser keeps the answers of an interview that the server does not have yet. */
export const waitingAnswersKey = (interviewId: string): StorageKey => `saga-unsent-${interviewId}`;

/** Whether answers of this interview wait here to be sent. */
export const hasWaitingAnswers = (interviewId: string): boolean =>
  readStored(waitingAnswersKey(interviewId)) !== null;
