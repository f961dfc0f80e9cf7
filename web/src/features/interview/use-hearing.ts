import { type RefObject, useEffect, useLayoutEffect, useReducer, useRef } from "react";
import { showToast } from "#ui/toast.ts";
import { failureToast, type Hearing, newHearing, nextHearing } from "./hearing.ts";
import { play } from "./play-speech.ts";
import { currentQuestion } from "./session-reading.ts";
import { keepReadsAloud, readsAloud } from "./speech.api.ts";
import type { Sitting } from "./use-interview-session.ts";

export type HearingControls = {
  hearing: Hearing;
  isSpeaking: boolean;
  /** The hidden player. */
  player: RefObject<HTMLAudioElement | null>;
  press: () => void;
  chooseReadAloud: (isOn: boolean) => void;
  onBegun: () => void;
};

function silence(player: HTMLAudioElement): void {
  player.pause();
  player.removeAttribute("src");
}

type Listener = {
  isAdmin: boolean;
  /** The answers are spoken: then the questions are, too. */
  isVoice: boolean;
};

/** Hearing the current question: by a press, or by itself. Writing an answer, another question or leaving ends it. */
export function useHearing({ session, draft }: Sitting, { isAdmin, isVoice }: Listener): HearingControls {
  const [hearing, send] = useReducer(nextHearing, null, () => newHearing(readsAloud()));
  const player = useRef<HTMLAudioElement>(null);
  const interviewId = session.about?.id ?? "";
  const language = session.about?.language ?? "en";
  const asked = currentQuestion(session);

  // Before anything is painted: what is about to be heard is never offered to be heard.
  useLayoutEffect(() => {
    send({ type: "questionChanged", question: asked && { id: asked.id, text: asked.content } });
  }, [asked]);

  useLayoutEffect(() => {
    send({ type: "modeChanged", isVoice });
  }, [isVoice]);

  const isWriting = draft.text !== "";
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new letter counts
  useEffect(() => {
    if (isWriting) send({ type: "ended" });
  }, [isWriting, draft.text]);

  const spoken = hearing.phase === "silent" ? null : hearing.question;
  useEffect(() => {
    const element = player.current;
    if (!spoken || !element) return;
    const controller = new AbortController();
    const { signal } = controller;
    const wish = { interviewId, text: spoken.text, language, isAdmin };
    play({ wish, player: element, signal, onBegun: () => send({ type: "begun" }) })
      .catch((error: unknown) => {
        const toast = signal.aborted ? null : failureToast(error);
        if (toast) showToast(toast);
      })
      .finally(() => {
        if (!signal.aborted) send({ type: "ended" });
      });
    return () => {
      controller.abort();
      silence(element);
    };
  }, [spoken, interviewId, language, isAdmin]);

  return {
    hearing,
    player,
    isSpeaking: hearing.phase === "playing",
    press: () => send({ type: "pressed" }),
    chooseReadAloud: (isOn) => {
      keepReadsAloud(isOn);
      send({ type: "readAloudChosen", isOn });
    },
    onBegun: () => send({ type: "begun" }),
  };
}
