import { useEffect } from "react";
import type { SpeechLevel } from "#lib/recorder/speech-level.ts";
import { useSpeechLevel } from "../recording/speech-meter.tsx";
import { type Around, isOpen } from "../recording/spoken-answer-selectors.ts";
import { useNow } from "../recording/use-now.ts";
import { type RecognitionControls, useRecognition } from "../recording/use-recognition.ts";
import { type SpokenAnswerControls, useSpokenAnswer } from "../recording/use-spoken-answer.ts";
import { wordsFate } from "../recording/words-fate.ts";
import { isComplete, isSaving } from "../session/interview-session.ts";
import { asksNothing } from "../session/turn-selectors.ts";
import type { InputModeControls } from "../session/use-input-mode.ts";
import type { Sitting } from "../session/use-interview-session.ts";

export type VoiceAnswer = {
  controls: SpokenAnswerControls;
  around: Around;
  /** The loudness of the open microphone; null while it is closed. */
  level: SpeechLevel | null;
  recognition: RecognitionControls;
  /** What is to be said about words before an answer is spoken; empty: nothing. */
  fate: string;
  sendAnswer: () => void;
  /** Takes recordings out of the answer. They are kept, and the interview goes on. */
  putAside: (ids: readonly string[]) => void;
};

type Options = {
  sitting: Sitting;
  input: InputModeControls;
};

/** A spoken answer within a sitting. */
export function useVoiceAnswer({ sitting, input }: Options): VoiceAnswer {
  const { session, spokenAnswer, tell } = sitting;
  const send = tell.spokenAnswer;
  const isPlaying = sitting.playback.phase !== "silent";
  const interviewId = session.about?.id ?? "";
  const language = session.about?.language ?? "en";
  const recognition = useRecognition(language);
  const controls = useSpokenAnswer({
    interviewId,
    language,
    spokenAnswer,
    send,
    isPlaying,
    recognition: recognition.use,
    onBlocked: input.block,
  });
  const { finish } = controls;
  const level = useSpeechLevel(controls.watch);
  const now = useNow(spokenAnswer.phase === "recording");
  const around = { now, isPlaying, isThinking: session.asking !== null, isComplete: isComplete(session) };

  const isIdle = spokenAnswer.phase === "idle" && !around.isThinking && !asksNothing(session);
  const told = session.stored.filter(({ role }) => role === "user");
  const wordless = told.filter(({ content, deleted_at }) => content === "" && !deleted_at).length;
  // After the end there is no answer left whose words could be spoken of.
  const isSaid = isIdle && (wordless > 0 || !isComplete(session));
  const fate = isSaid ? wordsFate({ ...recognition, answers: told.length, wordless }) : "";

  const mustPause = isOpen(spokenAnswer) && (isSaving(session) || input.mode === "text");
  useEffect(() => {
    if (mustPause) void finish();
  }, [mustPause, finish]);

  const sendAnswer = () => {
    send({ type: "sendPressed" });
    if (spokenAnswer.phase === "recording") void controls.finish();
  };
  const putAside = (ids: readonly string[]) => send({ type: "putAside", ids });
  return { controls, around, level, recognition, fate, sendAnswer, putAside };
}
