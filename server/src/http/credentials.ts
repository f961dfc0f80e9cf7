import type { Context } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import type { Actor, Authenticate } from "./actor.ts";

/** Over https in a form that neither another host of the same domain nor plain http can set. */
export const cookieName = (name: string, isSecure: boolean): string => (isSecure ? `__Host-${name}` : name);

const sessionCookie = (isSecure: boolean): string => cookieName("saga_session", isSecure);

/** The caller's token: a valid Bearer header first, else the cookie. Null when neither proves anybody. */
export async function identify(
  context: Context,
  { authenticate, isSecure }: { authenticate: Authenticate; isSecure: boolean },
): Promise<{ actor: Actor; token: string } | null> {
  const bearer = /^Bearer (.+)$/i.exec(context.req.header("authorization") ?? "")?.[1];
  for (const token of [bearer, getCookie(context, sessionCookie(isSecure))]) {
    if (!token) continue;
    const actor = await authenticate(token);
    if (actor) return { actor, token };
  }
  return null;
}

/** Sets the session cookie, or with an empty token takes it away. `seconds`: how long the browser keeps it. */
export function setSessionCookie(
  context: Context,
  options: { token: string; seconds: number; secure: boolean },
): void {
  setCookie(context, sessionCookie(options.secure), options.token, {
    httpOnly: true,
    sameSite: "Lax",
    secure: options.secure,
    path: "/",
    maxAge: options.token ? options.seconds : 0,
  });
}
