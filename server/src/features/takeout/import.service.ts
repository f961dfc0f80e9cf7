import { randomUUID } from "node:crypto";
import type { ErrorCode } from "@saga/contract/errors";
import type { Import } from "@saga/contract/takeout";
import { limits } from "@saga/contract/vocabulary";
import type { Actor } from "#http/actor.ts";
import { Failure } from "#http/failure.ts";
import { readPieces, type UploadRequest } from "#http/upload.ts";
import { type Clock, isoAfter, isoNow } from "#platform/clock.ts";
import type { ImportsTable } from "#platform/import-tables.ts";
import type { Jobs } from "#platform/jobs.ts";
import type { Quotas } from "#platform/quotas.ts";
import { type AudioStore, AudioStoreError } from "#providers/audio-store/audio-store.ts";
import { putPieces } from "#providers/audio-store/put-pieces.ts";
import { blamingArchive, type Contents, checkArchive, openArchive } from "./archive-check.ts";
import type { ImportsRepository } from "./imports.repository.ts";

/** The kind of job that takes an archive in. Its subject is the import. */
export const importJob = "import";

export type ImportService = ReturnType<typeof createImportService>;

export type ImportDependencies = {
  imports: ImportsRepository;
  jobs: Jobs;
  store: AudioStore;
  clock: Clock;
  quotas: Pick<Quotas, "recordingBytes" | "mediaBytes">;
};

/** Seconds without a piece after which an archive has stopped arriving, and between notes that one came. */
const arriving = { stopped: 120, noted: 20 };

/** What became of one whose sending was cut off. */
const interrupted = { state: "failed", error: "imports.interrupted" } as const;

/** Where an archive lies until it is taken in. It goes with its account. */
export const archiveKey = ({ id }: Pick<ImportsTable, "id">): string => `imports/${id}`;

/** Reads an archive where it lies in the store. */
export const archiveIn = async (store: AudioStore, key: string) =>
  openArchive({ bytes: (await store.size(key)) ?? 0, read: (range) => store.read(key, range) });

const storing = <T>(work: Promise<T>): Promise<T> =>
  work.catch((error: unknown) => {
    if (!(error instanceof AudioStoreError)) throw error;
    if (error.reason === "full") throw new Failure("server.storage_full", { cause: error });
    throw new Failure("server.unavailable", { retryAfter: 5, cause: error });
  });

type Outcome = Pick<Import, "added" | "already_here" | "left_out">;

/** Receives archives and checks them to the last row before anything is written; a job takes them in. */
export function createImportService({ imports, jobs, store, clock, quotas }: ImportDependencies) {
  const present = async (row: ImportsTable): Promise<Import> => {
    const outcome = JSON.parse(row.outcome ?? "{}") as Partial<Outcome>;
    const job = row.state === "running" ? await jobs.find(importJob, row.id) : undefined;
    return {
      id: row.id,
      state: row.state as Import["state"],
      progress: row.state === "done" ? 100 : (job?.progress ?? 0),
      created_at: row.created_at,
      added: outcome.added ?? null,
      already_here: outcome.already_here ?? null,
      left_out: outcome.left_out ?? [],
      error: row.error as ErrorCode | null,
    };
  };

  /** What does not begin as an archive is not waited for: ten gigabytes of anything else would fill the disk first. */
  async function* begunAsArchive(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    let isFirst = true;
    for await (const piece of pieces) {
      if (isFirst && !(piece[0] === 0x50 && piece[1] === 0x4b)) throw new Failure("imports.not_an_archive");
      isFirst = false;
      yield piece;
    }
  }

  /** Notes now and then that it is still arriving: whoever stops must not keep the next one out for long. */
  async function* noted(pieces: AsyncIterable<Uint8Array>, id: string): AsyncGenerator<Uint8Array> {
    let last = clock.now().getTime();
    for await (const piece of pieces) {
      yield piece;
      if (clock.now().getTime() - last < arriving.noted * 1000) continue;
      last = clock.now().getTime();
      await imports.change(id, { updated_at: isoNow(clock) });
    }
  }

  const hasStopped = ({ state, updated_at }: ImportsTable): boolean =>
    state === "arriving" && updated_at < isoAfter(clock, -arriving.stopped);

  /** Archives of nobody: the server was killed while they arrived. */
  const removeForgotten = async (): Promise<void> => {
    for (const key of await store.list("imports/"))
      if (!(await imports.find(key.slice("imports/".length)))) await store.remove(key);
  };

  const demandRoom = async (accountId: string, { soundBytes, mediaBytes }: Contents): Promise<void> => {
    if ((await imports.bytesOfRecordings(accountId)) + soundBytes > quotas.recordingBytes)
      throw new Failure("recordings.account_full");
    if ((await imports.bytesOfMedia(accountId)) + mediaBytes > quotas.mediaBytes)
      throw new Failure("media.account_full");
  };

  const receive = async (row: ImportsTable, request: UploadRequest): Promise<void> => {
    const key = archiveKey(row);
    const announced = Number(request.headers.get("content-length") ?? 0);
    const pieces = readPieces(request, { maxBytes: limits.archiveBytes, tooLarge: "imports.too_large" });
    await storing(removeForgotten());
    await storing(
      putPieces(store, [key, noted(begunAsArchive(pieces), row.id), announced > 0 ? announced : undefined]),
    );
    const zip = await storing(archiveIn(store, key));
    const contents = await storing(blamingArchive(checkArchive(zip), "imports.damaged"));
    await demandRoom(row.account_id, contents);
  };

  return {
    /** Keeps an archive to be taken in, once it is found whole. */
    accept: async (actor: Actor, request: UploadRequest): Promise<Import> => {
      const now = isoNow(clock);
      const row: ImportsTable = {
        account_id: actor.id,
        id: randomUUID(),
        state: "arriving",
        tries: 0,
        turn: null,
        outcome: null,
        error: null,
        created_at: now,
        updated_at: now,
      };
      if (!(await imports.begin({ ...row, before: isoAfter(clock, -arriving.stopped) })))
        throw new Failure("imports.in_progress");
      try {
        await receive(row, request);
      } catch (error) {
        await store.remove(archiveKey(row)).catch(() => {});
        await imports.drop(row.id);
        throw error;
      }
      await imports.inTransaction(async (trx) => {
        await imports.change(row.id, { state: "waiting", updated_at: isoNow(clock) }, trx);
        await jobs.enqueue({ kind: importJob, subject: row.id }, trx);
      });
      jobs.wake();
      return present({ ...row, state: "waiting" });
    },

    /** The last one of the caller's account. */
    last: async (actor: Actor): Promise<{ import: Import | null }> => {
      const row = await imports.ofAccount(actor.id);
      if (!row) return { import: null };
      return { import: await present(hasStopped(row) ? { ...row, ...interrupted } : row) };
    },

    /** Nothing arrives any more when the server starts. Only where no other process can be on this database. */
    takeBack: async (): Promise<void> => {
      for (const row of await imports.arriving()) {
        await imports.change(row.id, interrupted);
        await store.remove(archiveKey(row));
      }
    },
  };
}
