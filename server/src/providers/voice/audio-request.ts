import { VoiceError, type VoiceFailure } from "./voice.ts";

/** Milliseconds to wait for the first bytes, with somebody waiting to be spoken to, and for each further piece. */
export type Timeouts = { first: number; next: number };
const usualTimeouts: Timeouts = { first: 8_000, next: 15_000 };

export type AudioRequest = {
  url: string;
  headers: Record<string, string>;
  body: Record<string, unknown>;
  signal: AbortSignal;
  timeouts?: Timeouts;
};

const reasonOf = (status: number): VoiceFailure => {
  if (status === 429) return "busy";
  return status < 500 ? "refused" : "broken";
};

/** Vendors' servers answer with WAV, JSON or a proxy's page too, whatever they call it. */
const isMp3 = ([first, second]: Uint8Array): boolean =>
  (first === 0x49 && second === 0x44) || (first === 0xff && ((second ?? 0) & 0xe6) === 0xe2);

async function open({ url, headers, body, signal }: AudioRequest): Promise<ReadableStream<Uint8Array>> {
  const response = await fetch(url, {
    method: "POST",
    headers: { ...headers, "content-type": "application/json", accept: "audio/mpeg" },
    body: JSON.stringify(body),
    signal,
    // The key must not follow to another server.
    redirect: "error",
  });
  if (response.ok && response.body) return response.body;
  await response.body?.cancel();
  throw new VoiceError(response.ok ? "broken" : reasonOf(response.status));
}

/** Posts JSON and streams the MP3 that is answered. Throws `VoiceError` and nothing else. */
export async function* requestAudio(request: AudioRequest): AsyncGenerator<Uint8Array> {
  const timeouts = request.timeouts ?? usualTimeouts;
  const giveUp = new AbortController();
  let timer = setTimeout(() => giveUp.abort(), timeouts.first);
  let hasBegun = false;
  try {
    const signal = AbortSignal.any([request.signal, giveUp.signal]);
    for await (const piece of await open({ ...request, signal })) {
      if (piece.length === 0) continue;
      if (!hasBegun && !isMp3(piece)) throw new VoiceError("broken");
      hasBegun = true;
      clearTimeout(timer);
      yield piece;
      timer = setTimeout(() => giveUp.abort(), timeouts.next);
    }
    if (!hasBegun) throw new VoiceError("broken");
  } catch (error) {
    if (error instanceof VoiceError) throw error;
    if (request.signal.aborted) throw new VoiceError("stopped");
    throw new VoiceError(hasBegun ? "broken" : "unreachable");
  } finally {
    clearTimeout(timer);
  }
}
