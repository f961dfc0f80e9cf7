import { ApiError } from "#lib/api-error.ts";
import { storedVersion, type Version } from "./interview.api.ts";
import type { AskFailure, SessionEvent } from "./interview-session.ts";

/** The server refused for good: trying the same call again would not help. */
const isRefusal = (status: number): boolean =>
  status >= 400 && status < 500 && status !== 408 && status !== 429;

function failureOf(error: unknown): AskFailure {
  if (!(error instanceof ApiError)) return { code: "network", isLasting: false };
  return { code: error.code, isLasting: isRefusal(error.status) };
}

const meansOvertaken = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === "interviews.conflict" || error.code === "interviews.complete");

/** The server's version as a conflict brings it along; null when the answer has none. */
function versionIn(error: unknown): Version | null {
  const details = error instanceof ApiError ? (error.details as Partial<Version> | null | undefined) : null;
  if (!Array.isArray(details?.messages) || typeof details.progress !== "number") return null;
  return { messages: details.messages, progress: details.progress };
}

/** What a failed call means for the sitting: the server's version when it went on elsewhere, else the failure. */
export async function eventOfFailure(error: unknown, interviewId: string): Promise<SessionEvent> {
  if (!meansOvertaken(error)) return { type: "askFailed", failure: failureOf(error) };
  try {
    const version = versionIn(error) ?? (await storedVersion(interviewId));
    return { type: "overtaken", ...version };
  } catch (second) {
    return { type: "askFailed", failure: failureOf(second) };
  }
}
