import type { QuestionPlayback } from "../session/question-playback.ts";
import { keepReadsAloud } from "../session/speech.api.ts";
import type { Sitting } from "../session/use-interview-session.ts";
import { usePlaying } from "./use-playing.ts";

export type PlaybackControls = {
  playback: QuestionPlayback;
  isSpeaking: boolean;
  press: () => void;
  chooseReadAloud: (isOn: boolean) => void;
};

/** Plays the current question: by a press, or by itself. */
export function useQuestionPlayback(
  { session, playback, tell }: Sitting,
  { isAdmin }: { isAdmin: boolean },
): PlaybackControls {
  const send = tell.playback;
  const interviewId = session.about?.id ?? "";
  const language = session.about?.language ?? "en";
  usePlaying({ playback, send, wish: { interviewId, language, isAdmin } });

  return {
    playback,
    isSpeaking: playback.phase === "playing",
    press: () => send({ type: "pressed" }),
    chooseReadAloud: (isOn) => {
      keepReadsAloud(isOn);
      send({ type: "readAloudChosen", isOn });
    },
  };
}
