import { ApiError } from "#lib/api-error.ts";

/** `goesOn`: the text is the first sentence, and the rest is still being written. */
export type Question = { id: string; text: string; goesOn: boolean };

/** Hearing the questions of a sitting. */
export type Hearing = {
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

export type HearingEvent =
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

export const newHearing = (readsAloud: boolean): Hearing => ({
  question: null,
  phase: "silent",
  speech: 0,
  isHeard: false,
  readsAloud,
  isVoice: false,
  hasPressed: false,
});

const start = (hearing: Hearing): Hearing =>
  hearing.question && hearing.phase === "silent"
    ? { ...hearing, phase: "loading", speech: hearing.speech + 1 }
    : hearing;

const isRestOf = (question: Question, begun: Question | null): boolean =>
  begun?.goesOn === true && !question.goesOn && question.text.startsWith(begun.text);

/** Another question silences the one before it, and is read aloud when the person wants that. One that was begun goes on. */
const turnTo = (hearing: Hearing, question: Question | null): Hearing => {
  if (question?.id === hearing.question?.id) return hearing;
  if (question && isRestOf(question, hearing.question)) return { ...hearing, question };
  const silent: Hearing = { ...hearing, question, isHeard: false, phase: "silent" };
  return hearing.isVoice || (hearing.readsAloud && hearing.hasPressed) ? start(silent) : silent;
};

/** The next state. Pure; the hook around it fetches and plays. */
export function nextHearing(hearing: Hearing, event: HearingEvent): Hearing {
  switch (event.type) {
    case "questionChanged":
      return turnTo(hearing, event.question);
    case "pressed":
      if (hearing.phase !== "silent") return { ...hearing, phase: "silent" };
      return start({ ...hearing, hasPressed: true });
    case "readAloudChosen": {
      const chosen = { ...hearing, hasPressed: true, readsAloud: event.isOn };
      return event.isOn && !hearing.isHeard ? start(chosen) : chosen;
    }
    case "modeChanged": {
      const changed = { ...hearing, isVoice: event.isVoice };
      return event.isVoice && !hearing.isHeard ? start(changed) : changed;
    }
    case "begun":
      return hearing.phase === "loading" ? { ...hearing, phase: "playing", isHeard: true } : hearing;
    case "ended":
      return hearing.phase === "silent" ? hearing : { ...hearing, phase: "silent" };
    case "beginningFailed":
      if (hearing.question?.goesOn) return { ...hearing, phase: "silent", question: null };
      return start({ ...hearing, phase: "silent" });
  }
}

/** Words of the button below the question. */
export function hearLabel(hearing: Hearing): string {
  if (hearing.phase !== "silent") return "Stop";
  return hearing.isHeard ? "Hear it again" : "Hear it";
}

/** What is said when a question could not be spoken; null when the browser only waits for a press. */
export function failureToast(error: unknown) {
  if (error instanceof DOMException && error.name === "NotAllowedError") return null;
  const message = error instanceof ApiError ? error.message : "";
  return {
    title: "Failed to convert text to speech",
    description: `Text-to-speech error: ${message || "Unknown error"}`,
    tone: "error",
  } as const;
}
