import type { AudioStore } from "./audio-store.ts";

type Pieces = AsyncIterable<Uint8Array>;

/** Keeps the pieces as one object. What their source throws is thrown as it is: no storage is to blame for that. */
export async function putPieces(
  store: AudioStore,
  [key, pieces, bytes]: [key: string, pieces: Pieces, bytes?: number],
): Promise<{ bytes: number }> {
  let fault: { error: unknown } | null = null;
  async function* watched(): AsyncGenerator<Uint8Array> {
    try {
      yield* pieces;
    } catch (error) {
      fault = { error };
      throw error;
    }
  }
  try {
    return await store.put(key, watched(), bytes);
  } catch (error) {
    throw fault ? (fault as { error: unknown }).error : error;
  }
}
