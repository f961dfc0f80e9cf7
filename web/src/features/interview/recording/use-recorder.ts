import { useCallback, useEffect, useRef, useState } from "react";
import { rememberMicrophone } from "#lib/microphone-state.ts";
import { type Listening, listen } from "#lib/recorder/browser-recognition.ts";
import { closeMicrophone, openMicrophone } from "#lib/recorder/microphone.ts";
import { type Recording, record } from "#lib/recorder/recording.ts";
import type { SoundWatch } from "#lib/recorder/sound-watch.ts";
import { note } from "./recording-notes.ts";
import type { MicrophoneTrouble, SpokenAnswerEvent } from "./spoken-answer.ts";

export type RecorderOptions = {
  interviewId: string;
  language: string;
  /** How this browser itself writes down what is said; null: it does not. */
  recognition: "device" | "cloud" | null;
  onBlocked: () => void;
};

export type Recorder = {
  /** Hears the open microphone; null while it is closed. */
  watch: SoundWatch | null;
  open: (isResumed: boolean) => Promise<void>;
  /** Ends the open recording: the rest of it is kept and sent. */
  close: () => Promise<void>;
  /** What this browser has heard in its recordings, where it listens. */
  heardHere: ReadonlyMap<string, Promise<string>>;
};

const isRefused = (error: unknown): boolean =>
  error instanceof DOMException && (error.name === "NotAllowedError" || error.name === "SecurityError");

const troubleAfter = (error: unknown): MicrophoneTrouble => {
  const name = error instanceof DOMException ? error.name : "";
  return name === "NotFoundError" || name === "OverconstrainedError" ? "missing" : "busy";
};

/** The microphone of a sitting: one recording at a time, told of as events. */
export function useRecorder(options: RecorderOptions, send: (event: SpokenAnswerEvent) => void): Recorder {
  const { interviewId, language, recognition, onBlocked } = options;
  const current = useRef<Recording | null>(null);
  const listening = useRef<Listening | null>(null);
  const [heardHere] = useState(() => new Map<string, Promise<string>>());
  const [watch, setWatch] = useState<SoundWatch | null>(null);
  const isGone = useRef(false);

  const close = useCallback(async () => {
    const recording = current.current;
    if (!recording) return;
    current.current = null;
    setWatch(null);
    send({ type: "closing" });
    const { id } = recording;
    if (listening.current) heardHere.set(id, listening.current.stop());
    listening.current = null;
    await recording.stop((seconds) => {
      if (!isGone.current) send({ type: "recorded", id, seconds });
    });
  }, [send, heardHere]);

  const begin = async (isResumed: boolean): Promise<void> => {
    const stream = await openMicrophone();
    // The browser's question was answered after the person had left: nobody records there.
    if (isGone.current) return closeMicrophone(stream);
    // What went wrong is not talked over by what went well.
    let isNoted = false;
    const onFlow = (isFlowing: boolean) => {
      send(isFlowing ? { type: "opened", at: performance.now() } : { type: "stilled" });
      if (!isNoted) note(isResumed ? "resumed" : "begun");
      isNoted = true;
    };
    const onLost = () => {
      send({ type: "lost" });
      void close();
    };
    const onTrouble = () => {
      isNoted = true;
      note("full");
    };
    const recording = await record({ interviewId, stream, onFlow, onLost, onTrouble }).catch(
      (error: unknown) => {
        closeMicrophone(stream);
        throw error;
      },
    );
    if (isGone.current) return recording.stop();
    current.current = recording;
    setWatch(recording.watch);
    send({ type: "listening" });
    if (recognition) listening.current = listen(stream, { language, isLocal: recognition === "device" });
  };

  const open = async (isResumed: boolean): Promise<void> => {
    if (current.current) return;
    send({ type: "opening" });
    try {
      await begin(isResumed);
    } catch (error) {
      send({ type: "openFailed", microphone: isRefused(error) ? null : troubleAfter(error) });
      note("refused");
      if (!isRefused(error)) return;
      rememberMicrophone("denied");
      onBlocked();
    }
  };

  // Leaving the page ends the recording: what there is of it is kept and offered when the person returns.
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
      void current.current?.stop();
      current.current = null;
    };
  }, []);

  return { watch, open, close, heardHere };
}
