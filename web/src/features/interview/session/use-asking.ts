import { useQueryClient } from "@tanstack/react-query";
import { type Dispatch, useEffect, useLayoutEffect, useRef } from "react";
import { forgetHere } from "#lib/forget-here.ts";
import { keptOutQuery } from "#lib/kept-out-query.ts";
import { m } from "#messages";
import { showToast } from "#ui/toast.ts";
import { eventOfFailure } from "./ask-outcome.ts";
import { askQuestion, storedVersion } from "./interview.api.ts";
import { isSaving, type Session, type SessionEvent } from "./interview-session.ts";
import { isQuestionDue } from "./interview-session-selectors.ts";

/** Milliseconds without a sign of life after which the connection counts as lost. The call is safe to repeat. */
const timeoutMs = 60_000;

async function ask(
  session: Session,
  {
    signal,
    send,
    whenKeptOut,
    whenDeleted,
  }: {
    signal: AbortSignal;
    send: Dispatch<SessionEvent>;
    whenKeptOut: () => void;
    /** Words were deleted for good: what this browser holds of them goes too. */
    whenDeleted: () => Promise<void>;
  },
) {
  const controller = new AbortController();
  const stop = () => controller.abort();
  signal.addEventListener("abort", stop);
  let timer = setTimeout(stop, timeoutMs);
  try {
    const tell = (event: SessionEvent) => {
      clearTimeout(timer);
      timer = setTimeout(stop, timeoutMs);
      if (!signal.aborted) send(event);
    };
    const onDelta = (words: string) => tell({ type: "wordsArrived", words });
    const onReset = () => tell({ type: "wordsTakenBack" });
    const onSaid = (sentence: string) => tell({ type: "sentenceSaid", sentence });
    const reply = await askQuestion(session, { signal: controller.signal, onDelta, onReset, onSaid });
    if (reply.kept_out) whenKeptOut();
    if (!signal.aborted) send({ type: "questionAsked", reply });
    // Where this fails the next call is told how the messages stand.
    if (reply.words_deleted) await whenDeleted().catch(() => {});
  } catch (error) {
    if (signal.aborted) return;
    const event = await eventOfFailure(error, session.about?.id ?? "");
    if (event.type === "askFailed" && session.attempts === 0) {
      showToast({ title: m.interview_failed_to_get_next_question(), tone: "error" });
    }
    if (!signal.aborted) send(event);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener("abort", stop);
  }
}

/** Asks for the next question whenever one is due, one call at a time; leaving or saving stops the call. */
export function useAsking(session: Session, send: Dispatch<SessionEvent>): void {
  const running = useRef<AbortController | null>(null);
  const queries = useQueryClient();
  const isDue = isQuestionDue(session);
  const mustStop = isSaving(session) || session.phase !== "open";

  // Not put off until the screen has been painted: somebody waits.
  useLayoutEffect(() => {
    if (!isDue || running.current) return;
    const controller = new AbortController();
    running.current = controller;
    send({ type: "askStarted" });
    const whenKeptOut = () => void queries.invalidateQueries(keptOutQuery(session.about?.id ?? ""));
    const whenDeleted = async () => {
      const id = session.about?.id ?? "";
      const { messages } = await storedVersion(id);
      await forgetHere(id, { before: session.stored, left: messages });
      send({ type: "wordsDeleted", messages });
      void queries.invalidateQueries();
    };
    void ask(session, { signal: controller.signal, send, whenKeptOut, whenDeleted }).finally(() => {
      if (running.current === controller) running.current = null;
    });
  }, [isDue, session, send, queries]);

  useEffect(() => {
    if (!mustStop) return;
    running.current?.abort();
    running.current = null;
  }, [mustStop]);

  useEffect(
    () => () => {
      running.current?.abort();
      running.current = null;
    },
    [],
  );
}
