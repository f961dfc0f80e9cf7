import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { saveInterview } from "./interview.api.ts";
import type { Session } from "./interview-session.ts";
import { keepCurrent, keepUnsent } from "./kept-answers.ts";

/** Keeps on this device what the server does not have yet. False when the browser refuses to. */
export function useKeeping(session: Session): boolean {
  const [isKept, setIsKept] = useState(true);
  const id = session.phase === "open" ? session.about?.id : undefined;
  const { stored, unsent, progress } = session;

  // Before it is sent: between here and the server's answer the page may be closed.
  useLayoutEffect(() => {
    if (id) setIsKept(keepUnsent(id, unsent));
  }, [id, unsent]);

  useEffect(() => {
    if (id) keepCurrent(id, stored, progress);
  }, [id, stored, progress]);

  const mustWarn = unsent.length > 0 && !isKept;
  useEffect(() => {
    if (!mustWarn) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [mustWarn]);

  return isKept;
}

/** Saves the interview whenever its progress changes above 0, not on opening it. */
export function useSavingProgress(session: Session): void {
  const known = useRef<{ id: string; progress: number } | null>(null);
  const id = session.phase === "open" ? session.about?.id : undefined;

  useEffect(() => {
    if (!id) return;
    const before = known.current;
    known.current = { id, progress: session.progress };
    if (before?.id !== id || before.progress === session.progress || session.progress <= 0) return;
    // Every answer is stored by the call that asks the next question: nothing is lost when this one fails.
    saveInterview(session).catch(() => {});
  }, [id, session]);
}
