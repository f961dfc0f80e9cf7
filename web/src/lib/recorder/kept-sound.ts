import { type DBSchema, type IDBPDatabase, openDB } from "idb";

/** A recording as this browser keeps it until the server has the whole of it. */
export type KeptRecording = {
  id: string;
  interviewId: string;
  /** What the browser calls its format. */
  mediaType: string;
  startedAt: number;
  /** Pieces kept here, numbered from 0. */
  chunks: number;
  bytes: number;
  durationMs: number;
  /** Nothing more will be recorded. */
  isEnded: boolean;
  /** Pieces that the server has acknowledged. */
  sent: number;
};

type Chunk = { recordingId: string; seq: number; bytes: ArrayBuffer };

interface Schema extends DBSchema {
  recordings: { key: string; value: KeptRecording; indexes: { byInterview: string } };
  chunks: { key: [string, number]; value: Chunk };
}

let opened: Promise<IDBPDatabase<Schema>> | null = null;

const open = (): Promise<IDBPDatabase<Schema>> => {
  opened ??= openDB<Schema>("saga-recordings", 1, {
    upgrade(database) {
      database.createObjectStore("recordings", { keyPath: "id" }).createIndex("byInterview", "interviewId");
      database.createObjectStore("chunks", { keyPath: ["recordingId", "seq"] });
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

/** Keeps a new, empty recording. Rejects when the browser keeps nothing. */
export async function keepRecording(recording: KeptRecording): Promise<void> {
  await (await open()).put("recordings", recording);
}

/** Keeps the next piece, and with it how far the recording has come, in one transaction. */
export async function keepChunk(
  id: string,
  piece: { bytes: ArrayBuffer; durationMs: number },
): Promise<void> {
  const transaction = (await open()).transaction(["recordings", "chunks"], "readwrite", relaxed);
  const recordings = transaction.objectStore("recordings");
  const recording = await recordings.get(id);
  if (!recording) throw new Error("The recording is not kept here.");
  const { bytes, durationMs } = piece;
  await transaction.objectStore("chunks").put({ recordingId: id, seq: recording.chunks, bytes });
  const size = recording.bytes + bytes.byteLength;
  await recordings.put({ ...recording, chunks: recording.chunks + 1, bytes: size, durationMs });
  await transaction.done;
}

/** Changes what is known of a recording, and gives that; does nothing when it is gone. */
export async function changeKept(
  id: string,
  changes: Partial<KeptRecording>,
): Promise<KeptRecording | undefined> {
  const transaction = (await open()).transaction("recordings", "readwrite");
  const recording = await transaction.store.get(id);
  const changed = recording && { ...recording, ...changes };
  if (changed) await transaction.store.put(changed);
  await transaction.done;
  return changed;
}

export const findKept = async (id: string): Promise<KeptRecording | undefined> =>
  (await open()).get("recordings", id);

export const readChunk = async (id: string, seq: number): Promise<ArrayBuffer | undefined> =>
  (await (await open()).get("chunks", [id, seq]))?.bytes;

const allOf = (id: string) => IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER]);

/** The whole recording so far. */
export async function readKept(id: string): Promise<ArrayBuffer[]> {
  const chunks = await (await open()).getAll("chunks", allOf(id));
  return chunks.map(({ bytes }) => bytes);
}

/** Everything kept here, of one interview or of all, oldest first. Empty where the browser keeps nothing. */
export async function listKept(interviewId?: string): Promise<KeptRecording[]> {
  try {
    const database = await open();
    const found = interviewId
      ? await database.getAllFromIndex("recordings", "byInterview", interviewId)
      : await database.getAll("recordings");
    return found.sort(newest);
  } catch {
    return [];
  }
}

/** Forgets a recording: the server has it, or the person has discarded it. */
export async function forgetKept(id: string): Promise<void> {
  const transaction = (await open()).transaction(["recordings", "chunks"], "readwrite");
  await transaction.objectStore("chunks").delete(allOf(id));
  await transaction.objectStore("recordings").delete(id);
  await transaction.done;
}
