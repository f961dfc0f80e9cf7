import type { Message } from "@saga/contract/interviews";
import {
  readStored,
  readStoredJson,
  type StorageKey,
  writeStored,
  writeStoredJson,
} from "#lib/browser-storage.ts";
import { waitingAnswersKey } from "#lib/waiting-answers.ts";
import type { UnsentAnswer } from "./interview-session.ts";

/** What a person wrote stays in this browser until the server has acknowledged it, whatever happens in between. */

export const draftKey = (interviewId: string): StorageKey => `saga-draft-${interviewId}`;

export const readDraft = (interviewId: string): string => readStored(draftKey(interviewId)) ?? "";

/** Answers whether the browser kept it. */
export const keepDraft = (interviewId: string, text: string): boolean =>
  writeStored(draftKey(interviewId), text === "" ? null : text);

const isUnsent = (value: unknown): value is UnsentAnswer => {
  if (typeof value !== "object" || value === null) return false;
  const answer = value as Partial<UnsentAnswer>;
  return (
    typeof answer.key === "string" &&
    typeof answer.content === "string" &&
    typeof answer.after === "number" &&
    (answer.recordingIds === undefined || Array.isArray(answer.recordingIds))
  );
};

export function readUnsent(interviewId: string): UnsentAnswer[] {
  const kept = readStoredJson(waitingAnswersKey(interviewId));
  return Array.isArray(kept) ? kept.filter(isUnsent) : [];
}

/** Answers whether the browser kept them. */
export function keepUnsent(interviewId: string, answers: readonly UnsentAnswer[]): boolean {
  if (answers.length === 0) return writeStored(waitingAnswersKey(interviewId), null);
  return writeStoredJson(waitingAnswersKey(interviewId), answers);
}

const shownMessages = 100;

/** Keeps the newest messages of the current interview under the specification's names. */
export function keepCurrent(id: string, messages: readonly Message[], progress: number): void {
  writeStored("current-interview-id", id);
  writeStored("interview-progress", String(progress));
  writeStoredJson(
    "interview-messages",
    messages.slice(-shownMessages).map((message) => ({
      id: message.id,
      sender: message.role === "user" ? "user" : "ai",
      content: message.content,
      timestamp: message.created_at,
    })),
  );
}
