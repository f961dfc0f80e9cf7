import { withoutInterview } from "#interviewer/without-interview.ts";
import type { Language } from "#language/packs.ts";
import { type Clock, isoNow } from "#platform/clock.ts";
import type { Queries } from "#platform/database.ts";
import type { StoredInterview } from "./interview.ts";
import type { InterviewStore } from "./interview-store.repository.ts";

export type ForgetInterview = (interview: StoredInterview, trx: Queries) => Promise<void>;

/** Makes the interviewer forget what was told in an interview that is about to be removed. */
export const createForgetInterview =
  ({ store, clock }: { store: InterviewStore; clock: Clock }): ForgetInterview =>
  async (interview, trx) => {
    const stored = await store.messages.list(interview.id, 0, trx);
    const known = await store.ledgers.hold(interview.interviewee_id, trx);
    const ledger = withoutInterview(known, {
      number: interview.number,
      language: interview.language as Language,
      messages: new Set(stored.map(({ id }) => id)),
      elsewhere: await store.messages.topicsBeside(interview, trx),
    });
    await store.ledgers.write({ personId: interview.interviewee_id, ledger, now: isoNow(clock) }, trx);
  };
