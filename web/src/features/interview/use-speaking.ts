import { useReducer } from "react";
import { sendKept } from "#lib/recorder/outbox.ts";
import type { SoundWatch } from "#lib/recorder/sound-watch.ts";
import { note, warnWhenFull } from "./recording-notes.ts";
import { nextSpeaking, notSpeaking, type Speaking, type SpeakingEvent } from "./speaking.ts";
import { isOpen } from "./speaking-reading.ts";
import { type RecorderOptions, useRecorder } from "./use-recorder.ts";
import { useWriting } from "./use-writing.ts";

export type SpeakingControls = {
  speaking: Speaking;
  send: (event: SpeakingEvent) => void;
  /** Hears the open microphone, for the meter; null while it is closed. */
  watch: SoundWatch | null;
  start: () => void;
  pause: () => Promise<void>;
  /** Ends the open recording because the answer is sent. */
  finish: () => Promise<void>;
  /** Another microphone was chosen: what is being said goes on with it. */
  changeMicrophone: () => Promise<void>;
  /** Makes what was kept before a part of this answer. */
  adopt: (sound: { id: string; seconds: number; isOnServer: boolean }) => void;
  /** Sends recordings again that were refused, and asks again for the words of those that failed. */
  tryAgain: () => void;
};

type Options = RecorderOptions & { isPlaying: boolean };

/** Speaking an answer: recording, keeping, sending it, and getting its words. */
export function useSpeaking(options: Options): SpeakingControls {
  const { interviewId, isPlaying } = options;
  const [speaking, send] = useReducer(nextSpeaking, notSpeaking);
  const { watch, open, close, heardHere } = useRecorder(options, send);
  const write = useWriting({ interviewId, heardHere }, send);

  const start = () => {
    if (isPlaying) return note("playback");
    if (!navigator.onLine) return note("offline");
    if (watch() || speaking.phase === "opening") return;
    void warnWhenFull();
    void open(speaking.phase === "paused");
  };

  return {
    speaking,
    send,
    watch: isOpen(speaking) ? watch() : null,
    start,
    pause: async () => {
      await close();
      if (speaking.phase === "recording") note("paused");
    },
    finish: close,
    changeMicrophone: async () => {
      if (!isOpen(speaking)) return;
      await close();
      await open(true);
    },
    adopt: ({ id, seconds, isOnServer }) => {
      send({ type: "adopted", id, seconds });
      if (isOnServer) void write(id);
      else sendKept(id);
    },
    tryAgain: () => {
      for (const { id, state } of speaking.parts) {
        if (state === "failed") void write(id);
        if (state !== "refused") continue;
        send({ type: "partChanged", id, state: "sending" });
        sendKept(id);
      }
    },
  };
}
