import { type Logger, pino } from "pino";

export type Log = Logger;

/**
 * Structured log on standard output. By house rule it holds ids, codes and figures, never what people wrote, their
 * addresses, or secrets: callers pass those fields by name and nothing else.
 */
export const createLog = (level: string): Log =>
  pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime });

/** Where an error came from, without its message: that may hold what somebody wrote. */
export const framesOf = (error: Error): string[] =>
  (error.stack ?? "")
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line.startsWith("at "))
    .slice(0, 6);
