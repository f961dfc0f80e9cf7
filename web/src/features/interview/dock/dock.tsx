import { useId } from "react";
import { m } from "#messages";
import { useNote } from "../recording/recording-notes.ts";
import { SpeechMeter } from "../recording/speech-meter.tsx";
import { bannerOf, dockWords } from "../recording/spoken-answer-selectors.ts";
import { StatePill } from "../recording/state-pill.tsx";
import { VoiceButtons } from "../recording/voice-buttons.tsx";
import { isComplete } from "../session/interview-session.ts";
import { asksNothing, restWords } from "../session/turn-selectors.ts";
import type { InputModeControls } from "../session/use-input-mode.ts";
import type { Sitting } from "../session/use-interview-session.ts";
import { AnswerBox } from "./answer-box.tsx";
import { CompleteNote } from "./complete-note.tsx";
import { asksToDelete, ConfirmDeletion } from "./confirm-deletion.tsx";
import { DockControls } from "./dock-controls.tsx";
import { DockLine } from "./dock-line.tsx";
import type { VoiceAnswer } from "./use-voice-answer.ts";
import { VoiceBox } from "./voice-box.tsx";

type Props = {
  sitting: Sitting;
  input: InputModeControls;
  voice: VoiceAnswer;
  /** Ends the question that is heard. */
  onSilence: () => void;
};

/** Everything that is done in an interview, always in the same place at the bottom of the window. */
export function Dock({ sitting, input, voice, onSilence }: Props) {
  const { session, draft, giveAnswer } = sitting;
  const { controls, around, level, sendAnswer } = voice;
  const lang = session.about?.language ?? "en";
  const banner = bannerOf(controls.spokenAnswer, around);
  const isVoice = input.mode === "voice" && !isComplete(session);
  const isResting = controls.spokenAnswer.phase === "idle" && !around.isThinking && asksNothing(session);
  const lineId = useId();
  const noted = useNote();
  // "Processing..." is true for as long as the answer is being written down.
  const note = noted?.about === "paused" && banner?.state !== "processing" ? null : noted;
  const words = isVoice ? dockWords(controls.spokenAnswer, around) : "";

  return (
    <>
      <StatePill banner={banner}>{banner?.state === "speaking" && <SpeechMeter level={level} />}</StatePill>
      <section
        data-dock
        aria-label={m.interview_your_turn()}
        className="@container flex flex-none flex-col overflow-y-auto rounded-t-xl bg-surface pt-8 pb-4 shadow-3 low:pt-4 low:pb-1 @wide:pt-5"
      >
        <div className="wrap flex min-h-0 w-full flex-col gap-3 low:gap-1.5">
          {isComplete(session) && <CompleteNote leftText={draft.text} />}
          {isVoice && <VoiceBox voice={voice} />}
          <ConfirmDeletion sitting={sitting} />
          <DockControls sitting={sitting} input={input}>
            {isVoice && (
              <VoiceButtons
                controls={controls}
                around={around}
                onSend={sendAnswer}
                onSilence={onSilence}
                below={{ id: lineId, words: isResting || note ? "" : words }}
              />
            )}
            {input.mode === "text" && !isComplete(session) && (
              <AnswerBox draft={draft} lang={lang} isThinking={around.isThinking} onSend={giveAnswer} />
            )}
          </DockControls>
          <DockLine
            id={lineId}
            words={isResting ? restWords(session) : words}
            note={note}
            isSaidAbove={banner !== null || asksToDelete(sitting)}
            isShownAbove={around.isPlaying && !isResting}
            step={session.stored.length}
          />
        </div>
      </section>
    </>
  );
}
