import {
  hasSomething,
  isProcessing,
  type Speaking,
  secondsBeforeSend,
  secondsOf,
  wordsOf,
} from "./speaking.ts";

/** What the screen says and offers while an answer is spoken. */

export type Around = {
  now: number;
  /** The interviewer is heard. */
  isHearing: boolean;
  /** A question is on its way. */
  isThinking: boolean;
  isComplete: boolean;
};

export type RecordButtonLook = {
  word: "Speak" | "Pause" | "Resume" | "Listen";
  /** Why it cannot be pressed; null when it can. */
  reason: string | null;
};

const reasonNotToRecord = (speaking: Speaking, around: Around): string | null => {
  if (around.isComplete) return "The interview is complete.";
  if (around.isThinking) return "Saga is thinking about the next question.";
  if (speaking.isSending || isProcessing(speaking)) return "Your answer is being processed.";
  return speaking.phase === "opening" ? "The microphone is being opened." : null;
};

/** The one large button. While the interviewer is heard a press still says why it waits. */
export function recordButton(speaking: Speaking, around: Around): RecordButtonLook {
  if (speaking.phase === "recording") return { word: "Pause", reason: null };
  if (around.isHearing) return { word: "Listen", reason: null };
  const word = speaking.phase === "paused" ? "Resume" : "Speak";
  return { word, reason: reasonNotToRecord(speaking, around) };
}

/** Why the answer cannot be sent now; null when it can. */
export function reasonNotToSend(speaking: Speaking, around: Around): string | null {
  if (around.isComplete) return "The interview is complete.";
  if (around.isThinking) return "Saga is thinking. You can send this when the next question is there.";
  if (speaking.isSending) return "Your answer is being sent.";
  if (speaking.phase === "idle" || speaking.phase === "opening")
    return "Press Speak and tell your answer first.";
  if (speaking.phase === "recording") {
    const isLongEnough = secondsOf(speaking, around.now) >= secondsBeforeSend;
    return isLongEnough ? null : "You can send after four seconds, or after a pause.";
  }
  if (isProcessing(speaking)) return "Your answer is being written down.";
  return hasSomething(speaking) ? null : "There are no words to send yet. Speak, or write your answer.";
}

export type Banner = {
  tone: "speaking" | "paused" | "processing" | "thinking";
  words: string;
  seconds: number | null;
};

/** The one sentence about what is going on; null when nothing is. */
export function bannerOf(speaking: Speaking, around: Around): Banner | null {
  if (around.isThinking && !around.isHearing)
    return { tone: "thinking", words: "I'm thinking about a response...", seconds: null };
  const seconds = Math.floor(secondsOf(speaking, around.now));
  if (speaking.phase === "recording") return { tone: "speaking", words: "You are speaking - ", seconds };
  if (isProcessing(speaking) || speaking.isSending)
    return { tone: "processing", words: "Processing your message...", seconds: null };
  if (speaking.phase === "paused") return { tone: "paused", words: "Recording paused - ", seconds };
  return null;
}

export type Trouble = { words: string; canTryAgain: boolean; canSendAnyway: boolean };

/** What stands in the way of an answer that was spoken, and is safe. */
export function troubleOf(speaking: Speaking): Trouble | null {
  if (isProcessing(speaking)) return null;
  const failed = speaking.parts.find(({ state }) => state === "failed");
  if (failed) {
    return { words: failed.error ?? "Failed to transcribe audio", canTryAgain: true, canSendAnyway: true };
  }
  const isSilent = speaking.parts.length > 0 && speaking.parts.every(({ state }) => state === "silent");
  if (!isSilent || wordsOf(speaking).trim() !== "") return null;
  return {
    words: "No words were heard in this recording. Speak again, or write your answer.",
    canTryAgain: false,
    canSendAnyway: false,
  };
}
