import { type ReactNode, useEffect } from "react";
import { m } from "#messages";
import { leaveStep } from "#ui/toasts.ts";
import { QuestionLine } from "./chat/question-line.tsx";
import { BlockedNote } from "./dock/blocked-note.tsx";
import { Dock } from "./dock/dock.tsx";
import { useVoiceAnswer } from "./dock/use-voice-answer.ts";
import { VoiceReview } from "./dock/voice-review.tsx";
import { InterviewRoom } from "./interview-room.tsx";
import { useQuestionPlayback } from "./playback/use-question-playback.ts";
import { KeptSoundNotice } from "./recording/kept-sound-notice.tsx";
import { SpeechRipple } from "./recording/speech-ripple.tsx";
import { isOpen } from "./recording/spoken-answer-selectors.ts";
import { useCopies } from "./recording/use-copies.ts";
import { useKeptSound } from "./recording/use-kept-sound.ts";
import { VoiceSettings } from "./recording/voice-settings.tsx";
import { WordsNote } from "./recording/words-note.tsx";
import { isComplete } from "./session/interview-session.ts";
import { currentQuestion } from "./session/interview-session-selectors.ts";
import { useInputMode } from "./session/use-input-mode.ts";
import type { Sitting } from "./session/use-interview-session.ts";

type Props = {
  sitting: Sitting;
  isAdmin: boolean;
  /** Below the conversation. */
  children?: ReactNode;
};

/** An open interview: the conversation, and below it the place where answers are written or spoken. */
export function InterviewSitting({ sitting, isAdmin, children }: Props) {
  const { session } = sitting;
  const interviewId = session.about?.id ?? "";
  const { mode, spokenAnswer, tell } = sitting;
  const input = useInputMode({ mode, setMode: tell.mode, isComplete: isComplete(session) });
  const isVoice = mode === "voice";
  const playback = useQuestionPlayback(sitting, { isAdmin });
  const { discard, look } = useKeptSound(interviewId, tell.keptSounds);
  const voice = useVoiceAnswer({ sitting, input });
  const { adopt } = voice.controls;
  const taken = [
    ...spokenAnswer.parts.map(({ id }) => id),
    ...session.unsent.flatMap(({ recordingIds }) => recordingIds ?? []),
    ...session.stored.flatMap(({ recording_ids }) => recording_ids ?? []),
  ];
  useCopies(interviewId, session.stored.length);
  const step = session.stored.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was said about one answer is not said about the next
  useEffect(leaveStep, [step]);
  const question = currentQuestion(session);
  const lang = session.about?.language ?? "en";
  const offered = sitting.keptSounds.found.filter(({ id }) => !taken.includes(id));
  const whyNotUsed = isComplete(session) ? m.interview_the_interview_is_complete() : null;

  return (
    <>
      {spokenAnswer.phase === "recording" && <SpeechRipple level={voice.level} />}
      <InterviewRoom
        sitting={sitting}
        isAdmin={isAdmin}
        controls={playback}
        onPutAside={() => void look()}
        answer={isVoice && !isComplete(session) && <VoiceReview voice={voice} lang={lang} />}
        note={
          <>
            <BlockedNote input={input} />
            {isVoice && voice.fate && offered.length === 0 && (
              <WordsNote recognition={voice.recognition} words={voice.fate} />
            )}
          </>
        }
        settings={
          isVoice && (
            <VoiceSettings
              recognition={voice.recognition}
              language={session.about?.language ?? "en"}
              onMicrophone={() => void voice.controls.changeMicrophone()}
            />
          )
        }
      >
        {children}
        {!isOpen(spokenAnswer) &&
          offered.map((sound) => (
            <KeptSoundNotice
              key={sound.id}
              interviewId={interviewId}
              sound={sound}
              whyNotUsed={whyNotUsed}
              onUse={() => {
                // What was spoken before needs no microphone now.
                if (!isVoice) input.apply("voice");
                adopt(sound);
              }}
              onDiscard={() => void discard(sound)}
            />
          ))}
      </InterviewRoom>
      <QuestionLine question={question} lang={lang} />
      <Dock sitting={sitting} input={input} voice={voice} onSilence={playback.press} />
    </>
  );
}
