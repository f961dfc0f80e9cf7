import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import * as z from "zod/mini";
import type { Handlers } from "#http/call.ts";
import { cookieName, setSessionCookie } from "#http/credentials.ts";
import { Failure } from "#http/failure.ts";
import type { Log } from "#platform/log.ts";
import { isLoopbackHost } from "#platform/service-address.ts";
import type { IdentityFlow, IdentityProvider } from "#providers/identity/identity.ts";
import { deviceOf } from "./device.ts";
import { sessionSeconds } from "./sessions.service.ts";
import type { SignInService } from "./sign-in.service.ts";

const flowPath = "/api/auth/openid";
const flowSchema = z.object({ state: z.string(), nonce: z.string(), verifier: z.string() });

export type OpenIdRoutesOptions = {
  signIn: SignInService;
  identity: IdentityProvider | null;
  publicUrl: string | null;
  isSecure: boolean;
  log: Log;
};

type Result = "ok" | "denied" | "failed";

const readFlow = (context: Context, cookie: string): IdentityFlow | null => {
  try {
    return flowSchema.parse(JSON.parse(getCookie(context, cookie) ?? ""));
  } catch {
    return null;
  }
};

/** The library's code for what went wrong, which holds nothing about the person. */
const reasonOf = (error: unknown): string =>
  error instanceof Error && "code" in error ? String(error.code) : "unproven";

/** Sign-in with an OpenID Connect provider in a popup. It ends on a page of the web app that tells its opener. */
export function openidRoutes(options: OpenIdRoutesOptions): Pick<Handlers, "openidStart" | "openidCallback"> {
  const flowCookie = cookieName("saga_openid", options.isSecure);
  /** A cookie of one host alone must be for all of its paths. */
  const flowCookiePath = options.isSecure ? "/" : flowPath;
  /** Where people come back to: never what a request merely calls this server, unless both are on one machine. */
  const originOf = (context: Context): string => {
    if (options.publicUrl) return new URL(options.publicUrl).origin;
    const { origin, hostname } = new URL(context.req.url);
    if (!isLoopbackHost(hostname)) throw new Failure("auth.provider_not_configured");
    return origin;
  };
  const provider = (): IdentityProvider => {
    if (!options.identity) throw new Failure("auth.provider_not_configured");
    return options.identity;
  };
  const finish = (context: Context, result: Result) => context.redirect(`/sign-in/finished?result=${result}`);

  return {
    openidStart: async ({ context }) => {
      const begun = await provider()
        .begin(`${originOf(context)}${flowPath}/callback`)
        .catch((error: unknown) => {
          throw error instanceof Failure ? error : new Failure("auth.provider_failed");
        });
      setCookie(context, flowCookie, JSON.stringify(begun.flow), {
        httpOnly: true,
        sameSite: "Lax",
        secure: options.isSecure,
        path: flowCookiePath,
        maxAge: 600,
      });
      return context.redirect(begun.url);
    },
    openidCallback: async ({ context, network }) => {
      const identity = provider();
      const flow = readFlow(context, flowCookie);
      deleteCookie(context, flowCookie, { path: flowCookiePath, secure: options.isSecure });
      if (!flow) return finish(context, "failed");
      const { pathname, search } = new URL(context.req.url);
      const returnUrl = `${originOf(context)}${pathname}${search}`;
      const proven = await identity.finish({ returnUrl, flow }).catch((error: unknown) => {
        options.log.warn({ reason: reasonOf(error) }, "a sign-in with the identity provider failed");
        return null;
      });
      if (!proven) return finish(context, "failed");
      const device = deviceOf(context.req.header("user-agent"));
      const signedIn = await options.signIn
        .withProvenEmail({ email: proven.email, device, network })
        .catch((error: unknown) => {
          if (error instanceof Failure) return null;
          throw error;
        });
      if (!signedIn) return finish(context, "denied");
      setSessionCookie(context, { token: signedIn.token, seconds: sessionSeconds, secure: options.isSecure });
      return finish(context, "ok");
    },
  };
}
