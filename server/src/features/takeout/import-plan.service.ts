import { Failure } from "#http/failure.ts";
import type { PeopleTable } from "#platform/account-tables.ts";
import type { Queries } from "#platform/database.ts";
import type { Quotas } from "#platform/quotas.ts";
import type { Contents, Unit } from "./archive-check.ts";
import type { ArchiveTable } from "./archive-rows.ts";
import { createImportIds, type Placed, renamed } from "./import-ids.ts";
import { importedRows as rows } from "./imported-rows.repository.ts";

export type ImportPlan = Placed & {
  ids: ReturnType<typeof createImportIds>;
  /** The account is empty and of the same address: it becomes that of the archive. */
  adopts: PeopleTable | null;
  /** The archive's own person, who becomes the caller's. */
  fillsProfile: PeopleTable | null;
  takesFamily: boolean;
  leavesFamilyOut: boolean;
};

/** Tables whose rows have ids that may be taken, with what says whose they are. */
const withIds: [ArchiveTable, string][] = [
  ["people", "parent_id"],
  ["interviews", "interviewee_id"],
  ["messages", "interview_id"],
  ["message_versions", "message_id"],
  ["notes", "message_id"],
  ["kept_out", "message_id"],
  ["recordings", "interview_id"],
  ["segments", "interview_id"],
  ["stories", "owner_id"],
  ["story_versions", "story_id"],
  ["media", "owner_id"],
];

type IdFate = "kept" | "renamed";

/** Decides what is here already, what is added, and with which ids. Reads only. Throws `people.too_many`. */
export async function planImport(
  { contents, accountId, quotas }: { contents: Contents; accountId: string; quotas: Pick<Quotas, "people"> },
  queries: Queries,
): Promise<ImportPlan> {
  const caller = await rows.person(accountId, queries);
  if (!caller) throw new Failure("people.not_found");
  const own =
    contents.people.find(({ id, parent_id }) => id === contents.accountId && parent_id === null) ?? null;
  const known = async (table: ArchiveTable, owner: string, ids: string[]) =>
    rows.among({ table, ids, owner }, queries);
  const isFree = async (id: string) => (await known("people", "parent_id", [id])).size === 0;
  const isSame = own !== null && own.email === caller.email && (await isFree(own.id));
  const adopts = isSame && (await rows.isEmpty(accountId, queries)) ? own : null;
  const ownerId = adopts?.id ?? accountId;

  const here = new Map<Unit, IdFate>();
  const added = new Map<Unit, IdFate>();
  const people = new Map<string, string>();

  /** Ids as they may be here: as they are, or as this account would have got them. */
  const both = (origins: readonly string[]) => origins.flatMap((id) => [id, renamed(ownerId, id)]);
  const peopleIds = contents.people.map(({ id }) => id);
  const herePeople = await known("people", "parent_id", both(peopleIds));
  const hereInterviews = await known(
    "interviews",
    "interviewee_id",
    both(contents.units.flatMap((unit) => unit.interviews)),
  );
  const tellers = await known("people", "parent_id", [
    ...new Set([...hereInterviews.values()].flatMap((id) => id ?? [])),
  ]);
  const stories = await known("stories", "owner_id", both(originsOf(contents, "story")));
  const media = await known("media", "owner_id", both(originsOf(contents, "media")));
  const isOwns = (personId: string) =>
    personId === accountId || (tellers.get(personId) ?? herePeople.get(personId)) === accountId;

  /** Whom a person of the archive is here already, by what was told or by the person. */
  const found = ({ origin, interviews }: Unit): { id: string; way: IdFate } | null => {
    for (const way of ["kept", "renamed"] as const)
      for (const interview of interviews) {
        const teller = hereInterviews.get(way === "kept" ? interview : renamed(ownerId, interview));
        if (teller && isOwns(teller)) return { id: teller, way };
      }
    for (const way of ["kept", "renamed"] as const) {
      const id = way === "kept" ? origin : renamed(ownerId, origin);
      if (herePeople.get(id) === accountId) return { id, way };
    }
    return null;
  };

  const taken = await takenUnits(contents, queries);
  const add = (unit: Unit) => void added.set(unit, taken.has(unit) ? "renamed" : "kept");
  const hasOwnWords = await rows.hasInterviews(accountId, queries);
  let fillsProfile: PeopleTable | null = null;

  for (const unit of contents.units) {
    if (unit.kind !== "person") {
      const places = unit.kind === "story" ? stories : media;
      const way = (["kept", "renamed"] as const).find(
        (each) => places.get(each === "kept" ? unit.origin : renamed(ownerId, unit.origin)) === accountId,
      );
      if (way) here.set(unit, way);
      else add(unit);
      continue;
    }
    const there = found(unit);
    const isOwn = unit.origin === own?.id;
    if (there) {
      here.set(unit, there.way);
      people.set(unit.origin, there.id);
    } else if (isOwn && (adopts || !hasOwnWords)) {
      // Whoever has told nothing of their own here goes on with what was told there.
      add(unit);
      people.set(unit.origin, ownerId);
      if (!adopts) fillsProfile = own;
    } else if (isOwn && unit.interviews.length === 0) {
      here.set(unit, "kept");
      people.set(unit.origin, ownerId);
    } else {
      const isPlain = !taken.has(unit) && !herePeople.has(unit.origin);
      added.set(unit, isPlain ? "kept" : "renamed");
      people.set(unit.origin, isPlain ? unit.origin : renamed(ownerId, unit.origin));
    }
  }
  // The ids of an own person are the account's: only what hangs on it may be taken.
  const more = [...added.keys()].filter(
    (unit) => unit.kind === "person" && people.get(unit.origin) !== ownerId,
  );
  if ((await rows.countPeople(accountId, queries)) + more.length > quotas.people)
    throw new Failure("people.too_many");

  const hasFamily = await rows.hasFamily(accountId, queries);
  const records = hasFamily ? await rows.familyRecords(accountId, queries) : new Set<string>();
  const isFamilyHere = hasFamily && contents.familyRecords.every((id) => records.has(id));
  const placed = { ownerId, here, added, people };
  return {
    ...placed,
    ids: createImportIds(contents, placed),
    adopts,
    fillsProfile,
    takesFamily: !hasFamily,
    leavesFamilyOut: hasFamily && contents.familyRecords.length > 0 && !isFamilyHere,
  };
}

const originsOf = ({ units }: Contents, kind: Unit["kind"]): string[] =>
  units.filter((unit) => unit.kind === kind).map(({ origin }) => origin);

/** Units of which an id is taken here, whoever has it. The account's own row is no matter. */
async function takenUnits({ ids, accountId }: Contents, queries: Queries): Promise<Set<Unit>> {
  const taken = new Set<Unit>();
  for (const [table, owner] of withIds) {
    const all = [...ids]
      .filter(([id, { tables }]) => tables.includes(table) && id !== accountId)
      .map(([id]) => id);
    for (const id of (await rows.among({ table, ids: all, owner }, queries)).keys()) {
      const known = ids.get(id);
      if (known) taken.add(known.unit);
    }
  }
  return taken;
}
