import { pipeline, Readable } from "node:stream";
import type { ErrorCode } from "@saga/contract/errors";
import busboy from "busboy";
import { Failure } from "./failure.ts";

/** The parts of a request that an upload is read from. */
export type UploadRequest = { headers: Headers; body: ReadableStream<Uint8Array> | null };

type ByteLimit = { maxBytes: number; tooLarge: ErrorCode };

/**
 * The pieces of a body, no further than `maxBytes`: one that says it is larger is not read at all. Throws `tooLarge`, and 400
 * when the body breaks off.
 */
export async function* readPieces(
  { headers, body }: UploadRequest,
  { maxBytes, tooLarge }: ByteLimit,
): AsyncGenerator<Uint8Array> {
  if (Number(headers.get("content-length") ?? 0) > maxBytes) throw new Failure(tooLarge);
  let size = 0;
  for await (const piece of arriving(body)) {
    size += piece.byteLength;
    if (size > maxBytes) throw new Failure(tooLarge);
    yield piece;
  }
}

/** The same as a whole. */
export const readBytes = async (request: UploadRequest, limit: ByteLimit): Promise<Buffer> =>
  Buffer.concat(await Array.fromAsync(readPieces(request, limit)));

/** The pieces of a body; that its sender went away is no fault of the server. Throws `request.invalid` then. */
async function* arriving(body: UploadRequest["body"]): AsyncGenerator<Uint8Array> {
  try {
    yield* body ?? [];
  } catch {
    throw new Failure("request.invalid", { details: [{ where: "body", problem: "The body broke off." }] });
  }
}

/** A form whose fields stand before its file, or after it: those are found once the file has been read. */
export type Form = { fields: Record<string, string>; file: AsyncIterable<Uint8Array> };

const formLimits = { fields: 20, fieldSize: 1000, files: 1 };

const unreadable = (): Failure =>
  new Failure("request.invalid", { details: [{ where: "body", path: "file" }] });

/** Throws `request.invalid` for a media type without a boundary that can be looked for. */
function createParser(type: string): busboy.Busboy {
  try {
    return busboy({ headers: { "content-type": type }, limits: formLimits });
  } catch {
    throw unreadable();
  }
}

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
  const parser = createParser(type);
  const source = Readable.fromWeb(body as import("node:stream/web").ReadableStream);
  return new Promise((resolve, reject) => {
    parser.on("field", (name, value) => {
      fields[name] = value;
    });
    parser.on("file", (name, file) => {
      // A form may break off before anybody reads its file: without a listener that would end the process.
      file.on("error", () => {});
      if (name !== "file") return void file.resume();
      resolve({ fields, file: whole({ file, source, maxBytes }) });
    });
    // Whatever ends one of the two ends the other, the file with it; what was resolved stays so.
    pipeline(source, parser, () => reject(unreadable()));
  });
}

type Incoming = { file: Readable; source: Readable; maxBytes: number };

/** The file's bytes, read no further than the limit; a form that breaks off throws instead of ending. */
async function* whole({ file, source, maxBytes }: Incoming): AsyncGenerator<Uint8Array> {
  let size = 0;
  try {
    for await (const piece of file as AsyncIterable<Uint8Array>) {
      size += piece.byteLength;
      if (size > maxBytes) throw new Failure("recordings.too_large");
      yield piece;
    }
  } catch (error) {
    throw error instanceof Failure ? error : unreadable();
  } finally {
    source.destroy();
  }
}
