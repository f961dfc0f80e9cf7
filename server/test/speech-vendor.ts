import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";

/** MPEG-2 layer III, 64 kbit/s, 24 kHz, mono, nothing coded in it: 24 ms of silence. */
const frame = Buffer.alloc(192);
frame.set([0xff, 0xf3, 0x84, 0xc4]);
const charactersPerSecond = 15;

/** What a call of a vendor sent, as the vendor reads it. */
export type VendorCall = {
  path: string;
  query: URLSearchParams;
  headers: IncomingMessage["headers"];
  body: Record<string, unknown>;
};

/** A status; `hang`: no answer; `reset`: the line is cut before one; `stall`: one piece, then nothing; `cut`: the line is cut in the middle; or other bytes. */
export type VendorFault = number | "hang" | "reset" | "stall" | "cut" | "html" | "empty" | "wav" | null;

export type SpeechVendor = {
  url: string;
  calls: VendorCall[];
  fault: VendorFault;
  /** Holds answers back until the promise resolves. */
  gate: Promise<void>;
};

const bodies: Record<string, string> = { html: "<html>502</html>", empty: "", wav: "RIFF....WAVEfmt " };

async function answer(response: ServerResponse, vendor: SpeechVendor, text: string): Promise<void> {
  await vendor.gate;
  const { fault } = vendor;
  if (fault === "hang") return;
  if (fault === "reset") return void response.destroy();
  if (typeof fault === "number") {
    response.writeHead(fault, { "content-type": "application/json" }).end('{"error":{"message":"no"}}');
    return;
  }
  response.writeHead(200, { "content-type": "audio/mpeg" });
  if (fault && fault in bodies) return void response.end(bodies[fault]);
  const frames = Math.ceil(text.length / charactersPerSecond / 0.024);
  for (let sent = 0; sent < frames; sent += 40) {
    if (sent > 0 && fault === "cut") return void response.destroy();
    if (sent > 0 && fault === "stall") return;
    response.write(Buffer.concat(Array.from({ length: Math.min(40, frames - sent) }, () => frame)));
    await new Promise((resolve) => setTimeout(resolve, 5));
    if (response.destroyed) return;
  }
  response.end();
}

/** The speech calls of OpenAI and ElevenLabs over real HTTP, with silence for a voice. */
export async function startSpeechVendor(): Promise<SpeechVendor> {
  const vendor: SpeechVendor = { url: "", calls: [], fault: null, gate: Promise.resolve() };
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { pathname: path, searchParams: query } = new URL(request.url ?? "", "http://vendor");
    // It speaks, and does nothing else that those vendors do.
    if (!/\/(speech|text-to-speech)(\/|$)/.test(path)) return void response.writeHead(404).end();
    const body = JSON.parse(Buffer.concat(chunks).toString()) as Record<string, unknown>;
    vendor.calls.push({ path, query, headers: request.headers, body });
    await answer(response, vendor, String(body.input ?? body.text));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    return new Promise<void>((resolve) => server.close(() => resolve()));
  });
  vendor.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return vendor;
}
