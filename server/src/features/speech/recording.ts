/** Bytes that are still being made and can be read by several at once, each from the start. */
export type Recording = {
  /** Resolves with the first piece; rejects when there will be none. */
  begun: Promise<void>;
  /** Resolves with everything; rejects when the source failed. */
  whole: Promise<Uint8Array>;
  play: () => AsyncGenerator<Uint8Array>;
};

/** Records a source to its end, whether or not anybody stays to listen. */
export function record(source: AsyncIterable<Uint8Array>): Recording {
  const pieces: Uint8Array[] = [];
  const begun = Promise.withResolvers<void>();
  let arrival = Promise.withResolvers<void>();
  let isOver = false;

  const run = async (): Promise<Uint8Array> => {
    try {
      for await (const piece of source) {
        pieces.push(piece);
        begun.resolve();
        arrival.resolve();
        arrival = Promise.withResolvers();
      }
      return Buffer.concat(pieces);
    } catch (error) {
      begun.reject(error);
      throw error;
    } finally {
      isOver = true;
      arrival.resolve();
    }
  };
  const whole = run();
  // Listeners get the failure from their own read.
  for (const promise of [whole, begun.promise]) promise.catch(() => {});

  async function* play(): AsyncGenerator<Uint8Array> {
    for (let at = 0; ; at += 1) {
      while (at >= pieces.length && !isOver) await arrival.promise;
      const piece = pieces[at];
      if (!piece) return void (await whole);
      yield piece;
    }
  }
  return { begun: begun.promise, whole, play };
}
