import { randomUUID } from "node:crypto";
import type { Actor } from "#http/actor.ts";
import { type Clock, isoNow } from "#platform/clock.ts";
import type { Database } from "#platform/database.ts";
import type { ReachablePerson } from "../people/people.access.ts";

/** An administrator who comes to the words of somebody else leaves a trace. */
export const createAuditRepository = (db: Database, clock: Clock) => ({
  noteReading: async (actor: Actor, person: ReachablePerson, interviewId: string): Promise<void> => {
    if (person.id === actor.id || person.parent_id === actor.id) return;
    await db
      .insertInto("audit_log")
      .values({
        id: randomUUID(),
        actor_id: actor.id,
        action: "interview.read",
        subject_id: interviewId,
        at: isoNow(clock),
      })
      .execute();
  },
});
