import { limits } from "@saga/contract/vocabulary";
import type { Context } from "hono";
import { Failure } from "./failure.ts";
import { readBytes } from "./upload.ts";

/** Escapes of characters that a database cannot keep as they are: NUL and halves of surrogate pairs. */
const unstorable = /\\u(0000|d[89a-f])/i;

const storable = (_key: string, value: unknown): unknown =>
  typeof value === "string" ? value.toWellFormed().replaceAll("\0", "") : value;

/** Reads a JSON body within the size limit. Throws 413, 415 or 400; reads no more than the limit. */
export async function readJson(context: Context): Promise<unknown> {
  const type = context.req.header("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (type !== "application/json") throw new Failure("request.unsupported_media_type");
  const length = Number(context.req.header("content-length") ?? Number.NaN);
  if (length > limits.jsonBodyBytes) throw new Failure("request.too_large");
  const text = await readText(context, length);
  try {
    return unstorable.test(text) ? JSON.parse(text, storable) : JSON.parse(text);
  } catch {
    throw new Failure("request.malformed_json");
  }
}

/** A body whose length was told has no more than that: the HTTP parser ends it there. Any other is counted while it comes. */
async function readText(context: Context, length: number): Promise<string> {
  if (length >= 0) {
    const whole = await context.req.arrayBuffer().catch(() => {
      throw new Failure("request.malformed_json");
    });
    return Buffer.from(whole).toString("utf8");
  }
  const limit = { maxBytes: limits.jsonBodyBytes, tooLarge: "request.too_large" } as const;
  return (await readBytes(context.req.raw, limit)).toString("utf8");
}
