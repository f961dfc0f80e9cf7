import { Send } from "lucide-react";
import type { SpeechLevel } from "#lib/recorder/speech-level.ts";
import { Button } from "#ui/button.tsx";
import { HeardWords } from "./heard-words.tsx";
import { RecordButton } from "./record-button.tsx";
import { isProcessing } from "./speaking.ts";
import { type Around, reasonNotToSend, recordButton } from "./speaking-reading.ts";
import type { SpeakingControls } from "./use-speaking.ts";

/** Milliseconds without a voice after which the person is told that nothing is heard. */
const unheard = 6_000;

type Props = {
  controls: SpeakingControls;
  around: Around;
  level: SpeechLevel | null;
  lang: string;
  onSend: () => void;
};

/** Where an answer is spoken: the large button, what was understood, and Send. */
export function VoiceBox({ controls, around, level, lang, onSend }: Props) {
  const { speaking, start, pause } = controls;
  const look = recordButton(speaking, around);
  const isOpen = speaking.phase === "recording";
  const showsWords = speaking.parts.length > 0 && !isProcessing(speaking) && !isOpen;
  const isUnheard = isOpen && level !== null && level.silentMs > unheard;
  return (
    <div className="grid gap-3">
      {showsWords && <HeardWords controls={controls} lang={lang} />}
      <p role="status" className="text-s font-semibold text-ink empty:hidden">
        {isUnheard &&
          "We cannot hear you. Speak a little louder, come closer, or choose another microphone below. There is no hurry."}
      </p>
      <div className="flex items-center justify-center gap-4 @wide:gap-6">
        <RecordButton look={look} onPress={() => (isOpen ? void pause() : start())} />
        <span className="min-w-0 flex-1 @wide:flex-none">
          <Button size="large" isWide onPress={onSend} disabledReason={reasonNotToSend(speaking, around)}>
            <Send size={26} aria-hidden />
            <span className="@wide:hidden">Send</span>
            <span className="hidden @wide:inline">Send answer</span>
          </Button>
        </span>
      </div>
    </div>
  );
}
