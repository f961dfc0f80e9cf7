import type { MiddlewareHandler } from "hono";
import { routePath } from "hono/route";
import type { Log } from "#platform/log.ts";

/** One line per call: the route's pattern, never the address itself, since that may hold an e-mail address. */
export const requestLog =
  (log: Log): MiddlewareHandler =>
  async (context, next) => {
    const begin = performance.now();
    await next();
    const route = routePath(context, -1);
    if (!route.startsWith("/api")) return;
    const ms = Math.round((performance.now() - begin) * 10) / 10;
    log.info({ method: context.req.method, route, status: context.res.status, ms }, "call");
  };
