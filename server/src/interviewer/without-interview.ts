import { type Language, packs } from "#language/packs.ts";
import type { Ledger } from "./ledger/ledger.ts";
import type { InterviewNumber } from "./ledger/plan.ts";
import { subjectsIn } from "./ledger/progress.ts";
import { openerMarks } from "./turns/opening.ts";

/**
 * What the interviewer knows when one interview is removed: nothing of what was told in it, except what is left alone for ever.
 * `messages` are the ids of its answers, `elsewhere` the subjects that other interviews asked about.
 */
export function withoutInterview(
  ledger: Ledger,
  {
    number,
    language,
    messages,
    elsewhere,
  }: {
    number: InterviewNumber;
    language: Language;
    messages: ReadonlySet<string>;
    elsewhere: ReadonlySet<string>;
  },
): Ledger {
  const { interviews, topics, threads, corrections, wordings, limits, ...rest } = structuredClone(ledger);
  const about = interviews[number]?.about;
  delete interviews[number];
  for (const state of Object.values(interviews)) if (state.last?.interview === number) state.last = null;
  for (const { id } of subjectsIn(ledger, number)) if (!elsewhere.has(id)) delete topics[id];
  const isAskedElsewhere = Object.values(interviews).some((one) => one.about?.of === about?.of);
  const forgotten = new Set(about && !isAskedElsewhere ? openerMarks(about, packs[language]) : []);
  return {
    ...rest,
    interviews,
    topics,
    wordings: wordings.filter((mark) => !forgotten.has(mark)),
    threads: threads.filter(({ interview }) => interview !== number),
    corrections: corrections.filter(({ message }) => !messages.has(message)),
    // What was said stays left alone; the words of it go with it.
    limits: limits.map((limit) => {
      const { held: _, named: __, ...rest } = limit;
      return messages.has(limit.message) ? rest : limit;
    }),
  };
}
