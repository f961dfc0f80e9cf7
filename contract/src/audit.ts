import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { idSchema, pageOf, pageQuerySchema, timeSchema } from "./fields.ts";

/** What the audit log knows of. Reading is noted where somebody comes to the words of another family. */
export const auditActions = [
  "interview.read",
  "interview.changed",
  "interview.removed",
  /** Words of one answer, for good. */
  "answer.removed",
  /** First words of interviews, in a list. */
  "previews.read",
  "story.read",
  "story.changed",
  "story.removed",
  "story.exported",
  "story.shared",
  "story.share_ended",
  "person.added",
  "person.changed",
  "person.handed_over",
  "person.merged",
  "person.removed",
  "person.exported",
  "archive.imported",
  "person.invited",
  "person.link_made",
  "person.link_ended",
  "consent.changed",
  "models.defaults_changed",
  "prompts.saved",
  "sign_in.by_code",
  "sign_in.by_provider",
  "sign_in.by_invitation",
  /** A teller opened their link. */
  "sign_in.by_link",
  "sign_in.wrong_code",
  /** An address without an account. */
  "sign_in.refused",
  "token.issued",
  "session.ended",
  "sessions.ended",
  /** A call for administrators by somebody who is none. */
  "call.refused",
] as const;
export type AuditAction = (typeof auditActions)[number];

export const auditEntrySchema = z.object({
  id: idSchema,
  at: timeSchema,
  action: z.enum(auditActions),
  /** Who did it; null: nobody who was signed in. */
  actor_id: z.nullable(idSchema),
  /** Address of the actor's account; null when there is none any more. */
  actor_email: z.nullable(z.string()),
  /** What was read or changed: an id, or the name of a call. */
  subject_id: z.nullable(z.string()),
  /** Whose account or words it concerns; null: nobody's, or not known. */
  person_id: z.nullable(idSchema),
  /** Name of that person as it is now; null when they are gone or not known. */
  person_name: z.nullable(z.string()),
  /** Where a sign-in came from: an IPv4 address or a /64 of IPv6. */
  network: z.nullable(z.string()),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

export const audit = {
  auditLog: endpoint({
    method: "GET",
    path: "/audit-log",
    access: "admin",
    summary: "Who read or changed what is another's, and who signed in or was refused; the newest first",
    query: z.extend(pageQuerySchema, { person: z.optional(idSchema) }),
    output: pageOf(auditEntrySchema),
    errors: [],
  }),
};
