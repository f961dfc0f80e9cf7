import { errorCatalogue } from "@saga/contract/errors";
import { ApiError, type ApiErrorCode } from "#lib/api-error.ts";
import { errorWords } from "#lib/error-words.ts";

/** The words for an error that a book ended with. */
export const endedBy = (code: string | null) => {
  const known: ApiErrorCode = code !== null && code in errorCatalogue ? (code as ApiErrorCode) : "unknown";
  return errorWords(new ApiError({ status: 0, code: known, message: "" }));
};
