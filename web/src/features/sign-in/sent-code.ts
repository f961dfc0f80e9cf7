import { readStoredJson, writeStored, writeStoredJson } from "#lib/browser-storage.ts";
import type { CodeTimer } from "./code-timer.ts";

/**
 * The code that is on its way. It is remembered because phones often throw a page away while its owner looks for the
 * code in the mail; without it the way back would be another code, and the one in the mail would no longer count.
 */
export type SentCode = {
  email: string;
  timer: CodeTimer;
  /** There are mails with older codes too. */
  isAnother?: boolean;
};

const key = "saga-sent-code";

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

/** The code that was sent and is still valid at `now`; null when there is none. */
export function readSentCode(now: number): SentCode | null {
  const stored = readStoredJson(key);
  if (!isRecord(stored) || typeof stored.email !== "string" || !isRecord(stored.timer)) return null;
  const { expiresAt, resendFrom } = stored.timer;
  if (typeof expiresAt !== "number" || expiresAt <= now) return null;
  return {
    email: stored.email,
    timer: { expiresAt, resendFrom: typeof resendFrom === "number" ? resendFrom : null },
    ...(stored.isAnother === true && { isAnother: true }),
  };
}

export const rememberSentCode = (sent: SentCode): boolean => writeStoredJson(key, sent);

export const forgetSentCode = (): boolean => writeStored(key, null);
