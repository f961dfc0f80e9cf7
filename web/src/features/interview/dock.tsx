import { useRef } from "react";
import { AnswerBox } from "./answer-box.tsx";
import { CompleteNote } from "./complete-note.tsx";
import "./dock.css";
import { DockControls } from "./dock-controls.tsx";
import { isComplete } from "./interview-session.ts";
import { bannerOf } from "./speaking-reading.ts";
import { SpeechMeter } from "./speech-meter.tsx";
import { StatePill } from "./state-pill.tsx";
import { useDockHeight } from "./use-dock-height.ts";
import type { InputModeControls } from "./use-input-mode.ts";
import type { Sitting } from "./use-interview-session.ts";
import type { VoiceAnswer } from "./use-voice-answer.ts";
import { VoiceBox } from "./voice-box.tsx";
import { VoiceButtons } from "./voice-buttons.tsx";
import { VoiceSettings } from "./voice-settings.tsx";

type Props = {
  sitting: Sitting;
  input: InputModeControls;
  voice: VoiceAnswer;
};

/** Everything that is done in an interview, always in the same place at the bottom of the window. */
export function Dock({ sitting, input, voice }: Props) {
  const { session, draft, giveAnswer } = sitting;
  const { controls, around, level, sendAnswer } = voice;
  const dock = useRef<HTMLElement>(null);
  const lang = session.about?.language ?? "en";
  const banner = bannerOf(controls.speaking, around);
  useDockHeight(dock);

  return (
    <section
      ref={dock}
      data-dock
      aria-label="Your turn"
      className="@container relative rounded-t-xl bg-surface pt-8 pb-4 shadow-3"
    >
      <StatePill banner={banner}>{banner?.tone === "speaking" && <SpeechMeter level={level} />}</StatePill>
      <div className="wrap grid gap-3">
        {isComplete(session) ? (
          <CompleteNote leftText={draft.text} />
        ) : input.mode === "voice" ? (
          <VoiceBox voice={voice} lang={lang} />
        ) : (
          <AnswerBox draft={draft} lang={lang} isThinking={around.isThinking} onSend={giveAnswer} />
        )}
        <DockControls sitting={sitting} input={input}>
          {input.mode === "voice" && !isComplete(session) && (
            <VoiceButtons controls={controls} around={around} onSend={sendAnswer} />
          )}
        </DockControls>
        {input.mode === "voice" && !isComplete(session) && (
          <VoiceSettings
            recognition={voice.recognition}
            language={lang}
            onMicrophone={() => void controls.changeMicrophone()}
          />
        )}
      </div>
    </section>
  );
}
