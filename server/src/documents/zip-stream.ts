import { once } from "node:events";
import { Readable } from "node:stream";
import { ZipFile } from "yazl";

/** A file of an archive. Sound is put in as it is, words are compressed. */
export type ArchiveFile = {
  path: string;
  isPacked: boolean;
  pieces: AsyncIterable<Uint8Array | string> | Iterable<Uint8Array | string>;
};

/** One file after the other: the next is asked for when the one before it was taken. */
async function fill(zip: ZipFile, files: AsyncIterable<ArchiveFile>, mtime: Date): Promise<void> {
  for await (const { path, isPacked, pieces } of files) {
    const source = Readable.from(pieces);
    const taken = once(source, "close");
    zip.addReadStreamLazy(path, { mtime, compress: isPacked }, (take) => take(null, source));
    await taken;
  }
  zip.end();
}

/** A ZIP file of any size, made while it is read: never more of it in memory than a few pieces of a file. */
export function zipOf(files: AsyncIterable<ArchiveFile>, changedAt: Date): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  const fail = (error: Error) => output.destroy(error);
  zip.on("error", fail);
  fill(zip, files, changedAt).catch(fail);
  return output;
}
