import type { Context } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import type { Actor, Authenticate } from "./actor.ts";

/** Over https in a form that neither another host of the same domain nor plain http can set. */
export const cookieName = (name: string, isSecure: boolean): string => (isSecure ? `__Host-${name}` : name);

const sessionCookie = (isSecure: boolean): string => cookieName("saga_session", isSecure);
const tellerCookie = (isSecure: boolean): string => cookieName("saga_teller", isSecure);

/**
 * Sent by the pages of a teller's link: on a shared device somebody else may be signed in besides. A player fetches by itself and can send
 * no header, so that what it only reads may say so in its address.
 */
export const actsAsTeller = (context: Context): boolean =>
  context.req.header("x-saga-as-teller") !== undefined ||
  (context.req.method === "GET" && context.req.query("as") === "teller");

/**
 * The caller's token: a valid Bearer header first, else the session's cookie, else that of a teller's link, which alone counts for a
 * teller's pages. Null when none proves anybody.
 */
export async function identify(
  context: Context,
  { authenticate, isSecure }: { authenticate: Authenticate; isSecure: boolean },
): Promise<{ actor: Actor; token: string } | null> {
  const bearer = /^Bearer (.+)$/i.exec(context.req.header("authorization") ?? "")?.[1];
  const teller = getCookie(context, tellerCookie(isSecure));
  const tokens = actsAsTeller(context)
    ? [teller]
    : [bearer, getCookie(context, sessionCookie(isSecure)), teller];
  for (const token of tokens) {
    if (!token) continue;
    const actor = await authenticate(token);
    if (actor) return { actor, token };
  }
  return null;
}

/** Does this browser hold a session, whether it still lasts or not? */
export const holdsSession = (context: Context): boolean =>
  [true, false].some((isSecure) => getCookie(context, sessionCookie(isSecure)) !== undefined);

type Kept = { token: string; seconds: number; secure: boolean };

const setTokenCookie = (context: Context, name: string, { token, seconds, secure }: Kept): void =>
  setCookie(context, name, token, {
    httpOnly: true,
    sameSite: "Lax",
    secure,
    path: "/",
    maxAge: token ? seconds : 0,
  });

/** Sets the session cookie, or with an empty token takes it away. `seconds`: how long the browser keeps it. */
export const setSessionCookie = (context: Context, kept: Kept): void =>
  setTokenCookie(context, sessionCookie(kept.secure), kept);

/** The same for the cookie of a teller's link. */
export const setTellerCookie = (context: Context, kept: Kept): void =>
  setTokenCookie(context, tellerCookie(kept.secure), kept);
