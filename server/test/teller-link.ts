import type { User } from "@saga/contract/people";
import { type Caller, createCaller } from "./caller.ts";
import type { TestSaga } from "./test-saga.ts";

/** What opens a link: it stands behind the #. */
export const secretIn = (address: string): string => new URL(address).hash.slice(1);

/** Opens a teller's link in a browser of its own; answers who tells there. */
export async function openLink(saga: TestSaga, secret: string): Promise<Caller> {
  const response = await saga.stranger.request("/api/tell/open", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ secret }),
  });
  if (response.status !== 200) throw new Error(`the link was not opened: ${await response.text()}`);
  const user = (await response.json()) as User;
  const token = /saga_teller=([^;]+)/.exec(response.headers.get("set-cookie") ?? "")?.[1] ?? "";
  return createCaller(saga.app, { token, user });
}
