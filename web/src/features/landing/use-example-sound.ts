import { useEffect, useRef, useState } from "react";
import { addressOf } from "#lib/call-address.ts";
import { usualVolume } from "#lib/volume.ts";

export type ExampleSound = {
  phase: "silent" | "loading" | "playing" | "failed";
  /** Seconds; `length` is 0 until the sound has begun to come. */
  at: number;
  length: number;
  press: () => void;
};

const address = addressOf("hearExample");
const nothingHeard = { at: 0, length: 0 };

/** The question of the landing page, fetched by the press that plays it. */
export function useExampleSound(): ExampleSound {
  const player = useRef<HTMLAudioElement>(null);
  const [phase, setPhase] = useState<ExampleSound["phase"]>("silent");
  const [place, setPlace] = useState(nothingHeard);
  useEffect(() => () => player.current?.pause(), []);

  const end = (phase: "silent" | "failed"): void => {
    player.current?.pause();
    player.current = null;
    setPhase(phase);
    setPlace(nothingHeard);
  };
  const start = (): void => {
    const audio = new Audio(address);
    player.current = audio;
    /** What was stopped or begun anew has nothing more to say. */
    const whileCurrent = (say: () => void) => () => void (player.current === audio && say());
    const fail = whileCurrent(() => end("failed"));
    audio.volume = usualVolume;
    audio.onplaying = whileCurrent(() => setPhase("playing"));
    audio.onended = whileCurrent(() => end("silent"));
    audio.onerror = fail;
    audio.ontimeupdate = whileCurrent(() =>
      setPlace({ at: audio.currentTime, length: Number.isFinite(audio.duration) ? audio.duration : 0 }),
    );
    setPhase("loading");
    audio.play().catch(fail);
  };
  const isOn = phase === "loading" || phase === "playing";
  return { phase, ...place, press: isOn ? () => end("silent") : start };
}
