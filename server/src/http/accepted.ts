import type { Context } from "hono";

/** The answer to a caller who will come back for the result: sent with status 202. */
export class Accepted<Body = unknown> {
  readonly body: Body;

  constructor(body: Body) {
    this.body = body;
  }
}

/** Does the caller rather come back than wait (RFC 7240)? */
export const prefersAsync = (context: Context): boolean =>
  /(?:^|[,;\s])respond-async(?:$|[,;\s])/iu.test(context.req.header("prefer") ?? "");
