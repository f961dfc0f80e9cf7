import type { Hono } from "hono";
import { describe, expect, it } from "vitest";
import { startOpenIdProvider } from "../../../test/openid-provider.ts";
import { admin, startSaga } from "../../../test/test-saga.ts";

const publicUrl = "http://saga.test";
const redirectUri = `${publicUrl}/api/auth/openid/callback`;

type Jar = Map<string, string>;

const remember = (jar: Jar, response: Response): void => {
  for (const line of response.headers.getSetCookie()) {
    const [pair = ""] = line.split(";");
    const [name = "", value = ""] = pair.split("=");
    if (value === "") jar.delete(name);
    else jar.set(name, value);
  }
};

const cookiesOf = (jar: Jar) => ({ cookie: [...jar].map(([name, value]) => `${name}=${value}`).join("; ") });

/** Follows the popup from our start over the provider back to our callback, as a browser would. */
async function goThroughPopup(app: Hono): Promise<{ end: string; jar: Jar }> {
  const jars = { own: new Map() as Jar, provider: new Map() as Jar };
  let url = `${publicUrl}/api/auth/openid/start`;
  for (let hop = 0; hop < 12; hop += 1) {
    const isOwn = url.startsWith(publicUrl);
    const jar = isOwn ? jars.own : jars.provider;
    const init = { redirect: "manual" as const, headers: cookiesOf(jar) };
    const response = isOwn ? await app.request(url, init) : await fetch(url, init);
    remember(jar, response);
    const next = response.headers.get("location");
    if (!next) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
    if (next.startsWith("/sign-in/finished")) return { end: next, jar: jars.own };
    url = new URL(next, url).href;
  }
  throw new Error("the popup went in circles");
}

describe("signing in with an OpenID Connect provider", () => {
  it("lets in somebody who has an account, with a session cookie", async () => {
    const { env } = await startOpenIdProvider({ redirectUri, email: admin.toUpperCase() });
    const saga = await startSaga({ env: { ...env, PUBLIC_URL: publicUrl } });
    expect((await saga.stranger.call("signInOptions", {})).openid).toBe(true);
    const { end, jar } = await goThroughPopup(saga.app);
    expect(end).toBe("/sign-in/finished?result=ok");
    const session = await saga.app.request("/api/auth/session", { headers: cookiesOf(jar) });
    expect(((await session.json()) as { user: { email: string } }).user.email).toBe(admin);
    expect(jar.has("saga_openid")).toBe(false);
  });

  it("turns away somebody who has none, and creates nobody", async () => {
    const { env } = await startOpenIdProvider({ redirectUri, email: "who@example.org" });
    const saga = await startSaga({ env: { ...env, PUBLIC_URL: publicUrl } });
    const { end, jar } = await goThroughPopup(saga.app);
    expect(end).toBe("/sign-in/finished?result=denied");
    expect(jar.has("saga_session")).toBe(false);
    expect(await saga.db.selectFrom("people").select("email").execute()).toEqual([{ email: admin }]);
  });

  it.each([false, undefined, null, "false", "true", 0, 1])(
    "does not trust an address of which the provider says %s when asked whether it is verified",
    async (verified) => {
      const { env } = await startOpenIdProvider({ redirectUri, email: admin, verified });
      const saga = await startSaga({ env: { ...env, PUBLIC_URL: publicUrl } });
      expect((await goThroughPopup(saga.app)).end).toBe("/sign-in/finished?result=failed");
    },
  );

  it("takes the word of a provider that never says so, where that was configured, but no no", async () => {
    const endFor = async (verified: unknown) => {
      const { env } = await startOpenIdProvider({ redirectUri, email: admin, verified });
      const saga = await startSaga({ env: { ...env, PUBLIC_URL: publicUrl, OIDC_TRUST_EMAIL: "1" } });
      return (await goThroughPopup(saga.app)).end;
    };
    expect(await endFor(undefined)).toBe("/sign-in/finished?result=ok");
    expect(await endFor(false)).toBe("/sign-in/finished?result=failed");
    expect(await endFor("false")).toBe("/sign-in/finished?result=failed");
  });

  it("sends nobody to an address that only the request names", async () => {
    const { env } = await startOpenIdProvider({ redirectUri, email: admin });
    const named = await startSaga({ env: { ...env, PUBLIC_URL: publicUrl } });
    const to = (await named.app.request("http://evil.example/api/auth/openid/start")).headers.get("location");
    expect(new URL(to ?? "").searchParams.get("redirect_uri")).toBe(redirectUri);
    const unnamed = await startSaga({ env });
    const refused = await unnamed.app.request("http://evil.example/api/auth/openid/start");
    expect(refused.status).toBe(404);
    const own = (await unnamed.app.request("http://127.0.0.1:3000/api/auth/openid/start")).headers.get(
      "location",
    );
    expect(new URL(own ?? "").searchParams.get("redirect_uri")).toMatch(/^http:\/\/127\.0\.0\.1:3000\//);
  });

  it("does not accept a return that this browser did not set out on", async () => {
    const { env } = await startOpenIdProvider({ redirectUri, email: admin });
    const saga = await startSaga({ env: { ...env, PUBLIC_URL: publicUrl } });
    const callback = (headers: Record<string, string>) =>
      saga.app.request(`${redirectUri}?code=stolen&state=forged`, { headers });
    expect((await callback({})).headers.get("location")).toBe("/sign-in/finished?result=failed");
    const flow = encodeURIComponent(JSON.stringify({ state: "own", nonce: "n", verifier: "v".repeat(43) }));
    const mixed = await callback({ cookie: `saga_openid=${flow}` });
    expect(mixed.headers.get("location")).toBe("/sign-in/finished?result=failed");
  });

  it("says so when the provider does not answer, or none is configured", async () => {
    const env = { OIDC_ISSUER: "http://127.0.0.1:1", OIDC_CLIENT_ID: "saga", OIDC_CLIENT_SECRET: "s" };
    const silent = await startSaga({ env });
    expect((await silent.stranger.refused("openidStart", {})).error.code).toBe("auth.provider_failed");
    const without = await startSaga();
    expect((await without.stranger.refused("openidStart", {})).error.code).toBe(
      "auth.provider_not_configured",
    );
    expect((await without.stranger.refused("openidCallback", {})).status).toBe(404);
    expect((await without.stranger.call("signInOptions", {})).openid).toBe(false);
  });
});
