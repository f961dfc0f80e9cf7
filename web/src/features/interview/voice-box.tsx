import { isUnheard } from "#lib/recorder/speech-level.ts";
import { m } from "#messages";
import { HeardWords } from "./heard-words.tsx";
import { RecordingTrouble } from "./recording-trouble.tsx";
import { isProcessing, wordsOf } from "./spoken-answer.ts";
import { isOpen, microphoneTrouble, troubleOf } from "./spoken-answer-selectors.ts";
import type { VoiceAnswer } from "./use-voice-answer.ts";
import { VoiceSettings } from "./voice-settings.tsx";

type Props = { voice: VoiceAnswer; lang: string };

/** What is said about a spoken answer above its buttons: what was understood, and what stands in the way. */
export function VoiceBox({ voice, lang }: Props) {
  const { controls, level, putAside, recognition } = voice;
  const { spokenAnswer } = controls;
  const isRecording = isOpen(spokenAnswer);
  const trouble = isRecording ? null : troubleOf(spokenAnswer);
  const isRefused = trouble !== null && !trouble.canSendAnyway && trouble.canTryAgain;
  const mayHaveWords = !isProcessing(spokenAnswer) && !(isRefused && wordsOf(spokenAnswer) === "");
  const showsWords = spokenAnswer.parts.length > 0 && !isRecording && mayHaveWords;
  const microphone = microphoneTrouble(spokenAnswer, level?.silentMs ?? 0);
  const isSilent =
    spokenAnswer.phase === "recording" && !spokenAnswer.isStill && level !== null && isUnheard(level);
  return (
    // Words give way to the buttons, which are always to be reached; trouble does not.
    <div className="grid min-h-0 gap-3 has-[textarea]:min-h-[4rem] has-[textarea]:overflow-y-auto has-[textarea]:p-1 has-[[role=alert]]:flex-none">
      {microphone && (
        <div
          role="alert"
          className="flex flex-wrap items-center justify-between gap-x-4 rounded-m border-2 border-record px-3 py-1.5"
        >
          <p className="text-s font-semibold">{microphone}</p>
          <VoiceSettings
            label={m.interview_choose_a_microphone()}
            recognition={recognition}
            language={lang}
            onMicrophone={() => void controls.changeMicrophone()}
          />
        </div>
      )}
      {trouble && (
        <RecordingTrouble
          trouble={trouble}
          onTryAgain={controls.tryAgain}
          onSendAnyway={() => controls.send({ type: "sendAnyway" })}
          onPutAside={() => putAside(trouble.aside)}
        />
      )}
      {showsWords && <HeardWords controls={controls} lang={lang} />}
      <p role="status" className="text-s font-semibold text-ink empty:hidden">
        {isSilent && m.interview_we_cannot_hear_you_speak_a()}
      </p>
    </div>
  );
}
