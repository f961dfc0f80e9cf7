import { useEffect, useRef } from "react";
import type { Session } from "./interview-session.ts";

/** Pixels from the end of the page within which a reader counts as being there. */
const nearEnd = 240;

const toEnd = (): void => window.scrollTo(0, document.documentElement.scrollHeight);

/**
 * Keeps the newest words in sight: on opening, after an answer, and whenever the page grows. Somebody who has scrolled
 * up to read is left alone.
 */
export function useFollowing({ phase, unsent }: Session): void {
  const isAtEnd = useRef(true);
  const answers = useRef(0);

  useEffect(() => {
    const look = () => {
      const page = document.documentElement;
      isAtEnd.current = page.scrollHeight - window.innerHeight - window.scrollY < nearEnd;
    };
    const observer = new ResizeObserver(() => {
      if (isAtEnd.current) toEnd();
    });
    observer.observe(document.body);
    window.addEventListener("scroll", look, { passive: true });
    return () => {
      observer.disconnect();
      window.removeEventListener("scroll", look);
    };
  }, []);

  const count = unsent.length;
  useEffect(() => {
    const hasAnswered = count > answers.current;
    answers.current = count;
    if (phase === "open" && hasAnswered) toEnd();
  }, [phase, count]);
}
