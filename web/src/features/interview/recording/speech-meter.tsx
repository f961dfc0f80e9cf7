import { useEffect, useState } from "react";
import type { SoundWatch } from "#lib/recorder/sound-watch.ts";
import { newLevel, nextLevel, type SpeechLevel } from "#lib/recorder/speech-level.ts";

/** The loudness of an open microphone, twenty times a second; null while it is closed. */
export function useSpeechLevel(watch: SoundWatch | null): SpeechLevel | null {
  const [level, setLevel] = useState<SpeechLevel | null>(null);
  useEffect(() => {
    if (!watch) return setLevel(null);
    let current = newLevel;
    return watch.listen((reading) => {
      current = nextLevel(current, reading);
      setLevel(current);
    });
  }, [watch]);
  return level;
}

const heights = [0.45, 0.75, 1, 0.7, 0.9, 0.5];

/** Bars that rise with the voice. Says nothing that the sentence beside it does not say. */
export function SpeechMeter({ level }: { level: SpeechLevel | null }) {
  return (
    <span aria-hidden className="flex h-[26px] items-center gap-1">
      {heights.map((height) => (
        <i
          key={height}
          className="w-[5px] rounded-full bg-record"
          style={{ height: `${20 + 80 * height * (level?.loudness ?? 0)}%` }}
        />
      ))}
    </span>
  );
}
