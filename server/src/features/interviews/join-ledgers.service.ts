import { type Clock, isoNow } from "#platform/clock.ts";
import type { Queries } from "#platform/database.ts";
import type { InterviewStore } from "./interview-store.repository.ts";

type Joined = {
  from: string;
  into: string /** The one of the two whose interviews are kept. */;
  teller: string;
};

export type JoinLedgers = (joined: Joined, trx: Queries) => Promise<void>;

/** Two people are one: the interviewer knows what the teller told, and leaves alone what either wanted left alone. */
export const createJoinLedgers =
  ({ store, clock }: { store: Pick<InterviewStore, "ledgers">; clock: Clock }): JoinLedgers =>
  async ({ from, into, teller }, trx) => {
    const known = await store.ledgers.read(teller, trx);
    const other = await store.ledgers.read(teller === from ? into : from, trx);
    const same = new Set(known.limits.map((limit) => JSON.stringify(limit)));
    const limits = [...known.limits, ...other.limits.filter((limit) => !same.has(JSON.stringify(limit)))];
    await store.ledgers.write({ personId: into, ledger: { ...known, limits }, now: isoNow(clock) }, trx);
  };
