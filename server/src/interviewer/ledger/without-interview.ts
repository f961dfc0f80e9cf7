import type { Ledger } from "./ledger.ts";
import type { InterviewNumber } from "./plan.ts";
import { subjectsIn } from "./progress.ts";

/**
 * What the interviewer knows when one interview is removed: nothing of what was told in it, except what is left alone for ever.
 * `messages` are the ids of its answers, `elsewhere` the subjects that other interviews asked about.
 */
export function withoutInterview(
  ledger: Ledger,
  {
    number,
    messages,
    elsewhere,
  }: { number: InterviewNumber; messages: ReadonlySet<string>; elsewhere: ReadonlySet<string> },
): Ledger {
  const { interviews, topics, threads, corrections, ...rest } = structuredClone(ledger);
  const isAbout = interviews[number]?.about !== undefined;
  delete interviews[number];
  for (const state of Object.values(interviews)) if (state.last?.interview === number) state.last = null;
  for (const { id } of subjectsIn(ledger, number)) if (!isAbout || !elsewhere.has(id)) delete topics[id];
  return {
    ...rest,
    interviews,
    topics,
    threads: threads.filter(({ interview }) => interview !== number),
    corrections: corrections.filter(({ message }) => !messages.has(message)),
  };
}
