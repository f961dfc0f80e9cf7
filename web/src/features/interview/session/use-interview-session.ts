import { type Dispatch, useCallback, useEffect, useMemo, useReducer } from "react";
import { readSettings } from "#lib/account-settings.ts";
import { randomId } from "#lib/random-id.ts";
import type { Target } from "./interview.api.ts";
import type { SessionEvent } from "./interview-session.ts";
import { type InterviewEvent, type InterviewState, newInterview, nextInterview } from "./interview-state.ts";
import { keepUnsent } from "./kept-answers.ts";
import { readsAloud } from "./speech.api.ts";
import { startingMode } from "./starting-mode.ts";
import { useAsking } from "./use-asking.ts";
import { type Draft, useDraft } from "./use-draft.ts";
import { useEnding } from "./use-ending.ts";
import { useKeeping, useSavingProgress } from "./use-keeping.ts";
import { useOpening } from "./use-opening.ts";
import { useRetrying } from "./use-retrying.ts";

/** Tells one part of the interview's state what happened. */
type Tell = {
  [Part in Exclude<InterviewEvent["of"], "mode">]: Dispatch<
    Extract<InterviewEvent, { of: Part; event: unknown }>["event"]
  >;
} & { mode: Dispatch<InterviewState["mode"]> };

export type Sitting = InterviewState & {
  tell: Tell;
  /** `tell.session`. */
  send: Dispatch<SessionEvent>;
  draft: Draft;
  /** The browser keeps what is not sent; when false the page has to stay open. */
  isKept: boolean;
  openAgain: () => void;
  /** Gives the text that is written as an answer. */
  giveAnswer: () => void;
  /** Gives words of a button as an answer; what is being written stays. */
  giveWords: (content: string) => void;
};

const tellBy = (dispatch: Dispatch<InterviewEvent>): Tell => ({
  session: (event) => dispatch({ of: "session", event }),
  spokenAnswer: (event) => dispatch({ of: "spokenAnswer", event }),
  keptSounds: (event) => dispatch({ of: "keptSounds", event }),
  playback: (event) => dispatch({ of: "playback", event }),
  mode: (mode) => dispatch({ of: "mode", mode }),
});

const firstState = (): InterviewState =>
  newInterview({ mode: startingMode(), readsAloud: readSettings().voice_features && readsAloud() });

/** Everything the interview screen needs: the interview's state, its draft, and the calls that go on behind it. */
export function useInterviewSession(target: Target): Sitting {
  const [state, dispatch] = useReducer(nextInterview, null, firstState);
  const tell = useMemo(() => tellBy(dispatch), []);
  const { session } = state;
  const send = tell.session;
  const id = session.about?.id ?? null;
  const draft = useDraft(id);
  const openAgain = useOpening(target, send);

  // The draft lives on the device: what comes back to it is written there, and then no longer the interview's.
  const { handedBack } = session;
  const { putBefore, setText } = draft;
  useEffect(() => {
    if (!handedBack) return;
    putBefore(handedBack);
    send({ type: "handedBackTaken" });
  }, [handedBack, putBefore, send]);

  const isKept = useKeeping(session);
  useAsking(session, send);
  useRetrying(session, send);
  useSavingProgress(session);
  useEnding(session, send);

  const write = useCallback(
    (text: string) => {
      setText(text);
      // Who writes has heard enough.
      if (text !== "") tell.playback({ type: "ended" });
    },
    [setText, tell],
  );
  const giveWords = (content: string) => {
    if (!id || !content) return;
    const answer = { key: randomId(), after: session.stored.length, content };
    // On the device first: between here and the server's answer the page may be closed.
    keepUnsent(id, [...session.unsent, answer]);
    send({ type: "answerGiven", answer });
  };
  const giveAnswer = () => {
    const content = draft.now().trim();
    if (!id || !content) return;
    giveWords(content);
    draft.clear();
  };
  return {
    ...state,
    tell,
    send,
    draft: { ...draft, setText: write },
    isKept,
    openAgain,
    giveAnswer,
    giveWords,
  };
}
