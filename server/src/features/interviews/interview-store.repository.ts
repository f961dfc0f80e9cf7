import { randomUUID } from "node:crypto";
import type { Setting } from "#interviewer/interviewer.ts";
import { type Clock, isoNow } from "#platform/clock.ts";
import type { Database } from "#platform/database.ts";
import type { AuditService } from "../audit/audit.service.ts";
import type { StoredInterview, StoredMessage } from "./interview.ts";
import { createInterviewsRepository } from "./interviews.repository.ts";
import { createKeptOutRepository } from "./kept-out.repository.ts";
import { createLedgersRepository } from "./ledgers.repository.ts";
import { createMessageVersionsRepository } from "./message-versions.repository.ts";
import { createMessagesRepository } from "./messages.repository.ts";

export type InterviewStore = ReturnType<typeof createInterviewStore>;

type NewMessage = {
  interview: StoredInterview;
  position: number;
  role: "user" | "assistant";
  content: string;
  topic?: string | null;
  heard?: string | null;
  move?: string | null;
  isPrivate?: boolean;
  recordingIds?: readonly string[];
};

/** What an interview consists of in the database: itself, its messages, and the interviewer's knowledge of the person. */
export const createInterviewStore = (db: Database, clock: Clock, audit: AuditService) => ({
  interviews: createInterviewsRepository(db),
  messages: createMessagesRepository(db),
  ledgers: createLedgersRepository(db, clock),
  keptOut: createKeptOutRepository(db),
  versions: createMessageVersionsRepository(db),
  audit,

  newMessage: ({
    interview,
    position,
    role,
    content,
    topic,
    heard,
    move,
    isPrivate,
    recordingIds = [],
  }: NewMessage): StoredMessage => ({
    id: randomUUID(),
    interview_id: interview.id,
    position,
    role,
    content,
    topic: topic ?? null,
    heard: heard ?? null,
    move: move ?? null,
    is_private: isPrivate ? 1 : 0,
    created_at: isoNow(clock),
    recordings: recordingIds.length > 0 ? JSON.stringify(recordingIds) : null,
  }),

  /** What the interviewer must know of an interview besides its ledger. */
  settingOf: (interview: StoredInterview): Omit<Setting, "ledger"> => ({
    number: interview.number,
    language: interview.language as Setting["language"],
    seed: interview.seed,
  }),
});
