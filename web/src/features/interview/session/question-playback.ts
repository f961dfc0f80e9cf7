import { ApiError } from "#lib/api-error.ts";
import { m } from "#messages";

/**
 * `goesOn`: the text is the first sentence, and the rest is still being written; `greeting`: what is said before it to somebody who
 * has come back.
 */
export type Question = { id: string; text: string; goesOn: boolean; greeting?: string };

/** How the questions of a sitting are heard. */
export type QuestionPlayback = {
  /** The question that waits for an answer; null while there is none. */
  question: Question | null;
  /** What the player is at with that question. */
  phase: "silent" | "loading" | "playing";
  /** Counts the times that something was to be heard: each is one speech. */
  speech: number;
  /** That question has been heard, or its beginning. */
  isHeard: boolean;
  /** New questions are to be heard without a press. */
  readsAloud: boolean;
  isVoice: boolean;
  /** Browsers play nothing before the person has pressed something. */
  hasPressed: boolean;
};

export type PlaybackEvent =
  | { type: "questionChanged"; question: Question | null }
  | { type: "pressed" }
  | { type: "readAloudChosen"; isOn: boolean }
  /** With spoken answers every question is spoken. */
  | { type: "modeChanged"; isVoice: boolean }
  | { type: "begun" }
  /** Heard to its end, failed, or stopped by writing an answer. */
  | { type: "ended" }
  /** The first sentence could not be heard: the whole question is tried as soon as it is there. */
  | { type: "beginningFailed" };

export const newPlayback = (readsAloud: boolean): QuestionPlayback => ({
  question: null,
  phase: "silent",
  speech: 0,
  isHeard: false,
  readsAloud,
  isVoice: false,
  hasPressed: false,
});

const start = (playback: QuestionPlayback): QuestionPlayback =>
  playback.question && playback.phase === "silent"
    ? { ...playback, phase: "loading", speech: playback.speech + 1 }
    : playback;

const isRestOf = (question: Question, begun: Question | null): boolean =>
  begun?.goesOn === true && !question.goesOn && question.text.startsWith(begun.text);

/** Another question silences the one before it, and is read aloud when the person wants that. One that was begun goes on. */
const turnTo = (playback: QuestionPlayback, question: Question | null): QuestionPlayback => {
  if (question?.id === playback.question?.id) return playback;
  if (question && isRestOf(question, playback.question)) return { ...playback, question };
  const silent: QuestionPlayback = { ...playback, question, isHeard: false, phase: "silent" };
  return playback.isVoice || (playback.readsAloud && playback.hasPressed) ? start(silent) : silent;
};

/** The next state. Pure; the hook around it fetches and plays. */
export function nextPlayback(playback: QuestionPlayback, event: PlaybackEvent): QuestionPlayback {
  switch (event.type) {
    case "questionChanged":
      return turnTo(playback, event.question);
    case "pressed":
      if (playback.phase !== "silent") return { ...playback, phase: "silent" };
      return start({ ...playback, hasPressed: true });
    case "readAloudChosen": {
      const chosen = { ...playback, hasPressed: true, readsAloud: event.isOn };
      return event.isOn && !playback.isHeard ? start(chosen) : chosen;
    }
    case "modeChanged": {
      const changed = { ...playback, isVoice: event.isVoice };
      return event.isVoice && !playback.isHeard ? start(changed) : changed;
    }
    case "begun":
      return playback.phase === "loading" ? { ...playback, phase: "playing", isHeard: true } : playback;
    case "ended":
      return playback.phase === "silent" ? playback : { ...playback, phase: "silent" };
    case "beginningFailed":
      if (playback.question?.goesOn) return { ...playback, phase: "silent", question: null };
      return start({ ...playback, phase: "silent" });
  }
}

/** Words of the button below the question. */
export function hearLabel(playback: QuestionPlayback): string {
  if (playback.phase !== "silent") return m.interview_stop();
  return playback.isHeard ? m.interview_hear_it_again() : m.interview_hear_it();
}

/** What is said when a question could not be spoken; null when the browser only waits for a press. */
export function failureToast(error: unknown) {
  if (error instanceof DOMException && error.name === "NotAllowedError") return null;
  const message = error instanceof ApiError ? error.message : "";
  return {
    title: m.interview_failed_to_convert_text_to_speech(),
    description: m.interview_text_to_speech_error({ message: message || m.interview_unknown_error() }),
    tone: "error",
  } as const;
}
