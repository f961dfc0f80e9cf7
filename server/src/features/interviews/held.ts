import type { Transaction } from "kysely";
import type { Tables } from "#platform/tables.ts";
import type { StoredInterview } from "./interviews.repository.ts";
import type { StoredMessage } from "./messages.repository.ts";

/** What a caller's snapshot comes to, under the lock of its interview. */
export type Held = {
  trx: Transaction<Tables>;
  interview: StoredInterview;
  /** The last stored messages, the fresh ones not among them. */
  tail: StoredMessage[];
  /** Answers to be stored. */
  fresh: StoredMessage[];
  /** Stored messages that the caller does not know of yet. */
  unseen: StoredMessage[];
  /** Stored messages after the last question the caller knows. */
  since: StoredMessage[];
};

export type Question = {
  question: string;
  progress: number;
  /** The stored messages after the last question the caller knew: its answers, then the question. */
  messages: StoredMessage[];
};
