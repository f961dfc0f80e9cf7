import type { ErrorCode } from "@saga/contract/errors";
import { Failure } from "#http/failure.ts";
import { type Clock, isoNow } from "#platform/clock.ts";
import type { Database } from "#platform/database.ts";
import type { ImportsTable } from "#platform/import-tables.ts";
import { JobLater, type JobWork } from "#platform/jobs.ts";
import type { Log } from "#platform/log.ts";
import type { Quotas } from "#platform/quotas.ts";
import { type AudioStore, AudioStoreError } from "#providers/audio-store/audio-store.ts";
import type { AuditService } from "../audit/audit.service.ts";
import { blamingArchive, type Contents, checkArchive } from "./archive-check.ts";
import { archiveIn, archiveKey } from "./import.service.ts";
import { copyFiles, removeCopies } from "./import-files.ts";
import { type ImportPlan, planImport } from "./import-plan.service.ts";
import { importRows } from "./import-rows.service.ts";
import type { ImportsRepository } from "./imports.repository.ts";

type Dependencies = {
  db: Database;
  imports: ImportsRepository;
  store: AudioStore;
  audit: AuditService;
  rules: {
    clock: Clock;
    log: Log;
    quotas: Pick<Quotas, "people">;
    /** Sound and words that still wait to be prepared. */
    whenImported: () => Promise<void>;
  };
};

/** Seconds until the turn is asked for again, and a storage that does not answer. */
const later = { turn: 2, store: 60 };
/** What ends the server so often is given up. */
const mostTries = 5;

const counted = (
  units: Iterable<ImportPlan["added"] extends ReadonlyMap<infer U, unknown> ? U : never>,
  self: string | null,
) => {
  const sum = { people: 0, interviews: 0, stories: 0, files: 0 };
  for (const unit of units) {
    if (unit.kind === "person" && unit.origin !== self) sum.people += 1;
    if (unit.kind === "story") sum.stories += 1;
    sum.interviews += unit.interviews.length;
    sum.files += unit.kind === "media" ? 1 : unit.recordings;
  }
  return sum;
};

const outcomeOf = (plan: ImportPlan): string => {
  const self = [...plan.people].find(([, id]) => id === plan.ownerId)?.[0] ?? null;
  return JSON.stringify({
    added: counted(plan.added.keys(), self),
    already_here: counted(plan.here.keys(), self),
    left_out: plan.leavesFamilyOut ? ["family_tree"] : [],
  });
};

/** A row that breaks a rule of the database: the archive says twice what there can be once. */
const isBrokenRule = (error: unknown): boolean =>
  error instanceof Error && /constraint|duplicate key|violates/i.test(error.message);

/** Takes an archive in: files first, then all rows in one transaction. It may be killed and repeated at any point. */
export const createImportWork = ({ db, imports, store, audit, rules }: Dependencies) => {
  const { clock, log, quotas, whenImported } = rules;

  const fail = async (
    row: ImportsTable,
    error: ErrorCode,
    made: { contents: Contents; plan: ImportPlan } | null,
  ) => {
    if (made) await removeCopies(made, { store, exists: imports.exists });
    await imports.change(row.id, { state: "failed", error, turn: null, updated_at: isoNow(clock) });
  };

  const takeIn = async (row: ImportsTable, { signal, report }: JobWork): Promise<void> => {
    let made: { contents: Contents; plan: ImportPlan } | null = null;
    try {
      const zip = await archiveIn(store, archiveKey(row));
      const contents = await blamingArchive(checkArchive(zip), "imports.damaged");
      const plan = await planImport({ contents, accountId: row.account_id, quotas }, db);
      made = { contents, plan };
      const copying = { store, signal, report, isRepeated: row.tries > 0 };
      await blamingArchive(copyFiles({ zip, contents, plan }, copying), "imports.damaged");
      await imports.inTransaction(async (trx) => {
        await importRows({ zip, contents, plan, accountId: row.account_id }, trx);
        const done = { state: "done", outcome: outcomeOf(plan), turn: null, updated_at: isoNow(clock) };
        await imports.change(row.id, done, trx);
      });
      const { ownerId } = plan;
      await audit.note({
        action: "archive.imported",
        actorId: ownerId,
        subjectId: row.id,
        personId: ownerId,
      });
    } catch (error) {
      if (signal.aborted) throw error;
      if (error instanceof AudioStoreError && error.reason === "unreachable") {
        await imports.change(row.id, { turn: null });
        throw new JobLater(later.store);
      }
      const code = codeOf(error);
      log.warn(
        { import: row.id, code, reason: error instanceof Error ? error.name : "unknown" },
        "an archive was not taken in",
      );
      await fail(row, code, made);
    }
  };

  return async (work: JobWork): Promise<void> => {
    const row = await imports.find(work.subject);
    if (!row) return;
    if (row.state === "waiting" || row.state === "running") {
      if (!(await imports.takeTurn(row.id, isoNow(clock)))) throw new JobLater(later.turn);
      if (row.tries >= mostTries) await fail(row, "server.internal", null);
      else await takeIn(row, work);
    }
    const now = await imports.find(work.subject);
    if (now?.state !== "done" && now?.state !== "failed") return;
    await store.remove(archiveKey(row));
    if (now.state === "done") await whenImported();
  };
};

function codeOf(error: unknown): ErrorCode {
  if (error instanceof Failure) return error.code;
  if (error instanceof AudioStoreError) return "server.storage_full";
  return isBrokenRule(error) ? "imports.damaged" : "server.internal";
}
