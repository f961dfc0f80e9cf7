import { statfsSync } from "node:fs";
import { freemem } from "node:os";

const folder = "/dev/shm";

/** Bytes that the databases, recordings and browser profiles of a run may need, several times over: unit tests take 0.1 GB. */
const enough = 2 * 1024 ** 3;

const freeBytes = () => {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return Math.min(bavail * bsize, freemem());
  } catch {
    return 0;
  }
};

/**
 * From now on temporary files lie in memory where there is room: tests make thousands of small databases, whose commits
 * would each wait for a disk. `TMPDIR` of who starts the checks goes first.
 */
export const keepTemporaryFilesInMemory = () => {
  if (!process.env.TMPDIR && freeBytes() >= enough) process.env.TMPDIR = folder;
};
