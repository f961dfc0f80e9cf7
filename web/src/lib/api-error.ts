import type { ErrorCode } from "@saga/contract/errors";

/** `network`: no answer came. `unknown`: an answer that is not one of the server's own, a proxy's page for example. */
export type ApiErrorCode = ErrorCode | "network" | "unknown";

type Facts = {
  status: number;
  code: ApiErrorCode;
  message: string;
  details?: unknown;
  retryAfter?: number | null;
};

/** What a call throws when it fails. `status` is 0 when no answer came; `retryAfter` is in seconds. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ApiErrorCode;
  readonly details: unknown;
  readonly retryAfter: number | null;

  constructor(facts: Facts) {
    super(facts.message);
    this.name = "ApiError";
    this.status = facts.status;
    this.code = facts.code;
    this.details = facts.details;
    this.retryAfter = facts.retryAfter ?? null;
  }
}

export const isNetworkError = (error: unknown): boolean =>
  error instanceof ApiError && error.code === "network";
