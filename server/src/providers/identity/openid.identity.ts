import * as client from "openid-client";
import type { IdentityProvider } from "./identity.ts";

export type OpenIdOptions = {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Takes the word of a provider that never says whether it verified an address. */
  trustsUnsaid: boolean;
};

type Claims = Record<string, unknown>;

/** Only `true` is a yes: not "true", not 1, and silence only where that was configured. */
const isVerified = ({ email_verified: said }: Claims, trustsUnsaid: boolean): boolean =>
  said === true || (said === undefined && trustsUnsaid);

/** Authorization code flow with PKCE against any OpenID Connect provider; its address is read by discovery, once. */
export function createOpenIdProvider(options: OpenIdOptions): IdentityProvider {
  const insecure = options.issuer.startsWith("http:")
    ? { execute: [client.allowInsecureRequests] }
    : undefined;
  let known: Promise<client.Configuration> | null = null;
  const discover = (): Promise<client.Configuration> => {
    known ??= client
      .discovery(new URL(options.issuer), options.clientId, options.clientSecret, undefined, insecure)
      .catch((error: unknown) => {
        known = null;
        throw error;
      });
    return known;
  };

  const emailOf = async (
    config: client.Configuration,
    tokens: Awaited<ReturnType<typeof client.authorizationCodeGrant>>,
  ) => {
    const claims = tokens.claims();
    const isWhole = claims?.email_verified !== undefined || options.trustsUnsaid;
    if (claims?.email && isWhole) return claims;
    return client.fetchUserInfo(config, tokens.access_token, claims?.sub ?? client.skipSubjectCheck);
  };

  return {
    begin: async (redirectUri) => {
      const config = await discover();
      const flow = {
        state: client.randomState(),
        nonce: client.randomNonce(),
        verifier: client.randomPKCECodeVerifier(),
      };
      const url = client.buildAuthorizationUrl(config, {
        redirect_uri: redirectUri,
        scope: "openid email profile",
        state: flow.state,
        nonce: flow.nonce,
        code_challenge: await client.calculatePKCECodeChallenge(flow.verifier),
        code_challenge_method: "S256",
      });
      return { url: url.href, flow };
    },
    finish: async ({ returnUrl, flow }) => {
      const config = await discover();
      const tokens = await client.authorizationCodeGrant(config, new URL(returnUrl), {
        expectedState: flow.state,
        expectedNonce: flow.nonce,
        pkceCodeVerifier: flow.verifier,
        idTokenExpected: true,
      });
      const claims = await emailOf(config, tokens);
      const { email } = claims;
      if (typeof email !== "string" || !isVerified(claims, options.trustsUnsaid))
        throw new Error("the provider proved no address");
      return { email: email.trim().toLowerCase() };
    },
  };
}
