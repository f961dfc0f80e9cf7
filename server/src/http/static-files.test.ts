import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Hono } from "hono";
import { expect, it } from "vitest";
import { loadStaticFiles } from "./static-files.ts";

async function site() {
  const folder = await mkdtemp(join(tmpdir(), "saga-web-"));
  await writeFile(join(folder, "index.html"), "the app");
  await writeFile(join(folder, "landing.html"), "the landing page");
  const app = new Hono().get("*", await loadStaticFiles(folder));
  await rm(folder, { recursive: true });
  return async (path: string, headers: Record<string, string> = {}) => {
    const answer = await app.request(path, { headers });
    return { status: answer.status, text: await answer.text(), etag: answer.headers.get("etag") ?? "" };
  };
}

it("only a stranger at the front door gets the landing page", async () => {
  const get = await site();
  const signedIn = { cookie: "saga_session=somebody" };
  const signedInOverHttps = { cookie: "__Host-saga_session=somebody" };
  const shown = [get("/"), get("/", signedIn), get("/", signedInOverHttps), get("/settings")];
  expect((await Promise.all(shown)).map(({ text }) => text)).toEqual([
    "the landing page",
    "the app",
    "the app",
    "the app",
  ]);
});

it("a page that a browser has is not sent again, and a file that is not there is not found", async () => {
  const get = await site();
  const { etag } = await get("/settings");
  expect(await get("/settings", { "if-none-match": etag })).toMatchObject({ status: 304, text: "" });
  expect((await get("/assets/gone.js")).status).toBe(404);
});
