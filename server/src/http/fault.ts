import { framesOf, type Log } from "#platform/log.ts";
import { faultCode, isDatabaseGone, isStorageFull } from "#platform/storage-fault.ts";
import { Failure } from "./failure.ts";

/** Seconds after which a database that was away is asked again. */
const comeAgain = 5;

/** What a caller is told about anything that was thrown. */
export function failureOf(error: unknown): Failure {
  if (error instanceof Failure) return error;
  if (isStorageFull(error)) return new Failure("server.storage_full", { cause: error });
  if (isDatabaseGone(error))
    return new Failure("server.unavailable", { cause: error, retryAfter: comeAgain });
  return new Failure("server.internal", { cause: error });
}

/** Where faults of the server are written down, and who is told that there is no room left. */
export type Faults = { log: Log; whenFull: () => void };

/** Logs a fault of the server with its cause, without its words; what a caller did wrong is no fault. */
export function noteFault(
  failure: Failure,
  { log, whenFull }: Faults,
  about: { route?: string | undefined },
) {
  if (failure.code === "server.storage_full") whenFull();
  const { cause } = failure;
  if (!(cause instanceof Error)) return;
  const told = { ...about, answered: failure.code, error: cause.name, code: faultCode(cause) };
  log.error({ ...told, at: framesOf(cause) }, "a call failed");
}
