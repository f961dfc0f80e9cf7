import { once } from "node:events";
import { Readable } from "node:stream";
import { ZipFile } from "yazl";

/** A file of an archive. Sound is put in as it is, words are compressed. */
export type ArchiveFile = {
  path: string;
  isPacked: boolean;
  pieces: AsyncIterable<Uint8Array | string> | Iterable<Uint8Array | string>;
};

type Filling = { zip: ZipFile; output: Readable; changedAt: Date };

/** One file after the other: the next is asked for when the one before it was taken. Ends with whoever reads. */
async function fill(files: AsyncIterable<ArchiveFile>, { zip, output, changedAt }: Filling): Promise<void> {
  for await (const { path, isPacked, pieces } of files) {
    const source = Readable.from(pieces);
    const stop = () => source.destroy();
    output.once("close", stop);
    const taken = once(source, "close");
    const options = { mtime: changedAt, compress: isPacked };
    zip.addReadStreamLazy(path, options, (take) => take(null, source));
    await taken;
    output.off("close", stop);
    if (output.destroyed) return;
  }
  zip.end();
}

/** A ZIP file of any size, made while it is read: never more of it in memory than a few pieces of a file. */
export function zipOf(files: AsyncIterable<ArchiveFile>, changedAt: Date): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  const fail = (error: Error) => output.destroy(error);
  zip.on("error", fail);
  fill(files, { zip, output, changedAt }).catch(fail);
  return output;
}
