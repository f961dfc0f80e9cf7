import { getConnInfo } from "@hono/node-server/conninfo";
import type { Endpoint } from "@saga/contract/endpoint";
import type { Context, Hono } from "hono";
import type * as z from "zod/mini";
import { networkOf } from "#platform/network.ts";
import { Accepted } from "./accepted.ts";
import type { Actor, Authenticate } from "./actor.ts";
import { readJson } from "./body.ts";
import { identify } from "./credentials.ts";
import { type Emit, emitNothing, type Report, streamAnswer, wantsEvents } from "./event-stream.ts";
import { Failure } from "./failure.ts";
import { type Faults, noteFault } from "./fault.ts";
import { isHttps, type OriginOptions } from "./own-origin.ts";
import { demandSameOrigin } from "./same-origin.ts";

export type MountOptions = OriginOptions & {
  authenticate: Authenticate;
  faults: Faults;
  /** Hears of somebody who made a call that is for administrators. */
  whenRefused: (refused: { actor: Actor; call: string }) => Promise<void>;
};

const later = { "cache-control": "no-store", "preference-applied": "respond-async" };

type AnyHandler = (call: never) => Promise<unknown>;

/** Mounts one call of the contract: who, from where, of what form, then the handler, then only what the row allows out. */
export function mount(app: Hono, row: Endpoint, handler: AnyHandler, options: MountOptions): void {
  const path = `/api${row.path.replace(/\{(\w+)\}/g, ":$1")}`;
  app.on(row.method, path, async (context) => {
    context.set("route", path);
    demandSameOrigin(context, options);
    const caller = await identify(context, {
      authenticate: options.authenticate,
      isSecure: isHttps(options),
    });
    if (row.access !== "public" && !caller) throw new Failure("auth.required");
    if (row.access === "user" && caller?.actor.isTeller) throw new Failure("auth.forbidden");
    if (row.access === "admin" && !caller?.actor.isAdmin) {
      if (caller) await options.whenRefused({ actor: caller.actor, call: `${row.method} ${path}` });
      throw new Failure("auth.forbidden");
    }
    const received = await receive(context, row);
    const proven = {
      actor: caller?.actor ?? null,
      token: caller?.token ?? null,
      network: networkOf(addressOf(context, options)),
    };
    const run = async (emit: Emit, report: Report = () => {}) => {
      const answer = await handler({ ...received, ...proven, emit, report, context } as never);
      if (answer instanceof Accepted) return answer;
      return row.output ? row.output.parse(answer) : answer;
    };
    if (row.streams && wantsEvents(context))
      return streamAnswer(run, (failure) => noteFault(failure, options.faults, { route: path }));
    const answer = await run(emitNothing);
    if (answer instanceof Accepted) return context.json(row.accepted?.parse(answer.body), 202, later);
    if (row.output) return context.json(answer as object, 200, { "cache-control": "no-store" });
    return answer as Response;
  });
}

async function receive(context: Context, row: Endpoint) {
  const body = row.body ? await readJson(context) : undefined;
  return {
    params: check(row.params, context.req.param(), "path"),
    query: check(row.query, context.req.query(), "query"),
    body: check(row.body, body, "body"),
  };
}

function check(schema: z.ZodMiniType | undefined, value: unknown, where: string): unknown {
  if (!schema) return undefined;
  const read = schema.safeParse(value);
  if (read.success) return read.data;
  const details = read.error.issues
    .slice(0, 20)
    .map((issue) => ({ where, path: issue.path.join("."), problem: issue.message }));
  throw new Failure("request.invalid", { details });
}

/** The address limits count by: the socket's, or the last one a trusted proxy has appended. */
function addressOf(context: Context, options: MountOptions): string {
  const forwarded = options.trustProxy
    ? context.req.header("x-forwarded-for")?.split(",").at(-1)?.trim()
    : undefined;
  if (forwarded) return forwarded;
  try {
    return getConnInfo(context).remote.address ?? "unknown";
  } catch {
    return "in-process";
  }
}
