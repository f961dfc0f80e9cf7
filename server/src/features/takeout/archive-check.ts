import { idSchema } from "@saga/contract/fields";
import { limits } from "@saga/contract/vocabulary";
import * as z from "zod/mini";
import {
  type ArchiveEntry,
  ArchiveFault,
  type ArchiveReader,
  type ArchiveSource,
  readZip,
} from "#documents/zip-reader.ts";
import { Failure } from "#http/failure.ts";
import type { PeopleTable } from "#platform/account-tables.ts";
import { archiveLines } from "./archive-lines.ts";
import { references } from "./archive-references.ts";
import type { ArchiveTable } from "./archive-rows.ts";
import { takenTables } from "./taken-tables.ts";

/** What is taken in or left as a whole: a person with everything told, a story, or a file about a life. */
export type Unit = {
  kind: "person" | "story" | "media";
  origin: string;
  interviews: string[];
  recordings: number;
};

/** What an id is in the archive: the sound of a recording has the id of the recording. */
type Known = { tables: ArchiveTable[]; unit: Unit };

/** A file of the archive that is copied, with the ids in its path. */
export type PackedFile = ArchiveEntry & { unit: Unit };

/** Everything an archive holds, by the ids it has there. */
export type Contents = {
  /** The account whose people these are. */
  accountId: string;
  people: PeopleTable[];
  units: Unit[];
  ids: ReadonlyMap<string, Known>;
  familyRecords: string[];
  files: PackedFile[];
  soundBytes: number;
  mediaBytes: number;
};

const manifestSchema = z.object({
  format: z.literal("saga-takeout"),
  version: z.int().check(z.minimum(1)),
  person: idSchema,
  account: z.optional(z.nullable(idSchema)),
});

/** 2: books, and stories as PDF and EPUB. */
export const archiveVersion = 2;

const mostRows = 500_000;
const mostDataBytes = 512 * 1024 * 1024;
const mostManifestBytes = 64 * 1024;
/** How many times its own size an archive may unpack to: sound hardly becomes smaller, and ten gigabytes of zeros do. */
const mostGrowth = 10;

const name = "[A-Za-z0-9_-]{1,64}";
const soundPath = new RegExp(
  `^recordings/(${name})/(?:(${name})/(original|copy\\.wav|segment\\.mp3|\\d{6}-[0-9a-f]{16})|questions/(${name})\\.mp3)$`,
);
const mediaPath = new RegExp(`^media/(${name})$`);
/** Files for people alone. */
const readPath = new RegExp(
  `^(manifest\\.json|data/[a-z_]+\\.jsonl|stories/${name}\\.(md|pdf|epub)|books/${name}/(inside|cover)\\.pdf)$`,
);

const damaged = (where: unknown): Failure => new Failure("imports.damaged", { details: where });

/** What the archive itself is to blame for becomes an error of the call. */
export const blamingArchive = <T>(work: Promise<T>, code: "imports.not_an_archive" | "imports.damaged") =>
  work.catch((error: unknown) => {
    throw error instanceof ArchiveFault ? new Failure(code, { details: error.message }) : error;
  });

/** Opens an archive and looks at its directory. Throws `imports.not_an_archive` and `imports.damaged`. */
export async function openArchive(source: ArchiveSource): Promise<ArchiveReader> {
  const zip = await blamingArchive(readZip(source), "imports.not_an_archive");
  let data = 0;
  let files = 0;
  for (const { path, bytes } of zip.entries.values()) {
    if (
      soundPath.test(path)
        ? bytes > 4 * limits.recordingBytes
        : mediaPath.test(path) && bytes > limits.mediaBytes
    )
      throw new Failure("imports.too_large");
    if (!soundPath.test(path) && !mediaPath.test(path) && !readPath.test(path)) throw damaged({ path });
    if (path.startsWith("data/")) data += bytes;
    else files += bytes;
  }
  if (data > mostDataBytes || files > mostGrowth * source.bytes) throw new Failure("imports.too_large");
  return zip;
}

async function manifestOf(zip: ArchiveReader) {
  const entry = zip.entries.get("manifest.json");
  if (!entry || entry.bytes > mostManifestBytes) throw new Failure("imports.not_an_archive");
  const bytes = Buffer.concat(await Array.fromAsync(zip.read("manifest.json")));
  const read = manifestSchema.safeParse(JSON.parse(bytes.toString("utf8")));
  if (!read.success) throw new Failure("imports.not_an_archive");
  if (read.data.version > archiveVersion) throw new Failure("imports.other_version");
  return read.data;
}

/** Reads every row once: its columns, and that what it refers to is in the archive too. */
export async function checkArchive(zip: ArchiveReader): Promise<Contents> {
  const manifest = await blamingArchive(manifestOf(zip), "imports.not_an_archive").catch((error: unknown) => {
    throw error instanceof SyntaxError ? new Failure("imports.not_an_archive") : error;
  });
  const ids = new Map<string, Known>();
  const people: PeopleTable[] = [];
  const familyRecords: string[] = [];
  const units: Unit[] = [];
  let rows = 0;
  let mediaBytes = 0;

  const begin = (kind: Unit["kind"], origin: string): Unit => {
    const unit = { kind, origin, interviews: [], recordings: 0 };
    units.push(unit);
    return unit;
  };
  const unitOf = (table: ArchiveTable, row: Record<string, unknown>): Unit | null => {
    const found = Object.entries(references[table] ?? {}).map(([column, target]) => {
      const known = row[column] === null ? null : ids.get(String(row[column]));
      if (known === undefined || (known && !known.tables.includes(target))) throw damaged({ table, column });
      return known?.unit ?? null;
    });
    const [first, ...others] = found.filter((unit) => unit !== null);
    if (others.some((unit) => unit !== first)) throw damaged({ table });
    return first ?? null;
  };
  const enter = (table: ArchiveTable, row: Record<string, unknown>): void => {
    if (table === "family_records") return void familyRecords.push(String(row.id));
    const own =
      table === "people" ? "person" : table === "stories" ? "story" : table === "media" ? "media" : null;
    if (own === null && !references[table]) return;
    const id = String(row.id);
    const unit = own ? begin(own, id) : unitOf(table, row);
    if (table === "people") people.push(row as PeopleTable);
    if (table === "media") mediaBytes += Number(row.bytes);
    if (table === "interviews") unit?.interviews.push(id);
    if (table === "recordings" && unit) unit.recordings += 1;
    if (!("id" in row) || !unit) return;
    const known = ids.get(id) ?? { tables: [], unit };
    if (known.unit !== unit || known.tables.includes(table)) throw damaged({ table, id });
    known.tables.push(table);
    ids.set(id, known);
  };

  for (const { table } of takenTables)
    for await (const row of archiveLines(zip, table)) {
      rows += 1;
      if (rows > mostRows) throw new Failure("imports.too_large");
      enter(table, row);
    }

  const accountId =
    manifest.account ?? people.find(({ parent_id }) => parent_id !== null)?.parent_id ?? manifest.person;
  for (const { id, parent_id } of people)
    if (id !== manifest.person || parent_id !== null)
      if (parent_id !== accountId) throw damaged({ table: "people", id });
  if (!ids.get(manifest.person)?.tables.includes("people"))
    throw damaged({ table: "people", id: manifest.person });
  return { accountId, people, units, ids, familyRecords, mediaBytes, ...filesOf(zip, ids) };
}

/** Files that belong to a row of the archive; others are not taken in. */
function filesOf(zip: ArchiveReader, ids: Contents["ids"]) {
  const files: PackedFile[] = [];
  let soundBytes = 0;
  for (const entry of zip.entries.values()) {
    const { path, bytes } = entry;
    const sound = soundPath.exec(path);
    const known = ids.get((sound ?? mediaPath.exec(path))?.[1] ?? "");
    if (!known?.tables.includes(sound ? "interviews" : "media")) continue;
    const within = sound?.[2] ?? sound?.[4];
    if (within !== undefined && ids.get(within)?.unit !== known.unit) continue;
    if (sound?.[3] === "original") soundBytes += bytes;
    files.push({ ...entry, unit: known.unit });
  }
  return { files, soundBytes };
}
