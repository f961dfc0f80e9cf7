import { Settings2 } from "lucide-react";
import { useState } from "react";
import { m } from "#messages";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { DeviceVoiceChoice } from "./device-voice-choice.tsx";
import { MicrophoneChoice } from "./microphone-choice.tsx";
import { RecognitionOffer } from "./recognition-offer.tsx";
import type { RecognitionControls } from "./use-recognition.ts";

type Props = {
  recognition: RecognitionControls;
  language: string;
  onMicrophone: () => void;
  /** What the button is called where only one of the settings matters. */
  label?: string;
};

/** What is chosen once and then left alone, in a dialog behind one button: the question needs the room. */
export function VoiceSettings({
  recognition,
  language,
  onMicrophone,
  label = m.interview_voice_settings(),
}: Props) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        aria-haspopup="dialog"
        onPress={() => setIsOpen(true)}
        className="px-2! text-primary"
      >
        <Settings2 size={22} aria-hidden />
        {label}
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title={m.interview_voice_settings()}>
        <div className="grid gap-2">
          <RecognitionOffer controls={recognition} />
          <DeviceVoiceChoice language={language} />
          <MicrophoneChoice onChosen={onMicrophone} />
          <p className="hidden px-2 text-s text-ink-soft only:block">
            {m.interview_this_browser_has_one_microphone_and()}
          </p>
        </div>
      </Dialog>
    </>
  );
}
