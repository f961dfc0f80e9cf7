import { useEffect, useReducer } from "react";
import { randomId } from "#lib/random-id.ts";
import type { Target } from "./interview.api.ts";
import {
  newSession,
  nextSession,
  type Session,
  type SessionEvent,
  type UnsentAnswer,
} from "./interview-session.ts";
import { keepUnsent } from "./kept-answers.ts";
import { useAsking } from "./use-asking.ts";
import { type Draft, useDraft } from "./use-draft.ts";
import { useEnding } from "./use-ending.ts";
import { useKeeping, useSavingProgress } from "./use-keeping.ts";
import { useOpening } from "./use-opening.ts";
import { useRetrying } from "./use-retrying.ts";

export type Sitting = {
  session: Session;
  send: (event: SessionEvent) => void;
  draft: Draft;
  /** The browser keeps what is not sent; when false the page has to stay open. */
  isKept: boolean;
  openAgain: () => void;
  /** Gives the text that is written as an answer. */
  giveAnswer: () => void;
  /** Gives a spoken answer, whose recordings the server keeps. */
  giveSpoken: (answer: { content: string; recordingIds: string[] }) => void;
};

/** Everything the interview screen needs: the sitting's state, its draft, and the calls that go on behind it. */
export function useInterviewSession(target: Target): Sitting {
  const [session, send] = useReducer(nextSession, newSession);
  const id = session.about?.id ?? null;
  const draft = useDraft(id);
  const openAgain = useOpening(target, send);

  const { handedBack } = session;
  const { putBefore } = draft;
  useEffect(() => {
    if (!handedBack) return;
    putBefore(handedBack);
    send({ type: "handedBackTaken" });
  }, [handedBack, putBefore]);

  const isKept = useKeeping(session);
  useAsking(session, send);
  useRetrying(session, send);
  useSavingProgress(session);
  useEnding(session, send);

  const give = ({ content, recordingIds = [] }: Pick<UnsentAnswer, "content" | "recordingIds">) => {
    if (!id) return;
    const spoken = recordingIds.length > 0 ? { recordingIds } : {};
    const answer = { key: randomId(), after: session.stored.length, content, ...spoken };
    // On the device first: between here and the server's answer the page may be closed.
    keepUnsent(id, [...session.unsent, answer]);
    send({ type: "answerGiven", answer });
  };

  const giveAnswer = () => {
    const content = draft.now().trim();
    if (!content) return;
    give({ content });
    draft.clear();
  };
  return { session, send, draft, isKept, openAgain, giveAnswer, giveSpoken: give };
}
