import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { extname, join, relative, sep } from "node:path";
import type { Context } from "hono";
import { holdsSession } from "./credentials.ts";

type StaticFile = {
  body: Buffer;
  br: Buffer | null;
  gz: Buffer | null;
  etag: string;
  type: string;
  immutable: boolean;
};

const types: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".ico": "image/x-icon",
  ".woff2": "font/woff2",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
};

/**
 * Serves the built web app from memory (it is small), precompressed by the build. Unknown paths get the app's page, and strangers at
 * the front door the one that has the landing page's words in it.
 */
export async function loadStaticFiles(folder: string): Promise<(context: Context) => Response> {
  const files = await readFiles(folder);
  const page = files.get("/index.html");
  const landing = files.get("/landing.html");
  return (context) => {
    const known = files.get(context.req.path);
    if (known) return send(context, known);
    if (landing && context.req.path === "/" && !holdsSession(context)) return send(context, landing);
    if (!page || extname(context.req.path)) return context.text("Not found", 404);
    return send(context, page);
  };
}

let webApp: ReturnType<typeof loadStaticFiles> | undefined;

/** Serves the web app as it was built when the first server of this process started: tests start hundreds in one process. */
export const serveWebApp = (): ReturnType<typeof loadStaticFiles> => {
  webApp ??= loadStaticFiles(join(import.meta.dirname, "../../../web/dist"));
  return webApp;
};

async function readFiles(folder: string): Promise<Map<string, StaticFile>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const names = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const content = new Map(
    await Promise.all(names.map(async (name) => [name, await readFile(name)] as const)),
  );
  const files = new Map<string, StaticFile>();
  for (const [name, body] of content) {
    const type = types[extname(name)];
    if (!type) continue;
    const path = `/${relative(folder, name).split(sep).join("/")}`;
    const etag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
    const [br = null, gz = null] = [content.get(`${name}.br`), content.get(`${name}.gz`)];
    files.set(path, { body, br, gz, etag, type, immutable: path.startsWith("/assets/") });
  }
  return files;
}

function send(context: Context, file: StaticFile): Response {
  const headers: Record<string, string> = {
    "content-type": file.type,
    etag: file.etag,
    vary: file.type.startsWith("text/html") ? "accept-encoding, cookie" : "accept-encoding",
    "cache-control": file.immutable ? "public, max-age=31536000, immutable" : "no-cache",
  };
  if (context.req.header("if-none-match") === file.etag) return context.body(null, 304, headers);
  const accepted = context.req.header("accept-encoding") ?? "";
  if (file.br && /\bbr\b/.test(accepted))
    return context.body(new Uint8Array(file.br), 200, { ...headers, "content-encoding": "br" });
  if (file.gz && /\bgzip\b/.test(accepted))
    return context.body(new Uint8Array(file.gz), 200, { ...headers, "content-encoding": "gzip" });
  return context.body(new Uint8Array(file.body), 200, headers);
}
