import type { Dispatch } from "react";
import { sendKept } from "#lib/recorder/outbox.ts";
import type { SoundWatch } from "#lib/recorder/sound-watch.ts";
import { note, warnWhenFull } from "./recording-notes.ts";
import type { SpokenAnswer, SpokenAnswerEvent } from "./spoken-answer.ts";
import { isOpen } from "./spoken-answer-selectors.ts";
import { type RecorderOptions, useRecorder } from "./use-recorder.ts";
import { useTranscription } from "./use-transcription.ts";

export type SpokenAnswerControls = {
  spokenAnswer: SpokenAnswer;
  send: (event: SpokenAnswerEvent) => void;
  /** Hears the open microphone, for the meter; null while it is closed. */
  watch: SoundWatch | null;
  start: () => void;
  /** The same for who has just silenced the interviewer, and need not press again. */
  startNow: () => void;
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

type Options = RecorderOptions & {
  spokenAnswer: SpokenAnswer;
  send: Dispatch<SpokenAnswerEvent>;
  /** The interviewer is heard: nothing is recorded meanwhile. */
  isPlaying: boolean;
};

/** A spoken answer: recording, keeping, sending it, and getting its words. */
export function useSpokenAnswer(options: Options): SpokenAnswerControls {
  const { interviewId, isPlaying, spokenAnswer, send } = options;
  const { watch, open, close, heardHere } = useRecorder(options, send);
  const write = useTranscription({ interviewId, heardHere }, send);

  const startNow = () => {
    if (!navigator.onLine) return note("offline");
    if (isOpen(spokenAnswer) || spokenAnswer.phase === "opening") return;
    void warnWhenFull();
    void open(spokenAnswer.phase === "paused");
  };

  return {
    spokenAnswer,
    send,
    watch: isOpen(spokenAnswer) ? watch : null,
    start: () => (isPlaying ? note("playback") : startNow()),
    startNow,
    pause: async () => {
      await close();
      if (spokenAnswer.phase === "recording") note("paused");
    },
    finish: close,
    changeMicrophone: async () => {
      if (!isOpen(spokenAnswer)) return;
      await close();
      await open(true);
    },
    adopt: ({ id, seconds, isOnServer }) => {
      send({ type: "adopted", id, seconds });
      if (isOnServer) void write(id);
      else sendKept(id);
    },
    tryAgain: () => {
      for (const { id, state } of spokenAnswer.parts) {
        if (state === "failed") void write(id);
        if (state !== "refused") continue;
        send({ type: "partChanged", id, state: "sending" });
        sendKept(id);
      }
    },
  };
}
