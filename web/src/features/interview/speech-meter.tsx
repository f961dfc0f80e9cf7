import { useEffect, useState } from "react";
import { decibelsOf, newLevel, nextLevel, type SpeechLevel } from "#lib/recorder/speech-level.ts";

const tick = 50;
const samples = 2048;

/** The loudness of an open microphone, twenty times a second; null while it is closed. */
export function useSpeechLevel(stream: MediaStream | null): SpeechLevel | null {
  const [level, setLevel] = useState<SpeechLevel | null>(null);
  useEffect(() => {
    if (!stream) return setLevel(null);
    const context = new AudioContext();
    const analyser = context.createAnalyser();
    analyser.fftSize = samples;
    context.createMediaStreamSource(stream).connect(analyser);
    const heard = new Float32Array(samples);
    let at = performance.now();
    let current = newLevel;
    const timer = setInterval(() => {
      const now = performance.now();
      analyser.getFloatTimeDomainData(heard);
      current = nextLevel(current, { decibels: decibelsOf(heard), ms: now - at });
      at = now;
      setLevel(current);
    }, tick);
    return () => {
      clearInterval(timer);
      void context.close();
    };
  }, [stream]);
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
