import { useEffect, useRef, useState } from "react";
import {
  type Capture,
  canRecordSound,
  capture,
  closeMicrophone,
  openMicrophone,
} from "#lib/recorder/microphone.ts";

/** `refused`: the microphone may not be used, or there is none. */
export type ReadingState = "idle" | "reading" | "refused";

/** Records somebody who reads a letter aloud. `stop` answers the sound. */
export function useReading() {
  const [state, setState] = useState<ReadingState>("idle");
  const [seconds, setSeconds] = useState(0);
  const running = useRef<{ capture: Capture; stream: MediaStream; pieces: Blob[] } | null>(null);
  const end = async (): Promise<Blob | null> => {
    const own = running.current;
    running.current = null;
    if (!own) return null;
    await own.capture.stop();
    closeMicrophone(own.stream);
    setState("idle");
    return new Blob(own.pieces, { type: own.capture.mediaType });
  };
  useEffect(
    () => () => {
      const left = running.current;
      running.current = null;
      if (left) void left.capture.stop().then(() => closeMicrophone(left.stream));
    },
    [],
  );
  useEffect(() => {
    if (state !== "reading") return;
    const timer = setInterval(() => setSeconds((all) => all + 1), 1_000);
    return () => clearInterval(timer);
  }, [state]);
  const start = async (): Promise<void> => {
    try {
      const stream = await openMicrophone();
      const pieces: Blob[] = [];
      setSeconds(0);
      running.current = {
        stream,
        pieces,
        capture: capture({ stream, onPiece: (piece) => pieces.push(piece), onEnd: () => setState("idle") }),
      };
      setState("reading");
    } catch {
      setState("refused");
    }
  };
  return { state, seconds, canRead: canRecordSound(), start, stop: end };
}
