import { useCallback, useEffect, useReducer, useRef } from "react";
import { ApiError } from "#lib/api-error.ts";
import { writeStored } from "#lib/browser-storage.ts";
import { errorWords } from "#lib/error-words.ts";
import { type Listening, listen } from "#lib/recorder/browser-recognition.ts";
import { openMicrophone } from "#lib/recorder/microphone.ts";
import { onDelivery } from "#lib/recorder/outbox.ts";
import { type Recording, record } from "#lib/recorder/recording.ts";
import { showToast } from "#ui/toast.ts";
import { transcribe } from "./recordings.api.ts";
import { nextSpeaking, notSpeaking, type Speaking, type SpeakingEvent } from "./speaking.ts";

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

const offline = {
  title: "No Internet Connection",
  description:
    "Audio recording requires an internet connection for transcription. Please check your connection and try again.",
  tone: "error",
} as const;

const isRefused = (error: unknown): boolean =>
  error instanceof DOMException && (error.name === "NotAllowedError" || error.name === "SecurityError");

/** Bytes below which a person is told that the browser has little room left: some hours of speech. */
const littleRoom = 100_000_000;

/** Asks the browser to keep what is recorded, and says early when there is little room for it. */
async function warnWhenFull(): Promise<void> {
  await navigator.storage?.persist?.().catch(() => false);
  const { quota, usage } = (await navigator.storage?.estimate?.().catch(() => null)) ?? {};
  if (quota === undefined || usage === undefined || quota - usage > littleRoom) return;
  showToast({
    about: "room",
    title: "This device has little room left",
    description: "Your answers are sent as you speak. Please stay online, or free some room.",
  });
}

type Options = {
  interviewId: string;
  language: string;
  isHearing: boolean;
  /** How this browser itself writes down what is said; null: it does not. */
  recognition: "device" | "cloud" | null;
  onBlocked: () => void;
};

/** Speaking an answer: recording, keeping, sending it, and getting its words. */
export function useSpeaking(options: Options): SpeakingControls {
  const { interviewId, language, isHearing, recognition, onBlocked } = options;
  const [speaking, send] = useReducer(nextSpeaking, notSpeaking);
  const current = useRef<Recording | null>(null);
  const listening = useRef<Listening | null>(null);
  const heardHere = useRef(new Map<string, Promise<string>>());
  const write = useWriting({ interviewId, heardHere: heardHere.current }, send);

  const pause = useCallback(async () => {
    const recording = current.current;
    if (!recording) return;
    current.current = null;
    send({ type: "closing" });
    const { id } = recording;
    if (listening.current) heardHere.current.set(id, listening.current.stop());
    listening.current = null;
    await recording.stop((seconds) => send({ type: "recorded", id, seconds }));
  }, []);

  const open = async (isResumed: boolean) => {
    send({ type: "opening" });
    try {
      const stream = await openMicrophone();
      current.current = await record({
        interviewId,
        stream,
        onLost: () => {
          showToast({
            title: "The microphone is gone",
            description: "What you said until now is kept.",
            tone: "error",
          });
          void pause();
        },
        onTrouble: () =>
          showToast({
            title: "This browser has no room left",
            description: "Pause and send what you have said.",
            tone: "error",
          }),
      });
      if (recognition) listening.current = listen(stream, { language, isLocal: recognition === "device" });
      send({ type: "opened", at: performance.now() });
      showToast(
        isResumed
          ? { about: "recording", title: "Recording resumed", description: "Continue speaking..." }
          : {
              about: "recording",
              title: "Recording started",
              description: "Speak clearly into your microphone",
            },
      );
    } catch (error) {
      send({ type: "openFailed" });
      showToast({ title: "Failed to access microphone", tone: "error" });
      if (!isRefused(error)) return;
      writeStored("microphone-blocked", "true");
      onBlocked();
    }
  };

  const start = () => {
    if (isHearing) {
      showToast({ title: "Can't Record", description: "Please wait for AI to finish speaking" });
      return;
    }
    if (!navigator.onLine) return showToast(offline);
    if (current.current || speaking.phase === "opening") return;
    void warnWhenFull();
    void open(speaking.phase === "paused");
  };

  // Leaving the page ends the recording: what there is of it is kept and offered when the person returns.
  useEffect(
    () => () => {
      void current.current?.stop();
      current.current = null;
    },
    [],
  );

  return {
    speaking,
    send,
    stream: speaking.phase === "recording" ? (current.current?.stream ?? null) : null,
    start,
    pause: async () => {
      await pause();
      showToast({
        about: "recording",
        title: "Recording paused",
        description: "Processing... Click to resume or send your message",
      });
    },
    finish: pause,
    writeDown: (id) => void write(id),
    tryAgain: () => {
      for (const part of speaking.parts) if (part.state === "failed") void write(part.id);
    },
  };
}

/** Asks for the words of each recording once the server has the whole of it. */
function useWriting(
  { interviewId, heardHere }: { interviewId: string; heardHere: ReadonlyMap<string, Promise<string>> },
  send: (event: SpeakingEvent) => void,
) {
  const write = useCallback(
    async (id: string) => {
      send({ type: "partChanged", id, state: "writing" });
      try {
        const told = await transcribe({ interviewId, recordingId: id });
        const { transcription, error } = told;
        if (transcription === undefined && told.has_transcriber === false) {
          const text = (await heardHere.get(id)) ?? "";
          return send({ type: "partChanged", id, state: "waiting", text });
        }
        if (transcription === undefined) {
          showToast({ title: "Failed to transcribe audio", description: error ?? "", tone: "error" });
          return send({ type: "partChanged", id, state: "failed", error: error ?? null });
        }
        const state = transcription.trim() === "" ? "silent" : "written";
        send({ type: "partChanged", id, state, text: transcription.trim() });
      } catch (error) {
        const { text, advice } = errorWords(error);
        showToast({ title: "Failed to transcribe audio", tone: "error" });
        const isOurs = error instanceof ApiError;
        const words = `${isOurs ? text : "Failed to transcribe audio."} Your recording is safe. ${advice}`;
        send({ type: "partChanged", id, state: "failed", error: words });
      }
    },
    [interviewId, heardHere, send],
  );

  useEffect(
    () =>
      onDelivery(({ id, outcome, error }) => {
        if (outcome === "kept") return void write(id);
        const { text, advice } = errorWords(error);
        send({ type: "partChanged", id, state: "failed", error: `${text} ${advice}` });
      }),
    [write, send],
  );
  return write;
}
