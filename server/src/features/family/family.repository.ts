import type { Database, Queries } from "#platform/database.ts";
import { createBreaks, eachInTurns } from "#platform/in-turns.ts";
import type { FamilyRecord } from "./family-record.ts";
import { startOfChange } from "./ids-of-change.ts";

/** What stands under an id after a change; null: nothing. */
export type Written = { id: string; record: FamilyRecord | null };

/** Rows of one statement: databases bound its values. */
const atOnce = 500;

const piecesOf = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / atOnce) }, (_, index) =>
    all.slice(index * atOnce, (index + 1) * atOnce),
  );

export type FamilyRepository = ReturnType<typeof createFamilyRepository>;

export const createFamilyRepository = (db: Database) => ({
  records: async (ownerId: string, queries: Queries = db): Promise<FamilyRecord[]> => {
    const rows = await queries
      .selectFrom("family_records")
      .select(["id", "kind", "data"])
      .where("owner_id", "=", ownerId)
      .orderBy("id")
      .execute();
    const records: FamilyRecord[] = [];
    // A large family takes a second: others are answered meanwhile.
    await eachInTurns(rows, ({ id, kind, data }) =>
      records.push({ id, kind, data: JSON.parse(data) } as FamilyRecord),
    );
    return records;
  },

  /** Holds the family until the transaction ends, and answers its version. */
  lock: async (ownerId: string, trx: Queries): Promise<number> => {
    const { version } = await trx
      .insertInto("families")
      .values({ owner_id: ownerId, version: 0 })
      .onConflict((conflict) =>
        conflict.column("owner_id").doUpdateSet((eb) => ({ version: eb.ref("families.version") })),
      )
      .returning("version")
      .executeTakeFirstOrThrow();
    return version;
  },

  setVersion: (ownerId: string, version: number, trx: Queries): Promise<unknown> =>
    trx.updateTable("families").set({ version }).where("owner_id", "=", ownerId).execute(),

  write: async (ownerId: string, written: readonly Written[], trx: Queries): Promise<void> => {
    const pause = createBreaks();
    for (const piece of piecesOf(written)) {
      await pause();
      const ids = piece.map(({ id }) => id);
      await trx.deleteFrom("family_records").where("owner_id", "=", ownerId).where("id", "in", ids).execute();
      const rows = piece.flatMap(({ id, record }) =>
        record ? [{ owner_id: ownerId, id, kind: record.kind, data: JSON.stringify(record.data) }] : [],
      );
      if (rows.length > 0) await trx.insertInto("family_records").values(rows).execute();
    }
  },

  hasChange: async (ownerId: string, id: string, trx: Queries): Promise<boolean> =>
    (await trx
      .selectFrom("family_changes")
      .select("id")
      .where("owner_id", "=", ownerId)
      .where("id", "=", id)
      .executeTakeFirst()) !== undefined,

  /** Of the last changes this many can be undone. */
  addChange: async (
    change: { ownerId: string; id: string; version: number; what: string; before: Written[]; now: string },
    { keep, trx }: { keep: number; trx: Queries },
  ): Promise<void> => {
    const { ownerId, before, now, ...rest } = change;
    await trx
      .insertInto("family_changes")
      .values({ ...rest, owner_id: ownerId, before: JSON.stringify(before), created_at: now })
      .execute();
    await trx
      .deleteFrom("family_changes")
      .where("owner_id", "=", ownerId)
      .where("version", "<=", change.version - keep)
      .execute();
  },

  lastChange: async (
    ownerId: string,
    queries: Queries = db,
  ): Promise<{ id: string; version: number; what: string; before: () => Written[] } | null> => {
    const row = await queries
      .selectFrom("family_changes")
      .select(["id", "version", "what", "before"])
      .where("owner_id", "=", ownerId)
      .orderBy("version", "desc")
      .limit(1)
      .executeTakeFirst();
    if (!row) return null;
    const { id, version, what, before } = row;
    return { id, version, what, before: () => JSON.parse(before) };
  },

  /** Deletes the files that came with a change, until they are removed for good. */
  dropFiles: (
    { ownerId, change, now }: { ownerId: string; change: string; now: string },
    trx: Queries,
  ): Promise<unknown> =>
    trx
      .updateTable("media")
      .set({ deleted_at: now })
      .where("owner_id", "=", ownerId)
      .where("id", "like", `${startOfChange(change)}%`)
      .execute(),

  dropChange: (ownerId: string, id: string, trx: Queries): Promise<unknown> =>
    trx.deleteFrom("family_changes").where("owner_id", "=", ownerId).where("id", "=", id).execute(),
});
