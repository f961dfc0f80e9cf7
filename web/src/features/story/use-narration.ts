import type { Narrated } from "@saga/contract/publishing";
import { useEffect, useRef, useState } from "react";
import { call } from "#lib/api-client.ts";
import { addressOf } from "#lib/call-address.ts";
import { usualVolume } from "#lib/volume.ts";
import { m } from "#messages";
import { showToast } from "#ui/toast.ts";

const soundOf = (id: string, at: number): string => addressOf("narratedSentence", { params: { id, at } });

export type Narration = {
  /** The sentence that is read; null: the story is not read aloud. */
  at: number | null;
  sentences: readonly Narrated[];
  isLoading: boolean;
  isPaused: boolean;
  start: () => void;
  stop: () => void;
  togglePause: () => void;
};

/** A story read aloud, sentence after sentence; the next one is fetched while one is heard. */
export function useNarration(id: string): Narration {
  const player = useRef<HTMLAudioElement | null>(null);
  const next = useRef<HTMLAudioElement | null>(null);
  const [sentences, setSentences] = useState<readonly Narrated[]>([]);
  const [at, setAt] = useState<number | null>(null);
  const [isLoading, setIsLoading] = useState(false);
  const [isPaused, setIsPaused] = useState(false);

  /** Which press on Listen is in force: what an earlier one still fetches is not played. */
  const press = useRef(0);

  const silence = () => {
    press.current += 1;
    player.current?.pause();
    player.current = null;
    next.current = null;
  };
  useEffect(
    () => () => {
      press.current += 1;
      player.current?.pause();
      player.current = null;
    },
    [],
  );

  const stop = () => {
    silence();
    setAt(null);
    setIsLoading(false);
    setIsPaused(false);
  };
  const fail = () => {
    stop();
    showToast({ tone: "error", title: m.story_error_playing_audio() });
  };

  const prepare = (place: number): HTMLAudioElement => {
    const audio = new Audio(soundOf(id, place));
    audio.preload = "auto";
    audio.volume = usualVolume;
    return audio;
  };
  const play = (place: number, all: readonly Narrated[], ready?: HTMLAudioElement | null) => {
    if (place >= all.length) return stop();
    const audio = ready ?? prepare(place);
    player.current = audio;
    audio.onended = () => player.current === audio && play(place + 1, all, next.current);
    audio.onerror = () => player.current === audio && fail();
    audio.onplaying = () => {
      setIsLoading(false);
      next.current = place + 1 < all.length ? prepare(place + 1) : null;
      audio.onplaying = null;
    };
    setAt(place);
    setIsPaused(false);
    audio.play().catch(() => player.current === audio && fail());
  };

  return {
    at,
    sentences,
    isLoading,
    isPaused,
    stop,
    start: () => {
      setIsLoading(true);
      setAt(0);
      press.current += 1;
      const mine = press.current;
      call("storyNarration", { params: { id } }).then(
        ({ data }) => {
          if (mine !== press.current) return;
          setSentences(data);
          if (data.length === 0) return fail();
          play(0, data);
        },
        () => mine === press.current && fail(),
      );
    },
    togglePause: () => {
      const audio = player.current;
      if (!audio) return;
      if (audio.paused) void audio.play().catch(fail);
      else audio.pause();
      setIsPaused(audio.paused);
    },
  };
}
