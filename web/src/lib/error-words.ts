import { m } from "#messages";
import { ApiError } from "./api-error.ts";
import { type ErrorMessage, errorMessages, reload } from "./error-messages.ts";
import { statusText } from "./status-text.ts";

/** `text` says what happened, `advice` what to do next; both are whole sentences for the screen. */
export type ErrorWords = { text: string; advice: string };

const messageFor = (error: unknown): ErrorMessage =>
  error instanceof ApiError ? (errorMessages[error.code] ?? errorMessages.unknown) : reload;

/** The advice for behind a sentence that asks to try again; empty when there is no other. */
export function adviceAfterFailure(error: unknown): string {
  const { advice, adviceOnly = advice } = messageFor(error);
  return adviceOnly();
}

/** The words for anything a call can throw. */
export function errorWords(error: unknown): ErrorWords {
  const { text, asksToTryAgain, advice } = messageFor(error);
  const unworded = () =>
    error instanceof ApiError
      ? m.lib_api_error({ status: statusText(error.status) })
      : m.lib_something_went_wrong();
  return { text: text?.() ?? unworded(), advice: asksToTryAgain ? adviceAfterFailure(error) : advice() };
}

/** Why it failed, where there are words for that, and what to do. */
export function reasonWords(error: unknown): string {
  const { text, advice } = errorWords(error);
  const isWorded = !(error instanceof ApiError) || messageFor(error).text !== undefined;
  return isWorded ? `${text} ${advice}` : advice;
}
