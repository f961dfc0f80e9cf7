import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from "react";
import { callForBytes } from "#lib/api-client.ts";
import { keepFile } from "#lib/keep-file.ts";
import { usualVolume } from "#lib/volume.ts";
import { m } from "#messages";
import { showToast } from "#ui/toast.ts";
import { audioAddress } from "./transcript.api.ts";
import { downloadName } from "./transcript-facts.ts";

/** Some browsers come without what plays MP3, or have it locked; the sound can be kept as a file there. */
const hasPlayer = (): boolean => document.createElement("audio").canPlayType("audio/mpeg") !== "";

const sayThereIsNone = (): void =>
  showToast({
    tone: "error",
    title: m.transcript_could_not_find_audio_player(),
    description: m.transcript_download_and_open_elsewhere(),
  });

export type InterviewAudio = {
  player: RefObject<HTMLAudioElement | null>;
  /** The address of the player; null until the person wants to listen. */
  source: string | null;
  isLoading: boolean;
  isLoaded: boolean;
  isPlaying: boolean;
  isDownloading: boolean;
  positionMs: number;
  speed: number;
  volume: number;
  /** Loads the sound and plays it from here, in milliseconds. */
  playFrom: (ms: number) => void;
  /** Goes to another place, playing or not as before. */
  seek: (ms: number) => void;
  toggle: () => void;
  setSpeed: (speed: number) => void;
  setVolume: (volume: number) => void;
  download: (about: { name: string; date: string }) => void;
  onLoaded: () => void;
  onFailed: () => void;
  onTime: () => void;
  onPlayState: () => void;
};

/** Listening to an interview, and keeping it as a file. */
export function useInterviewAudio(id: string): InterviewAudio {
  const player = useRef<HTMLAudioElement>(null);
  const wanted = useRef(0);
  const [phase, setPhase] = useState<"none" | "loading" | "loaded">("none");
  const [isPlaying, setIsPlaying] = useState(false);
  const [positionMs, setPositionMs] = useState(0);
  const [speed, setSpeed] = useState(1);
  const [volume, setVolume] = useState(usualVolume);
  const [isDownloading, setIsDownloading] = useState(false);

  const start = (element: HTMLAudioElement) =>
    element.play().catch(() => showToast({ title: m.transcript_error_playing_audio(), tone: "error" }));

  const play = () => {
    const element = player.current;
    if (!element) return sayThereIsNone();
    element.volume = volume;
    element.playbackRate = speed;
    element.currentTime = wanted.current / 1000;
    void start(element);
  };
  const latest = useRef({ phase, play });
  useLayoutEffect(() => {
    latest.current = { phase, play };
  });

  // The same function at every render: a long transcript is not rendered anew with each second that is heard.
  const playFrom = useCallback((ms: number) => {
    if (!hasPlayer()) return sayThereIsNone();
    wanted.current = ms;
    if (latest.current.phase === "loaded") latest.current.play();
    else setPhase("loading");
  }, []);

  return {
    player,
    source: phase === "none" ? null : audioAddress(id),
    isLoading: phase === "loading",
    isLoaded: phase === "loaded",
    isPlaying,
    isDownloading,
    positionMs,
    speed,
    volume,
    playFrom,
    seek: (ms) => {
      if (!player.current) return;
      player.current.currentTime = Math.max(0, ms / 1000);
      setPositionMs(Math.max(0, ms));
    },
    toggle: () => {
      const element = player.current;
      if (!element) return sayThereIsNone();
      if (element.paused) void start(element);
      else element.pause();
    },
    setSpeed: (next) => {
      setSpeed(next);
      if (player.current) player.current.playbackRate = next;
    },
    setVolume: (next) => {
      setVolume(next);
      if (player.current) player.current.volume = next;
    },
    onLoaded: () => {
      if (phase !== "loading") return;
      setPhase("loaded");
      play();
    },
    onFailed: () => {
      if (phase === "loading") showToast({ title: m.transcript_failed_to_load_audio(), tone: "error" });
      setPhase("none");
    },
    onTime: () => setPositionMs((player.current?.currentTime ?? 0) * 1000),
    onPlayState: () => setIsPlaying(player.current?.paused === false),
    download: (about) => {
      setIsDownloading(true);
      callForBytes("interviewAudio", { params: { id } })
        .then((file) => {
          keepFile(file, downloadName(about));
          const solves = m.transcript_failed_to_download_audio();
          showToast({ tone: "success", title: m.transcript_audio_downloaded_successfully(), solves });
        })
        .catch(() => showToast({ title: m.transcript_failed_to_download_audio(), tone: "error" }))
        .finally(() => setIsDownloading(false));
    },
  };
}
