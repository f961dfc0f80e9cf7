import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { call } from "./api-client.ts";

/** A server that takes a call and never answers it; whether it is there can be changed. */
const server = { isThere: true };

beforeEach(() => {
  vi.useFakeTimers();
  server.isThere = true;
  vi.stubGlobal("fetch", (url: string, { signal }: RequestInit) => {
    if (url === "/healthz" && server.isThere) return Promise.resolve(new Response("{}"));
    return new Promise((_, reject) => {
      signal?.addEventListener("abort", () => reject(signal.reason));
    });
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const outcomeOf = (promise: Promise<unknown>) => {
  const outcome = { code: "waiting" };
  promise.catch((error: { code: string; name: string }) => {
    outcome.code = error.code === "network" ? "network" : error.name;
  });
  return outcome;
};

describe("a call whose answer takes long", () => {
  it("is waited for while the server is there", async () => {
    const outcome = outcomeOf(call("session"));
    await vi.advanceTimersByTimeAsync(300_000);
    expect(outcome.code).toBe("waiting");
  });

  it("ends as a lost connection when nobody is at the other end any more", async () => {
    const outcome = outcomeOf(call("session"));
    await vi.advanceTimersByTimeAsync(60_000);
    server.isThere = false;
    await vi.advanceTimersByTimeAsync(30_000);
    expect(outcome.code).toBe("network");
  });

  it("ends at once when the browser says that it is offline", async () => {
    const listeners = new Set<() => void>();
    vi.stubGlobal("addEventListener", (_: string, listener: () => void) => listeners.add(listener));
    vi.stubGlobal("removeEventListener", (_: string, listener: () => void) => listeners.delete(listener));
    const outcome = outcomeOf(call("session"));
    for (const tell of listeners) tell();
    await vi.advanceTimersByTimeAsync(0);
    expect(outcome.code).toBe("network");
    expect(listeners.size).toBe(0);
  });

  it("stays an abort when the caller stops it", async () => {
    const controller = new AbortController();
    const outcome = outcomeOf(call("session", undefined, { signal: controller.signal }));
    controller.abort();
    await vi.advanceTimersByTimeAsync(0);
    expect(outcome.code).toBe("AbortError");
  });
});
