import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import Provider from "oidc-provider";
import { onTestFinished } from "vitest";

export type OpenIdIssuer = { issuer: string; env: Record<string, string> };

type Options = {
  /** Where the provider may return people to. */
  redirectUri: string;
  /** Whose address the provider vouches for. */
  email: string;
  /** What it says about the address having been verified; undefined: nothing. */
  verified?: unknown;
};

const client = { id: "saga", secret: "a-secret-of-the-test" };

/** A real OpenID Connect provider that signs everybody in as one person, without asking. */
export async function startOpenIdProvider({ redirectUri, email, ...more }: Options): Promise<OpenIdIssuer> {
  const verified = "verified" in more ? { email_verified: more.verified } : { email_verified: true };
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, {
    clients: [{ client_id: client.id, client_secret: client.secret, redirect_uris: [redirectUri] }],
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name"] },
    findAccount: (_context, id) => ({
      accountId: id,
      claims: () => ({ sub: id, email, ...verified, name: "Anna" }),
    }),
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, interaction) => `/interaction/${interaction.uid}` },
    cookies: { keys: ["keys-of-the-test"] },
    pkce: { required: () => true },
  });
  server.on("request", async (request, response) => {
    if (!request.url?.startsWith("/interaction/")) return provider.callback()(request, response);
    const { prompt, params, grantId } = await provider.interactionDetails(request, response);
    if (prompt.name === "consent") {
      const grant = grantId
        ? await provider.Grant.find(grantId)
        : new provider.Grant({ accountId: "person", clientId: client.id });
      grant?.addOIDCScope(String(params.scope));
      const result = { consent: { grantId: await grant?.save() } };
      return provider.interactionFinished(request, response, result, { mergeWithLastSubmission: true });
    }
    return provider.interactionFinished(request, response, {
      login: { accountId: "person" },
      select_account: {},
    });
  });
  return {
    issuer,
    env: { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: client.id, OIDC_CLIENT_SECRET: client.secret },
  };
}
