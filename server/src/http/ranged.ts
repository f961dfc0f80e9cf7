/** Bytes that can be read in parts. `etag` changes when they do. */
export type Ranged = {
  size: number;
  mediaType: string;
  etag: string;
  read: (range: { start: number; end: number }) => AsyncIterable<Uint8Array>;
  /** Headers of the request. */
  asked: { get: (name: string) => string | null };
  more?: Record<string, string>;
};

type Part = { start: number; end: number };

/** One range of bytes, end excluded; `whole` for what is no single range (RFC 9110, 14.2), null where there is nothing. */
function partOf(header: string | null, size: number): Part | "whole" | null {
  const found = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? "");
  const [first = "", last = ""] = found?.slice(1) ?? [];
  if (!found || (first === "" && last === "")) return "whole";
  if (first === "")
    return size > 0 && Number(last) > 0 ? { start: Math.max(0, size - Number(last)), end: size } : null;
  const start = Number(first);
  if (last !== "" && Number(last) < start) return "whole";
  const end = last === "" ? size : Math.min(size, Number(last) + 1);
  return start < size ? { start, end } : null;
}

/** Reads nothing before somebody listens, and stops reading when nobody does any more. */
function bodyOf(source: () => AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
  let pieces: AsyncIterator<Uint8Array> | null = null;
  return new ReadableStream(
    {
      pull: async (controller) => {
        pieces ??= source()[Symbol.asyncIterator]();
        const { value, done } = await pieces.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      cancel: async () => void (await pieces?.return?.()),
    },
    { highWaterMark: 0 },
  );
}

/** Answers with the whole, or with the part that was asked for (206), or says that there is no such part (416). */
export function rangedAnswer({ size, mediaType, etag, read, asked, more = {} }: Ranged): Response {
  const common = { ...more, etag, "accept-ranges": "bytes", "cache-control": "private, no-cache" };
  if (asked.get("if-none-match") === etag) return new Response(null, { status: 304, headers: common });
  const condition = asked.get("if-range");
  const isSame = condition === null || condition === etag;
  const part = isSame ? partOf(asked.get("range"), size) : "whole";
  if (part === null) {
    const headers = { ...common, "content-range": `bytes */${size}` };
    return new Response(null, { status: 416, headers });
  }
  const { start, end } = part === "whole" ? { start: 0, end: size } : part;
  const headers = {
    ...common,
    "content-type": mediaType,
    "content-length": String(end - start),
    ...(part === "whole" ? {} : { "content-range": `bytes ${start}-${end - 1}/${size}` }),
  };
  const body = end > start ? bodyOf(() => read({ start, end })) : null;
  return new Response(body, { status: part === "whole" ? 200 : 206, headers });
}
