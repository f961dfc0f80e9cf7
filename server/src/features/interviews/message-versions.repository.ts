import { randomUUID } from "node:crypto";
import type { Database, Queries } from "#platform/database.ts";
import type { MessageVersionsTable } from "#platform/tables.ts";
import type { StoredMessage } from "./interview.ts";

export type StoredMessageVersion = MessageVersionsTable;

type Kept = { message: StoredMessage; by: string; now: string; hasOtherSound: boolean };

/** What messages said before they were corrected. */
export const createMessageVersionsRepository = (db: Database) => ({
  list: (messageId: string, queries: Queries = db): Promise<StoredMessageVersion[]> =>
    queries
      .selectFrom("message_versions")
      .selectAll()
      .where("message_id", "=", messageId)
      .orderBy("position", "desc")
      .execute(),

  drop: (messageId: string, trx: Queries): Promise<unknown> =>
    trx.deleteFrom("message_versions").where("message_id", "=", messageId).execute(),

  keep: async ({ message, by, now, hasOtherSound }: Kept, trx: Queries): Promise<void> => {
    const last = await trx
      .selectFrom("message_versions")
      .select((eb) => eb.fn.max("position").as("position"))
      .where("message_id", "=", message.id)
      .executeTakeFirst();
    const position = last?.position === null || last?.position === undefined ? 0 : Number(last.position) + 1;
    const { id, content } = message;
    const recordings = hasOtherSound ? (message.recordings ?? "[]") : null;
    await trx
      .insertInto("message_versions")
      .values({
        id: randomUUID(),
        message_id: id,
        content,
        changed_by: by,
        kept_at: now,
        position,
        recordings,
      })
      .execute();
  },
});
