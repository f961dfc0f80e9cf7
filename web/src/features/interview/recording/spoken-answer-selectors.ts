import { m } from "#messages";
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
  action: "speak" | "pause" | "resume" | "listen";
  /** Why it cannot be pressed; null when it can. */
  reason: string | null;
};

/** The microphone is open; a press closes it. */
export const isOpen = ({ phase }: SpokenAnswer): boolean => phase === "recording" || phase === "waiting";

const reasonNotToRecord = (spokenAnswer: SpokenAnswer, around: Around): string | null => {
  if (around.isComplete) return m.interview_the_interview_is_complete();
  if (around.isThinking) return m.interview_saga_is_thinking_about_the_next();
  if (spokenAnswer.isSending || isProcessing(spokenAnswer))
    return m.interview_your_answer_is_being_processed();
  return spokenAnswer.phase === "opening" ? m.interview_the_microphone_is_being_opened() : null;
};

/** The one large button. While the interviewer is heard a press still says why it waits. */
export function recordButton(spokenAnswer: SpokenAnswer, around: Around): RecordButtonLook {
  if (isOpen(spokenAnswer)) return { action: "pause", reason: null };
  if (around.isPlaying) return { action: "listen", reason: null };
  const action = spokenAnswer.phase === "paused" ? "resume" : "speak";
  return { action, reason: reasonNotToRecord(spokenAnswer, around) };
}

/** Who ends what is heard to answer is recorded at once, where nothing else stands in the way. */
export const mayAnswerNow = (spokenAnswer: SpokenAnswer, around: Around): boolean =>
  !isOpen(spokenAnswer) && reasonNotToRecord(spokenAnswer, around) === null;

/** Why the answer cannot be sent now; null when it can. */
export function reasonNotToSend(spokenAnswer: SpokenAnswer, around: Around): string | null {
  const { parts } = spokenAnswer;
  if (around.isComplete) return m.interview_the_interview_is_complete();
  if (around.isThinking) return m.interview_saga_is_thinking_you_can_send();
  if (spokenAnswer.isSending) return m.interview_your_answer_is_being_sent();
  if (spokenAnswer.phase === "idle" && around.isPlaying)
    return m.interview_saga_is_speaking_listen_or_press();
  if (spokenAnswer.phase === "idle" || spokenAnswer.phase === "opening")
    return m.interview_press_speak_and_begin_to_tell();
  if (spokenAnswer.phase === "waiting") return m.interview_recording_begins_with_the_first_sound();
  if (spokenAnswer.phase === "recording") {
    const isLongEnough = secondsOf(spokenAnswer, around.now) >= secondsBeforeSend;
    return isLongEnough ? null : m.interview_you_can_send_after_four_seconds();
  }
  if (parts.some(isDelayed)) return m.interview_your_answer_is_kept_on_this();
  if (isProcessing(spokenAnswer)) return m.interview_your_answer_is_being_written_down();
  return hasSomething(spokenAnswer) ? null : m.interview_there_are_no_words_to_send();
}

/** What is said below the buttons while nothing else is: how to go on, or that there is no hurry. */
export function dockWords(spokenAnswer: SpokenAnswer, around: Around): string {
  const reason = reasonNotToSend(spokenAnswer, around);
  return reason ?? (spokenAnswer.phase === "recording" ? m.interview_take_your_time_a_silence_does() : "");
}

export type Banner =
  | { state: "thinking" | "opening" | "delayed" | "processing"; seconds: null }
  | { state: "speaking" | "silent" | "paused"; seconds: number };

/** The one sentence about what is going on; null when nothing is. */
export function bannerOf(spokenAnswer: SpokenAnswer, around: Around): Banner | null {
  if (around.isThinking && !around.isPlaying) return { state: "thinking", seconds: null };
  const seconds = Math.floor(secondsOf(spokenAnswer, around.now));
  if (spokenAnswer.phase === "waiting") return { state: "opening", seconds: null };
  if (spokenAnswer.phase === "recording" && spokenAnswer.isStill) return { state: "silent", seconds };
  if (spokenAnswer.phase === "recording") return { state: "speaking", seconds };
  if (spokenAnswer.parts.some(isDelayed)) return { state: "delayed", seconds: null };
  if (isProcessing(spokenAnswer) || spokenAnswer.isSending) return { state: "processing", seconds: null };
  if (spokenAnswer.phase === "paused") return { state: "paused", seconds };
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
  words: parts[0]?.error ?? m.interview_failed_to_transcribe_audio(),
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
    words: m.interview_no_words_were_heard_in_this(),
    canTryAgain: false,
    canSendAnyway: false,
    aside: parts.map(({ id }) => id),
  };
}

/** What is wrong with the microphone and what to do; null when nothing is. `waited`: milliseconds without a sound. */
export function microphoneTrouble(spokenAnswer: SpokenAnswer, waited: number): string | null {
  const { phase, isStill, microphone } = spokenAnswer;
  if (isStill || (phase === "waiting" && waited > longWait))
    return m.interview_no_sound_comes_from_your_microphone();
  if (isOpen(spokenAnswer) || phase === "opening") return null;
  if (microphone === "lost") return m.interview_the_microphone_is_gone_what_you();
  if (microphone === "missing") return m.interview_no_microphone_was_found_connect_one();
  if (microphone === "busy") return m.interview_the_microphone_does_not_answer_another();
  return null;
}

/** Milliseconds that a microphone may take to begin, over the air for example. */
const longWait = 4_000;
