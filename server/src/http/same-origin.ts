import type { Context } from "hono";
import { Failure } from "./failure.ts";

/**
 * Refuses state-changing requests that a page of another origin makes with the visitor's cookie. Browsers always name
 * the origin on such requests; programs, which carry their own token, do not.
 */
export function demandSameOrigin(context: Context, publicUrl: string | null): void {
  if (["GET", "HEAD", "OPTIONS"].includes(context.req.method)) return;
  const origin = context.req.header("origin");
  if (origin === undefined) {
    if (context.req.header("sec-fetch-site") === "cross-site") throw new Failure("request.cross_origin");
    return;
  }
  const own = [new URL(context.req.url).host, publicUrl && new URL(publicUrl).host];
  const host = URL.canParse(origin) ? new URL(origin).host : "";
  if (!own.includes(host)) throw new Failure("request.cross_origin");
}
