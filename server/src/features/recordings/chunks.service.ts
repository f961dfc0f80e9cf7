import { createHash } from "node:crypto";
import { limits } from "@saga/contract/vocabulary";
import type { Actor } from "#http/actor.ts";
import { Failure } from "#http/failure.ts";
import { type Clock, isoNow } from "#platform/clock.ts";
import type { Database, Queries } from "#platform/database.ts";
import type { Quotas } from "#platform/quotas.ts";
import type { AudioStore } from "#providers/audio-store/audio-store.ts";
import { bytesToTell, type SoundType, soundTypeOf } from "#sound/media-type.ts";
import type { ReachInterview } from "../interviews/interviews.access.ts";
import { chunkKeyOf, type RecordingWithWords, type StoredRecording } from "./recording.ts";
import type { RecordingsRepository } from "./recordings.repository.ts";
import { storing } from "./storing.ts";

export type ChunksService = ReturnType<typeof createChunksService>;

export type ChunksServiceDependencies = {
  db: Database;
  recordings: RecordingsRepository;
  store: AudioStore;
  reachInterview: ReachInterview;
  clock: Clock;
  quotas: Pick<Quotas, "openRecordings" | "recordingBytes">;
};

/** Bytes after which the quota of the account is checked again: about a minute of speech. */
const quotaCheckBytes = 1024 * 1024;

const isQuotaCheckDue = (before: number, piece: number): boolean =>
  Math.floor((before + piece) / quotaCheckBytes) > Math.floor(before / quotaCheckBytes);

/** One piece of a recording, by its number within it. */
export type Chunk = { interviewId: string; recordingId: string; seq: number; bytes: Uint8Array };

type PlacedChunk = { recording: StoredRecording; chunk: Chunk; sha256: string };

/** The beginning of a recording: what it is, or null while too little of it is there to tell. */
type Beginning = { type: SoundType | null };

/** Stores the pieces of a recording, in any order; a repeated piece changes nothing. */
export function createChunksService(dependencies: ChunksServiceDependencies) {
  const { db, recordings, store, reachInterview, clock, quotas } = dependencies;

  const demandRoom = async (interviewId: string, { isNew }: { isNew: boolean }): Promise<void> => {
    const { open, bytes } = await recordings.usage(interviewId);
    if (isNew && open >= quotas.openRecordings) throw new Failure("recordings.too_many_open");
    if (bytes >= quotas.recordingBytes) throw new Failure("recordings.account_full");
  };

  const opened = async ({ interviewId, recordingId, bytes }: Chunk): Promise<StoredRecording> => {
    const fresh: StoredRecording = {
      id: recordingId,
      interview_id: interviewId,
      message_id: null,
      part: 0,
      state: "arriving",
      media_type: null,
      bytes: 0,
      chunks: 0,
      sha256: null,
      duration_ms: null,
      created_at: isoNow(clock),
      kept_at: null,
      copy: "none",
      words_due: 0,
    };
    const known = await recordings.find(recordingId);
    if (!known || isQuotaCheckDue(known.bytes, bytes.byteLength))
      await demandRoom(interviewId, { isNew: !known });
    if (!known) await recordings.add(fresh);
    const recording = known ?? (await recordings.find(recordingId));
    if (recording?.interview_id !== interviewId) throw new Failure("recordings.conflict");
    return recording;
  };

  /** True when this piece is stored already. Throws when a different one has its number. */
  const isKnown = async ({ recording, chunk, sha256 }: PlacedChunk, queries?: Queries): Promise<boolean> => {
    const there = await recordings.chunk(recording.id, chunk.seq, queries);
    if (there && there.sha256 !== sha256) throw new Failure("recordings.conflict");
    if (!there && recording.state === "kept") throw new Failure("recordings.conflict");
    return there !== undefined;
  };

  /** Counts the pieces that lie in a row from the first on, the new one among them. */
  const inARow = async (recording: StoredRecording, trx: Queries): Promise<number> => {
    const numbers = await recordings.chunks(recording.id, recording.chunks, trx);
    const gap = numbers.findIndex(({ seq }, index) => seq !== recording.chunks + index);
    return recording.chunks + (gap < 0 ? numbers.length : gap);
  };

  /** Reads the type of a recording from its first bytes, this piece included; throws when it is not sound. */
  const judge = async (recording: StoredRecording, chunk: Chunk): Promise<Beginning> => {
    const head: Uint8Array[] = [];
    let size = 0;
    const stored = await recordings.chunks(recording.id);
    for (let seq = 0; size < bytesToTell; seq += 1) {
      const known = stored.find((each) => each.seq === seq);
      if (!known && seq !== chunk.seq) return { type: null };
      const bytes = known
        ? Buffer.concat(await storing(Array.fromAsync(store.read(chunkKeyOf(recording, known)))))
        : chunk.bytes;
      head.push(bytes);
      size += bytes.byteLength;
    }
    const type = soundTypeOf(Buffer.concat(head));
    if (type === null) throw new Failure("recordings.not_audio");
    return { type };
  };

  const enter = ({ recording: { id }, chunk, sha256 }: PlacedChunk, { type }: Beginning): Promise<void> =>
    db.transaction().execute(async (trx) => {
      const [recording] = await recordings.lock([id], trx);
      if (!recording) throw new Failure("recordings.not_found");
      if (await isKnown({ recording, chunk, sha256 }, trx)) return;
      const bytes = recording.bytes + chunk.bytes.byteLength;
      if (bytes > limits.recordingBytes) throw new Failure("recordings.too_large");
      await recordings.addChunk(
        { recording_id: id, seq: chunk.seq, bytes: chunk.bytes.byteLength, sha256 },
        trx,
      );
      const media_type = recording.media_type ?? type;
      await recordings.change(id, { bytes, chunks: await inARow(recording, trx), media_type }, trx);
    });

  const presented = async (id: string): Promise<RecordingWithWords> => {
    const recording = await recordings.findWithWords(id);
    if (!recording) throw new Failure("recordings.not_found");
    return recording;
  };

  /** Keeps one piece: in the store first, then in the database, and only then it is acknowledged. */
  const keep = async (chunk: Chunk): Promise<RecordingWithWords> => {
    if (chunk.bytes.byteLength === 0) throw new Failure("recordings.empty");
    const isLong = chunk.bytes.byteLength >= bytesToTell;
    if (chunk.seq === 0 && isLong && soundTypeOf(chunk.bytes) === null)
      throw new Failure("recordings.not_audio");
    const recording = await opened(chunk);
    const sha256 = createHash("sha256").update(chunk.bytes).digest("hex");
    const placed = { recording, chunk, sha256 };
    if (!(await isKnown(placed))) {
      if (recording.bytes + chunk.bytes.byteLength > limits.recordingBytes)
        throw new Failure("recordings.too_large");
      const beginning = recording.media_type === null ? await judge(recording, chunk) : { type: null };
      const key = chunkKeyOf(recording, { seq: chunk.seq, sha256 });
      await storing(store.put(key, [chunk.bytes], chunk.bytes.byteLength));
      await enter(placed, beginning);
    }
    return presented(recording.id);
  };

  return {
    keep,
    put: async (actor: Actor, chunk: Chunk): Promise<RecordingWithWords> => {
      await reachInterview(actor, chunk.interviewId);
      return keep(chunk);
    },
  };
}
