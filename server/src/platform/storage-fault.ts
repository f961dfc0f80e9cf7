type Coded = { code?: unknown; errcode?: unknown; reason?: unknown; message?: unknown };

const sqlite = { busy: 5, ioError: 10, full: 13 };

/** Of files, of folders with a quota, and of PostgreSQL. */
const fullCodes = new Set(["ENOSPC", "EDQUOT", "53100"]);

const connectionCodes = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOTFOUND",
  "EAI_AGAIN",
]);

/** PostgreSQL: connections fail, it stops or starts, has no connection left, is out of memory, or ended what took too long. */
const goneStates = /^(?:08\w{3}|57P0[1-5]|53[234]00|57014|55P03|25P03)$/;

/** What `pg` says without a code of its own. */
const goneWords =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Query read timeout|driver has already been destroyed|Cannot use a pool after)/i;

const codedOf = (error: unknown): Coded => (error instanceof Error ? (error as Coded) : {});

/** Low byte of SQLite's extended codes. */
const sqliteCodeOf = ({ code, errcode }: Coded): number | null =>
  code === "ERR_SQLITE_ERROR" && typeof errcode === "number" ? errcode & 0xff : null;

/** Did it fail because there is no room left: on the disk, in a quota, in a database? */
export function isStorageFull(error: unknown): boolean {
  const coded = codedOf(error);
  return fullCodes.has(String(coded.code)) || coded.reason === "full" || sqliteCodeOf(coded) === sqlite.full;
}

/** Did it fail because the database cannot be reached, or did not answer in time? Another try may go well. */
export function isDatabaseGone(error: unknown): boolean {
  const coded = codedOf(error);
  const inSqlite = sqliteCodeOf(coded);
  if (inSqlite !== null) return inSqlite === sqlite.busy || inSqlite === sqlite.ioError;
  const code = String(coded.code ?? "");
  return connectionCodes.has(code) || goneStates.test(code) || goneWords.test(String(coded.message ?? ""));
}

/** What a log may hold of it: codes, never a message, which may quote what somebody wrote. */
export function faultCode(error: unknown): string | number | undefined {
  const { code, errcode, reason } = codedOf(error);
  const found = code === "ERR_SQLITE_ERROR" ? errcode : (code ?? reason);
  return typeof found === "string" || typeof found === "number" ? found : undefined;
}
