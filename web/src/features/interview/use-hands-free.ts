import { useEffect, useRef, useState } from "react";
import { readStored, writeStored } from "#lib/browser-storage.ts";
import type { SpeechLevel } from "#lib/recorder/speech-level.ts";
import { askForTime, hear, newHandsFree, type Verdict, verdictOn } from "./hands-free.ts";
import type { HearingControls } from "./use-hearing.ts";
import type { VoiceAnswer } from "./use-voice-answer.ts";

export type HandsFreeControls = {
  isOn: boolean;
  choose: (isOn: boolean) => void;
  verdict: Verdict;
  /** "I am still thinking". */
  wait: () => void;
};

const tick = 50;

type Options = { isVoice: boolean; hearing: HearingControls; voice: VoiceAnswer; level: SpeechLevel | null };

/** Begins to record when a question has been heard to its end, and sends when the answer is over. */
export function useHandsFree({ isVoice, hearing, voice, level }: Options): HandsFreeControls {
  const [isOn, setIsOn] = useState(() => readStored("saga-hands-free") === "true");
  const [state, setState] = useState(newHandsFree);
  const begunFor = useRef<string | null>(null);
  const { controls, around, sendAnswer } = voice;
  const { phase, isSending } = controls.speaking;
  const isRecording = phase === "recording";
  const question = hearing.hearing;

  const isHeard = question.phase === "silent" && question.isHeard;
  const mayBegin = isOn && isVoice && phase === "idle" && isHeard && !around.isThinking && !around.isComplete;
  const questionId = question.question?.id ?? null;
  useEffect(() => {
    if (!mayBegin || questionId === null || begunFor.current === questionId) return;
    begunFor.current = questionId;
    setState(newHandsFree);
    controls.start();
  }, [mayBegin, questionId, controls]);

  useEffect(() => {
    if (isOn && isRecording && level) setState((now) => hear(now, { isSpeech: level.isSpeech, ms: tick }));
  }, [isOn, isRecording, level]);

  const verdict: Verdict = isOn && isRecording ? verdictOn(state) : { kind: "listening" };
  const isOver = verdict.kind === "over" && !isSending;
  useEffect(() => {
    if (isOver) sendAnswer();
  }, [isOver, sendAnswer]);

  return {
    isOn,
    choose: (next) => {
      setIsOn(next);
      setState(newHandsFree);
      writeStored("saga-hands-free", next ? "true" : null);
    },
    verdict,
    wait: () => setState(askForTime),
  };
}
