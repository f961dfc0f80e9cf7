import { type Api, api, type CallName } from "@saga/contract/api";
import type { Answer, Endpoint, Sent } from "@saga/contract/endpoint";
import type { ErrorBody } from "@saga/contract/errors";
import type { User } from "@saga/contract/people";
import type { Hono } from "hono";

type Parts = { params?: Record<string, string>; query?: Record<string, string>; body?: unknown };

export type Refusal = { status: number; error: ErrorBody["error"]; retryAfter: string | null };

export type Caller = {
  user: User;
  token: string | null;
  /** Calls a row of the contract; throws unless it answers 200. */
  call: <Name extends CallName>(name: Name, sent: Sent<Api[Name]>) => Promise<Answer<Api[Name]>>;
  /** Calls a row that must be refused. */
  refused: (name: CallName, sent: Parts) => Promise<Refusal>;
  /** Any request, with the caller's token. */
  request: (path: string, init?: RequestInit) => Promise<Response>;
};

const nobody = { id: "", name: "" } as User;

/** The address of a call with its parameters and query filled in. */
export function addressOf(row: Endpoint, { params = {}, query = {} }: Parts): string {
  const path = row.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));
  const search = new URLSearchParams(query).toString();
  return `/api${path}${search ? `?${search}` : ""}`;
}

/** Somebody who calls the server in process, signed in when a token is given. */
export function createCaller(app: Hono, identity?: { token: string; user: User }): Caller {
  const token = identity?.token ?? null;
  const request = async (path: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers);
    if (token) headers.set("authorization", `Bearer ${token}`);
    return app.request(path, { ...init, headers });
  };
  const send = (name: CallName, sent: Parts) => {
    const row: Endpoint = api[name];
    const body = sent.body === undefined ? {} : { body: JSON.stringify(sent.body) };
    const headers = sent.body === undefined ? {} : { "content-type": "application/json" };
    return request(addressOf(row, sent), { method: row.method, headers, ...body });
  };
  return {
    user: identity?.user ?? nobody,
    token,
    request,
    call: async (name, sent) => {
      const response = await send(name, sent as Parts);
      if (response.status !== 200)
        throw new Error(`${name} answered ${response.status}: ${await response.text()}`);
      return (await response.json()) as never;
    },
    refused: async (name, sent) => {
      const response = await send(name, sent);
      if (response.status < 400) throw new Error(`${name} was not refused but answered ${response.status}`);
      const { error } = (await response.json()) as ErrorBody;
      return { status: response.status, error, retryAfter: response.headers.get("retry-after") };
    },
  };
}
