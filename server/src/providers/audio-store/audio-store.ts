/** Bytes `start` to `end` of an object, end excluded. */
export type ByteRange = { start: number; end: number };

/**
 * A place that keeps sound. Keys are paths of `[A-Za-z0-9_-]` names with dots, separated by slashes. Throws
 * `AudioStoreError` and nothing else.
 */
export type AudioStore = {
  name: "folder" | "s3";
  /**
   * Keeps the pieces as one object, whole or not at all; durable when it resolves. Replaces what was there. `bytes` is
   * their sum where it is known: without it a storage may have to hold them all in memory.
   */
  put: (
    key: string,
    pieces: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
    bytes?: number,
  ) => Promise<{ bytes: number }>;
  /** The object, or a part of it, as it is read. Throws `missing` before the first piece. */
  read: (key: string, range?: ByteRange) => AsyncIterable<Uint8Array>;
  /** Size in bytes; null: there is no such object. */
  size: (key: string) => Promise<number | null>;
  /** Keys that begin with `prefix`, which ends with a slash, sorted. */
  list: (prefix: string) => Promise<string[]>;
  /** Deletes an object, or everything under a prefix that ends with a slash; nothing there is no error. */
  remove: (prefix: string) => Promise<void>;
};

/** `full`: no room left. `missing`: no such object. `unreachable`: the storage does not answer as it should. */
export type AudioStoreFailure = "full" | "missing" | "unreachable";

export class AudioStoreError extends Error {
  readonly reason: AudioStoreFailure;

  constructor(reason: AudioStoreFailure) {
    super(`the audio store failed: ${reason}`);
    this.reason = reason;
  }
}
