import type { ArchiveReader } from "#documents/zip-reader.ts";
import type { PeopleTable } from "#platform/account-tables.ts";
import type { Queries } from "#platform/database.ts";
import { foldName } from "../people/fold-name.ts";
import type { Contents, Unit } from "./archive-check.ts";
import { archiveLines } from "./archive-lines.ts";
import { references } from "./archive-references.ts";
import type { ArchiveTable } from "./archive-rows.ts";
import type { ImportPlan } from "./import-plan.service.ts";
import { importedRows } from "./imported-rows.repository.ts";
import { takenTables } from "./taken-tables.ts";

type Row = Record<string, unknown>;

/** Of an account that has its own of these, the own one stays. */
const onlyNew: readonly ArchiveTable[] = ["model_consents", "ledgers", "account_settings"];
const ofFamily: readonly ArchiveTable[] = ["families", "family_records", "family_changes"];

/** The unit that a row belongs to. */
function unitOf(table: ArchiveTable, row: Row, { ids }: Contents): Unit | undefined {
  const [column = "id"] = Object.keys(references[table] ?? {});
  return ids.get(String(row[column]))?.unit;
}

function isTaken(
  table: ArchiveTable,
  row: Row,
  { contents, plan }: { contents: Contents; plan: ImportPlan },
): boolean {
  if (table === "account_settings") return plan.adopts !== null;
  if (ofFamily.includes(table)) return plan.takesFamily;
  const unit = unitOf(table, row, contents);
  if (!unit || !plan.added.has(unit)) return false;
  if (table === "people") return plan.people.get(unit.origin) !== plan.ownerId;
  if (table === "media") return row.person === null || !plan.leavesFamilyOut;
  return true;
}

/** The person as the caller's interviewee. */
const asInterviewee = (row: Row, ownerId: string): Row => ({
  ...row,
  parent_id: ownerId,
  email: null,
  relationship: row.relationship ?? "other",
  ...derived(row as PeopleTable),
});

/** What the server works out by itself. */
const derived = ({ name }: PeopleTable) => ({ sort_name: foldName(name), progress_sum: 0 });

/** Adds every row of what is taken in, in one transaction: stories name interviews that are here. */
export async function importRows(
  {
    zip,
    contents,
    plan,
    accountId,
  }: { zip: ArchiveReader; contents: Contents; plan: ImportPlan; accountId: string },
  trx: Queries,
): Promise<void> {
  const { adopts, fillsProfile, ids, ownerId } = plan;
  if (adopts) await importedRows.adopt({ from: accountId, person: { ...adopts, ...derived(adopts) } }, trx);
  if (fillsProfile) await importedRows.fillProfile(ownerId, fillsProfile, trx);
  for (const { table } of takenTables) {
    const exist = table === "story_interviews" ? await interviewsHere(contents, plan, trx) : null;
    let waiting: Row[] = [];
    for await (const row of archiveLines(zip, table)) {
      if (!isTaken(table, row, { contents, plan })) continue;
      const next = ids.row(table, row);
      if (exist && !exist.has(String(next.interview_id))) continue;
      waiting.push(table === "people" ? asInterviewee(next, ownerId) : next);
      if (waiting.length < importedRows.rowsAtOnce) continue;
      await importedRows.add({ table, rows: waiting, onlyNew: onlyNew.includes(table) }, trx);
      waiting = [];
    }
    await importedRows.add({ table, rows: waiting, onlyNew: onlyNew.includes(table) }, trx);
  }
}

async function interviewsHere({ units }: Contents, { ids }: ImportPlan, trx: Queries): Promise<Set<string>> {
  const all = units.flatMap(({ interviews }) => interviews.map(ids.of));
  const found = await importedRows.among({ table: "interviews", ids: all, owner: "interviewee_id" }, trx);
  return new Set(found.keys());
}
