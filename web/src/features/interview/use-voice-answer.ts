import { useEffect, useLayoutEffect } from "react";
import type { SpeechLevel } from "#lib/recorder/speech-level.ts";
import { isComplete } from "./interview-session.ts";
import { useSpeechLevel } from "./speech-meter.tsx";
import { type Part, readyAnswer } from "./spoken-answer.ts";
import { type Around, isOpen } from "./spoken-answer-selectors.ts";
import type { InputModeControls } from "./use-input-mode.ts";
import type { Sitting } from "./use-interview-session.ts";
import { useNow } from "./use-now.ts";
import { type RecognitionControls, useRecognition } from "./use-recognition.ts";
import { type SpokenAnswerControls, useSpokenAnswer } from "./use-spoken-answer.ts";

export type VoiceAnswer = {
  controls: SpokenAnswerControls;
  around: Around;
  /** The loudness of the open microphone; null while it is closed. */
  level: SpeechLevel | null;
  recognition: RecognitionControls;
  sendAnswer: () => void;
  /** Takes recordings out of the answer. They are kept, and the interview goes on. */
  putAside: (ids: readonly string[]) => void;
};

type Options = {
  sitting: Sitting;
  input: InputModeControls;
  isPlaying: boolean;
  /** Gets what was spoken and belongs to no answer: the person turned to writing, or it cannot be sent. */
  onPutAside: (parts: readonly Part[]) => void;
};

/** A spoken answer within a sitting: given to it as soon as it was sent and has its words. */
export function useVoiceAnswer({ sitting, input, isPlaying, onPutAside }: Options): VoiceAnswer {
  const { session, giveSpoken, draft } = sitting;
  const interviewId = session.about?.id ?? "";
  const language = session.about?.language ?? "en";
  const recognition = useRecognition(language);
  const controls = useSpokenAnswer({
    interviewId,
    language,
    isPlaying,
    recognition: recognition.use,
    onBlocked: input.block,
  });
  const { spokenAnswer, send, finish } = controls;
  const level = useSpeechLevel(controls.watch);
  const now = useNow(spokenAnswer.phase === "recording");
  const around = { now, isPlaying, isThinking: session.asking !== null, isComplete: isComplete(session) };

  const ready = readyAnswer(spokenAnswer);
  // Somebody waits for the next question: it is not put off until the screen has been painted.
  useLayoutEffect(() => {
    if (!ready) return;
    giveSpoken(ready);
    onPutAside(spokenAnswer.parts.filter(({ state }) => state === "refused"));
    send({ type: "taken" });
  });

  const isLeaving = session.ending === "saving" || session.ending === "leaving";
  const mustPause = isOpen(spokenAnswer) && (isLeaving || input.mode === "text");
  useEffect(() => {
    if (mustPause) void finish();
  }, [mustPause, finish]);

  const isPutAside = input.mode === "text" && spokenAnswer.phase === "paused" && !spokenAnswer.isSending;
  useEffect(() => {
    if (!isPutAside) return;
    onPutAside(spokenAnswer.parts);
    const own = spokenAnswer.edited?.trim();
    if (own) draft.putBefore(own);
    send({ type: "taken" });
  }, [isPutAside, onPutAside, spokenAnswer, draft, send]);

  const sendAnswer = () => {
    send({ type: "sendPressed" });
    if (spokenAnswer.phase === "recording") void controls.finish();
  };
  const putAside = (ids: readonly string[]) => {
    onPutAside(spokenAnswer.parts.filter(({ id }) => ids.includes(id)));
    const own = spokenAnswer.edited?.trim();
    if (own && spokenAnswer.parts.every(({ id }) => ids.includes(id))) draft.putBefore(own);
    send({ type: "putAside", ids });
  };
  return { controls, around, level, recognition, sendAnswer, putAside };
}
