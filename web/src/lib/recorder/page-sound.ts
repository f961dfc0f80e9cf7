import type { KeptRecording } from "./kept-recording.ts";

/** Recordings in the memory of this page, for as long as it lives: what a browser without room for them refuses to keep. */
export function createPageSound() {
  const recordings = new Map<string, KeptRecording>();
  const pieces = new Map<string, Map<number, ArrayBuffer>>();
  return {
    get: (id: string): KeptRecording | undefined => recordings.get(id),
    all: (): KeptRecording[] => [...recordings.values()],
    put: (recording: KeptRecording): KeptRecording => {
      recordings.set(recording.id, recording);
      return recording;
    },
    putChunk: (id: string, seq: number, bytes: ArrayBuffer): void => {
      const known = pieces.get(id) ?? new Map<number, ArrayBuffer>();
      pieces.set(id, known.set(seq, bytes));
    },
    chunk: (id: string, seq: number): ArrayBuffer | undefined => pieces.get(id)?.get(seq),
    /** In order. */
    chunks: (id: string): ArrayBuffer[] => [...(pieces.get(id)?.values() ?? [])],
    /** True when it was here. */
    forget: (id: string): boolean => {
      pieces.delete(id);
      return recordings.delete(id);
    },
  };
}
