import { createHash } from "node:crypto";
import { keyOf } from "#platform/media-keys.ts";
import type { Contents, Unit } from "./archive-check.ts";
import type { ArchiveTable } from "./archive-rows.ts";

export type Placed = {
  ownerId: string;
  /** Origins of units that are here, and how their ids were given when they were added. */
  here: ReadonlyMap<Unit, "kept" | "renamed">;
  added: ReadonlyMap<Unit, "kept" | "renamed">;
  /** Whom each person of the archive is here. */
  people: ReadonlyMap<string, string>;
};

/** The same id for the same account each time, and nobody else's: whoever imports twice finds what is here already. */
export function renamed(ownerId: string, origin: string): string {
  const hash = createHash("sha256").update(`${ownerId}\n${origin}`).digest("hex");
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-a${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}

const named =
  /("(?:interview_id|message_id|recording_id|user_id)\\?"\s*:\s*\\?")([A-Za-z0-9_-]{1,64})(?=\\?")/g;
const quoted = /(")([A-Za-z0-9_-]{8,64})(?=\\?")/g;

/** Columns that name the account, and those that name who did something. */
const owners: Partial<Record<ArchiveTable, string>> = {
  people: "parent_id",
  stories: "owner_id",
  families: "owner_id",
  family_records: "owner_id",
  family_changes: "owner_id",
  media: "owner_id",
};
const doers: Partial<Record<ArchiveTable, string>> = {
  message_versions: "changed_by",
  model_consents: "decided_by",
};
/** Columns that name a row. */
const pointers = [
  "id",
  "person_id",
  "interviewee_id",
  "interview_id",
  "message_id",
  "recording_id",
  "story_id",
  "ticket",
  "life_id",
  "reads",
];
const documents: Partial<Record<ArchiveTable, readonly string[]>> = {
  ledgers: ["data"],
  interviews: ["about"],
  messages: ["heard", "move", "recordings"],
  message_versions: ["recordings"],
  stories: ["sections", "spent", "read_through"],
  story_versions: ["sections", "spent", "read_through"],
  books: ["wish"],
  family_records: ["data"],
  family_changes: ["before"],
};
/** Ids in these are the family's own, and only within it. */
const familyTables: readonly ArchiveTable[] = ["families", "family_records", "family_changes"];

/** Gives every id of an archive its id here. One that the archive does not explain leads nowhere. */
export function createImportIds({ ids, accountId }: Contents, { ownerId, here, added, people }: Placed) {
  const of = (origin: string): string => {
    const known = ids.get(origin);
    if (!known) return renamed(ownerId, origin);
    if (known.tables.includes("people")) return people.get(origin) ?? renamed(ownerId, origin);
    const given = here.get(known.unit) ?? added.get(known.unit);
    return given === "kept" ? origin : renamed(ownerId, origin);
  };
  const doer = (origin: string): string => (origin === accountId ? ownerId : of(origin));
  const within = (table: ArchiveTable, column: string, words: string): string => {
    if (column === "recordings") return JSON.stringify((JSON.parse(words) as string[]).map(of));
    const once = words.replace(named, (_, before: string, origin: string) => `${before}${of(origin)}`);
    if (familyTables.includes(table)) return once;
    return once.replace(quoted, (whole, before: string, origin: string) =>
      ids.has(origin) ? `${before}${of(origin)}` : whole,
    );
  };
  return {
    of,
    /** A row as it is here. */
    row: (table: ArchiveTable, row: Record<string, unknown>): Record<string, unknown> => {
      const next = { ...row };
      if (!familyTables.includes(table))
        for (const column of pointers) if (typeof row[column] === "string") next[column] = of(row[column]);
      const owner = owners[table];
      if (owner && row[owner] !== null) next[owner] = ownerId;
      const who = doers[table];
      if (who) next[who] = doer(String(row[who]));
      for (const column of documents[table] ?? [])
        if (typeof row[column] === "string") next[column] = within(table, column, row[column]);
      return next;
    },
    /** Where a file of the archive lies here. */
    key: (path: string): string => {
      const [folder = "", ...parts] = path.split("/");
      if (folder === "media") return keyOf({ owner_id: ownerId, id: of(parts[0] ?? "") });
      const renamedParts = parts.map((part) => {
        const [stem = "", ending] = part.split(".");
        return ids.has(stem) ? [of(stem), ...(ending ? [ending] : [])].join(".") : part;
      });
      return renamedParts.join("/");
    },
  };
}
