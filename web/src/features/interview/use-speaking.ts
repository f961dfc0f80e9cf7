import { useReducer } from "react";
import { note, warnWhenFull } from "./recording-notes.ts";
import { nextSpeaking, notSpeaking, type Speaking, type SpeakingEvent } from "./speaking.ts";
import { type RecorderOptions, useRecorder } from "./use-recorder.ts";
import { useWriting } from "./use-writing.ts";

export type SpeakingControls = {
  speaking: Speaking;
  send: (event: SpeakingEvent) => void;
  /** The open microphone, for the meter; null while it is closed. */
  stream: MediaStream | null;
  start: () => void;
  pause: () => Promise<void>;
  /** Ends the open recording because the answer is sent. */
  finish: () => Promise<void>;
  /** Asks for the words of a recording that the server has. */
  writeDown: (id: string) => void;
  /** Asks again for the words of recordings that failed. */
  tryAgain: () => void;
};

type Options = RecorderOptions & { isHearing: boolean };

/** Speaking an answer: recording, keeping, sending it, and getting its words. */
export function useSpeaking(options: Options): SpeakingControls {
  const { interviewId, isHearing } = options;
  const [speaking, send] = useReducer(nextSpeaking, notSpeaking);
  const { stream, open, close, heardHere } = useRecorder(options, send);
  const write = useWriting({ interviewId, heardHere }, send);

  const start = () => {
    if (isHearing) return note("hearing");
    if (!navigator.onLine) return note("offline");
    if (stream() || speaking.phase === "opening") return;
    void warnWhenFull();
    void open(speaking.phase === "paused");
  };

  return {
    speaking,
    send,
    stream: speaking.phase === "recording" ? stream() : null,
    start,
    pause: async () => {
      await close();
      note("paused");
    },
    finish: close,
    writeDown: (id) => void write(id),
    tryAgain: () => {
      for (const part of speaking.parts) if (part.state === "failed") void write(part.id);
    },
  };
}
