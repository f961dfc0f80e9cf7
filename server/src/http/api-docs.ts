import { api } from "@saga/contract/api";
import type { Endpoint } from "@saga/contract/endpoint";
import { html } from "hono/html";

const access = {
  public: "anybody",
  teller: "signed in, or by a teller's link",
  user: "signed in",
  admin: "administrators",
} as const;

/** A plain page that lists every call, for people who read before they open `/api/openapi.json`. */
export function apiDocsPage() {
  const rows = (Object.values(api) as Endpoint[]).map(
    (row) => html`<tr>
      <td><code>${row.method}</code></td>
      <td><code>/api${row.path}</code></td>
      <td>${row.summary}</td>
      <td>${access[row.access]}</td>
      <td>${row.errors.join(", ")}</td>
    </tr>`,
  );
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>Saga: calls</title>
        <style>
          body { font: 18px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 75rem; padding: 0 1rem; }
          td, th { text-align: left; padding: 0.5rem; border-bottom: 1px solid #888; vertical-align: top; }
        </style>
      </head>
      <body>
        <main>
          <h1>Calls of this server</h1>
          <p>Shapes and limits of each are in <a href="/api/openapi.json">openapi.json</a> (OpenAPI 3.1).</p>
          <table>
            <thead><tr><th>Method</th><th>Path</th><th>What it does</th><th>Who</th><th>Errors of its own</th></tr></thead>
            <tbody>${rows}</tbody>
          </table>
        </main>
      </body>
    </html>`;
}
