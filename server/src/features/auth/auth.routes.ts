import type { Handlers } from "#http/call.ts";
import { setSessionCookie } from "#http/credentials.ts";
import type { Person } from "../people/person.ts";
import { presentUser } from "../people/present-user.ts";
import { type SessionsService, sessionSeconds } from "./sessions.service.ts";
import type { SignInService } from "./sign-in.service.ts";

export type AuthRoutesOptions = {
  signIn: SignInService;
  sessions: SessionsService;
  isAdminEmail: (email: string | null) => boolean;
  hasOpenId: boolean;
  tokenSyncUrl: string | null;
  isSecure: boolean;
};

type AuthCalls = "signInOptions" | "sendOtp" | "verifyOtp" | "session" | "issueToken" | "signOut";

export function authRoutes(options: AuthRoutesOptions): Pick<Handlers, AuthCalls> {
  const { signIn, sessions, isAdminEmail } = options;
  const present = (person: Person) => presentUser(person, isAdminEmail(person.email));
  return {
    signInOptions: async () => ({ openid: options.hasOpenId, token_sync_url: options.tokenSyncUrl }),
    sendOtp: async ({ body, address }) => ({ sent: true, ...(await signIn.sendCode(body.email, address)) }),
    verifyOtp: async ({ body, address, context }) => {
      const { token, issuedAt, person } = await signIn.withCode({
        email: body.email,
        code: body.otp,
        network: address,
      });
      setSessionCookie(context, { token, seconds: sessionSeconds, secure: options.isSecure });
      return { token, issued_at: issuedAt, user: present(person) };
    },
    session: async ({ actor, token }) => {
      const { person, issuedAt } = await sessions.describe(actor, token);
      return { user: present(person), issued_at: issuedAt };
    },
    issueToken: async ({ actor, token }) => {
      const { person } = await sessions.describe(actor, token);
      const issued = await sessions.open(actor.id);
      return { token: issued.token, issued_at: issued.issuedAt, user: present(person) };
    },
    signOut: async ({ token, context }) => {
      await sessions.close(token);
      setSessionCookie(context, { token: "", seconds: 0, secure: options.isSecure });
      return { ok: true };
    },
  };
}
