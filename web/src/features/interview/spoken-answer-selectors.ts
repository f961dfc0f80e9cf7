import {
  hasSomething,
  isProcessing,
  type Part,
  type SpokenAnswer,
  secondsBeforeSend,
  secondsOf,
  wordsOf,
} from "./spoken-answer.ts";

/** What the screen says and offers while an answer is spoken. */

export type Around = {
  now: number;
  /** The interviewer is heard. */
  isPlaying: boolean;
  /** A question is on its way. */
  isThinking: boolean;
  isComplete: boolean;
};

export type RecordButtonLook = {
  word: "Speak" | "Pause" | "Resume" | "Listen";
  /** Why it cannot be pressed; null when it can. */
  reason: string | null;
};

/** The microphone is open; a press closes it. */
export const isOpen = ({ phase }: SpokenAnswer): boolean => phase === "recording" || phase === "waiting";

const reasonNotToRecord = (spokenAnswer: SpokenAnswer, around: Around): string | null => {
  if (around.isComplete) return "The interview is complete.";
  if (around.isThinking) return "Saga is thinking about the next question.";
  if (spokenAnswer.isSending || isProcessing(spokenAnswer)) return "Your answer is being processed.";
  return spokenAnswer.phase === "opening" ? "The microphone is being opened." : null;
};

/** The one large button. While the interviewer is heard a press still says why it waits. */
export function recordButton(spokenAnswer: SpokenAnswer, around: Around): RecordButtonLook {
  if (isOpen(spokenAnswer)) return { word: "Pause", reason: null };
  if (around.isPlaying) return { word: "Listen", reason: null };
  const word = spokenAnswer.phase === "paused" ? "Resume" : "Speak";
  return { word, reason: reasonNotToRecord(spokenAnswer, around) };
}

/** Why the answer cannot be sent now; null when it can. */
export function reasonNotToSend(spokenAnswer: SpokenAnswer, around: Around): string | null {
  const { parts } = spokenAnswer;
  if (around.isComplete) return "The interview is complete.";
  if (around.isThinking) return "Saga is thinking. You can send this when the next question is there.";
  if (spokenAnswer.isSending) return "Your answer is being sent.";
  if (spokenAnswer.phase === "idle" && around.isPlaying)
    return "Saga is speaking. Listen, or press Answer now.";
  if (spokenAnswer.phase === "idle" || spokenAnswer.phase === "opening")
    return "Press Speak and begin to tell.";
  if (spokenAnswer.phase === "waiting") return "Recording begins with the first sound from your microphone.";
  if (spokenAnswer.phase === "recording") {
    const isLongEnough = secondsOf(spokenAnswer, around.now) >= secondsBeforeSend;
    return isLongEnough ? null : "You can send after four seconds, or after a pause.";
  }
  if (parts.some(isDelayed)) return "Your answer is kept on this device and goes as soon as it can.";
  if (isProcessing(spokenAnswer)) return "Your answer is being written down.";
  return hasSomething(spokenAnswer) ? null : "There are no words to send yet. Speak, or write your answer.";
}

/** What is said below the buttons while nothing else is: how to go on, or that there is no hurry. */
export function dockWords(spokenAnswer: SpokenAnswer, around: Around): string {
  const reason = reasonNotToSend(spokenAnswer, around);
  return reason ?? (spokenAnswer.phase === "recording" ? "Take your time. A silence does no harm." : "");
}

export type Banner = {
  tone: "speaking" | "paused" | "processing" | "thinking";
  words: string;
  seconds: number | null;
};

/** The one sentence about what is going on; null when nothing is. */
export function bannerOf(spokenAnswer: SpokenAnswer, around: Around): Banner | null {
  if (around.isThinking && !around.isPlaying)
    return { tone: "thinking", words: "I'm thinking about a response...", seconds: null };
  const seconds = Math.floor(secondsOf(spokenAnswer, around.now));
  if (spokenAnswer.phase === "waiting")
    return { tone: "processing", words: "Waiting for your microphone...", seconds: null };
  if (spokenAnswer.phase === "recording" && spokenAnswer.isStill)
    return { tone: "paused", words: "No sound from your microphone - ", seconds };
  if (spokenAnswer.phase === "recording") return { tone: "speaking", words: "You are speaking - ", seconds };
  if (spokenAnswer.parts.some(isDelayed))
    return { tone: "paused", words: "Kept on this device, not sent yet", seconds: null };
  if (isProcessing(spokenAnswer) || spokenAnswer.isSending)
    return { tone: "processing", words: "Processing your message...", seconds: null };
  if (spokenAnswer.phase === "paused") return { tone: "paused", words: "Recording paused - ", seconds };
  return null;
}

export type Trouble = {
  words: string;
  canTryAgain: boolean;
  canSendAnyway: boolean;
  /** The recordings it is about: they can be put aside, and the interview goes on. */
  aside: readonly string[];
};

/** On its way, and something is in the way. */
const isDelayed = ({ state, error }: Part): boolean =>
  (state === "sending" || state === "writing") && error !== null;

const troubleIn = (parts: readonly Part[], about: Omit<Trouble, "words" | "aside">): Trouble => ({
  words: parts[0]?.error ?? "Failed to transcribe audio",
  aside: parts.map(({ id }) => id),
  ...about,
});

/** What stands in the way of an answer that was spoken, and is safe. */
export function troubleOf(spokenAnswer: SpokenAnswer): Trouble | null {
  const { parts } = spokenAnswer;
  const delayed = parts.filter(isDelayed);
  if (delayed.length > 0) {
    const canSendAnyway = delayed.every(({ state }) => state === "writing");
    return troubleIn(delayed, { canTryAgain: false, canSendAnyway });
  }
  if (isProcessing(spokenAnswer)) return null;
  const refused = parts.filter(({ state }) => state === "refused");
  if (refused.length > 0) return troubleIn(refused, { canTryAgain: true, canSendAnyway: false });
  const failed = parts.filter(({ state }) => state === "failed");
  if (failed.length > 0) return troubleIn(failed, { canTryAgain: true, canSendAnyway: true });
  const isSilent = parts.length > 0 && parts.every(({ state }) => state === "silent");
  if (!isSilent || wordsOf(spokenAnswer).trim() !== "") return null;
  return {
    words: "No words were heard in this recording. Speak again, or write your answer.",
    canTryAgain: false,
    canSendAnyway: false,
    aside: parts.map(({ id }) => id),
  };
}

/** What is wrong with the microphone and what to do; null when nothing is. `waited`: milliseconds without a sound. */
export function microphoneTrouble(spokenAnswer: SpokenAnswer, waited: number): string | null {
  const { phase, isStill, microphone } = spokenAnswer;
  if (isStill || (phase === "waiting" && waited > longWait))
    return "No sound comes from your microphone. Is it switched on?";
  if (isOpen(spokenAnswer) || phase === "opening") return null;
  if (microphone === "lost")
    return "The microphone is gone. What you said until now is kept. Connect it again or choose another one, then go on.";
  if (microphone === "missing")
    return "No microphone was found. Connect one and press Speak again, or choose Text and write.";
  if (microphone === "busy")
    return "The microphone does not answer. Another program may be using it: close that, then press Speak again.";
  return null;
}

/** Milliseconds that a microphone may take to begin, over the air for example. */
const longWait = 4_000;
