import type { Received } from "@saga/contract/endpoint";
import type { invitations as calls } from "@saga/contract/invitations";
import { invitationSeconds } from "@saga/contract/vocabulary";
import type { Actor } from "#http/actor.ts";
import { Failure } from "#http/failure.ts";
import { type Clock, isoAfter, isoNow } from "#platform/clock.ts";
import { hashToken, randomToken } from "#platform/secrets.ts";
import { isStorageFull } from "#platform/storage-fault.ts";
import type { Mailer } from "#providers/mailer/mailer.ts";
import type { AuditService } from "../audit/audit.service.ts";
import type { PeopleService } from "../people/people.service.ts";
import type { Person } from "../people/person.ts";
import { invitationMail } from "./invitation-mail.ts";
import type { InvitationsRepository } from "./invitations.repository.ts";

type InvitationRequest = Received<typeof calls.inviteUser>["body"];
/** `origin`: address of this server, for the link. */
type Inviting = InvitationRequest & { origin: string };

export type InvitationsService = ReturnType<typeof createInvitationsService>;

export type InvitationsDependencies = {
  clock: Clock;
  invitations: InvitationsRepository;
  people: PeopleService;
  audit: AuditService;
  mailer: Mailer;
};

/** Invites people by a link that signs in once. Only a hash of its token is stored. */
export function createInvitationsService(dependencies: InvitationsDependencies) {
  const { clock, invitations, people, audit, mailer } = dependencies;

  const sendLink = async (person: Person, { email, language, origin }: Inviting): Promise<void> => {
    const token = randomToken();
    await invitations.add({
      token_hash: hashToken(token),
      person_id: person.id,
      created_at: isoNow(clock),
      expires_at: isoAfter(clock, invitationSeconds),
    });
    // Behind the #, a token reaches no server's log, and programs that look at links in mails do not use it up.
    const link = `${origin}/?betainvite=true#invitation=${token}`;
    await mailer.send(invitationMail({ to: email, name: person.name, link, language }));
  };

  return {
    /** Adds the account and mails the link. When the mail cannot be sent there is no account either. */
    invite: async (actor: Actor, wanted: Inviting): Promise<Person> => {
      const { name, email, language } = wanted;
      if (await people.findByEmail(email)) throw new Failure("people.email_taken");
      const person = await people.create(actor, { name, email, language, relationship: "other" });
      try {
        await sendLink(person, wanted);
      } catch (cause) {
        await people.forget(person.id);
        if (isStorageFull(cause)) throw cause;
        throw new Failure("auth.mail_failed", { cause });
      }
      await audit.note({
        action: "person.invited",
        actorId: actor.id,
        subjectId: person.id,
        personId: person.id,
      });
      return person;
    },

    removeExpired: (): Promise<unknown> => invitations.removeExpired(isoNow(clock)),
  };
}
