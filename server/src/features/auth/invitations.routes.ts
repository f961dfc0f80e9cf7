import type { Handlers } from "#http/call.ts";
import { setSessionCookie } from "#http/credentials.ts";
import { linkOrigin, type OriginOptions } from "#http/own-origin.ts";
import type { Person } from "../people/person.ts";
import { presentUser } from "../people/present-user.ts";
import type { AcceptInvitation } from "./accept-invitation.service.ts";
import { deviceOf } from "./device.ts";
import type { InvitationsService } from "./invitations.service.ts";
import { sessionSeconds } from "./sessions.service.ts";

type Options = OriginOptions & {
  invitations: InvitationsService;
  acceptInvitation: AcceptInvitation;
  isAdminEmail: (email: string | null) => boolean;
  isSecure: boolean;
};

export function invitationsRoutes({
  invitations,
  acceptInvitation,
  isAdminEmail,
  isSecure,
  ...own
}: Options): Pick<Handlers, "inviteUser" | "acceptInvitation"> {
  const present = (person: Person) => presentUser(person, isAdminEmail(person.email));
  return {
    inviteUser: async ({ actor, body, context }) =>
      present(await invitations.invite(actor, { ...body, origin: linkOrigin(context, own) })),
    acceptInvitation: async ({ body, network, context }) => {
      const device = deviceOf(context.req.header("user-agent"));
      const { token, issuedAt, person } = await acceptInvitation({
        token: body.invitation,
        device,
        network,
      });
      setSessionCookie(context, { token, seconds: sessionSeconds, secure: isSecure });
      return { token, issued_at: issuedAt, user: present(person) };
    },
  };
}
