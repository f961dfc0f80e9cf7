import { api } from "@saga/contract/api";
import type { Endpoint } from "@saga/contract/endpoint";
import { describe, expect, it } from "vitest";
import { startSaga } from "./test-saga.ts";

type Document = {
  openapi: string;
  paths: Record<string, Record<string, { operationId: string; responses: object }>>;
};

describe("the server", () => {
  it("describes every call in its OpenAPI document", async () => {
    const { stranger } = await startSaga();
    const document = (await (await stranger.request("/api/openapi.json")).json()) as Document;
    expect(document.openapi).toBe("3.1.0");
    for (const [name, row] of Object.entries(api) as [string, Endpoint][]) {
      const operation = document.paths[`/api${row.path}`]?.[row.method.toLowerCase()];
      expect(operation?.operationId).toBe(name);
      expect(Object.keys(operation?.responses ?? {}).length).toBeGreaterThan(0);
    }
  });

  it("describes an answer of bytes by its media type", async () => {
    const { stranger } = await startSaga();
    const { paths } = (await (await stranger.request("/api/openapi.json")).json()) as Document;
    const { responses } = paths["/api/interviews/{id}/generate-speech"]!.post!;
    expect(responses).toMatchObject({ 200: { content: { "audio/mpeg": {} } }, 502: {} });
  });

  it("lists its calls on a page for people", async () => {
    const { stranger } = await startSaga();
    const page = await (await stranger.request("/api/docs")).text();
    expect(page).toContain("/api/interviews/get-question");
    expect(page).toContain("openapi.json");
  });

  it("lets pages run only its own scripts and be framed by nobody", async () => {
    const { stranger } = await startSaga();
    const { headers } = await stranger.request("/healthz");
    const policy = headers.get("content-security-policy") ?? "";
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
  });

  it("is not ready when its database is gone", async () => {
    const saga = await startSaga();
    await saga.db.destroy();
    const response = await saga.stranger.request("/readyz");
    expect([response.status, response.headers.get("retry-after")]).toEqual([503, "5"]);
  });

  it("keeps private answers out of caches", async () => {
    const saga = await startSaga();
    const anna = await saga.join("anna@example.org");
    const response = await anna.request("/api/auth/session");
    expect(response.headers.get("cache-control")).toBe("no-store");
  });
});

describe("a call that changes something", () => {
  const statusFor = async (
    url: string,
    headers: Record<string, string>,
    env: Record<string, string> = {},
  ) => {
    const { app } = await startSaga({ env });
    return (await app.request(`${url}/api/auth/sign-out`, { method: "POST", headers })).status;
  };
  const https = { PUBLIC_URL: "https://saga.example.org" };

  it.each([
    ["https://saga.example.org", "https://saga.example.org", https],
    ["http://saga.example.org", "https://saga.example.org", https],
    ["http://127.0.0.1:3000", "http://127.0.0.1:3000", https],
    ["http://192.168.1.7:3000", "http://192.168.1.7:3000", {}],
    ["http://203.0.113.7:3000", "http://203.0.113.7:3000", {}],
    ["http://saga.lan", "http://saga.lan", {}],
    ["http://nas.lan", "https://nas.lan", { TRUST_PROXY: "1" }],
  ])("reached at %s is taken from a page of %s", async (url, origin, env) => {
    expect(
      await statusFor(url, { origin, "x-forwarded-proto": new URL(origin).protocol.slice(0, -1) }, env),
    ).toBe(200);
  });

  it.each([
    ["https://saga.example.org", "http://saga.example.org", https],
    ["https://saga.example.org", "https://saga.example.org:8443", https],
    ["http://evil.example", "http://evil.example", https],
    ["http://evil.example", "http://evil.example", {}],
    ["http://192.168.1.7:3000", "https://192.168.1.7:3000", {}],
    ["http://127.0.0.1:3000", "http://127.0.0.1:4000", {}],
    ["http://127.0.0.1:3000", "null", {}],
  ])("reached at %s is refused from a page of %s", async (url, origin, env) => {
    expect(await statusFor(url, { origin }, env)).toBe(403);
  });

  it.each([
    ["http://evil.example", {}, "set PUBLIC_URL to it"],
    ["http://evil.example", https, null],
    ["http://127.0.0.1:3000", {}, null],
  ])("refused at %s names the missing setting only where one is missing", async (url, env, named) => {
    const { app } = await startSaga({ env });
    const headers = { origin: "http://elsewhere.example" };
    const response = await app.request(`${url}/api/auth/sign-out`, { method: "POST", headers });
    const { error } = (await response.json()) as { error: { details?: { problem: string } } };
    expect(error.details?.problem ?? null).toEqual(named === null ? null : expect.stringContaining(named));
  });

  it("is no call that only reads: a page of anywhere may ask who is signed in", async () => {
    const { app } = await startSaga();
    const headers = { origin: "http://elsewhere.example" };
    expect((await app.request("http://127.0.0.1:3000/api/auth/session", { headers })).status).toBe(401);
  });
});
