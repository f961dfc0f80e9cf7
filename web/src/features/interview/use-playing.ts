import { type Dispatch, type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { showToast } from "#ui/toast.ts";
import { failureToast, type Hearing, type HearingEvent, type Question } from "./hearing.ts";
import { play } from "./play-speech.ts";
import type { SpeechWish } from "./speech.api.ts";

type Options = {
  hearing: Hearing;
  send: Dispatch<HearingEvent>;
  player: RefObject<HTMLAudioElement | null>;
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
export function usePlaying({ hearing, send, player, wish }: Options): void {
  const growing = useRef<Growing | null>(null);
  const { question } = hearing;
  useLayoutEffect(() => {
    const now = growing.current;
    if (now?.question.goesOn && question && !question.goesOn) now.tellWhole(question.text);
    growing.current = question && growingFrom(question);
  }, [question]);

  const speech = hearing.phase === "silent" ? null : hearing.speech;
  const { interviewId, language, isAdmin } = wish;
  useEffect(() => {
    const element = player.current;
    const begun = growing.current;
    if (speech === null || !element || !begun) return;
    const controller = new AbortController();
    const { signal } = controller;
    let isHeard = false;
    const onBegun = () => {
      isHeard = true;
      send({ type: "begun" });
    };
    element.addEventListener("playing", onBegun, { signal });
    const fail = (error: unknown) => {
      if (signal.aborted) return;
      if (begun.question.goesOn && !isHeard) return send({ type: "beginningFailed" });
      send({ type: "ended" });
      const toast = failureToast(error);
      if (toast) showToast(toast);
    };
    const wished = { wish: { interviewId, language, isAdmin }, texts: textsOf(begun) };
    play({ ...wished, player: element, signal, onBegun }).then(() => {
      if (!signal.aborted) send({ type: "ended" });
    }, fail);
    return () => {
      controller.abort();
      silence(element);
    };
  }, [speech, player, send, interviewId, language, isAdmin]);
}
