import { pino } from "pino";
import type { Log } from "../src/platform/log.ts";

/** A log whose lines a test reads. */
export function keptLog(): { log: Log; lines: Record<string, unknown>[] } {
  const lines: Record<string, unknown>[] = [];
  const write = (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>);
  return { log: pino({ level: "error", base: null }, { write }), lines };
}
