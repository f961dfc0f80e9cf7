import type { AuditAction } from "@saga/contract/audit";
import type { Session } from "@saga/contract/auth";
import type { Context } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import type { Handlers } from "#http/call.ts";
import { actsAsTeller, cookieName, setSessionCookie, setTellerCookie } from "#http/credentials.ts";
import type { AuditService } from "../audit/audit.service.ts";
import type { Person } from "../people/person.ts";
import { presentUser } from "../people/present-user.ts";
import { deviceOf } from "./device.ts";
import { knownBrowser, requesterOf } from "./requester.ts";
import type { StoredSession } from "./sessions.repository.ts";
import { type SessionsService, sessionSeconds } from "./sessions.service.ts";
import type { SignInService } from "./sign-in.service.ts";

export type AuthRoutesOptions = {
  signIn: SignInService;
  sessions: SessionsService;
  isAdminEmail: (email: string | null) => boolean;
  hasOpenId: boolean;
  tokenSyncUrl: string | null;
  contact: string | null;
  isSecure: boolean;
  audit: AuditService;
  /** The server's secret: proves which browsers have signed in before. */
  secret: string;
};

/** The longest that browsers keep a cookie. */
const browserSeconds = 400 * 24 * 60 * 60;

type AuthCalls =
  | "signInOptions"
  | "sendOtp"
  | "verifyOtp"
  | "session"
  | "issueToken"
  | "signOut"
  | "listSessions"
  | "endSession"
  | "endSessions";

const deviceIn = (context: Context): string | null => deviceOf(context.req.header("user-agent"));

const presentSession = (session: StoredSession, isCurrent: boolean): Session => ({
  id: session.id,
  kind: session.kind as Session["kind"],
  device: session.device,
  issued_at: session.issued_at,
  last_seen_at: session.last_seen_at,
  expires_at: session.expires_at,
  is_current: isCurrent,
});

export function authRoutes(options: AuthRoutesOptions): Pick<Handlers, AuthCalls> {
  const { signIn, sessions, isAdminEmail, secret } = options;
  const browserCookie = cookieName("saga_browser", options.isSecure);
  const requesterFor = ({ context, ...caller }: { email: string; network: string; context: Context }) =>
    requesterOf(secret, { ...caller, browser: getCookie(context, browserCookie) });
  const present = (person: Person) => presentUser(person, isAdminEmail(person.email));
  const noteOwn = (action: AuditAction, id: string, network: string) =>
    options.audit.note({ action, actorId: id, personId: id, network });
  const endCookie = (context: Context, isTeller = false) => {
    const gone = { token: "", seconds: 0, secure: options.isSecure };
    return isTeller ? setTellerCookie(context, gone) : setSessionCookie(context, gone);
  };
  return {
    signInOptions: async () => ({
      openid: options.hasOpenId,
      token_sync_url: options.tokenSyncUrl,
      contact: options.contact,
    }),
    sendOtp: async ({ body: { email }, network, context }) => ({
      sent: true,
      ...(await signIn.sendCode(email, requesterFor({ email, network, context }))),
    }),
    verifyOtp: async ({ body, network, context }) => {
      const { token, issuedAt, person } = await signIn.withCode({
        email: body.email,
        code: body.otp,
        requester: requesterFor({ email: body.email, network, context }),
        device: deviceIn(context),
      });
      setSessionCookie(context, { token, seconds: sessionSeconds, secure: options.isSecure });
      setCookie(context, browserCookie, knownBrowser(secret, body.email), {
        httpOnly: true,
        sameSite: "Lax",
        secure: options.isSecure,
        path: "/",
        maxAge: browserSeconds,
      });
      return { token, issued_at: issuedAt, user: present(person) };
    },
    session: async ({ actor, token }) => {
      const { person, issuedAt } = await sessions.describe(actor, token);
      return { user: present(person), issued_at: issuedAt };
    },
    issueToken: async ({ actor, token, context, network }) => {
      const { person } = await sessions.describe(actor, token);
      const issued = await sessions.open({ personId: actor.id, kind: "program", device: deviceIn(context) });
      await noteOwn("token.issued", actor.id, network);
      return { token: issued.token, issued_at: issued.issuedAt, user: present(person) };
    },
    signOut: async ({ actor, token, context, network }) => {
      await sessions.close(token);
      if (actor) await noteOwn("session.ended", actor.id, network);
      endCookie(context, actor?.isTeller ?? actsAsTeller(context));
      return { ok: true };
    },
    listSessions: async ({ actor, token, query }) => {
      const { data, total, totalPages } = await sessions.list(actor, query);
      return {
        data: data.map((each) => presentSession(each, sessions.isOf(each, token))),
        total,
        totalPages,
      };
    },
    endSession: async ({ actor, params, network }) => {
      await sessions.end(actor, params.id);
      await noteOwn("session.ended", actor.id, network);
      return { ok: true };
    },
    endSessions: async ({ actor, context, network }) => {
      await sessions.endAllOf(actor.id);
      await noteOwn("sessions.ended", actor.id, network);
      endCookie(context);
      return { ok: true };
    },
  };
}
