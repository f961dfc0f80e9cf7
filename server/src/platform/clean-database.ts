import { sql } from "kysely";
import type { Database } from "./database.ts";

/**
 * Has nothing of deleted rows left in the files of the embedded database: pages are written anew, because rows that moved
 * leave copies behind, and the log of changes is emptied. False: another program reads the database, and the log could not be.
 * PostgreSQL does it by itself, when it cleans its tables.
 */
export async function cleanDatabase(db: Database, { isEmbedded }: { isEmbedded: boolean }): Promise<boolean> {
  if (!isEmbedded) return true;
  return db.connection().execute(async (connection) => {
    await sql`vacuum`.execute(connection);
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(connection);
    return rows[0]?.busy === 0;
  });
}
