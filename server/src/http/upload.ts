import { Readable } from "node:stream";
import type { ErrorCode } from "@saga/contract/errors";
import busboy from "busboy";
import { Failure } from "./failure.ts";

/** The parts of a request that an upload is read from. */
export type UploadRequest = { headers: Headers; body: ReadableStream<Uint8Array> | null };

/** Reads a body of bytes, no further than `maxBytes`. Throws `tooLarge` beyond it. */
export async function readBytes(
  { headers, body }: UploadRequest,
  { maxBytes, tooLarge }: { maxBytes: number; tooLarge: ErrorCode },
): Promise<Buffer> {
  if (Number(headers.get("content-length") ?? 0) > maxBytes) throw new Failure(tooLarge);
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of body ?? []) {
    size += piece.byteLength;
    if (size > maxBytes) throw new Failure(tooLarge);
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

/** A form whose fields stand before its file, or after it: those are found once the file has been read. */
export type Form = { fields: Record<string, string>; file: AsyncIterable<Uint8Array> };

const fieldLimits = { fields: 20, fieldSize: 1000, files: 1 };

/**
 * Reads a form with one file, which is passed on as it comes and not held. Resolves at the file. The file throws
 * `recordings.too_large` beyond `maxBytes`. Throws `request.unsupported_media_type` and `request.invalid`.
 */
export function readForm(
  { headers, body }: UploadRequest,
  { maxBytes }: { maxBytes: number },
): Promise<Form> {
  const type = headers.get("content-type") ?? "";
  if (!/^multipart\/form-data\s*;/i.test(type) || !body) throw new Failure("request.unsupported_media_type");
  const fields: Record<string, string> = {};
  const parser = busboy({
    headers: { "content-type": type },
    limits: { ...fieldLimits, fileSize: maxBytes },
  });
  const source = Readable.fromWeb(body as import("node:stream/web").ReadableStream);
  return new Promise((resolve, reject) => {
    const refuse = () =>
      reject(new Failure("request.invalid", { details: [{ where: "body", path: "file" }] }));
    parser.on("field", (name, value) => {
      fields[name] = value;
    });
    parser.on("file", (name, file) => {
      if (name !== "file") return void file.resume();
      resolve({ fields, file: whole(file) });
    });
    parser.on("close", refuse);
    parser.on("error", refuse);
    source.on("error", refuse);
    source.pipe(parser);
  });
}

/** The file's bytes; a file that was cut at the limit, or whose form breaks off, throws instead of ending. */
async function* whole(file: Readable & { truncated?: boolean }): AsyncGenerator<Uint8Array> {
  yield* file as AsyncIterable<Uint8Array>;
  if (file.truncated) throw new Failure("recordings.too_large");
}
