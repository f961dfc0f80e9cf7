import { m } from "#messages";
import { HeardWords } from "../recording/heard-words.tsx";
import { RecordingTrouble } from "../recording/recording-trouble.tsx";
import { isProcessing, wordsOf } from "../recording/spoken-answer.ts";
import { isOpen, microphoneTrouble, troubleOf } from "../recording/spoken-answer-selectors.ts";
import { VoiceSettings } from "../recording/voice-settings.tsx";
import type { VoiceAnswer } from "./use-voice-answer.ts";

type Props = { voice: VoiceAnswer; lang: string };

/**
 * What is spoken and not sent yet, below its question: what is wrong with the microphone, what stands in the way of the answer, and
 * what was understood. In the conversation there is room to read it; the dock is left to the buttons.
 */
export function VoiceReview({ voice, lang }: Props) {
  const { controls, level, putAside, recognition } = voice;
  const { spokenAnswer } = controls;
  const isRecording = isOpen(spokenAnswer);
  const microphone = microphoneTrouble(spokenAnswer, level?.silentMs ?? 0);
  const trouble = isRecording ? null : troubleOf(spokenAnswer);
  const isRefused = trouble !== null && !trouble.canSendAnyway && trouble.canTryAgain;
  const mayHaveWords = !isProcessing(spokenAnswer) && !(isRefused && wordsOf(spokenAnswer) === "");
  const showsWords = spokenAnswer.parts.length > 0 && !isRecording && mayHaveWords;
  return (
    <>
      {microphone && (
        <div
          role="alert"
          className="flex flex-wrap items-center justify-between gap-x-4 rounded-m border-2 border-record bg-surface px-4 py-2"
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
    </>
  );
}
