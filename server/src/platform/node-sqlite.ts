import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import type { SqliteDatabase, SqliteStatement } from "kysely";

const maxCachedStatements = 500;

const statementOf = (statement: StatementSync): SqliteStatement => ({
  reader: statement.columns().length > 0,
  all: (parameters) => statement.all(...(parameters as SQLInputValue[])),
  run: (parameters) => statement.run(...(parameters as SQLInputValue[])),
  iterate: (parameters) => statement.iterate(...(parameters as SQLInputValue[])),
});

/** A full disk may have ended the transaction already: that nothing is left to roll back must not hide why. */
const rollingBack = (database: DatabaseSync, rollback: SqliteStatement): SqliteStatement => ({
  ...rollback,
  run: (parameters) =>
    database.isTransaction ? rollback.run(parameters) : { changes: 0, lastInsertRowid: 0 },
});

/**
 * Node's own SQLite in the shape that Kysely's dialect expects. Every commit reaches the disk before it returns:
 * WAL with `synchronous=FULL` lost nothing in kills and simulated power cuts, `NORMAL` did. What is deleted is overwritten.
 */
export function openSqlite(path: string): SqliteDatabase {
  const database = new DatabaseSync(path, { enableForeignKeyConstraints: true, timeout: 5000 });
  database.exec("pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on;");
  const statements = new Map<string, SqliteStatement>();
  const prepare = (sql: string): SqliteStatement => {
    const known = statements.get(sql);
    if (known) return known;
    const prepared = statementOf(database.prepare(sql));
    const statement = sql === "rollback" ? rollingBack(database, prepared) : prepared;
    if (statements.size >= maxCachedStatements) statements.clear();
    statements.set(sql, statement);
    return statement;
  };
  return { prepare, close: () => database.close() };
}
