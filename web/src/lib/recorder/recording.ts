import { randomId } from "#lib/random-id.ts";
import { changeKept, findKept, keepChunk, keepRecording } from "./kept-sound.ts";
import { capture, closeMicrophone } from "./microphone.ts";
import { hurry, sendKept } from "./outbox.ts";
import { type SoundWatch, watchSound } from "./sound-watch.ts";

export type Recording = {
  id: string;
  stream: MediaStream;
  watch: SoundWatch;
  /** Ends it: the microphone is closed, everything is kept, `onKept` hears the seconds, and the rest is sent. */
  stop: (onKept?: (seconds: number) => void) => Promise<void>;
};

type RecordOptions = {
  interviewId: string;
  stream: MediaStream;
  /** Sound comes from the microphone, or comes no more. Not heard of before the first sound. */
  onFlow: (isFlowing: boolean) => void;
  /** The microphone went away by itself. */
  onLost: () => void;
  /** The browser keeps no more: what is said is in this page only, until it is sent. Told once. */
  onTrouble: () => void;
};

/** Fewer bytes hold no sound: a recorder may hand its first byte out seconds before the rest. */
const leastBytes = 64;
/** Milliseconds after which a microphone that was silenced from outside counts as gone. */
const mutePatience = 500;

/** Tells when a track was silenced and stays so: the system has taken it, or its device is gone. Returns how to stop. */
function onMuted(stream: MediaStream, tell: () => void): () => void {
  const [track] = stream.getAudioTracks();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    timer = setTimeout(tell, mutePatience);
  };
  const calm = () => clearTimeout(timer);
  track?.addEventListener("mute", wait);
  track?.addEventListener("unmute", calm);
  return () => {
    calm();
    track?.removeEventListener("mute", wait);
    track?.removeEventListener("unmute", calm);
  };
}

/** Records an answer: each second of it is kept in this browser before anything else is done with it, then sent. */
export async function record({
  interviewId,
  stream,
  onFlow,
  onLost,
  onTrouble,
}: RecordOptions): Promise<Recording> {
  const id = randomId();
  const startedAt = Date.now();
  let begun: number | null = null;
  const elapsed = () => (begun === null ? 0 : performance.now() - begun);
  let keeping = Promise.resolve();
  let isStopping = false;
  let length = 0;
  let isHere = true;
  const stillHere = (isKept: boolean): void => {
    if (isHere && !isKept) onTrouble();
    isHere &&= isKept;
  };
  const state = { chunks: 0, bytes: 0, durationMs: 0, isEnded: false, sent: 0 };
  stillHere(await keepRecording({ id, interviewId, mediaType: "", startedAt, ...state }));

  const keep = async (piece: Blob, durationMs: number): Promise<void> => {
    const isKept = keepChunk(id, { bytes: await piece.arrayBuffer(), durationMs });
    stillHere(await isKept.catch(() => false));
    sendKept(id);
  };
  const holding = holdAlive(id);
  let waiting: Blob[] = [];
  const started = capture({
    stream,
    onPiece: (piece) => {
      waiting.push(piece);
      const joined = new Blob(waiting);
      if (joined.size < leastBytes) return;
      waiting = [];
      watch.recorded();
      const durationMs = elapsed();
      keeping = keeping.then(() => keep(joined, durationMs));
    },
    onEnd: () => {
      length = elapsed();
      if (!isStopping) onLost();
    },
  });
  const watch = watchSound(stream, {
    ask: started.flush,
    onFlow: (isFlowing) => {
      begun ??= performance.now();
      onFlow(isFlowing);
    },
  });
  const forgetMute = onMuted(stream, () => {
    if (begun !== null && !isStopping) onLost();
  });
  await changeKept(id, { mediaType: started.mediaType });

  return {
    id,
    stream,
    watch,
    stop: async (onKept) => {
      isStopping = true;
      forgetMute();
      await started.stop();
      watch.close();
      closeMicrophone(stream);
      await keeping;
      // The end of a recording may be as short as it likes; a beginning as short holds nothing.
      const rest = new Blob(waiting);
      if (rest.size > 0 && (await findKept(id))?.chunks) await keep(rest, length);
      onKept?.(length / 1000);
      await changeKept(id, { isEnded: true, durationMs: length });
      holding.release();
      hurry(id);
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
