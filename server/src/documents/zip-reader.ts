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

class Ranges extends yauzl.RandomAccessReader {
  readonly #read: ArchiveSource["read"];

  constructor(read: ArchiveSource["read"]) {
    super();
    this.#read = read;
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return Readable.from(this.#read({ start, end }), { objectMode: false });
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
export async function readZip({ bytes, read }: ArchiveSource): Promise<ArchiveReader> {
  try {
    const options = { lazyEntries: true, autoClose: false, strictFileNames: true };
    const zip = await yauzl.fromRandomAccessReaderPromise(new Ranges(read), bytes, options);
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
