import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";

/** A call as the vendor reads it: its fields, and the bytes of its file. */
export type TranscriptionCall = {
  path: string;
  headers: IncomingMessage["headers"];
  fields: Record<string, string[]>;
  file: Buffer;
};

/**
 * A status; `busy`: 429 with Retry-After 0; `patience`: 429 with an hour; `quota`; `hang`: no answer; `cut`: the line is
 * cut in the middle; `garbage`: no JSON; `strict`: 400 for any answer form but plain JSON.
 */
export type TranscriptionFault =
  | number
  | "busy"
  | "patience"
  | "quota"
  | "hang"
  | "cut"
  | "garbage"
  | "strict";

export type TranscriptionVendor = {
  url: string;
  calls: TranscriptionCall[];
  /** What happens to the next calls, in order; then all is well. */
  faults: TranscriptionFault[];
  text: string;
  /** Holds answers back until the promise resolves. */
  gate: Promise<void>;
};

const refusal = (
  response: ServerResponse,
  status: number,
  more: { code?: string; retryAfter?: number } = {},
) => {
  const headers = more.retryAfter === undefined ? {} : { "retry-after": String(more.retryAfter) };
  response.writeHead(status, { "content-type": "application/json", ...headers });
  response.end(JSON.stringify({ error: { message: "no", code: more.code ?? "no" } }));
};

const refuse = (response: ServerResponse, fault: TranscriptionFault): unknown => {
  if (typeof fault === "number") return refusal(response, fault);
  if (fault === "busy") return refusal(response, 429, { retryAfter: 0 });
  if (fault === "patience") return refusal(response, 429, { retryAfter: 3600 });
  if (fault === "quota") return refusal(response, 429, { code: "insufficient_quota" });
  if (fault === "strict") return refusal(response, 400);
  if (fault === "hang") return null;
  response.writeHead(200, { "content-type": "application/json" });
  if (fault === "garbage") return response.end("<html>sorry</html>");
  response.write('{"text":"It was');
  return setTimeout(() => response.destroy(), 10);
};

const wordsOf = (text: string) =>
  text
    .split(" ")
    .map((word, index) => ({ word, text: word, type: "word", start: index * 0.4, end: index * 0.4 + 0.3 }));

async function formOf(body: Buffer, type: string): Promise<Pick<TranscriptionCall, "fields" | "file">> {
  const form = await new Response(new Uint8Array(body), { headers: { "content-type": type } }).formData();
  const fields: Record<string, string[]> = {};
  let file = Buffer.alloc(0);
  for (const [name, value] of form) {
    if (typeof value === "string") fields[name] = [...(fields[name] ?? []), value];
    else file = Buffer.from(await value.arrayBuffer());
  }
  return { fields, file };
}

/** The transcription calls of OpenAI (and servers like it) and of ElevenLabs over real HTTP. */
export async function startTranscriptionVendor(
  text = "We lived in Bradford by the canal.",
): Promise<TranscriptionVendor> {
  const vendor: TranscriptionVendor = { url: "", calls: [], faults: [], text, gate: Promise.resolve() };
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await Array.fromAsync(request as AsyncIterable<Buffer>));
    const form = await formOf(body, request.headers["content-type"] ?? "");
    vendor.calls.push({ path: request.url ?? "", headers: request.headers, ...form });
    await vendor.gate;
    const fault = vendor.faults.shift();
    if (fault !== undefined) return void refuse(response, fault);
    const isTimed = form.fields.response_format?.[0] === "verbose_json" || form.fields.model_id !== undefined;
    const answer = { text: vendor.text, ...(isTimed && vendor.text ? { words: wordsOf(vendor.text) } : {}) };
    response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    return new Promise<void>((resolve) => server.close(() => resolve()));
  });
  vendor.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return vendor;
}
