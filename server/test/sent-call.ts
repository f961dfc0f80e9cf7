import type { Endpoint } from "@saga/contract/endpoint";
import { addressOf, type Caller } from "./caller.ts";

/** What is sent with a call of any row. */
export type Sent = {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  /** A body that is sent as it is. */
  bytes?: Buffer;
  /** The file of a form. */
  form?: Buffer;
};

const bodyOf = ({ body, bytes, form }: Sent): RequestInit => {
  if (bytes) return { body: new Uint8Array(bytes) };
  if (form) {
    const filled = new FormData();
    filled.append("file", new Blob([new Uint8Array(form)]), "answer.wav");
    return { body: filled };
  }
  const headers = { "content-type": "application/json" };
  return { headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
};

/** Makes any call as it stands in the contract. */
export const request = (caller: Caller, row: Endpoint, sent: Sent): Promise<Response> =>
  caller.request(addressOf(row, sent), { method: row.method, ...bodyOf(sent) });
