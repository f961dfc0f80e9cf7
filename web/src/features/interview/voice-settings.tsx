import { Settings2 } from "lucide-react";
import { useId, useState } from "react";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { DeviceVoiceChoice } from "./device-voice-choice.tsx";
import { MicrophoneChoice } from "./microphone-choice.tsx";
import { RecognitionOffer } from "./recognition-offer.tsx";
import type { HandsFreeControls } from "./use-hands-free.ts";
import type { RecognitionControls } from "./use-recognition.ts";

type Props = { handsFree: HandsFreeControls; recognition: RecognitionControls; language: string };

/** What is chosen once and then left alone, behind one button: the question needs the room. */
export function VoiceSettings({ handsFree, recognition, language }: Props) {
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
          <Checkbox label="Hands-free conversation" isChecked={handsFree.isOn} onChange={handsFree.choose} />
          <p className="px-2 text-s text-ink-soft">
            Recording then begins after each question. Eight seconds of silence send your answer; a shorter
            pause is just thinking.
          </p>
          <RecognitionOffer controls={recognition} />
          <DeviceVoiceChoice language={language} />
          <MicrophoneChoice />
        </div>
      )}
    </div>
  );
}
