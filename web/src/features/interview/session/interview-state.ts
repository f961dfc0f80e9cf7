import {
  type KeptSounds,
  type KeptSoundsEvent,
  nextKeptSounds,
  noKeptSounds,
} from "../recording/kept-sounds.ts";
import {
  nextSpokenAnswer,
  noSpokenAnswer,
  type Part,
  readyAnswer,
  type SpokenAnswer,
  type SpokenAnswerEvent,
} from "../recording/spoken-answer.ts";
import type { InputMode } from "./input-mode.ts";
import {
  isComplete,
  newSession,
  nextSession,
  type Session,
  type SessionEvent,
  type UnsentAnswer,
} from "./interview-session.ts";
import { audibleQuestion } from "./interview-session-selectors.ts";
import { newPlayback, nextPlayback, type PlaybackEvent, type QuestionPlayback } from "./question-playback.ts";

/** Everything that an open interview knows. What happens in one part and concerns another is one step for both. */
export type InterviewState = {
  session: Session;
  spokenAnswer: SpokenAnswer;
  keptSounds: KeptSounds;
  playback: QuestionPlayback;
  mode: InputMode;
};

export type InterviewEvent =
  | { of: "session"; event: SessionEvent }
  | { of: "spokenAnswer"; event: SpokenAnswerEvent }
  | { of: "keptSounds"; event: KeptSoundsEvent }
  | { of: "playback"; event: PlaybackEvent }
  | { of: "mode"; mode: InputMode };

/** `readsAloud`: the person had the questions read aloud before. */
export const newInterview = ({
  mode,
  readsAloud,
}: {
  mode: InputMode;
  readsAloud: boolean;
}): InterviewState => ({
  session: newSession,
  spokenAnswer: noSpokenAnswer,
  keptSounds: noKeptSounds,
  playback: { ...newPlayback(readsAloud), isVoice: mode === "voice" },
  mode,
});

/** Takes recordings out of the answer: they are kept, and words that the person wrote themselves go back to the text area. */
function putAside(state: InterviewState, parts: readonly Part[]): InterviewState {
  const ids = parts.map(({ id }) => id);
  const own = state.spokenAnswer.edited?.trim() ?? "";
  const areAll = state.spokenAnswer.parts.every(({ id }) => ids.includes(id));
  const handsBack = areAll && own !== "";
  return {
    ...state,
    spokenAnswer: nextSpokenAnswer(state.spokenAnswer, { type: "putAside", ids }),
    keptSounds: nextKeptSounds(state.keptSounds, { type: "putAside", parts }),
    session: handsBack ? nextSession(state.session, { type: "wordsHandedBack", words: own }) : state.session,
  };
}

/** A spoken answer that is ready is given, and belongs to nobody for no moment. */
function withGivenAnswer(state: InterviewState): InterviewState {
  const { session, spokenAnswer } = state;
  const ready = readyAnswer(spokenAnswer);
  const [first] = spokenAnswer.parts;
  if (!ready || !first) return state;
  if (isComplete(session)) return putAside(state, spokenAnswer.parts);
  const { content, recordingIds } = ready;
  const answer: UnsentAnswer = {
    key: first.id,
    after: session.stored.length,
    content,
    ...(recordingIds.length > 0 ? { recordingIds } : {}),
  };
  const refused = spokenAnswer.parts.filter((part) => part.state === "refused");
  return {
    ...state,
    session: nextSession(session, { type: "answerGiven", answer }),
    spokenAnswer: noSpokenAnswer,
    keptSounds: nextKeptSounds(state.keptSounds, { type: "putAside", parts: refused }),
  };
}

/** Who turns to writing has the recording put aside as soon as it is kept, unless it is being sent. */
function withoutUnusedRecording(state: InterviewState): InterviewState {
  const { mode, spokenAnswer } = state;
  const isUnused = mode === "text" && spokenAnswer.phase === "paused" && !spokenAnswer.isSending;
  return isUnused ? putAside(state, spokenAnswer.parts) : state;
}

/** Another question silences the one before it, and may be heard by itself. */
function withQuestionHeard(state: InterviewState, before: Session): InterviewState {
  const was = audibleQuestion(before);
  const question = audibleQuestion(state.session);
  const isSame = was?.id === question?.id && was?.text === question?.text && was?.goesOn === question?.goesOn;
  if (isSame) return state;
  return { ...state, playback: nextPlayback(state.playback, { type: "questionChanged", question }) };
}

function nextPart(state: InterviewState, step: InterviewEvent): InterviewState {
  switch (step.of) {
    case "session": {
      const session = nextSession(state.session, step.event);
      if (step.event.type !== "opening") return { ...state, session };
      return { ...newInterview({ mode: state.mode, readsAloud: state.playback.readsAloud }), session };
    }
    case "spokenAnswer": {
      const { event } = step;
      if (event.type !== "putAside")
        return { ...state, spokenAnswer: nextSpokenAnswer(state.spokenAnswer, event) };
      return putAside(
        state,
        state.spokenAnswer.parts.filter(({ id }) => event.ids.includes(id)),
      );
    }
    case "keptSounds":
      return { ...state, keptSounds: nextKeptSounds(state.keptSounds, step.event) };
    case "playback":
      return { ...state, playback: nextPlayback(state.playback, step.event) };
    case "mode": {
      const { mode } = step;
      const isVoice = mode === "voice";
      return { ...state, mode, playback: nextPlayback(state.playback, { type: "modeChanged", isVoice }) };
    }
  }
}

/** The next state of an interview. Pure; the hooks around it record, play, call the server and keep text on the device. */
export function nextInterview(state: InterviewState, step: InterviewEvent): InterviewState {
  const next = withoutUnusedRecording(withGivenAnswer(nextPart(state, step)));
  return withQuestionHeard(next, state.session);
}
