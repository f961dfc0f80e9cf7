import { randomId } from "#lib/random-id.ts";
import { changeKept, keepChunk, keepRecording } from "./kept-sound.ts";
import { capture, closeMicrophone } from "./microphone.ts";
import { sendKept } from "./outbox.ts";

export type Recording = {
  id: string;
  stream: MediaStream;
  /** Ends it: the microphone is closed, everything is kept, `onKept` hears the seconds, and the rest is sent. */
  stop: (onKept?: (seconds: number) => void) => Promise<void>;
};

type Wanted = {
  interviewId: string;
  stream: MediaStream;
  /** The microphone went away by itself. */
  onLost: () => void;
  /** The browser could not keep a piece. */
  onTrouble: () => void;
};

/**
 * Records an answer: each second of it is kept in this browser before anything else is done with it, then sent. Rejects,
 * with nothing recorded, when the browser keeps nothing.
 */
export async function record({ interviewId, stream, onLost, onTrouble }: Wanted): Promise<Recording> {
  const id = randomId();
  const startedAt = Date.now();
  const begun = performance.now();
  const elapsed = () => performance.now() - begun;
  let keeping = Promise.resolve();
  let isStopping = false;
  let length = 0;
  const state = { chunks: 0, bytes: 0, durationMs: 0, isEnded: false, sent: 0 };
  await keepRecording({ id, interviewId, mediaType: "", startedAt, ...state });

  const keep = async (piece: Blob, durationMs: number): Promise<void> => {
    await keepChunk(id, { bytes: await piece.arrayBuffer(), durationMs }).catch(onTrouble);
    sendKept(id);
  };
  const holding = holdAlive(id);
  const started = capture({
    stream,
    onPiece: (piece) => {
      const durationMs = elapsed();
      keeping = keeping.then(() => keep(piece, durationMs));
    },
    onEnd: () => {
      length = elapsed();
      if (!isStopping) onLost();
    },
  });
  await changeKept(id, { mediaType: started.mediaType });

  return {
    id,
    stream,
    stop: async (onKept) => {
      isStopping = true;
      await started.stop();
      closeMicrophone(stream);
      await keeping;
      onKept?.(length / 1000);
      await changeKept(id, { isEnded: true, durationMs: length });
      holding.release();
      sendKept(id);
    },
  };
}

const aliveName = (id: string): string => `saga-recording-${id}`;

/** Says to other windows, for as long as this one lives, that the recording still goes on. */
function holdAlive(id: string): { release: () => void } {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  navigator.locks?.request(aliveName(id), () => held).catch(() => {});
  return { release };
}

/** Closes a recording whose window is gone: what there is of it is sent as a whole. True when it was one. */
export async function endOrphan(id: string): Promise<boolean> {
  if (!navigator.locks) return true;
  return navigator.locks.request(aliveName(id), { ifAvailable: true }, async (lock) => {
    if (!lock) return false;
    await changeKept(id, { isEnded: true });
    return true;
  });
}
