import { readStored, writeStored } from "#lib/browser-storage.ts";
import { m } from "#messages";

/** Formats in the order of what the server does best with. */
const formats = ["audio/webm;codecs=opus", "audio/ogg;codecs=opus", "audio/mp4;codecs=opus", "audio/mp4"];
const bitsPerSecond = 48_000;
const pieceMilliseconds = 1_000;

const chosenFormat = (): string | undefined => formats.find((each) => MediaRecorder.isTypeSupported(each));

/** Whether this browser records in a form that the server can decode. */
export const recordsOpus = (): boolean =>
  typeof MediaRecorder !== "undefined" && (chosenFormat()?.endsWith("opus") ?? false);

export const canRecordSound = (): boolean =>
  typeof MediaRecorder !== "undefined" && Boolean(navigator.mediaDevices?.getUserMedia);

export type Microphone = { id: string; label: string };

/** The microphones there are. Browsers name them only once one was allowed. */
export async function microphones(): Promise<Microphone[]> {
  const devices = await navigator.mediaDevices?.enumerateDevices().catch(() => []);
  return (devices ?? [])
    .filter(({ kind, deviceId }) => kind === "audioinput" && deviceId !== "")
    .map(({ deviceId, label }, index) => ({
      id: deviceId,
      label: label || m.lib_microphone_number({ number: index + 1 }),
    }));
}

export const chosenMicrophone = (): string | null => readStored("saga-microphone");
export const chooseMicrophone = (id: string): boolean => writeStored("saga-microphone", id);

/** Opens the chosen microphone, or any when that is gone. Throws as `getUserMedia` does. */
export async function openMicrophone(): Promise<MediaStream> {
  const id = chosenMicrophone();
  const any = { echoCancellation: true, noiseSuppression: true, autoGainControl: true, channelCount: 1 };
  if (id === null) return navigator.mediaDevices.getUserMedia({ audio: any });
  return navigator.mediaDevices
    .getUserMedia({ audio: { ...any, deviceId: { exact: id } } })
    .catch(() => navigator.mediaDevices.getUserMedia({ audio: any }));
}

export const closeMicrophone = (stream: MediaStream): void => {
  for (const track of stream.getTracks()) track.stop();
};

export type Capture = {
  mediaType: string;
  /** Hands on what there is of the next piece. */
  flush: () => void;
  /** Ends the recording; resolves when its last piece has been handed on. */
  stop: () => Promise<void>;
};

type CaptureOptions = {
  stream: MediaStream;
  /** Gets a piece about every second, in order. */
  onPiece: (piece: Blob) => void;
  /** The recording has ended, by `stop` or because the microphone is gone. */
  onEnd: () => void;
};

/** Records a stream in pieces. */
export function capture({ stream, onPiece, onEnd }: CaptureOptions): Capture {
  const format = chosenFormat();
  const options = { audioBitsPerSecond: bitsPerSecond, ...(format ? { mimeType: format } : {}) };
  const recorder = new MediaRecorder(stream, options);
  const ended = new Promise<void>((resolve) => {
    recorder.onstop = () => {
      onEnd();
      resolve();
    };
  });
  recorder.ondataavailable = ({ data }) => {
    if (data.size > 0) onPiece(data);
  };
  recorder.start(pieceMilliseconds);
  return {
    mediaType: recorder.mimeType,
    flush: () => {
      if (recorder.state === "recording") recorder.requestData();
    },
    stop: () => {
      if (recorder.state !== "inactive") recorder.stop();
      return ended;
    },
  };
}
