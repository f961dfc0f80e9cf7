import { randomUUID } from "node:crypto";
import type { AuditAction, AuditEntry, audit } from "@saga/contract/audit";
import type { Received } from "@saga/contract/endpoint";
import type { Actor } from "#http/actor.ts";
import { type Clock, isoAfter, isoNow } from "#platform/clock.ts";
import type { AuditRepository } from "./audit.repository.ts";

/** It holds ids and networks: never words, codes or tokens. */
export type Noted = {
  action: AuditAction;
  /** Null: nobody who is signed in. */
  actorId: string | null;
  subjectId?: string | null;
  personId?: string | null;
  network?: string | null;
};

/** Whose words somebody comes to: an account, or an interviewee of one. */
type Owner = { id: string; parent_id: string | null };

type Reach = { action: AuditAction; subjectId: string };

/** Seconds for which the refusals of strangers are kept. */
const strangersKept = 90 * 24 * 60 * 60;

export type AuditService = ReturnType<typeof createAuditService>;

/** Writes down who came to what is another's, and who was let in or refused. */
export function createAuditService({ entries, clock }: { entries: AuditRepository; clock: Clock }) {
  const note = async ({ action, actorId, ...more }: Noted): Promise<void> => {
    await entries.add({
      id: randomUUID(),
      at: isoNow(clock),
      action,
      actor_id: actorId ?? "",
      subject_id: more.subjectId ?? "",
      person_id: more.personId ?? null,
      network: more.network ?? null,
    });
  };

  /** Whoever comes to what belongs to another family leaves a trace; within one's own there is none. */
  const noteReach = async (actor: Actor, owner: Owner, { action, subjectId }: Reach): Promise<void> => {
    if (owner.id === actor.id || owner.parent_id === actor.id) return;
    await note({ action, actorId: actor.id, subjectId, personId: owner.id });
  };

  return {
    note,
    noteReach,
    noteReading: (actor: Actor, owner: Owner, subjectId: string): Promise<void> =>
      noteReach(actor, owner, { action: "interview.read", subjectId }),

    list: async ({ page, limit, person }: Received<typeof audit.auditLog>["query"]) => {
      const total = await entries.count(person);
      const found = await entries.list({ offset: (page - 1) * limit, limit, person });
      const data = found.map(({ actor_id, subject_id, action, ...entry }) => ({
        ...entry,
        action: action as AuditEntry["action"],
        actor_id: actor_id || null,
        subject_id: subject_id || null,
      }));
      return { data, total, totalPages: Math.ceil(total / limit) };
    },

    removeStrangers: (): Promise<unknown> => entries.removeStrangers(isoAfter(clock, -strangersKept)),
  };
}
