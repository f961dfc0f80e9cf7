import { Zip, ZipDeflate, ZipPassThrough } from "fflate";

/** A file of an archive. Sound is put in as it is, words are compressed. */
export type ArchiveFile = {
  path: string;
  isPacked: boolean;
  pieces: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
};

/** A ZIP file, made while it is read: never more of it in memory than one piece of a file. */
export async function* zipOf(files: AsyncIterable<ArchiveFile>, changedAt: Date): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  let fault: Error | null = null;
  const zip = new Zip((error, piece) => {
    if (error) fault = error;
    else ready.push(piece);
  });
  const taken = (): Uint8Array[] => {
    if (fault) throw fault;
    return ready.splice(0);
  };
  for await (const { path, isPacked, pieces } of files) {
    const entry = isPacked ? new ZipDeflate(path, { level: 6 }) : new ZipPassThrough(path);
    entry.mtime = changedAt;
    zip.add(entry);
    for await (const piece of pieces) {
      entry.push(piece);
      yield* taken();
    }
    entry.push(new Uint8Array(0), true);
    yield* taken();
  }
  zip.end();
  yield* taken();
}
