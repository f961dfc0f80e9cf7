import { call } from "#lib/api-client.ts";
import { logWarning } from "#lib/log-warning.ts";

/** A token and when it was issued (ISO 8601). */
export type FreshToken = { token: string; issued_at: string };

const oldest = 300;

/** Tokens older than 300 seconds are not passed on. */
export const isFreshEnough = (issuedAt: string, now: number): boolean => {
  const age = (now - Date.parse(issuedAt)) / 1000;
  return Number.isFinite(age) && age <= oldest;
};

const syncUrl = async (): Promise<string | null> => (await call("signInOptions")).token_sync_url;

/** Tells the configured address of this server about a sign-in, if there is one. Never fails: it is an extra. */
export async function syncToken(proven: FreshToken | null): Promise<void> {
  try {
    const url = await syncUrl();
    if (!url) return;
    const { token, issued_at } = proven ?? (await call("issueToken"));
    if (!isFreshEnough(issued_at, Date.now())) return;
    await fetch(url, { method: "POST", headers: { authorization: `Bearer ${token}` } });
  } catch (error) {
    logWarning("the token was not synchronised", error);
  }
}

/** Tells the same address about a sign-out. */
export async function endTokenSync(): Promise<void> {
  try {
    const url = await syncUrl();
    if (url) await fetch(url, { method: "DELETE" });
  } catch (error) {
    logWarning("the end of the token was not synchronised", error);
  }
}
