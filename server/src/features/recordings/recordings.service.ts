import { createHash } from "node:crypto";
import type { Actor } from "#http/actor.ts";
import { Failure } from "#http/failure.ts";
import { type Clock, isoNow } from "#platform/clock.ts";
import type { Database, Queries } from "#platform/database.ts";
import type { RecordingChunksTable } from "#platform/recording-tables.ts";
import type { AudioStore } from "#providers/audio-store/audio-store.ts";
import { bytesToTell, soundTypeOf } from "#sound/media-type.ts";
import type { ReachInterview } from "../interviews/interviews.access.ts";
import type { FollowUps } from "./follow-ups.service.ts";
import {
  chunkKeyOf,
  copyOf,
  folderOf,
  originalOf,
  type RecordingWithWords,
  type StoredRecording,
} from "./recording.ts";
import type { RecordingsRepository } from "./recordings.repository.ts";
import { storing } from "./storing.ts";

export type RecordingsService = ReturnType<typeof createRecordingsService>;

export type RecordingsServiceDependencies = {
  db: Database;
  recordings: RecordingsRepository;
  store: AudioStore;
  reachInterview: ReachInterview;
  clock: Clock;
  followUps: Pick<FollowUps, "whenKept" | "whenAttached">;
};

/** What the browser says about the complete recording: number of pieces, bytes, SHA-256 and duration. */
export type Whole = { chunks: number; bytes: number; sha256: string; duration_ms: number };

type Attachment = { interviewId: string; messageId: string; ids: readonly string[]; trx: Queries };

/** Joins pieces into recordings, and finds, lists and discards recordings. */
export function createRecordingsService(dependencies: RecordingsServiceDependencies) {
  const { db, recordings, store, reachInterview, clock, followUps } = dependencies;

  const reach = async (actor: Actor, { id, recording }: { id: string; recording: string }) => {
    await reachInterview(actor, id);
    const found = await recordings.findWithWords(recording);
    if (found?.interview_id !== id) throw new Failure("recordings.not_found");
    return found;
  };

  const demandWhole = (pieces: RecordingChunksTable[], whole: Whole): void => {
    const there = new Set(pieces.map(({ seq }) => seq));
    const missing = Array.from({ length: whole.chunks }, (_, seq) => seq).filter((seq) => !there.has(seq));
    if (missing.length > 0)
      throw new Failure("recordings.incomplete", { details: { missing: missing.slice(0, 1000) } });
    const bytes = pieces.reduce((sum, piece) => sum + piece.bytes, 0);
    if (pieces.length > whole.chunks || bytes !== whole.bytes) throw new Failure("recordings.conflict");
  };

  /** Joins the pieces into one object and returns its media type. Throws when the hash is not the one the browser computed. */
  const join = async (
    recording: StoredRecording,
    { pieces, whole }: { pieces: RecordingChunksTable[]; whole: Whole },
  ): Promise<string> => {
    const hash = createHash("sha256");
    let head = Buffer.alloc(0);
    async function* all(): AsyncGenerator<Uint8Array> {
      for (const piece of pieces) {
        for await (const bytes of store.read(chunkKeyOf(recording, piece))) {
          hash.update(bytes);
          if (head.length < bytesToTell) head = Buffer.concat([head, bytes.subarray(0, bytesToTell)]);
          yield bytes;
        }
      }
    }
    await storing(store.put(originalOf(recording), all(), whole.bytes));
    const isWhole = hash.digest("hex") === whole.sha256;
    // Pieces that arrived at the same time may each be too short to tell the type.
    const type = recording.media_type ?? soundTypeOf(head);
    if (isWhole && type !== null) return type;
    await storing(store.remove(originalOf(recording)));
    throw new Failure(isWhole ? "recordings.not_audio" : "recordings.conflict");
  };

  /** The joined recording is there; its pieces may go. What cannot be swept now is swept with the interview. */
  const sweepPieces = async (recording: StoredRecording, pieces: RecordingChunksTable[]): Promise<void> => {
    for (const piece of pieces) await store.remove(chunkKeyOf(recording, piece)).catch(() => {});
  };

  const finish = async (recording: StoredRecording, whole: Whole): Promise<void> => {
    if (recording.state === "kept") {
      if (recording.sha256 !== whole.sha256) throw new Failure("recordings.conflict");
      return;
    }
    const pieces = await recordings.chunks(recording.id);
    demandWhole(pieces, whole);
    const media_type = await join(recording, { pieces, whole });
    await db.transaction().execute(async (trx) => {
      const [held] = await recordings.lock([recording.id], trx);
      if (!held) throw new Failure("recordings.not_found");
      if (held.state === "kept") return;
      const { sha256, duration_ms } = whole;
      await recordings.change(
        recording.id,
        { state: "kept", media_type, sha256, duration_ms, kept_at: isoNow(clock) },
        trx,
      );
      await followUps.whenKept(recording.id, trx);
    });
    void sweepPieces(recording, pieces);
  };

  const wordsOf = async (id: string): Promise<RecordingWithWords> => {
    const found = await recordings.findWithWords(id);
    if (!found) throw new Failure("recordings.not_found");
    return found;
  };

  /** Makes recordings the parts of an answer, in this order. Only kept ones of its interview that no other answer has. */
  const attach = async ({ interviewId, messageId, ids, trx }: Attachment): Promise<void> => {
    const held = await recordings.lock([...ids], trx);
    for (const [part, id] of ids.entries()) {
      const recording = held.find((each) => each.id === id);
      if (recording?.interview_id !== interviewId) throw new Failure("recordings.not_found");
      if (recording.state !== "kept") throw new Failure("recordings.incomplete");
      const isOurs = recording.message_id === null && ids.indexOf(id) === part;
      if (!isOurs) throw new Failure("recordings.in_use");
      await recordings.change(id, { message_id: messageId, part }, trx);
    }
    await followUps.whenAttached({ messageId, ids, trx });
  };

  return {
    reach,
    attach,

    /** Their words are to be added to the answer that has them. */
    expectWords: async (ids: readonly string[], trx: Queries): Promise<void> => {
      for (const id of ids) await recordings.change(id, { words_due: 1 }, trx);
    },

    /** Says whether the words of any of these were still expected; they are not any more. */
    stopExpecting: async (ids: readonly string[], trx: Queries): Promise<boolean> => {
      const due = (await recordings.lock([...ids], trx)).filter(({ words_due }) => words_due === 1);
      for (const { id } of due) await recordings.change(id, { words_due: 0 }, trx);
      return due.length > 0;
    },

    /** Once all pieces are there and are what the browser recorded. Repeating it changes nothing. */
    finish: async (actor: Actor, place: { id: string; recording: string }, whole: Whole) => {
      await finish(await reach(actor, place), whole);
      return wordsOf(place.recording);
    },

    /** The same for a recording that came in one piece. */
    finishWhole: async (id: string, whole: Whole): Promise<RecordingWithWords> => {
      await finish(await wordsOf(id), whole);
      return wordsOf(id);
    },

    list: async (actor: Actor, interviewId: string): Promise<RecordingWithWords[]> => {
      await reachInterview(actor, interviewId);
      return recordings.listOfInterview(interviewId);
    },

    discard: async (actor: Actor, { id, recording }: { id: string; recording: string }): Promise<void> => {
      await reachInterview(actor, id);
      const found = await recordings.find(recording);
      if (found?.interview_id !== id) return;
      if (!(await recordings.removeUnused(recording)) && (await recordings.find(recording)))
        throw new Failure("recordings.in_use");
      await storing(store.remove(folderOf(found)));
    },

    /** The bytes that the browser recorded. Throws `recordings.not_found` while they are not whole. */
    original: (recording: StoredRecording) => {
      if (recording.state !== "kept") throw new Failure("recordings.not_found");
      return originalOf(recording);
    },

    /** A kept recording as a whole, or the copy that can be decoded, for those who work with its sound. At most 200 MB. */
    read: async (
      id: string,
    ): Promise<{ recording: StoredRecording; bytes: Uint8Array; mediaType: string }> => {
      const recording = await wordsOf(id);
      if (recording.state !== "kept") throw new Failure("recordings.incomplete");
      const isCopy = recording.copy === "kept";
      const key = isCopy ? copyOf(recording) : originalOf(recording);
      const bytes = Buffer.concat(await Array.fromAsync(store.read(key)));
      const mediaType = isCopy ? "audio/wav" : recording.media_type;
      return { recording, bytes, mediaType: mediaType ?? "application/octet-stream" };
    },

    /** Nothing here can decode it: a browser is asked for a copy. */
    wantCopy: async (id: string): Promise<void> => void (await recordings.change(id, { copy: "wanted" })),

    /** Its true length, which the browser could only guess. */
    measured: async (id: string, durationMs: number): Promise<void> =>
      void (await recordings.change(id, { duration_ms: durationMs })),
  };
}
