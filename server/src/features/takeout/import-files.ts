import { createHash } from "node:crypto";
import { crc32 } from "node:zlib";
import type { ArchiveReader } from "#documents/zip-reader.ts";
import { Failure } from "#http/failure.ts";
import { keyOf } from "#platform/media-keys.ts";
import type { AudioStore } from "#providers/audio-store/audio-store.ts";
import { putPieces } from "#providers/audio-store/put-pieces.ts";
import type { Contents, PackedFile } from "./archive-check.ts";
import { archiveLines } from "./archive-lines.ts";
import type { ImportPlan } from "./import-plan.service.ts";

type ImportSource = { zip: ArchiveReader; contents: Contents; plan: ImportPlan };
type Copying = {
  store: AudioStore;
  signal: AbortSignal;
  report: (progress: number) => Promise<void>;
  /** It was begun before: files may be there already. */
  isRepeated: boolean;
};

/** Files of what is taken in. */
const filesOf = ({ contents, plan }: Omit<ImportSource, "zip">): PackedFile[] =>
  contents.files.filter(({ unit }) => plan.added.has(unit));

/** What the sound of each whole recording must be. */
async function hashesIn(zip: ArchiveReader): Promise<Map<string, string>> {
  const hashes = new Map<string, string>();
  for await (const { id, interview_id, sha256 } of archiveLines(zip, "recordings"))
    if (sha256 !== null) hashes.set(`recordings/${interview_id}/${id}/original`, String(sha256));
  return hashes;
}

/** The same pieces; throws at the end when they were not what the archive says of them. */
async function* proven(pieces: AsyncIterable<Uint8Array>, path: string, sha256: string | undefined) {
  const hash = createHash("sha256");
  for await (const piece of pieces) {
    if (sha256) hash.update(piece);
    yield piece;
  }
  if (sha256 && hash.digest("hex") !== sha256) throw new Failure("imports.damaged", { details: { path } });
}

/** Has an earlier try kept this file already, to the last byte? */
async function isKept(store: AudioStore, key: string, file: PackedFile): Promise<boolean> {
  if ((await store.size(key)) !== file.bytes) return false;
  let sum = 0;
  for await (const piece of store.read(key)) sum = crc32(piece, sum);
  return sum === file.crc32;
}

/** Copies recordings and files to where their rows will look for them: until those are there nobody finds them. */
export async function copyFiles(
  { zip, ...parts }: ImportSource,
  { store, signal, report, isRepeated }: Copying,
): Promise<void> {
  const files = filesOf(parts);
  const hashes = await hashesIn(zip);
  const total = files.reduce((sum, { bytes }) => sum + bytes, 0);
  let done = 0;
  let reported = 0;
  for (const file of files) {
    signal.throwIfAborted();
    const { path, bytes } = file;
    const key = parts.plan.ids.key(path);
    if (!isRepeated || !(await isKept(store, key, file)))
      await putPieces(store, [key, proven(zip.read(path), path, hashes.get(path)), bytes]);
    done += bytes;
    const percent = Math.floor((90 * done) / Math.max(1, total));
    if (percent === reported) continue;
    reported = percent;
    await report(percent);
  }
}

/** Takes back what was copied: of an import that failed nothing stays. What has rows is somebody's, and is left alone. */
export async function removeCopies(
  { contents, plan }: Omit<ImportSource, "zip">,
  {
    store,
    exists,
  }: { store: AudioStore; exists: (table: "interviews" | "media", id: string) => Promise<boolean> },
): Promise<void> {
  for (const unit of plan.added.keys()) {
    for (const interview of unit.interviews) {
      const id = plan.ids.of(interview);
      if (!(await exists("interviews", id))) await store.remove(`${id}/`);
    }
    if (unit.kind !== "media") continue;
    const id = plan.ids.of(unit.origin);
    if (contents.files.some((file) => file.unit === unit) && !(await exists("media", id)))
      await store.remove(keyOf({ owner_id: plan.ownerId, id }));
  }
}
