import { Send, Square } from "lucide-react";
import { Button } from "#ui/button.tsx";
import { RecordButton } from "./record-button.tsx";
import { type Around, isOpen, reasonNotToSend, recordButton } from "./speaking-reading.ts";
import type { SpeakingControls } from "./use-speaking.ts";

type Props = {
  controls: SpeakingControls;
  around: Around;
  onSend: () => void /** Ends what is heard. */;
  onSilence: () => void;
};

/** The large button that records, and Send. */
export function VoiceButtons({ controls, around, onSend, onSilence }: Props) {
  const { speaking, start, pause } = controls;
  const isRecording = isOpen(speaking);
  return (
    <div className="order-first flex basis-full flex-wrap items-center justify-center gap-4 @wide:order-none @wide:basis-auto @wide:gap-6">
      <RecordButton
        look={recordButton(speaking, around)}
        onPress={() => (isRecording ? void pause() : start())}
      />
      {around.isPlaying && !isRecording && (
        <Button variant="secondary" className="px-3!" onPress={onSilence}>
          <Square size={22} aria-hidden />
          Answer now
        </Button>
      )}
      <span className="min-w-0 basis-[7.4rem] flex-1 @wide:w-64 @wide:flex-none">
        <Button
          size="large"
          isWide
          onPress={onSend}
          disabledReason={reasonNotToSend(speaking, around)}
          isReasonHidden
        >
          <Send size={26} aria-hidden />
          <span className="@wide:hidden">Send</span>
          <span className="hidden @wide:inline">Send answer</span>
        </Button>
      </span>
    </div>
  );
}
