import type { Database } from "./database.ts";
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
