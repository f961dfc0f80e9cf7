import type { MiddlewareHandler } from "hono";
import type { Log } from "#platform/log.ts";

declare module "hono" {
  interface ContextVariableMap {
    /** Pattern of the row that answers; missing where no row does. */
    route?: string;
  }
}

/** One line per call: the pattern of its row, never the address itself, since that may hold an e-mail address. */
export const requestLog =
  (log: Log): MiddlewareHandler =>
  async (context, next) => {
    const begin = performance.now();
    await next();
    const route = context.get("route");
    if (!route) return;
    const ms = Math.round((performance.now() - begin) * 10) / 10;
    log.info({ method: context.req.method, route, status: context.res.status, ms }, "call");
  };
