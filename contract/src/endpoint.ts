import type { input as Input, output as Output, ZodMiniType } from "zod/mini";
import type { ErrorCode } from "./errors.ts";

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/**
 * Who may call: anybody; a signed-in person or who holds a teller's link; a signed-in person; an administrator. Ownership of what
 * is named is checked besides.
 */
export type Access = "public" | "teller" | "user" | "admin";

/**
 * One call of the product: the server validates, guards and answers by it, the web app is typed by it, the tests loop
 * over it, and `/api/openapi.json` is written from it. `path` is relative to `/api` and names its parameters in braces.
 */
export type Endpoint = {
  method: Method;
  path: string;
  access: Access;
  summary: string;
  params?: ZodMiniType;
  query?: ZodMiniType;
  body?: ZodMiniType;
  /** The body is bytes, or a form with one file: the handler reads the stream itself, no further than `maxBytes`. */
  upload?: { kind: "bytes" | "form"; maxBytes: number };
  /** Shape of the 200 answer. Absent: the call answers with `media`, a page or a redirect, not JSON. */
  output?: ZodMiniType;
  /** Media type of a 200 answer that is bytes. */
  media?: string;
  /** The same answer can also be had as server-sent events: `delta` events, then one `done` with the JSON answer. `reset` takes back the words so far; `said` names their first sentence once it will stay, whatever becomes of the rest. */
  streams?: true;
  /** Shape of `progress` events of that stream. */
  progress?: ZodMiniType;
  /** Shape of a 202 answer: for callers who `Prefer: respond-async`, when the work takes longer than a call should. */
  accepted?: ZodMiniType;
  errors: readonly ErrorCode[];
};

/** Declares a call, keeping its exact types. */
export const endpoint = <const E extends Endpoint>(row: E): E => row;

type Of<S, Fallback> = S extends ZodMiniType ? Output<S> : Fallback;
type SentOf<S, Fallback> = S extends ZodMiniType ? Input<S> : Fallback;

/** What a handler receives of a call, after validation. */
export type Received<E extends Endpoint> = {
  params: Of<E["params"], undefined>;
  query: Of<E["query"], undefined>;
  body: Of<E["body"], undefined>;
};

/** What a client sends with a call, before defaults are filled in. */
export type Sent<E extends Endpoint> = (E["params"] extends ZodMiniType
  ? { params: SentOf<E["params"], never> }
  : unknown) &
  (E["query"] extends ZodMiniType ? { query: SentOf<E["query"], never> } : unknown) &
  (E["body"] extends ZodMiniType ? { body: SentOf<E["body"], never> } : unknown);

/** The JSON answer of a call. */
export type Answer<E extends Endpoint> = Of<E["output"], undefined>;
