import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from "react";
import type { Session } from "./interview-session.ts";

/** Pixels that a reader may be away from the newest words and still be taken along. */
const near = 24;

/** Pixels between the header and a question that is higher than the room. */
const margin = 12;

/** Words that are just being written, and what stands in the way of an answer: they come before the question. */
const urgent = "textarea:focus, [role=alert], [data-urgent]";

/** Where the newest words are in sight: the end, unless the question that waits would leave the room above. */
function newest(room: HTMLElement): number {
  const end = room.scrollHeight - room.clientHeight;
  const question = room.querySelector("[data-question]");
  if (!question) return end;
  const { top, bottom } = room.getBoundingClientRect();
  const asked = question.getBoundingClientRect().top - top - margin;
  const needs = [...room.querySelectorAll(urgent)].map((element) => {
    const box = element.getBoundingClientRect();
    return Math.min(box.bottom - bottom + margin, box.top - top - margin);
  });
  return Math.max(0, Math.min(end, room.scrollTop + Math.max(asked, ...needs)));
}

/** Questions that have been asked, one that is just being written among them. */
const questionsIn = ({ stored, asking }: Session): number =>
  stored.filter(({ role }) => role === "assistant").length + (asking?.words ? 1 : 0);

/**
 * Keeps the newest words in sight: on opening, after an answer, with each new question, and whenever the room or what is in
 * it changes its size. Somebody who scrolls up to read is left alone until then, and so is who is led to earlier words: gives what
 * says so.
 */
export function useFollowing(room: RefObject<HTMLElement | null>, session: Session): () => void {
  const isFollowing = useRef(true);
  const last = useRef({ top: 0, height: 0, room: 0 });

  const settle = useCallback(() => {
    const element = room.current;
    if (!element || !isFollowing.current) return;
    element.scrollTop = newest(element);
    last.current = { top: element.scrollTop, height: element.scrollHeight, room: element.clientHeight };
  }, [room]);

  useEffect(() => {
    const element = room.current;
    if (!element) return;
    const look = () => {
      const { scrollTop: top, scrollHeight: height, clientHeight } = element;
      const before = last.current;
      last.current = { top, height, room: clientHeight };
      // A room that changes its size moves by itself: only a move without that is the reader's own.
      if (before.height !== height || before.room !== clientHeight || before.top === top) return;
      isFollowing.current = Math.abs(top - newest(element)) < near;
    };
    const observer = new ResizeObserver(settle);
    observer.observe(element);
    for (const content of element.children) observer.observe(content);
    element.addEventListener("scroll", look, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener("scroll", look);
    };
  }, [room, settle]);

  const seen = useRef({ answers: 0, questions: 0 });
  const answers = session.unsent.length;
  const questions = questionsIn(session);
  useLayoutEffect(() => {
    const before = seen.current;
    seen.current = { answers, questions };
    if (answers <= before.answers && questions <= before.questions) return;
    isFollowing.current = true;
    settle();
  }, [answers, questions, settle]);

  return () => {
    isFollowing.current = false;
  };
}
