import { limits } from "@saga/contract/vocabulary";
import { ArchiveFault, type ArchiveReader, readZip } from "#documents/zip-reader.ts";
import { Failure } from "#http/failure.ts";

const isZip = (bytes: Buffer): boolean =>
  bytes.subarray(0, 4).equals(Buffer.from("PK\u0003\u0004", "latin1"));

export type Gedzip = {
  gedcom: Buffer;
  /** Files beside it, by path, with how large they say they are. */
  files: ReadonlyMap<string, number>;
  /** Throws `family.nothing_read` where a file is damaged. */
  read: (path: string) => AsyncGenerator<Uint8Array>;
};

async function* failing(zip: ArchiveReader, path: string): AsyncGenerator<Uint8Array> {
  try {
    yield* zip.read(path);
  } catch (error) {
    throw error instanceof ArchiveFault ? new Failure("family.nothing_read", { cause: error }) : error;
  }
}

const checked = (bytes: number): void => {
  if (bytes > limits.gedcomBytes) throw new Failure("request.too_large");
};

/**
 * The GEDCOM file in a GEDZIP (FamilySearch GEDZIP 7.0: `gedcom.ged` beside its pictures); any other file as it is. Throws `family.nothing_read`
 * where there is none in it, and `request.too_large` where it is larger than a file may be.
 */
export async function openGedzip(bytes: Buffer): Promise<Gedzip> {
  if (!isZip(bytes)) {
    checked(bytes.length);
    return {
      gedcom: bytes,
      files: new Map(),
      read: async function* () {
        yield* [];
      },
    };
  }
  const source = {
    bytes: bytes.length,
    read: async function* ({ start, end }: { start: number; end: number }) {
      yield bytes.subarray(start, end);
    },
  };
  const zip = await readZip(source).catch((error: unknown) => {
    throw error instanceof ArchiveFault ? new Failure("family.nothing_read", { cause: error }) : error;
  });
  const entry = zip.entries.get("gedcom.ged");
  if (!entry) throw new Failure("family.nothing_read");
  checked(entry.bytes);
  const gedcom = Buffer.concat(await Array.fromAsync(failing(zip, entry.path)));
  const rest = [...zip.entries.values()].filter(({ path }) => path !== entry.path && !path.endsWith("/"));
  return {
    gedcom,
    files: new Map(rest.map((one) => [one.path, one.bytes])),
    read: (path) => failing(zip, path),
  };
}
