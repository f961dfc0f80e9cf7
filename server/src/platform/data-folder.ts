import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { ConfigError } from "./config-error.ts";

export type DataFolder = { path: string; release: () => void };

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
  if (!exclusive) return { path, release: () => {} };
  const lock = new DatabaseSync(join(path, "saga.lock"));
  try {
    lock.exec("begin exclusive");
  } catch {
    lock.close();
    throw new ConfigError(
      `Another Saga is already running on the data folder ${path} (SAGA_DATA_DIR). Stop it, or choose another folder.`,
    );
  }
  return { path, release: () => lock.close() };
}
