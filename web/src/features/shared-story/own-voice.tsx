import type { SharedStory } from "@saga/contract/publishing";
import { Square, Volume2 } from "lucide-react";
import { type RefObject, useEffect, useRef, useState } from "react";
import { callForBytes } from "#lib/api-client.ts";
import { errorWords } from "#lib/error-words.ts";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";

type Key = { secret: string; word?: string };

const silence = (player: RefObject<HTMLAudioElement | null>): void => {
  player.current?.pause();
  player.current = null;
};

/** Plays sentences one after the other; the next one is fetched while one is heard. */
function useOwnVoice(voice: SharedStory["voice"], key: Key) {
  const player = useRef<HTMLAudioElement | null>(null);
  const [place, setPlace] = useState<number | null>(null);
  const [error, setError] = useState<unknown>(null);
  useEffect(() => () => silence(player), []);
  const fetchAt = (index: number): Promise<Blob> | null => {
    const sentence = voice[index];
    return sentence ? callForBytes("hearShared", { params: { at: sentence.at }, body: key }) : null;
  };
  // The first one is there before it is asked for: some browsers play nothing that comes later than the press.
  const first = useRef<Promise<Blob> | null>(null);
  const prepare = () => {
    first.current ??= fetchAt(0);
    first.current?.catch(() => {
      first.current = null;
    });
    return first.current;
  };
  const stop = () => {
    silence(player);
    setPlace(null);
  };
  const play = async (
    index: number,
    audio: HTMLAudioElement,
    fetched: Promise<Blob> | null,
  ): Promise<void> => {
    const blob = await fetched;
    if (player.current !== audio) return;
    if (!blob) return stop();
    const following = fetchAt(index + 1);
    following?.catch(() => {});
    const address = URL.createObjectURL(blob);
    setPlace(index);
    audio.src = address;
    audio.onended = () => {
      URL.revokeObjectURL(address);
      play(index + 1, audio, following).catch(fail);
    };
    await audio.play();
  };
  const fail = (failure: unknown) => {
    if (!player.current) return;
    stop();
    setError(failure);
  };
  const start = () => {
    setError(null);
    silence(player);
    const audio = new Audio();
    player.current = audio;
    play(0, audio, prepare()).catch(fail);
    setPlace(0);
  };
  return { place, error, start, stop, prepare };
}

type Props = { story: SharedStory; secretKey: Key };

/** The teller's own recorded words, for whoever has the link. */
export function OwnVoice({ story: { voice, author, language }, secretKey }: Props) {
  const { place, error, start, stop, prepare } = useOwnVoice(voice, secretKey);
  if (voice.length === 0) return null;
  const seconds = Math.max(
    1,
    Math.round(voice.reduce((sum, { duration_ms }) => sum + duration_ms, 0) / 1000),
  );
  const length = seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
  return (
    <section
      aria-labelledby="own-voice"
      className="grid justify-items-start gap-4 rounded-l border-2 border-line bg-surface p-5"
    >
      <h2 id="own-voice" className="text-xl">
        In their own voice
      </h2>
      <p className="text-ink-soft">
        {author ? `${author} tells it` : "It is told"} as it was recorded, {length}.
      </p>
      {place === null ? (
        <Button size="large" onPress={start} onNear={prepare}>
          <Volume2 size={26} aria-hidden />
          Listen
        </Button>
      ) : (
        <Button size="large" onPress={stop}>
          <Square size={26} aria-hidden />
          Stop
        </Button>
      )}
      <p role="status" lang={language} dir="auto" className="font-story text-l leading-read">
        {place !== null && voice[place]?.text}
      </p>
      {error !== null && (
        <Notice tone="failed" title="It could not be played">
          {errorWords(error).advice}
        </Notice>
      )}
    </section>
  );
}
