import { Settings2 } from "lucide-react";
import { useId, useState } from "react";
import { Button } from "#ui/button.tsx";
import { DeviceVoiceChoice } from "./device-voice-choice.tsx";
import { MicrophoneChoice } from "./microphone-choice.tsx";
import { RecognitionOffer } from "./recognition-offer.tsx";
import type { RecognitionControls } from "./use-recognition.ts";

type Props = { recognition: RecognitionControls; language: string; onMicrophone: () => void };

/** What is chosen once and then left alone, behind one button: the question needs the room. */
export function VoiceSettings({ recognition, language, onMicrophone }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <div className="grid gap-2">
      <Button
        variant="quiet"
        size="small"
        aria-expanded={isOpen}
        aria-controls={id}
        onPress={() => setIsOpen(!isOpen)}
        className="justify-self-start"
      >
        <Settings2 size={22} aria-hidden />
        Voice settings
      </Button>
      {isOpen && (
        <div id={id} className="grid gap-2">
          <RecognitionOffer controls={recognition} />
          <DeviceVoiceChoice language={language} />
          <MicrophoneChoice onChosen={onMicrophone} />
          <p className="hidden px-2 text-s text-ink-soft only:block">
            This browser has one microphone and no voices of its own: there is nothing to choose.
          </p>
        </div>
      )}
    </div>
  );
}
