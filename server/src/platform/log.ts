import { type Logger, pino } from "pino";

export type Log = Logger;

/**
 * Structured log on standard output. By house rule it holds ids, codes and figures, never what people wrote, their
 * addresses, or secrets: callers pass those fields by name and nothing else.
 */
export const createLog = (level: string): Log =>
  pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime });
