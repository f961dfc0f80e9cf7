import { sql } from "kysely";
import type { TestSaga } from "./test-saga.ts";

/** Every row of every table in which one of the words stands, as `table: word`. */
export async function rowsWith({ db }: TestSaga, wanted: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const { name } of await db.introspection.getTables()) {
    const { rows } = await sql<object>`select * from ${sql.table(name)}`.execute(db);
    const text = JSON.stringify(rows);
    for (const word of wanted) if (text.includes(word)) found.push(`${name}: ${word}`);
  }
  return found;
}
