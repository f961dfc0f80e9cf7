import type { Answer } from "@saga/contract/endpoint";
import type { familyMedia } from "@saga/contract/family-media";
import { call } from "#lib/api-client.ts";
import { ApiError } from "#lib/api-error.ts";
import { addressOf } from "#lib/call-address.ts";
import { callPaths } from "#lib/call-paths.ts";
import { type Sending, sendBytes } from "#lib/send-bytes.ts";
import { firstPause, longerPause, pauseFor } from "#lib/trying-again.ts";
import type { About } from "../family.api.ts";

/** `isPlaceKept`: where a photograph was taken stays in its file. */
type Sent = { id: string; file: File; about: About; reads?: string; isPlaceKept?: boolean };
/** `onWaiting`: the connection is gone, and the rest is sent when it is back. */
type Listeners = { onProgress: (sent: number) => void; onWaiting: () => void; signal: AbortSignal };
type Arrived = Answer<typeof familyMedia.arrivedMedia>;

/** What a slow connection sends in some seconds: so much is sent twice at most. */
const pieceBytes = 1024 * 1024;
/** Milliseconds without a byte after which a connection is taken for dead. */
const silence = 30_000;

const lost = () => new ApiError({ status: 0, code: "network", message: "" });

const isPassing = (error: unknown): boolean =>
  error instanceof ApiError && [0, 408, 429, 502, 503, 504].includes(error.status);

/** What `start` sends, given up when nothing moves any more. Throws `ApiError`, and when `signal` says so. */
async function whileMoving<T>(
  start: (onProgress: (sent: number) => void) => Sending<T>,
  { onProgress, signal }: Pick<Listeners, "onProgress" | "signal">,
): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(stop, silence);
  };
  const sending = start((sent) => {
    wait();
    onProgress(sent);
  });
  const stop = () => sending.cancel();
  wait();
  signal.addEventListener("abort", stop);
  try {
    const answer = await sending.done;
    signal.throwIfAborted();
    if (answer === null) throw lost();
    return answer;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener("abort", stop);
  }
}

/** Sends what the server does not have yet, and has it make one file of all. */
async function sendOnce(
  { id, file, about, reads, isPlaceKept }: Sent,
  { onProgress, signal }: Listeners,
): Promise<void> {
  const query = {
    name: file.name.slice(-200),
    ...about,
    ...(reads ? { reads } : {}),
    ...(isPlaceKept ? { location: "kept" as const } : {}),
  };
  if (file.size <= pieceBytes) {
    const [method] = callPaths.putMedia;
    const address = addressOf("putMedia", { params: { id }, query });
    await whileMoving((moved) => sendBytes({ method, address, file, onProgress: moved }), {
      onProgress,
      signal,
    });
    return;
  }
  const [method] = callPaths.putMediaPiece;
  let arrived: Arrived = await call("arrivedMedia", { params: { id } }, { signal });
  while (!arrived.is_kept && arrived.bytes < file.size) {
    const { pieces, bytes } = arrived;
    onProgress(bytes);
    const address = addressOf("putMediaPiece", { params: { id, seq: pieces } });
    const piece = file.slice(bytes, bytes + pieceBytes);
    arrived = await whileMoving<Arrived>(
      (moved) => sendBytes({ method, address, file: piece, onProgress: moved }),
      { onProgress: (sent) => onProgress(bytes + sent), signal },
    );
  }
  await call("joinMedia", { params: { id }, query, body: { bytes: file.size } }, { signal });
}

/**
 * Sends a file about a chapter or a person (`reads`: sound in which that file is read aloud). A large one is sent in pieces and goes on
 * where it stopped, however often the connection breaks. Throws `ApiError` for what repeating does not change, and when `signal` says so.
 */
export async function sendFile(sent: Sent, listeners: Listeners): Promise<void> {
  for (let pause = firstPause; ; pause = longerPause(pause)) {
    try {
      await sendOnce(sent, listeners);
      return;
    } catch (error) {
      if (listeners.signal.aborted || !isPassing(error)) throw error;
      listeners.onWaiting();
      await pauseFor(pause, (wake) => listeners.signal.addEventListener("abort", wake));
      listeners.signal.throwIfAborted();
    }
  }
}
