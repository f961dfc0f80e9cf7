import type { Message } from "@saga/contract/interviews";
import { limits } from "@saga/contract/vocabulary";
import { m } from "#messages";
import { isComplete, isSaving, type Session } from "./interview-session.ts";
import type { Question } from "./question-playback.ts";

/** What follows from a sitting's state: what to ask for, what to send, what to show. */

/** Stored messages that are sent along so that the server can see where the new answers belong. */
const overlap = 4;

const firstPause = 2_000;
const longestPause = 60_000;

const lastIsUser = (session: Session): boolean => session.stored.at(-1)?.role === "user";

/** A question is due whenever the last word is the teller's, or the teller asked for another question. */
export function isQuestionDue(session: Session): boolean {
  if (session.phase !== "open" || session.asking || session.failure) return false;
  if (session.ending !== "none") return false;
  if (isComplete(session)) return false;
  return session.unsent.length > 0 || session.wantsOther || lastIsUser(session);
}

/** Milliseconds until the call is tried again by itself; null when it should not be. */
export function retryPause(session: Session): number | null {
  if (!session.failure || session.failure.isLasting || session.ending !== "none") return null;
  if (session.unsent.length === 0 && !lastIsUser(session)) return null;
  return Math.min(longestPause, firstPause * 2 ** Math.max(0, session.attempts - 1));
}

/** The end of the transcript with the unsent answers behind it; `offset` counts the stored messages before it. */
export function snapshotOf(session: Session) {
  const offset = Math.max(0, session.stored.length - overlap);
  const stored = session.stored.slice(offset).map(({ role, content }) => ({ role, content }));
  const unsent = session.unsent.map(({ content, recordingIds }) => ({
    role: "user" as const,
    content,
    ...(recordingIds ? { recording_ids: [...recordingIds] } : {}),
  }));
  return {
    id: session.about?.id ?? "",
    offset,
    interviewee: session.about?.interviewee,
    language: session.about?.language,
    number: session.about?.number ?? undefined,
    messages: [...stored, ...unsent],
  };
}

/** Finishing is a call only when there is something to finish. */
export const isWorthFinishing = (session: Session): boolean =>
  session.about !== null && session.stored.length + session.unsent.length > 1;

/** Words of the end button, wide and narrow. */
export function endLabel(session: Session): { wide: string; narrow: string } {
  if (isSaving(session)) return { wide: m.interview_saving(), narrow: m.interview_saving() };
  if (isComplete(session)) return { wide: m.interview_finish_interview(), narrow: m.interview_finish() };
  return { wide: m.interview_take_a_break(), narrow: m.interview_end() };
}

/** The question that waits for an answer; null while one is on its way. */
export function currentQuestion(session: Session): Message | null {
  if (session.phase !== "open" || session.asking || session.unsent.length > 0) return null;
  const last = session.stored.at(-1);
  return last?.role === "assistant" ? last : null;
}

/** Was a break offered last, and has the teller come back from it? Then the line above says where it goes on. */
export const isBack = (session: Session): boolean =>
  session.recap !== null && currentQuestion(session)?.move === "offer_break";

/** What may be heard: the current question, or the first sentence of one that is still being written. */
export function audibleQuestion(session: Session): Question | null {
  if (session.asking?.said) return { id: "being written", text: session.asking.said, goesOn: true };
  const asked = currentQuestion(session);
  const { recap } = session;
  if (!asked || recap === null) return asked && { id: asked.id, text: asked.content, goesOn: false };
  // The words of the break were for who left.
  if (isBack(session)) return { id: `${asked.id} back`, text: recap, goesOn: false };
  return { id: asked.id, text: asked.content, goesOn: false, greeting: recap };
}

export const isOtherQuestionOffered = (session: Session): boolean =>
  session.phase === "open" &&
  !isComplete(session) &&
  !session.asking &&
  session.unsent.length === 0 &&
  session.stored.at(-1)?.role === "assistant";

/** What is said about the length of an answer, and whether it may be sent. */
export function lengthAdvice(length: number): { canSend: boolean; words: string | null } {
  const left = limits.messageCharacters - length;
  if (left < 0) {
    const over = (-left).toLocaleString("en");
    return {
      canSend: false,
      words: m.interview_this_answer_is_over_characters_too({ over }),
    };
  }
  if (left > 2_000) return { canSend: true, words: null };
  return {
    canSend: true,
    words: m.interview_room_for_more_characters({ left: left.toLocaleString("en") }),
  };
}
