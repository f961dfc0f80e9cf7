import type { Context } from "hono";
import { Failure } from "./failure.ts";
import { namedOrigin, type OriginOptions } from "./own-origin.ts";

/**
 * Refuses state-changing requests that a page of another origin makes with the visitor's cookie. Browsers always name
 * the origin on such requests; programs, which carry their own token, do not.
 */
export function demandSameOrigin(context: Context, options: OriginOptions): void {
  if (["GET", "HEAD", "OPTIONS"].includes(context.req.method)) return;
  const origin = context.req.header("origin");
  if (origin === undefined) {
    if (context.req.header("sec-fetch-site") === "cross-site") throw new Failure("request.cross_origin");
    return;
  }
  if (options.publicUrl && new URL(options.publicUrl).origin === origin) return;
  const named = namedOrigin(context, options);
  if (named === origin) return;
  const problem = "The server does not know this address as its own: set PUBLIC_URL to it.";
  const isUnnamed = named === null && options.publicUrl === null;
  throw new Failure("request.cross_origin", isUnnamed ? { details: { problem } } : {});
}
