import { type Dispatch, useEffect, useRef, useState } from "react";
import { clearStored, writeStored } from "#lib/browser-storage.ts";
import { errorWords } from "#lib/error-words.ts";
import { paths } from "#lib/paths.ts";
import { interviewAddress } from "#lib/telling.ts";
import { m } from "#messages";
import { showToast } from "#ui/toast.ts";
import { openInterview, type Target } from "./interview.api.ts";
import type { SessionEvent } from "./interview-session.ts";

const say = (target: Target): string =>
  target.id ? m.interview_failed_to_resume_interview() : m.interview_failed_to_start_interview();

/** Opens the interview that the address names; returns a function that tries again. */
export function useOpening(target: Target, send: Dispatch<SessionEvent>): () => void {
  const [attempt, setAttempt] = useState(0);
  const opened = useRef<string | null>(null);
  const { id, interviewee, number } = target;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt opens it again
  useEffect(() => {
    // The address of a started interview gets its id; it is the one that is open already.
    if (id && opened.current === id) return;
    const controller = new AbortController();
    const wanted = { id, interviewee, number };
    send({ type: "opening" });
    openInterview(wanted, controller.signal)
      .then((found) => {
        if (controller.signal.aborted) return;
        opened.current = found.about.id;
        writeStored("current-interview-id", found.about.id);
        send({ type: "opened", with: found });
        showAddress(found.about.id);
      })
      .catch((error: unknown) => {
        if (controller.signal.aborted) return;
        clearStored(["current-interview-id", "interview-messages"]);
        showToast({ title: say(wanted), tone: "error" });
        send({ type: "openFailed", advice: errorWords(error).advice });
      });
    return () => controller.abort();
  }, [id, interviewee, number, attempt, send]);

  return () => setAttempt((count) => count + 1);
}

/** Gives the page the interview's own address without a navigation, which would take the focus and the screen away. */
function showAddress(id: string): void {
  const address = interviewAddress(paths.interview(id));
  if (window.location.pathname !== address) window.history.replaceState(window.history.state, "", address);
}
