import type { Ledger } from "./ledger.ts";
import { type InterviewNumber, topicsOf } from "./plan.ts";

/**
 * What the interviewer knows when one interview is removed: nothing of what was told in it, except what is left alone for ever.
 * `messages` are the ids of its answers.
 */
export function withoutInterview(
  ledger: Ledger,
  { number, messages }: { number: InterviewNumber; messages: ReadonlySet<string> },
): Ledger {
  const { interviews, topics, threads, corrections, ...rest } = structuredClone(ledger);
  delete interviews[number];
  for (const state of Object.values(interviews)) if (state.last?.interview === number) state.last = null;
  for (const { id } of topicsOf(number)) delete topics[id];
  return {
    ...rest,
    interviews,
    topics,
    threads: threads.filter(({ interview }) => interview !== number),
    corrections: corrections.filter(({ message }) => !messages.has(message)),
  };
}
