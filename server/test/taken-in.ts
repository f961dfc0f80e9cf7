import type { Import } from "@saga/contract/takeout";
import { expect } from "vitest";
import type { Caller } from "./caller.ts";
import { until } from "./until.ts";

/** The archive of a person. */
export const exported = async (caller: Caller, id: string): Promise<Buffer> =>
  Buffer.from(await (await caller.request(`/api/users/${id}/export`)).arrayBuffer());

/** Sends an archive in. */
export const send = (caller: Caller, archive: Uint8Array): Promise<Response> =>
  caller.request("/api/users/import", {
    method: "POST",
    headers: { "content-type": "application/zip", "content-length": String(archive.byteLength) },
    body: new Uint8Array(archive),
  });

/** How the last import ended. */
export const ended = (caller: Caller): Promise<Import> =>
  until(async () => {
    const { import: last } = await caller.call("lastImport", {});
    return last && ["done", "failed"].includes(last.state) ? last : null;
  });

/** Takes an archive in, to its end. */
export async function taken(caller: Caller, archive: Uint8Array): Promise<Import> {
  const response = await send(caller, archive);
  expect([response.status, response.status === 200 ? "" : await response.text()]).toEqual([200, ""]);
  return ended(caller);
}
