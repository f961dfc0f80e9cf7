import { randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, open, readdir, rename, rm, stat, unlink } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";
import { type AudioStore, AudioStoreError } from "./audio-store.ts";

const keyPattern = /^(?:[A-Za-z0-9_-]+\/)*[A-Za-z0-9_-]+(?:\.[A-Za-z0-9]+)?\/?$/;
const unfinished = ".part";

const asFailure = (error: unknown): AudioStoreError => {
  if (error instanceof AudioStoreError) return error;
  const code = (error as NodeJS.ErrnoException).code;
  if (code === "ENOSPC" || code === "EDQUOT") return new AudioStoreError("full");
  return new AudioStoreError(code === "ENOENT" || code === "EISDIR" ? "missing" : "unreachable");
};

const refuse = (error: unknown): never => {
  throw asFailure(error);
};

/** Makes a folder's own entries durable. */
async function syncFolder(path: string): Promise<void> {
  const handle = await open(path, "r");
  await handle.sync().finally(() => handle.close());
}

async function writeDurably(path: string, pieces: Iterable<Uint8Array> | AsyncIterable<Uint8Array>) {
  const file = await open(path, "wx", 0o600);
  let bytes = 0;
  try {
    for await (const piece of pieces) {
      bytes += piece.byteLength;
      await file.writeFile(piece);
    }
    await file.sync();
  } finally {
    await file.close();
  }
  return bytes;
}

/** Recordings as files in a folder. A file appears under its name only when it is whole and on the disk. */
export function createFolderAudioStore({ folder }: { folder: string }): AudioStore {
  const pathOf = (key: string): string => {
    if (!keyPattern.test(key)) throw new AudioStoreError("missing");
    return join(folder, key);
  };

  /** Makes the folder of a file; new folders are on the disk before anything is put into them. */
  const makeFolder = async (path: string): Promise<void> => {
    const first = await mkdir(path, { recursive: true, mode: 0o700 });
    if (first === undefined) return;
    for (let made = path; made.length >= first.length; made = dirname(made)) await syncFolder(dirname(made));
  };

  const put: AudioStore["put"] = async (key, pieces) => {
    const path = pathOf(key);
    await makeFolder(dirname(path));
    const temporary = `${path}.${randomUUID()}${unfinished}`;
    try {
      const bytes = await writeDurably(temporary, pieces);
      await rename(temporary, path);
      await syncFolder(dirname(path));
      return { bytes };
    } catch (error) {
      await unlink(temporary).catch(() => {});
      throw error;
    }
  };

  return {
    name: "folder",
    put: (key, pieces) => put(key, pieces).catch(refuse),
    async *read(key, range) {
      try {
        const part = range ? { start: range.start, end: range.end - 1 } : {};
        if (range && range.end <= range.start) return;
        yield* createReadStream(pathOf(key), part) as AsyncIterable<Uint8Array>;
      } catch (error) {
        refuse(error);
      }
    },
    size: async (key) => {
      const found = await stat(pathOf(key)).catch((error: unknown) => {
        if (asFailure(error).reason === "missing") return null;
        return refuse(error);
      });
      return found?.isFile() ? found.size : null;
    },
    list: async (prefix) => {
      const start = dirname(join(folder, `${prefix}x`));
      const entries = await readdir(start, { recursive: true, withFileTypes: true }).catch(() => []);
      return entries
        .filter((entry) => entry.isFile() && !entry.name.endsWith(unfinished))
        .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"))
        .filter((key) => key.startsWith(prefix))
        .sort();
    },
    remove: (prefix) => rm(pathOf(prefix), { recursive: true, force: true }).catch(refuse),
  };
}
