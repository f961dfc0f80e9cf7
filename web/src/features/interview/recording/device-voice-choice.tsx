import { useEffect, useState } from "react";
import { chooseDeviceVoice, chosenDeviceVoice, deviceVoices } from "#lib/device-voice.ts";
import { m } from "#messages";
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
      label={m.interview_voice_of_the_questions()}
      value={value}
      options={[
        { value: ours, label: m.interview_sagas_voice() },
        ...found.map(({ voiceURI, name }) => ({
          value: voiceURI,
          label: m.interview_this_device_name({ name }),
        })),
      ]}
      onChange={(picked) => {
        const voice = picked === ours ? null : picked;
        chooseDeviceVoice(language, voice);
        setChosen(voice);
      }}
    />
  );
}
