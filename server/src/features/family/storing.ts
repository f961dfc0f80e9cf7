import { Failure } from "#http/failure.ts";
import { AudioStoreError } from "#providers/audio-store/audio-store.ts";

/** Waits for the place where files lie, and turns its errors into the error codes of a call. */
export const storing = <T>(work: Promise<T>): Promise<T> =>
  work.catch((error: unknown) => {
    if (!(error instanceof AudioStoreError)) throw error;
    if (error.reason === "full") throw new Failure("server.storage_full", { cause: error });
    if (error.reason === "missing") throw new Failure("media.not_found");
    throw new Failure("server.unavailable", { retryAfter: 5, cause: error });
  });
