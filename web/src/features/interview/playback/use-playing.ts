import { type Dispatch, useEffect, useLayoutEffect, useRef } from "react";
import { readyOnPress, speechPlayer } from "#lib/speech-player.ts";
import { showToast } from "#ui/toast.ts";
import { play } from "../session/play-speech.ts";
import {
  failureToast,
  type PlaybackEvent,
  type Question,
  type QuestionPlayback,
} from "../session/question-playback.ts";
import type { SpeechWish } from "../session/speech.api.ts";

type Options = {
  playback: QuestionPlayback;
  send: Dispatch<PlaybackEvent>;
  wish: Omit<SpeechWish, "text">;
};

/** The question that is heard, and the whole of it once it is written. */
type Growing = { question: Question; whole: Promise<string>; tellWhole: (text: string) => void };

function growingFrom(question: Question): Growing {
  let tellWhole: Growing["tellWhole"] = () => {};
  const whole = new Promise<string>((resolve) => {
    tellWhole = resolve;
  });
  return { question, whole, tellWhole };
}

async function* textsOf({ question, whole }: Growing): AsyncGenerator<string> {
  if (question.greeting) yield question.greeting;
  yield question.text;
  if (!question.goesOn) return;
  const rest = (await whole).slice(question.text.length).trim();
  if (rest !== "") yield rest;
}

function silence(player: HTMLAudioElement): void {
  player.pause();
  player.removeAttribute("src");
}

/** Plays what is to be heard. A question that is still being written is heard as far as it goes, then its rest. */
export function usePlaying({ playback, send, wish }: Options): void {
  useEffect(readyOnPress, []);

  const growing = useRef<Growing | null>(null);
  const { question } = playback;
  useLayoutEffect(() => {
    const now = growing.current;
    if (now?.question.goesOn && question && !question.goesOn) now.tellWhole(question.text);
    growing.current = question && growingFrom(question);
  }, [question]);

  const speech = playback.phase === "silent" ? null : playback.speech;
  const { interviewId, language, isAdmin } = wish;
  useEffect(() => {
    const begun = growing.current;
    if (speech === null || !begun) return;
    const player = speechPlayer();
    const controller = new AbortController();
    const { signal } = controller;
    let isHeard = false;
    const onBegun = () => {
      isHeard = true;
      send({ type: "begun" });
    };
    const fail = (error: unknown) => {
      if (signal.aborted) return;
      if (begun.question.goesOn && !isHeard) return send({ type: "beginningFailed" });
      send({ type: "ended" });
      const toast = failureToast(error);
      if (toast) showToast(toast);
    };
    const wished = { wish: { interviewId, language, isAdmin }, texts: textsOf(begun) };
    play({ ...wished, player, signal, onBegun }).then(() => {
      if (!signal.aborted) send({ type: "ended" });
    }, fail);
    return () => {
      controller.abort();
      silence(player);
    };
  }, [speech, send, interviewId, language, isAdmin]);
}
