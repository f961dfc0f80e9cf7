import { isUnheard } from "#lib/recorder/speech-level.ts";
import { HeardWords } from "./heard-words.tsx";
import { MicrophoneChoice } from "./microphone-choice.tsx";
import { isProcessing } from "./speaking.ts";
import { isOpen, microphoneTrouble, troubleOf } from "./speaking-reading.ts";
import { SpeakingTrouble } from "./speaking-trouble.tsx";
import type { VoiceAnswer } from "./use-voice-answer.ts";

/** What is said about a spoken answer above its buttons: what was understood, and what stands in the way. */
export function VoiceBox({ voice, lang }: { voice: VoiceAnswer; lang: string }) {
  const { controls, level, putAside } = voice;
  const { speaking } = controls;
  const isRecording = isOpen(speaking);
  const showsWords = speaking.parts.length > 0 && !isProcessing(speaking) && !isRecording;
  const trouble = isRecording ? null : troubleOf(speaking);
  const microphone = microphoneTrouble(speaking, level?.silentMs ?? 0);
  const isSilent = speaking.phase === "recording" && !speaking.isStill && level !== null && isUnheard(level);
  return (
    // Words give way to the buttons, which are always to be reached; trouble does not.
    <div className="grid min-h-0 gap-3 has-[textarea]:min-h-[4.2rem] has-[textarea]:overflow-y-auto has-[textarea]:p-1 has-[[role=alert]]:flex-none">
      {microphone && (
        <div role="alert" className="grid gap-2 rounded-m border-2 border-record p-4">
          <p className="font-semibold">{microphone}</p>
          <MicrophoneChoice onChosen={() => void controls.changeMicrophone()} />
        </div>
      )}
      {trouble && (
        <SpeakingTrouble
          trouble={trouble}
          onTryAgain={controls.tryAgain}
          onSendAnyway={() => controls.send({ type: "sendAnyway" })}
          onPutAside={() => putAside(trouble.aside)}
        />
      )}
      {showsWords && <HeardWords controls={controls} lang={lang} />}
      <p role="status" className="text-s font-semibold text-ink empty:hidden">
        {isSilent &&
          "We cannot hear you. Speak a little louder, come closer, or choose another microphone under Voice settings. There is no hurry."}
      </p>
    </div>
  );
}
