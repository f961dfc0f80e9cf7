import { m } from "#messages";
import { ApiError, type ApiErrorCode } from "./api-error.ts";
import { statusText } from "./status-text.ts";

type Sentence = { code: ApiErrorCode; message: string; details?: unknown };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

/** The code and words in an error body of the server; null when the body is something else. */
export function readErrorBody(body: unknown): Sentence | null {
  if (!isRecord(body) || !isRecord(body.error)) return null;
  const { code, message, details } = body.error;
  if (typeof code !== "string" || typeof message !== "string") return null;
  return { code: code as ApiErrorCode, message, details };
}

/** Seconds of a Retry-After header, which may also be a date. */
function readRetryAfter(header: string | null): number | null {
  if (!header) return null;
  const seconds = Number(header);
  if (Number.isFinite(seconds)) return Math.max(0, seconds);
  const date = Date.parse(header);
  return Number.isNaN(date) ? null : Math.max(0, Math.ceil((date - Date.now()) / 1000));
}

/** Turns an answer that is not OK into the error to throw. */
export async function readError(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => null);
  const told = readErrorBody(body) ?? {
    code: "unknown" as const,
    message: m.lib_api_error({ status: statusText(response.status) }),
  };
  return new ApiError({
    status: response.status,
    retryAfter: readRetryAfter(response.headers.get("retry-after")),
    ...told,
  });
}
