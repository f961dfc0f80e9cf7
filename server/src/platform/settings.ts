import type { Database, Queries } from "./database.ts";
import { randomToken } from "./secrets.ts";

/** The server's own secret: made once and kept in the database, so that all processes on it share it. */
export async function serverSecret(db: Database): Promise<string> {
  await db
    .insertInto("settings")
    .values({ key: "secret", value: randomToken() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { value } = await db
    .selectFrom("settings")
    .select("value")
    .where("key", "=", "secret")
    .executeTakeFirstOrThrow();
  return value;
}

/** Settings of the server by their keys; those never set are missing. */
export async function readSettings(db: Database, keys: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom("settings")
    .selectAll()
    .where("key", "in", [...keys])
    .execute();
  return new Map(rows.map(({ key, value }) => [key, value]));
}

/** Sets or changes a setting of the server. */
export async function saveSetting(
  db: Database,
  { key, value }: { key: string; value: string },
): Promise<void> {
  await db
    .insertInto("settings")
    .values({ key, value })
    .onConflict((conflict) => conflict.column("key").doUpdateSet({ value }))
    .execute();
}

/** Takes a lock: whoever asks for the same one, in any process, waits until this transaction ends. */
export async function holdSetting(trx: Queries, key: string): Promise<void> {
  await trx
    .insertInto("settings")
    .values({ key, value: "" })
    .onConflict((conflict) =>
      conflict.column("key").doUpdateSet((eb) => ({ value: eb.ref("excluded.value") })),
    )
    .execute();
}
