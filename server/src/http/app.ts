import { api, type CallName } from "@saga/contract/api";
import type { Endpoint } from "@saga/contract/endpoint";
import { type Context, Hono } from "hono";
import { apiDocsPage } from "./api-docs.ts";
import type { Handlers } from "./call.ts";
import { closeInOrder } from "./close-in-order.ts";
import { Failure } from "./failure.ts";
import { type Faults, failureOf, noteFault } from "./fault.ts";
import { type MountOptions, mount } from "./mount.ts";
import { openApiDocument } from "./openapi.ts";
import { isHttps } from "./own-origin.ts";
import { requestLog } from "./request-log.ts";
import { securityHeaders } from "./security-headers.ts";

export type AppOptions = MountOptions & {
  handlers: Handlers;
  /** Resolves when everything works that an answer needs; rejects when it does not. */
  checkReady: () => Promise<void>;
  serveStatic: (context: Context) => Response;
};

/** What anybody may ask for is made with the first who asks, and kept. */
const once = <T>(make: () => T): (() => T) => {
  let made: { value: T } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
};

/** The whole server as one request handler: health, every call of the contract, then the web app. */
export function createApp(options: AppOptions): Hono {
  const app = new Hono();
  app.use(requestLog(options.faults.log));
  app.use(securityHeaders({ https: isHttps(options) }));
  app.onError((error, context) => answerFailure(error, context, options.faults));
  app.get("/healthz", (context) => context.json({ ok: true }));
  app.get("/readyz", async (context) => {
    await options.checkReady().catch((cause: unknown) => {
      throw new Failure("server.unavailable", { retryAfter: 5, cause });
    });
    return context.json({ ok: true });
  });
  const openApi = once(() => JSON.stringify(openApiDocument(isHttps(options))));
  const docs = once(apiDocsPage);
  app.get("/api/openapi.json", (context) =>
    context.body(openApi(), 200, { "content-type": "application/json" }),
  );
  app.get("/api/docs", (context) => context.html(docs()));
  for (const name of Object.keys(api) as CallName[]) mount(app, api[name], options.handlers[name], options);
  app.all("/api/*", (context) => {
    throw new Failure(isKnownPath(context.req.path) ? "request.method_not_allowed" : "request.unknown_path");
  });
  app.get("*", options.serveStatic);
  return app;
}

const patterns = (Object.values(api) as Endpoint[]).map(
  (row) => new RegExp(`^/api${row.path.replace(/\{\w+\}/g, "[^/]+")}$`),
);
const isKnownPath = (path: string): boolean => patterns.some((pattern) => pattern.test(path));

function answerFailure(error: Error, context: Context, faults: Faults): Response {
  const failure = failureOf(error);
  noteFault(failure, faults, { route: context.get("route") });
  closeInOrder(context);
  if (failure.retryAfter !== undefined) context.header("retry-after", String(Math.ceil(failure.retryAfter)));
  context.header("cache-control", "no-store");
  return context.json(failure.body(), failure.status as 500);
}
