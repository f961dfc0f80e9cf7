import { useEffect, useLayoutEffect, useReducer } from "react";
import { readSettings } from "#lib/account-settings.ts";
import { audibleQuestion } from "./interview-session-selectors.ts";
import { newPlayback, nextPlayback, type QuestionPlayback } from "./question-playback.ts";
import { keepReadsAloud, readsAloud } from "./speech.api.ts";
import type { Sitting } from "./use-interview-session.ts";
import { usePlaying } from "./use-playing.ts";

export type PlaybackControls = {
  playback: QuestionPlayback;
  isSpeaking: boolean;
  press: () => void;
  chooseReadAloud: (isOn: boolean) => void;
};

type Listener = {
  isAdmin: boolean;
  /** The answers are spoken: then the questions are, too. */
  isVoice: boolean;
};

/** Plays the current question: by a press, or by itself. Writing an answer, another question or leaving ends it. */
export function useQuestionPlayback(
  { session, draft }: Sitting,
  { isAdmin, isVoice }: Listener,
): PlaybackControls {
  const [playback, send] = useReducer(nextPlayback, null, () =>
    newPlayback(readSettings().voice_features && readsAloud()),
  );
  const interviewId = session.about?.id ?? "";
  const language = session.about?.language ?? "en";
  const { id, text, goesOn } = audibleQuestion(session) ?? { id: null, text: "", goesOn: false };

  // Before anything is painted: what is about to be heard is never offered to be heard.
  useLayoutEffect(() => {
    send({ type: "questionChanged", question: id === null ? null : { id, text, goesOn } });
  }, [id, text, goesOn]);

  useLayoutEffect(() => {
    send({ type: "modeChanged", isVoice });
  }, [isVoice]);

  const isWriting = draft.text !== "";
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new letter counts
  useEffect(() => {
    if (isWriting) send({ type: "ended" });
  }, [isWriting, draft.text]);

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
