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
