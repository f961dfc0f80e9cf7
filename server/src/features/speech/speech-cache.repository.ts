import { randomUUID } from "node:crypto";
import { mkdir, open, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";

export type SpeechCache = {
  /** A whole speech; null when it is not kept. */
  read: (key: string) => Promise<Uint8Array | null>;
  /** Keeps a whole speech. Rejects when the folder cannot be written. */
  write: (key: string, bytes: Uint8Array) => Promise<void>;
  /** Removes all of it. */
  clear: () => Promise<void>;
};

type Options = { folder: string; maxBytes: number };
type Kept = { path: string; bytes: number; writtenAt: number };

/** Share of the limit to which the cache is cut when it is full, so that not every speech has to make room. */
const afterSweep = 0.9;

const ifThere = <T>(work: Promise<T>): Promise<T | null> =>
  work.catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return null;
    throw error;
  });

async function list(folder: string): Promise<Kept[]> {
  const names = (await ifThere(readdir(folder))) ?? [];
  const kept = names.map(async (name) => {
    const path = join(folder, name);
    const facts = await ifThere(stat(path));
    return facts && { path, bytes: facts.size, writtenAt: facts.mtimeMs };
  });
  return (await Promise.all(kept)).filter((file) => file !== null);
}

const sum = (files: Kept[]): number => files.reduce((bytes, file) => bytes + file.bytes, 0);

/** Removes the oldest files until the rest fits. Answers the bytes that are left. */
async function sweep({ folder, maxBytes }: Options): Promise<number> {
  const files = await list(folder);
  let bytes = sum(files);
  for (const file of files.sort((a, b) => a.writtenAt - b.writtenAt)) {
    if (bytes <= maxBytes * afterSweep) break;
    await rm(file.path, { force: true });
    bytes -= file.bytes;
  }
  return bytes;
}

/** Speeches as files, written to a temporary name, synced and renamed, so that each is complete. The oldest are removed beyond the limit. */
export function createSpeechCache(options: Options): SpeechCache {
  const { folder, maxBytes } = options;
  let size: number | null = null;
  const writing = new Set<Promise<void>>();
  const pathOf = (key: string) => join(folder, `${key}.mp3`);

  const write = async (key: string, bytes: Uint8Array): Promise<void> => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const draft = join(folder, `.${randomUUID()}.part`);
    const file = await open(draft, "wx", 0o600);
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(draft, pathOf(key));
    size = size === null ? sum(await list(folder)) : size + bytes.length;
    if (size > maxBytes) size = await sweep(options);
  };

  return {
    read: (key) => ifThere(readFile(pathOf(key))),
    write: (key, bytes) => {
      const written = write(key, bytes).finally(() => writing.delete(written));
      writing.add(written);
      return written;
    },
    clear: async () => {
      await Promise.allSettled(writing);
      for (const { path } of await list(folder)) await rm(path, { force: true });
      size = null;
    },
  };
}
