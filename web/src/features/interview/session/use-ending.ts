import { type Dispatch, useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { ApiError } from "#lib/api-error.ts";
import { clearStored, currentInterviewKeys } from "#lib/browser-storage.ts";
import { withEnded } from "#lib/ended-sitting.ts";
import { wayHome } from "#lib/telling.ts";
import { m } from "#messages";
import { showToast } from "#ui/toast.ts";
import type { Toast } from "#ui/toasts.ts";
import { eventOfFailure } from "./ask-outcome.ts";
import { finishInterview } from "./interview.api.ts";
import { isComplete, isSaving, type Session, type SessionEvent } from "./interview-session.ts";
import { isWorthFinishing } from "./interview-session-selectors.ts";
import { keepUnsent } from "./kept-answers.ts";

/** `isSaved`: something was told, and the server has all of it. */
type Outcome = { isDone: true; isSaved: boolean } | { isDone: false; event: SessionEvent };

const isSent = (error: unknown): boolean => error instanceof ApiError && error.code === "interviews.complete";

const saved = (): Toast => ({ tone: "success", title: m.interview_saved_interview(), goesAlong: true });

const failed = (hasUnsent: boolean): Toast => ({
  tone: "error",
  title: m.interview_failed_to_save_interview(),
  description: comfort(hasUnsent),
  goesAlong: true,
});

/** Sends what is left and says how it went. Not done: something is unsent and the person decides. */
async function finish(session: Session): Promise<Outcome> {
  if (!session.about || !isWorthFinishing(session)) return { isDone: true, isSaved: false };
  try {
    await finishInterview(session);
    keepUnsent(session.about.id, []);
    showToast(saved());
    return { isDone: true, isSaved: true };
  } catch (error) {
    const hasUnsent = session.unsent.length > 0;
    if (hasUnsent && session.ending === "saving") {
      const event = await eventOfFailure(error, session.about.id);
      return { isDone: false, event: event.type === "overtaken" ? event : { type: "endFailed" } };
    }
    const isSaved = isSent(error) && !hasUnsent;
    showToast(isSaved ? saved() : failed(hasUnsent));
    return { isDone: true, isSaved };
  }
}

const comfort = (hasUnsent: boolean): string =>
  hasUnsent
    ? m.interview_your_answer_is_sent_when_you_return()
    : m.interview_your_answers_were_stored_before_nothing();

/** What the dashboard is told of a sitting in which something was told. */
const endedState = (session: Session) => {
  if (!session.about || !session.stored.some(({ role }) => role === "user")) return undefined;
  const { id, interviewee, number, title, intervieweeName: name } = session.about;
  return withEnded({ interviewId: id, interviewee, number, title, name, isComplete: isComplete(session) });
};

/** Carries out the end of a sitting: saves, clears what belongs to the current interview and goes to the dashboard. */
export function useEnding(session: Session, send: Dispatch<SessionEvent>): void {
  const navigate = useNavigate();
  const isRunning = useRef(false);
  const mustSave = isSaving(session);

  useEffect(() => {
    if (!mustSave || isRunning.current) return;
    isRunning.current = true;
    void finish(session).then((outcome) => {
      isRunning.current = false;
      if (!outcome.isDone) return send(outcome.event);
      clearStored(currentInterviewKeys);
      navigate(wayHome(), { state: outcome.isSaved ? endedState(session) : undefined });
    });
  }, [mustSave, session, send, navigate]);
}
