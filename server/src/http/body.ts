import { limits } from "@saga/contract/vocabulary";
import type { Context } from "hono";
import { Failure } from "./failure.ts";

/** Escapes of characters that a database cannot keep as they are: NUL and halves of surrogate pairs. */
const unstorable = /\\u(0000|d[89a-f])/i;

const storable = (_key: string, value: unknown): unknown =>
  typeof value === "string" ? value.toWellFormed().replaceAll("\0", "") : value;

/** Reads a JSON body within the size limit. Throws 413, 415 or 400; reads no more than the limit. */
export async function readJson(context: Context): Promise<unknown> {
  const type = context.req.header("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (type !== "application/json") throw new Failure("request.unsupported_media_type");
  if (Number(context.req.header("content-length") ?? 0) > limits.jsonBodyBytes)
    throw new Failure("request.too_large");
  const text = await readText(context.req.raw.body);
  try {
    return unstorable.test(text) ? JSON.parse(text, storable) : JSON.parse(text);
  } catch {
    throw new Failure("request.malformed_json");
  }
}

async function readText(body: ReadableStream<Uint8Array> | null): Promise<string> {
  if (!body) return "";
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of body) {
    size += piece.byteLength;
    if (size > limits.jsonBodyBytes) throw new Failure("request.too_large");
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString("utf8");
}
