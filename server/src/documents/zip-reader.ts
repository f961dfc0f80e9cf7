import { Readable } from "node:stream";
import { crc32 } from "node:zlib";
import yauzl, { type Entry, type ZipFile } from "yauzl";

/** A file that lies somewhere, read in ranges; `end` is excluded. */
export type ArchiveSource = {
  bytes: number;
  read: (range: { start: number; end: number }) => AsyncIterable<Uint8Array>;
};

/** It is no ZIP file, it is damaged, or its entries are not what they say. */
export class ArchiveFault extends Error {}

/** `crc32`: the checksum of its content. */
export type ArchiveEntry = { path: string; bytes: number; crc32: number };

export type ArchiveReader = {
  entries: ReadonlyMap<string, ArchiveEntry>;
  /** The content of an entry, unpacked while it is read and never further than it says. Throws `ArchiveFault`. */
  read: (path: string) => AsyncGenerator<Uint8Array>;
};

const mostEntries = 200_000;

/** Bytes that are read ahead where one reading goes on at the end of the other. */
const ahead = 256 * 1024;

/**
 * Ranges of a source as the library asks for them. It reads a directory in thousands of pieces of some bytes, and each would
 * open the source anew: so what follows is read ahead.
 */
class Ranges extends yauzl.RandomAccessReader {
  readonly #source: ArchiveSource;
  #known = { start: 0, bytes: Buffer.alloc(0) };
  #readTo = 0;

  constructor(source: ArchiveSource) {
    super();
    this.#source = source;
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return Readable.from(this.#source.read({ start, end }), { objectMode: false });
  }

  override read(...[buffer, offset, length, position, done]: Parameters<yauzl.RandomAccessReader["read"]>) {
    this.#piece(position, length).then((piece) => {
      piece.copy(buffer, offset);
      done(piece.length < length ? new Error("it ends too early") : null);
    }, done);
  }

  async #piece(start: number, length: number): Promise<Buffer> {
    const goesOn = start === this.#readTo;
    this.#readTo = start + length;
    const from = start - this.#known.start;
    if (from < 0 || from + length > this.#known.bytes.length) {
      const end = Math.min(this.#source.bytes, start + Math.max(length, goesOn ? ahead : 0));
      this.#known = { start, bytes: Buffer.concat(await Array.fromAsync(this.#source.read({ start, end }))) };
    }
    const { bytes, start: begin } = this.#known;
    return bytes.subarray(start - begin, start - begin + length);
  }
}

/** What the storage says is its own matter; everything else is wrong with the archive. */
const asFault = (error: unknown): unknown =>
  error instanceof Error && error.constructor === Error ? new ArchiveFault(error.message) : error;

async function directoryOf(zip: ZipFile): Promise<Map<string, Entry>> {
  if (zip.entryCount > mostEntries) throw new ArchiveFault("too many entries");
  const entries = new Map<string, Entry>();
  for await (const entry of zip.eachEntry()) {
    if (entries.has(entry.fileName)) throw new ArchiveFault("two entries of one name");
    if (!entry.canDecodeFileData()) throw new ArchiveFault("an entry cannot be unpacked");
    entries.set(entry.fileName, entry);
  }
  return entries;
}

async function* contentOf(zip: ZipFile, entry: Entry): AsyncGenerator<Uint8Array> {
  let sum = 0;
  const content = await zip.openReadStreamPromise(entry);
  try {
    for await (const piece of content as AsyncIterable<Buffer>) {
      sum = crc32(piece, sum);
      yield piece;
    }
  } finally {
    content.destroy();
  }
  if (sum !== entry.crc32) throw new ArchiveFault("an entry is damaged");
}

/** Opens a ZIP file of any size: never more of it in memory than its directory and a few pieces. Throws `ArchiveFault`. */
export async function readZip(source: ArchiveSource): Promise<ArchiveReader> {
  try {
    const options = { lazyEntries: true, autoClose: false, strictFileNames: true };
    const zip = await yauzl.fromRandomAccessReaderPromise(new Ranges(source), source.bytes, options);
    const entries = await directoryOf(zip);
    return {
      entries: new Map(
        [...entries].map(([path, { uncompressedSize: bytes, crc32 }]) => [path, { path, bytes, crc32 }]),
      ),
      read: async function* (path) {
        const entry = entries.get(path);
        if (!entry) throw new ArchiveFault("an entry is missing");
        try {
          yield* contentOf(zip, entry);
        } catch (error) {
          throw asFault(error);
        }
      },
    };
  } catch (error) {
    throw asFault(error);
  }
}
