import type { Api, CallName } from "@saga/contract/api";
import type { Answer, Endpoint, Received } from "@saga/contract/endpoint";
import type { Context } from "hono";
import type { output as Output, ZodMiniType } from "zod/mini";
import type { Accepted } from "./accepted.ts";
import type { Actor } from "./actor.ts";
import type { Emit, Report } from "./event-stream.ts";

type ActorOf<E extends Endpoint> = E["access"] extends "public" ? Actor | null : Actor;

/** A validated call as its handler sees it. */
export type Call<E extends Endpoint> = Received<E> & {
  actor: ActorOf<E>;
  /** The token that proved the actor; null when nobody is signed in. */
  token: string | null;
  /** Where the call comes from, for limits: an IPv4 address or a /64 of IPv6. */
  network: string;
  /** Sends words ahead of the answer to those who asked for a stream; does nothing for others. */
  emit: Emit;
  /** Tells those who asked for a stream how far the work is; does nothing for others. */
  report: Report;
  /** For the few calls that set cookies or redirect. */
  context: Context;
};

type Returned<E extends Endpoint> = E["output"] extends undefined ? Response : Answer<E>;

type AcceptedOf<E extends Endpoint> = E["accepted"] extends ZodMiniType
  ? Accepted<Output<E["accepted"]>>
  : never;

export type Handler<E extends Endpoint> = (
  call: Call<E>,
) => Promise<("output" extends keyof E ? Returned<E> : Response) | AcceptedOf<E>>;

/** One handler for every row of the contract: a missing one does not compile. */
export type Handlers = { [Name in CallName]: Handler<Api[Name]> };
