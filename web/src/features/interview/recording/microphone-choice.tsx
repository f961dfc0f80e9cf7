import { useEffect, useState } from "react";
import {
  chooseMicrophone,
  chosenMicrophone,
  type Microphone,
  microphones,
} from "#lib/recorder/microphone.ts";
import { m } from "#messages";
import { Select } from "#ui/select.tsx";

/** Which microphone is used, where there are several. */
export function MicrophoneChoice({ onChosen }: { onChosen?: () => void }) {
  const [found, setFound] = useState<Microphone[]>([]);
  const [chosen, setChosen] = useState(() => chosenMicrophone() ?? "");

  useEffect(() => {
    const look = () => void microphones().then(setFound);
    look();
    navigator.mediaDevices?.addEventListener("devicechange", look);
    return () => navigator.mediaDevices?.removeEventListener("devicechange", look);
  }, []);

  if (found.length < 2) return null;
  const [first] = found;
  const value = found.some(({ id }) => id === chosen) ? chosen : (first?.id ?? "");
  return (
    <Select
      label={m.interview_microphone()}
      value={value}
      options={found.map(({ id, label }) => ({ value: id, label }))}
      onChange={(id) => {
        chooseMicrophone(id);
        setChosen(id);
        onChosen?.();
      }}
    />
  );
}
