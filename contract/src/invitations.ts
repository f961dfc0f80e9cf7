import * as z from "zod/mini";
import { sessionOutput } from "./auth.ts";
import { endpoint } from "./endpoint.ts";
import { emailSchema, nameSchema } from "./fields.ts";
import { userSchema } from "./people.ts";
import { invitationLanguages } from "./vocabulary.ts";

export const invitations = {
  inviteUser: endpoint({
    method: "POST",
    path: "/invitations",
    access: "admin",
    summary: "Adds an account and mails its owner a link that signs in once",
    body: z.object({
      name: nameSchema,
      email: emailSchema,
      language: z._default(z.enum(invitationLanguages), "en"),
      /** Accepted and ignored: only signing in makes it true. */
      has_logged_in: z.optional(z.boolean()),
    }),
    output: userSchema,
    errors: ["people.email_taken", "auth.mail_failed"],
  }),
  acceptInvitation: endpoint({
    method: "POST",
    path: "/auth/accept-invitation",
    access: "public",
    summary: "Signs in with the token of an invitation, which uses it up",
    body: z.object({ invitation: z.string().check(z.minLength(20), z.maxLength(200)) }),
    output: sessionOutput,
    errors: ["auth.invitation_used", "request.rate_limited"],
  }),
};
