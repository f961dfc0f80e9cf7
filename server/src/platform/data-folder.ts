import { chmodSync, mkdirSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { ConfigError } from "./config-error.ts";

export type DataFolder = {
  path: string;
  /** What others on this machine could read before it was taken; empty: nothing. */
  wasOpen: string[];
  /** What they still can, because it belongs to another user of the machine. */
  staysOpen: string[];
  release: () => void;
};

/** What Saga puts into its data folder. */
const own = ["saga.db", "saga.db-wal", "saga.db-shm", "saga.lock", "recordings", "outbox", "speech-cache"];

const mayBeRead = 0o077;
/** Of folders that everybody may write into, such as /tmp: they are not ours alone. */
const isShared = 0o1000;

/**
 * Takes from everybody but the owner what an older version, a copy or a restored backup left open. What lies deeper is closed
 * by the folder above it.
 */
function closeToOthers(path: string): Pick<DataFolder, "wasOpen" | "staysOpen"> {
  if (process.platform === "win32") return { wasOpen: [], staysOpen: [] };
  const open = [path, ...own.map((name) => join(path, name))].filter((entry) => {
    const mode = statSync(entry, { throwIfNoEntry: false })?.mode ?? 0;
    return (mode & mayBeRead) !== 0 && (mode & isShared) === 0;
  });
  const named = (entries: string[]) => entries.map((entry) => relative(path, entry) || ".");
  const closed = new Set(open.filter(isClosed));
  return {
    wasOpen: named(open.filter((entry) => closed.has(entry))),
    staysOpen: named(open.filter((entry) => !closed.has(entry))),
  };
}

function isClosed(entry: string): boolean {
  try {
    chmodSync(entry, statSync(entry).mode & 0o700);
    return true;
  } catch {
    return false;
  }
}

/**
 * Makes the data folder and, when `exclusive` (the embedded database lies in it), takes it for this process alone. The lock is the kernel's, held through an open SQLite transaction, so
 * a killed process leaves none behind. Throws `ConfigError` when the folder cannot be used or another process has it.
 */
export function takeDataFolder(path: string, exclusive: boolean): DataFolder {
  try {
    mkdirSync(path, { recursive: true, mode: 0o700 });
  } catch {
    throw new ConfigError(`SAGA_DATA_DIR cannot be created or written: ${path}`);
  }
  const found = closeToOthers(path);
  if (!exclusive) return { path, ...found, release: () => {} };
  const lock = new DatabaseSync(join(path, "saga.lock"));
  try {
    lock.exec("begin exclusive");
  } catch {
    lock.close();
    throw new ConfigError(
      `Another Saga is already running on the data folder ${path} (SAGA_DATA_DIR). Stop it, or choose another folder.`,
    );
  }
  return { path, ...found, release: () => lock.close() };
}
