/**
 * Loaded into a server before its own code: of each question that a model words, writes down how long it takes until the request
 * to the model leaves, and from the model's first piece to the first byte of the answer, as `<before> <after>`, each by the clock and
 * in processor time of the thread that answers people, in milliseconds. With several at once the processor time holds that of the others.
 */
import { AsyncLocalStorage } from "node:async_hooks";
import { subscribe } from "node:diagnostics_channel";
import { appendFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { isMainThread } from "node:worker_threads";

const path = process.env.WORD_SPANS ?? "";

type Mark = { at: number; worked: number };
type Spans = { arrived: Mark; left?: Mark; first?: Mark; shown?: Mark };

const mark = (): Mark => {
  const { user, system } = process.threadCpuUsage();
  return { at: performance.now(), worked: (user + system) / 1000 };
};

const between = (from: Mark, to: Mark): string =>
  `${(to.at - from.at).toFixed(2)} ${(to.worked - from.worked).toFixed(2)}`;

if (isMainThread) {
  const asked = new AsyncLocalStorage<Spans>();
  const calls = new WeakMap<object, Spans>();
  subscribe("http.server.request.start", (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    if (!request.url?.endsWith("/get-question")) return;
    const spans: Spans = { arrived: mark() };
    asked.enterWith(spans);
    const write = response.write.bind(response) as (...args: unknown[]) => boolean;
    response.write = (...args: unknown[]) => {
      const sent = write(...args);
      const { arrived, left, first, shown } = spans;
      if (left && first && !shown) {
        spans.shown = mark();
        appendFileSync(path, `${between(arrived, left)} ${between(first, spans.shown)}\n`);
      }
      return sent;
    };
  });
  subscribe("undici:request:create", (message) => {
    const spans = asked.getStore();
    const { request } = message as { request: { path: string } };
    if (spans && request.path.endsWith("/chat/completions")) calls.set(request, spans);
  });
  subscribe("undici:client:sendHeaders", (message) => {
    const spans = calls.get((message as { request: object }).request);
    if (spans) spans.left ??= mark();
  });
  subscribe("undici:request:bodyChunkReceived", (message) => {
    const spans = calls.get((message as { request: object }).request);
    if (spans) spans.first ??= mark();
  });
}
