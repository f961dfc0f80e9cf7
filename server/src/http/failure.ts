import { type ErrorBody, type ErrorCode, errorCatalogue } from "@saga/contract/errors";

/** An error the caller is told about, by its code from the catalogue. */
export class Failure extends Error {
  readonly code: ErrorCode;
  readonly details: unknown;
  /** Seconds to wait before trying again, sent as Retry-After. */
  readonly retryAfter: number | undefined;

  /** `cause`: the fault behind it, for the log alone. */
  constructor(code: ErrorCode, more: { details?: unknown; retryAfter?: number; cause?: unknown } = {}) {
    super(errorCatalogue[code].message, more.cause === undefined ? {} : { cause: more.cause });
    this.code = code;
    this.details = more.details;
    this.retryAfter = more.retryAfter;
  }

  get status(): number {
    return errorCatalogue[this.code].status;
  }

  body(): ErrorBody {
    const details = this.details === undefined ? {} : { details: this.details };
    return { error: { code: this.code, message: this.message, ...details } };
  }
}
