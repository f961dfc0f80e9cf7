import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import type { KeptRecording } from "./kept-recording.ts";
import { createPageSound } from "./page-sound.ts";

type Chunk = { recordingId: string; seq: number; bytes: ArrayBuffer };

interface Schema extends DBSchema {
  recordings: { key: string; value: KeptRecording; indexes: { byInterview: string } };
  chunks: { key: [string, number]; value: Chunk };
}

let opened: Promise<IDBPDatabase<Schema>> | null = null;

/** What the browser refuses to keep. It is sent all the same. */
const page = createPageSound();

const open = (): Promise<IDBPDatabase<Schema>> => {
  opened ??= openDB<Schema>("saga-recordings", 1, {
    upgrade(database) {
      database.createObjectStore("recordings", { keyPath: "id" }).createIndex("byInterview", "interviewId");
      database.createObjectStore("chunks", { keyPath: ["recordingId", "seq"] });
    },
    terminated: () => {
      opened = null;
    },
  }).catch((error: unknown) => {
    opened = null;
    throw error;
  });
  return opened;
};

/** The fastest promise of the browser to keep it; a second of sound is worth no wait for the disk. */
const relaxed = { durability: "relaxed" } as const;

const newest = (a: KeptRecording, b: KeptRecording): number => a.startedAt - b.startedAt;

/** Keeps a new, empty recording. False: the browser keeps nothing, and only this page has it. */
export async function keepRecording(recording: KeptRecording): Promise<boolean> {
  try {
    await (await open()).put("recordings", recording);
    return true;
  } catch {
    page.put(recording);
    return false;
  }
}

const withChunk = (recording: KeptRecording, piece: Piece): KeptRecording => ({
  ...recording,
  chunks: recording.chunks + 1,
  bytes: recording.bytes + piece.bytes.byteLength,
  durationMs: piece.durationMs,
});

type Piece = { bytes: ArrayBuffer; durationMs: number };

async function putChunk(id: string, piece: Piece): Promise<void> {
  const transaction = (await open()).transaction(["recordings", "chunks"], "readwrite", relaxed);
  // Whoever waits for the first request to fail does not hear of the transaction.
  transaction.done.catch(() => {});
  const recordings = transaction.objectStore("recordings");
  const recording = await recordings.get(id);
  if (!recording) throw new Error("The recording is not kept here.");
  await transaction.objectStore("chunks").put({ recordingId: id, seq: recording.chunks, bytes: piece.bytes });
  await recordings.put(withChunk(recording, piece));
  await transaction.done;
}

/**
 * Keeps the next piece, and with it how far the recording has come, in one transaction. False: the browser refuses, and
 * only this page has it. Rejects when nobody knows the recording.
 */
export async function keepChunk(id: string, piece: Piece): Promise<boolean> {
  if (!page.get(id)) {
    try {
      await putChunk(id, piece);
      return true;
    } catch {
      const recording = await findKept(id);
      if (!recording) throw new Error("The recording is not kept here.");
      page.put(recording);
    }
  }
  const recording = page.get(id);
  if (!recording) throw new Error("The recording is not kept here.");
  page.putChunk(id, recording.chunks, piece.bytes);
  page.put(withChunk(recording, piece));
  return false;
}

/** Changes what is known of a recording, and gives that; does nothing when it is gone. */
export async function changeKept(
  id: string,
  changes: Partial<KeptRecording>,
): Promise<KeptRecording | undefined> {
  const here = page.get(id);
  if (here) return page.put({ ...here, ...changes });
  const transaction = (await open()).transaction("recordings", "readwrite");
  const recording = await transaction.store.get(id);
  const changed = recording && { ...recording, ...changes };
  if (changed) await transaction.store.put(changed);
  await transaction.done;
  return changed;
}

export const findKept = async (id: string): Promise<KeptRecording | undefined> =>
  page.get(id) ?? (await open()).get("recordings", id);

export const readChunk = async (id: string, seq: number): Promise<ArrayBuffer | undefined> =>
  page.chunk(id, seq) ?? (await (await open()).get("chunks", [id, seq]))?.bytes;

const allOf = (id: string) => IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER]);

/** The whole recording so far. */
export async function readKept(id: string): Promise<ArrayBuffer[]> {
  const here = page.chunks(id);
  const read = async () => (await open()).getAll("chunks", allOf(id));
  // A browser that keeps nothing at all has nothing to add.
  const chunks = await (here.length > 0 ? read().catch(() => []) : read());
  return [...chunks.map(({ bytes }) => bytes), ...here];
}

async function listed(interviewId: string | undefined): Promise<KeptRecording[]> {
  try {
    const database = await open();
    return await (interviewId
      ? database.getAllFromIndex("recordings", "byInterview", interviewId)
      : database.getAll("recordings"));
  } catch {
    return [];
  }
}

/** Everything kept here, of one interview or of all, oldest first. Empty where the browser keeps nothing. */
export async function listKept(interviewId?: string): Promise<KeptRecording[]> {
  const here = page.all().filter((each) => interviewId === undefined || each.interviewId === interviewId);
  const there = (await listed(interviewId)).filter(({ id }) => !page.get(id));
  return [...there, ...here].sort(newest);
}

/** Forgets a recording: the server has it, or the person has discarded it. */
export async function forgetKept(id: string): Promise<void> {
  const wasHere = page.forget(id);
  try {
    const transaction = (await open()).transaction(["recordings", "chunks"], "readwrite");
    await transaction.objectStore("chunks").delete(allOf(id));
    await transaction.objectStore("recordings").delete(id);
    await transaction.done;
  } catch (error) {
    if (!wasHere) throw error;
  }
}
