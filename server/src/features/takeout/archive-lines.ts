import type { ArchiveReader } from "#documents/zip-reader.ts";
import { Failure } from "#http/failure.ts";
import { type ArchiveTable, archiveRows } from "./archive-rows.ts";

/** Characters of a row: a story with all its sources is the longest. */
const longestLine = 48 * 1024 * 1024;

/** The lines of a file, as they come. Throws a TypeError where it is no UTF-8, a RangeError where one has no end. */
async function* linesOf(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
  let rest = "";
  for await (const piece of pieces) {
    let from = rest.length;
    rest += decoder.decode(piece, { stream: true });
    for (let end = rest.indexOf("\n", from); end >= 0; end = rest.indexOf("\n")) {
      yield rest.slice(0, end);
      rest = rest.slice(end + 1);
      from = 0;
    }
    if (rest.length > longestLine) throw new RangeError("a line without end");
  }
  rest += decoder.decode();
  if (rest !== "") yield rest;
}

/** The rows of a table in an archive, each checked to the last column. Throws `imports.damaged` with the line. */
export async function* archiveLines(
  zip: ArchiveReader,
  table: ArchiveTable,
): AsyncGenerator<Record<string, unknown>> {
  const path = `data/${table}.jsonl`;
  if (!zip.entries.has(path)) return;
  let line = 0;
  const damaged = (problem: unknown) => new Failure("imports.damaged", { details: { table, line, problem } });
  try {
    for await (const words of linesOf(zip.read(path))) {
      line += 1;
      const read = archiveRows[table].safeParse(JSON.parse(words));
      if (!read.success) throw damaged(read.error.issues[0]?.path.join("."));
      yield read.data as Record<string, unknown>;
    }
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof TypeError || error instanceof RangeError)
      throw damaged("it cannot be read");
    throw error;
  }
}
