import { Settings2 } from "lucide-react";
import { useEffect, useState } from "react";
import {
  chooseMicrophone,
  chosenMicrophone,
  type Microphone,
  microphones,
} from "#lib/recorder/microphone.ts";
import { Button } from "#ui/button.tsx";
import { Select } from "#ui/select.tsx";

/** Which microphone is used, where there are several. */
export function MicrophoneChoice() {
  const [found, setFound] = useState<Microphone[]>([]);
  const [chosen, setChosen] = useState(() => chosenMicrophone() ?? "");
  const [isOpen, setIsOpen] = useState(false);

  useEffect(() => {
    const look = () => void microphones().then(setFound);
    look();
    navigator.mediaDevices?.addEventListener("devicechange", look);
    return () => navigator.mediaDevices?.removeEventListener("devicechange", look);
  }, []);

  if (found.length < 2) return null;
  const [first] = found;
  if (!isOpen)
    return (
      <Button variant="quiet" size="small" aria-expanded={false} onPress={() => setIsOpen(true)}>
        <Settings2 size={22} aria-hidden />
        Choose microphone
      </Button>
    );
  const value = found.some(({ id }) => id === chosen) ? chosen : (first?.id ?? "");
  return (
    <Select
      label="Microphone"
      value={value}
      options={found.map(({ id, label }) => ({ value: id, label }))}
      onChange={(id) => {
        chooseMicrophone(id);
        setChosen(id);
      }}
    />
  );
}
