import { APICallError } from "@ai-sdk/provider";
import { ModelError, type ModelFailure } from "./language-model.ts";

const noCredit = /insufficient_quota|credit balance|billing|payment/iu;
const tooLong = /context[_ ]length|prompt is too long|maximum context|too many tokens|context window/iu;
const refused = /content[_ ](?:filter|policy)|safety/iu;
const noModel = /model_not_found|model .{0,80}(?:does not exist|not found)/iu;

const ofStatus = (status: number, text: string): ModelFailure => {
  if (status === 402 || noCredit.test(text)) return "quota";
  if (status === 401 || status === 403) return "auth";
  if (status === 404 || noModel.test(text)) return "model_gone";
  if (status === 413 || tooLong.test(text)) return "too_long";
  if (refused.test(text)) return "filtered";
  if (status === 429) return "rate_limit";
  if (status === 408 || status === 504) return "timeout";
  return status < 500 ? "refused" : "down";
};

/** What a provider writes into a stream that has begun: an object with a type or a code somewhere near its top. */
const textOf = (error: unknown): string => {
  if (error instanceof Error) return `${error.name} ${error.message}`;
  return JSON.stringify(error ?? null).slice(0, 2_000);
};

/** Of an error in the middle of a stream, which has no status. */
const ofText = (text: string): ModelFailure => {
  if (noCredit.test(text)) return "quota";
  if (tooLong.test(text)) return "too_long";
  if (refused.test(text)) return "filtered";
  if (/stream ended/iu.test(text)) return "cut";
  if (/rate_limit/iu.test(text)) return "rate_limit";
  if (/JSON|SSE|parse|validation/u.test(text)) return "bad_output";
  return "down";
};

/** The one place where whatever a provider or its library throws becomes one of our reasons. */
export const classify = (error: unknown): ModelError => {
  if (error instanceof ModelError) return error;
  if (error instanceof Error && error.cause instanceof ModelError) return error.cause;
  if (APICallError.isInstance(error) && error.statusCode !== undefined) {
    const { statusCode, message, responseBody } = error;
    return new ModelError(
      statusCode < 400 ? "cut" : ofStatus(statusCode, `${message} ${responseBody ?? ""}`),
    );
  }
  return new ModelError(ofText(textOf(error)));
};
