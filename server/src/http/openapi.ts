import { api } from "@saga/contract/api";
import type { Endpoint } from "@saga/contract/endpoint";
import { type ErrorCode, errorCatalogue } from "@saga/contract/errors";
import * as z from "zod/mini";
import { cookieName } from "./credentials.ts";

type Json = Record<string, unknown>;

const schemaOf = (schema: z.ZodMiniType, io: "input" | "output"): Json => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    target: "draft-2020-12",
    unrepresentable: "any",
  });
  return rest as Json;
};

const parametersOf = (schema: z.ZodMiniType | undefined, place: "path" | "query"): Json[] => {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema, "input") as {
    properties?: Json;
    required?: string[];
  };
  return Object.entries(properties).map(([name, value]) => ({
    name,
    in: place,
    required: place === "path" || required.includes(name),
    schema: value,
  }));
};

const errorsOf = (row: Endpoint): ErrorCode[] => [
  ...row.errors,
  ...(row.access === "public" ? [] : (["auth.required"] as const)),
  ...(row.params || row.query || row.body ? (["request.invalid"] as const) : []),
  ...(row.body
    ? (["request.malformed_json", "request.unsupported_media_type", "request.too_large"] as const)
    : []),
];

function errorResponses(row: Endpoint): Json {
  const byStatus = Map.groupBy(errorsOf(row), (code) => errorCatalogue[code].status);
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      String(status),
      {
        description: codes.join(", "),
        content: { "application/json": { schema: { $ref: "#/components/schemas/Error" } } },
      },
    ]),
  );
}

const eventsOf = (row: Endpoint): string =>
  `${row.progress ? "`progress`" : "`delta`, `said` and `reset`"} events, then \`done\` with the JSON answer, or \`error\`.`;

function contentOf(row: Endpoint): Json | null {
  if (row.media) return { [row.media]: { schema: { type: "string", format: "binary" } } };
  if (!row.output) return null;
  return {
    "application/json": { schema: schemaOf(row.output, "output") },
    ...(row.streams && { "text/event-stream": { schema: { type: "string", description: eventsOf(row) } } }),
  };
}

const bytes = { type: "string", format: "binary" };

const uploadOf = (kind: "bytes" | "form"): Json =>
  kind === "bytes"
    ? { "application/octet-stream": { schema: bytes } }
    : {
        "multipart/form-data": {
          schema: { type: "object", required: ["file"], properties: { file: bytes } },
        },
      };

function operationOf(name: string, row: Endpoint): Json {
  const content = contentOf(row);
  return {
    operationId: name,
    summary: row.summary,
    security: row.access === "public" ? [] : [{ cookie: [] }, { bearer: [] }],
    parameters: [...parametersOf(row.params, "path"), ...parametersOf(row.query, "query")],
    ...(row.upload && { requestBody: { required: true, content: uploadOf(row.upload.kind) } }),
    ...(row.body && {
      requestBody: {
        required: true,
        content: { "application/json": { schema: schemaOf(row.body, "input") } },
      },
    }),
    responses: {
      ...(content ? { 200: { description: "OK", content } } : { 302: { description: "Redirect" } }),
      ...(row.accepted && {
        202: {
          description: "Accepted: for callers who `Prefer: respond-async`",
          content: { "application/json": { schema: schemaOf(row.accepted, "output") } },
        },
      }),
      ...errorResponses(row),
    },
  };
}

/** The OpenAPI 3.1 description of every call, written from the rows of the contract. */
export function openApiDocument(isSecure: boolean): Json {
  const paths: Record<string, Json> = {};
  for (const [name, row] of Object.entries(api) as [string, Endpoint][]) {
    const path = `/api${row.path}`;
    paths[path] = { ...paths[path], [row.method.toLowerCase()]: operationOf(name, row) };
  }
  const code = { type: "string", enum: Object.keys(errorCatalogue) };
  const error = {
    type: "object",
    required: ["code", "message"],
    properties: { code, message: { type: "string" }, details: {} },
  };
  return {
    openapi: "3.1.0",
    info: {
      title: "Saga",
      version: "0.1.0",
      license: { name: "AGPL-3.0-or-later", identifier: "AGPL-3.0-or-later" },
    },
    paths,
    components: {
      schemas: { Error: { type: "object", required: ["error"], properties: { error } } },
      securitySchemes: {
        cookie: { type: "apiKey", in: "cookie", name: cookieName("saga_session", isSecure) },
        bearer: { type: "http", scheme: "bearer" },
      },
    },
  };
}
