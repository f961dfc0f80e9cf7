import { useEffect, useState } from "react";
import { chooseDeviceVoice, chosenDeviceVoice, deviceVoices } from "#lib/device-voice.ts";
import { Select } from "#ui/select.tsx";

const ours = "saga";

/** Who speaks the questions, where this device has voices of its own for the language. */
export function DeviceVoiceChoice({ language }: { language: string }) {
  const [found, setFound] = useState<SpeechSynthesisVoice[]>([]);
  const [chosen, setChosen] = useState(() => chosenDeviceVoice(language));

  useEffect(() => {
    let isGone = false;
    void deviceVoices(language).then((voices) => !isGone && setFound(voices));
    return () => {
      isGone = true;
    };
  }, [language]);

  if (found.length === 0) return null;
  const value = found.some(({ voiceURI }) => voiceURI === chosen) ? (chosen ?? ours) : ours;
  return (
    <Select
      label="Voice of the questions"
      value={value}
      options={[
        { value: ours, label: "Saga's voice" },
        ...found.map(({ voiceURI, name }) => ({ value: voiceURI, label: `This device: ${name}` })),
      ]}
      onChange={(picked) => {
        const voice = picked === ours ? null : picked;
        chooseDeviceVoice(language, voice);
        setChosen(voice);
      }}
    />
  );
}
