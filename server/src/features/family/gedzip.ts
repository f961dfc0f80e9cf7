import { limits } from "@saga/contract/vocabulary";
import { ArchiveFault, readZip } from "#documents/zip-reader.ts";
import { Failure } from "#http/failure.ts";

const isZip = (bytes: Buffer): boolean =>
  bytes.subarray(0, 4).equals(Buffer.from("PK\u0003\u0004", "latin1"));

/**
 * The GEDCOM file in a GEDZIP (FamilySearch GEDZIP 7.0: `gedcom.ged` beside its pictures); any other file as it is. Throws `family.nothing_read`
 * where there is none in it, and `request.too_large` where it is larger than a file may be.
 */
export async function gedcomBytesIn(bytes: Buffer): Promise<Buffer> {
  if (!isZip(bytes)) return bytes;
  try {
    const read = async function* ({ start, end }: { start: number; end: number }) {
      yield bytes.subarray(start, end);
    };
    const zip = await readZip({ bytes: bytes.length, read });
    const entry = zip.entries.get("gedcom.ged");
    if (!entry) throw new Failure("family.nothing_read");
    if (entry.bytes > limits.gedcomBytes) throw new Failure("request.too_large");
    const pieces: Uint8Array[] = [];
    for await (const piece of zip.read(entry.path)) pieces.push(piece);
    return Buffer.concat(pieces);
  } catch (error) {
    throw error instanceof ArchiveFault ? new Failure("family.nothing_read") : error;
  }
}
