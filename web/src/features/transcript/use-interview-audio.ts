import { type RefObject, useRef, useState } from "react";
import { callForBytes } from "#lib/api-client.ts";
import { showToast } from "#ui/toast.ts";
import { audioAddress } from "./transcript.api.ts";
import { downloadName } from "./transcript-facts.ts";

const volume = 0.5;

export type InterviewAudio = {
  player: RefObject<HTMLAudioElement | null>;
  /** The address of the player; null until the person wants to listen. */
  source: string | null;
  isLoading: boolean;
  isLoaded: boolean;
  isDownloading: boolean;
  /** Loads the sound and plays it from here, in milliseconds. */
  playFrom: (ms: number) => void;
  download: (about: { name: string; date: string }) => void;
  onLoaded: () => void;
  onFailed: () => void;
};

/** Listening to an interview, and keeping it as a file. */
export function useInterviewAudio(id: string): InterviewAudio {
  const player = useRef<HTMLAudioElement>(null);
  const wanted = useRef(0);
  const [phase, setPhase] = useState<"none" | "loading" | "loaded">("none");
  const [isDownloading, setIsDownloading] = useState(false);

  const play = () => {
    const element = player.current;
    if (!element) return showToast({ title: "Could not find audio player", tone: "error" });
    element.volume = volume;
    element.currentTime = wanted.current / 1000;
    element.play().catch(() => showToast({ title: "Error playing audio", tone: "error" }));
  };

  return {
    player,
    source: phase === "none" ? null : audioAddress(id),
    isLoading: phase === "loading",
    isLoaded: phase === "loaded",
    isDownloading,
    playFrom: (ms) => {
      wanted.current = ms;
      if (phase === "loaded") play();
      else setPhase("loading");
    },
    onLoaded: () => {
      if (phase !== "loading") return;
      setPhase("loaded");
      play();
    },
    onFailed: () => {
      if (phase === "loading") showToast({ title: "Failed to load audio", tone: "error" });
      setPhase("none");
    },
    download: (about) => {
      setIsDownloading(true);
      callForBytes("interviewAudio", { params: { id } })
        .then((file) => {
          const address = URL.createObjectURL(file);
          const link = document.createElement("a");
          link.href = address;
          link.download = downloadName(about);
          link.click();
          URL.revokeObjectURL(address);
          showToast({ tone: "success", title: "Audio downloaded successfully" });
        })
        .catch(() => showToast({ title: "Failed to download audio", tone: "error" }))
        .finally(() => setIsDownloading(false));
    },
  };
}
