import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { doneSchema, emailSchema, idSchema, pageOf, pageQuerySchema, timeSchema } from "./fields.ts";
import { userSchema } from "./people.ts";

/** What signing in answers. */
export const sessionOutput = z.object({ token: z.string(), user: userSchema, issued_at: timeSchema });

/** Where somebody is signed in. */
export const sessionSchema = z.object({
  id: idSchema,
  /** A browser, or a program with a token of its own. */
  kind: z.enum(["browser", "program"]),
  /** Browser and system, such as "Firefox, Windows"; null: not known. */
  device: z.nullable(z.string()),
  issued_at: timeSchema,
  /** To the hour. */
  last_seen_at: timeSchema,
  expires_at: timeSchema,
  /** This call was made with it. */
  is_current: z.boolean(),
});
export type Session = z.infer<typeof sessionSchema>;

export const auth = {
  signInOptions: endpoint({
    method: "GET",
    path: "/auth/options",
    access: "public",
    summary: "Which ways of signing in this server offers",
    output: z.object({
      /** The "Google" button signs in with an OpenID Connect provider. */
      openid: z.boolean(),
      /** Same-origin address for token-sync calls, if the server is configured to have them. */
      token_sync_url: z.nullable(z.string()),
      /** Whom a stranger can ask to be let in, in the owner's words; null: the owner has not said. */
      contact: z.nullable(z.string()),
    }),
    errors: [],
  }),
  sendOtp: endpoint({
    method: "POST",
    path: "/auth/send-otp",
    access: "public",
    summary: "Sends a six-digit sign-in code to an address that is known here",
    body: z.object({ email: emailSchema }),
    output: z.object({
      sent: z.literal(true),
      /** Seconds until the code expires. */
      expires_in: z.int(),
      /** Seconds until another code may be asked for. */
      resend_in: z.int(),
    }),
    errors: ["auth.not_authorized", "auth.too_many_codes", "auth.mail_failed"],
  }),
  verifyOtp: endpoint({
    method: "POST",
    path: "/auth/verify-otp",
    access: "public",
    summary: "Signs in with a code: answers a token for programs and sets the session cookie",
    body: z.object({ email: emailSchema, otp: z.string().check(z.regex(/^\d{6}$/)) }),
    output: sessionOutput,
    errors: ["auth.invalid_code", "request.rate_limited"],
  }),
  session: endpoint({
    method: "GET",
    path: "/auth/session",
    access: "user",
    summary: "The signed-in person",
    output: z.object({ user: userSchema, issued_at: timeSchema }),
    errors: [],
  }),
  issueToken: endpoint({
    method: "POST",
    path: "/auth/token",
    access: "user",
    summary: "Issues a further token for the signed-in person, for programs and token sync",
    output: sessionOutput,
    errors: [],
  }),
  signOut: endpoint({
    method: "POST",
    path: "/auth/sign-out",
    access: "public",
    summary: "Ends the session; without one it does nothing",
    output: doneSchema,
    errors: [],
  }),
  listSessions: endpoint({
    method: "GET",
    path: "/auth/sessions",
    access: "user",
    summary: "Where the caller is signed in, the session used last first",
    query: pageQuerySchema,
    output: pageOf(sessionSchema),
    errors: [],
  }),
  endSession: endpoint({
    method: "DELETE",
    path: "/auth/sessions/{id}",
    access: "user",
    summary: "Ends one of the caller's sessions, at once",
    params: z.object({ id: idSchema }),
    output: doneSchema,
    errors: ["auth.session_not_found"],
  }),
  endSessions: endpoint({
    method: "DELETE",
    path: "/auth/sessions",
    access: "user",
    summary: "Ends all of the caller's sessions, this one and the tokens of programs among them",
    output: doneSchema,
    errors: [],
  }),
  openidStart: endpoint({
    method: "GET",
    path: "/auth/openid/start",
    access: "public",
    summary: "Redirects a popup to the OpenID Connect provider",
    errors: ["auth.provider_not_configured", "auth.provider_failed"],
  }),
  openidCallback: endpoint({
    method: "GET",
    path: "/auth/openid/callback",
    access: "public",
    summary: "Where the provider returns to: signs in and redirects to the popup's closing page",
    errors: ["auth.provider_not_configured"],
  }),
};
