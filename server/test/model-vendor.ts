import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { type WireEnd, type WireKind, wires } from "./model-wire.ts";

/** What a provider can do wrong. A number is a status. */
export type ModelFault =
  | number
  | "quota"
  | "busy_for_a_moment"
  | "busy_for_an_hour"
  | "no_schema"
  | "refused_by_filter"
  | "hang"
  | "reset"
  | "stall"
  | "cut"
  | "ends_early"
  | "garbage"
  | "not_json"
  | "filtered"
  | "truncated"
  | "failed";

export type ModelCall = {
  kind: WireKind;
  path: string;
  headers: IncomingMessage["headers"];
  body: Record<string, unknown>;
  /** All that was said to the model, without the form around it. */
  prompt: string;
  /** Characters that this prompt has in common with the beginning of an earlier one. */
  sharedCharacters: number;
};

export type ModelVendor = {
  url: string;
  calls: ModelCall[];
  /** One for each call to come; afterwards all is well. */
  faults: ModelFault[];
  /** For every call. */
  always: ModelFault | null;
  /** Text of a reply. */
  reply: (call: ModelCall) => string;
  /** Holds replies back until it resolves. */
  gate: Promise<void>;
  models: string[];
  close: () => Promise<void>;
};

const kindOf = (path: string): WireKind | null => {
  if (path.endsWith("/responses")) return "responses";
  if (path.endsWith("/chat/completions")) return "chat";
  return path.endsWith("/messages") ? "messages" : null;
};

const textsIn = (value: unknown): string => {
  if (typeof value === "string") return value;
  if (Array.isArray(value)) return value.map(textsIn).join("\n");
  if (typeof value !== "object" || value === null) return "";
  const { content, text } = value as Record<string, unknown>;
  return textsIn(content ?? text);
};

const promptIn = ({ system, instructions, messages, input }: Record<string, unknown>): string =>
  [system, instructions, messages, input]
    .filter((part) => part !== undefined)
    .map(textsIn)
    .join("\n");

const inCommon = (a: string, b: string): number => {
  let at = 0;
  while (at < a.length && at < b.length && a[at] === b[at]) at += 1;
  return at;
};

const errorAnswers: Record<string, { status: number; body: unknown; headers?: Record<string, string> }> = {
  quota: {
    status: 429,
    body: { error: { code: "insufficient_quota", message: "You exceeded your current quota" } },
  },
  busy_for_a_moment: {
    status: 429,
    body: { error: { message: "slow down" } },
    headers: { "retry-after": "0" },
  },
  busy_for_an_hour: {
    status: 429,
    body: { error: { message: "slow down" } },
    headers: { "retry-after": "3600" },
  },
  refused_by_filter: { status: 400, body: { error: { message: "refused by our content_policy" } } },
  no_schema: { status: 400, body: { error: { message: "response_format is not supported by this server" } } },
};

const statusBodies: Record<number, unknown> = {
  401: { error: { type: "authentication_error", message: "invalid key" } },
  404: { error: { code: "model_not_found", message: "no such model" } },
};

const sendError = (response: ServerResponse, fault: ModelFault): boolean => {
  const known = typeof fault === "number" ? null : errorAnswers[fault];
  if (typeof fault !== "number" && !known) return false;
  const status = typeof fault === "number" ? fault : (known?.status ?? 500);
  const body = known?.body ?? statusBodies[status] ?? { error: { message: "no" } };
  response
    .writeHead(status, { "content-type": "application/json", ...known?.headers })
    .end(JSON.stringify(body));
  return true;
};

const endOf = (fault: ModelFault | null): WireEnd => {
  if (fault === "truncated") return "length";
  return fault === "filtered" || fault === "failed" ? fault : "stop";
};

const piecesOf = (text: string): string[] => text.match(/\S*\s*/gu)?.filter(Boolean) ?? [];

const takesSchema = ({ kind, body }: ModelCall): boolean =>
  kind !== "chat" || (body.response_format as { type?: string } | undefined)?.type === undefined;

async function answer(response: ServerResponse, vendor: ModelVendor, call: ModelCall): Promise<void> {
  await vendor.gate;
  let fault = vendor.faults.shift() ?? vendor.always;
  if (fault === "no_schema" && takesSchema(call)) fault = null;
  if (fault === "hang") return;
  if (fault === "reset") return void response.destroy();
  if (fault !== null && sendError(response, fault)) return;
  const text = fault === "not_json" ? "I would rather not." : vendor.reply(call);
  const wire = wires[call.kind];
  const reply = {
    id: `call${vendor.calls.length}`,
    model: String(call.body.model),
    input: Math.ceil(call.prompt.length / 4),
    cached: call.sharedCharacters >= 4_096 ? Math.floor(call.sharedCharacters / 4) : 0,
    output: Math.ceil(text.length / 4),
  };
  response.writeHead(200, { "content-type": "text/event-stream" });
  response.write(wire.open(reply));
  const pieces = piecesOf(text);
  const half = Math.ceil(pieces.length / 2);
  for (const [index, piece] of pieces.entries()) {
    if (index === half && fault === "stall") return;
    if (index === half && fault === "cut") return void setTimeout(() => response.destroy(), 5);
    if (index === half && fault === "ends_early") return void response.end();
    if (index === half && fault === "garbage") return void response.end('data: {"broken\n\n');
    response.write(wire.piece(reply, piece));
  }
  response.end(wire.close(reply, endOf(fault), text));
}

/** The text calls of OpenAI, Anthropic and servers like OpenAI's, over real HTTP. */
export async function startModelVendor(reply: ModelVendor["reply"]): Promise<ModelVendor> {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { pathname: path } = new URL(request.url ?? "", "http://vendor");
    if (path.endsWith("/models")) {
      const listed = { object: "list", data: vendor.models.map((id) => ({ id, object: "model" })) };
      return void response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(listed));
    }
    const kind = kindOf(path);
    if (!kind) return void response.writeHead(404).end();
    const body = JSON.parse(Buffer.concat(chunks).toString()) as Record<string, unknown>;
    const prompt = promptIn(body);
    const sharedCharacters = Math.max(
      0,
      ...vendor.calls.slice(-32).map((call) => inCommon(call.prompt, prompt)),
    );
    const call = { kind, path, headers: request.headers, body, prompt, sharedCharacters };
    vendor.calls.push(call);
    await answer(response, vendor, call);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const vendor: ModelVendor = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    calls: [],
    faults: [],
    always: null,
    reply,
    gate: Promise.resolve(),
    models: ["local-model"],
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return vendor;
}
