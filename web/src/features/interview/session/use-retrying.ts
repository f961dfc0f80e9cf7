import { type Dispatch, useEffect } from "react";
import type { Session, SessionEvent } from "./interview-session.ts";
import { retryPause } from "./interview-session-selectors.ts";

/** Tries again what a lost connection stopped: after a pause, when the network is back, when the page is looked at. */
export function useRetrying(session: Session, send: Dispatch<SessionEvent>): void {
  const pause = retryPause(session);

  useEffect(() => {
    if (pause === null) return;
    const retry = () => send({ type: "retryDue" });
    const retryWhenSeen = () => {
      if (document.visibilityState === "visible") retry();
    };
    const timer = setTimeout(retry, pause);
    window.addEventListener("online", retry);
    document.addEventListener("visibilitychange", retryWhenSeen);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("online", retry);
      document.removeEventListener("visibilitychange", retryWhenSeen);
    };
  }, [pause, send]);
}
