import { call } from "#lib/api-client.ts";
import { endTokenSync } from "./token-sync.ts";

/** Ends the session on the server. Throws `ApiError` when the server did not do it. */
export async function signOut(): Promise<void> {
  await call("signOut");
  await endTokenSync();
}
