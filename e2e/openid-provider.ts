import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import Provider from "oidc-provider";

export type OpenIdProvider = {
  /** Environment of a Saga that signs in with this provider. */
  env: Record<string, string>;
  close: () => Promise<void>;
};

type Options = {
  /** Address of the Saga that people return to. */
  saga: string;
  /** Whose address the provider vouches for. */
  email: string;
};

const client = { id: "saga", secret: "a-secret-of-the-test" };

/** A real OpenID Connect provider with a sign-in page of one button. */
export async function startOpenIdProvider({ saga, email }: Options): Promise<OpenIdProvider> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  // Another host name than Saga's: cookies do not tell ports apart.
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        redirect_uris: [`${saga}/api/auth/openid/callback`],
      },
    ],
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name"] },
    findAccount: (_context, id) => ({
      accountId: id,
      claims: () => ({ sub: id, email, email_verified: true, name: "Anna" }),
    }),
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    cookies: { keys: ["keys-of-the-test"] },
    pkce: { required: () => true },
  });
  const answer = provider.callback();
  server.on("request", (request, response) => {
    if (request.url?.startsWith("/interaction/")) return interact(provider, request, response);
    return answer(request, response);
  });
  return {
    env: { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: client.id, OIDC_CLIENT_SECRET: client.secret },
    close: async () => {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

/** Shows the button, takes its press as the sign-in, and asks for no consent besides. */
async function interact(
  provider: Provider,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { prompt, params, grantId } = await provider.interactionDetails(request, response);
  if (prompt.name === "consent") {
    const grant = grantId
      ? await provider.Grant.find(grantId)
      : new provider.Grant({ accountId: "person", clientId: client.id });
    grant?.addOIDCScope(String(params.scope));
    const result = { consent: { grantId: await grant?.save() } };
    await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: true });
    return;
  }
  if (request.method === "GET") {
    response.setHeader("content-type", "text/html");
    response.end('<form method="post"><button>Go on as Anna</button></form>');
    return;
  }
  const result = { login: { accountId: "person" }, select_account: {} };
  await provider.interactionFinished(request, response, result);
}
