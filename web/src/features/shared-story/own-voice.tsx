import type { SharedStory } from "@saga/contract/publishing";
import { Square, Volume2 } from "lucide-react";
import { type RefObject, useEffect, useRef, useState } from "react";
import { callForBytes } from "#lib/api-client.ts";
import { errorWords } from "#lib/error-words.ts";
import { m } from "#messages";
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

type Props = {
  story: SharedStory;
  secretKey: Key;
  /** The passage that a code in a book leads to. */
  passage: string | undefined;
};

/** The teller's own recorded words, for whoever has the link: all of them, or one passage first. */
export function OwnVoice({ story, secretKey, passage }: Props) {
  const [isWhole, setIsWhole] = useState(false);
  const sentences = story.voice.filter((each) => each.passage === passage);
  // What a code leads to may not be there any more: the story was changed since the book was printed.
  const isPassage = sentences.length > 0 && !isWhole;
  if (story.voice.length === 0) return null;
  return (
    <HeardVoice
      key={String(isPassage)}
      story={story}
      secretKey={secretKey}
      voice={isPassage ? sentences : story.voice}
      isPassage={isPassage}
      onWhole={isPassage && sentences.length < story.voice.length ? () => setIsWhole(true) : null}
    />
  );
}

type HeardProps = Pick<Props, "story" | "secretKey"> & {
  voice: SharedStory["voice"];
  /** Its words are shown before they are heard. */
  isPassage: boolean;
  /** Goes on from a passage to everything there is to hear; null: that is all. */
  onWhole: (() => void) | null;
};

function HeardVoice({ story: { author, language }, secretKey, voice, isPassage, onWhole }: HeardProps) {
  const { place, error, start, stop, prepare } = useOwnVoice(voice, secretKey);
  const seconds = Math.max(
    1,
    Math.round(voice.reduce((sum, { duration_ms }) => sum + duration_ms, 0) / 1000),
  );
  const length =
    seconds < 60
      ? m.shared_story_seconds({ seconds })
      : m.shared_story_minutes_and_seconds({ minutes: Math.floor(seconds / 60), seconds: seconds % 60 });
  return (
    <section
      aria-labelledby="own-voice"
      className="grid justify-items-start gap-4 rounded-l border-2 border-line bg-surface p-5"
    >
      <h2 id="own-voice" className="text-xl">
        {m.shared_story_in_their_own_voice()}
      </h2>
      <p className="text-ink-soft">
        {author ? m.shared_story_author_tells_it({ author, length }) : m.shared_story_it_is_told({ length })}
      </p>
      {place === null ? (
        <Button size="large" onPress={start} onNear={prepare}>
          <Volume2 size={26} aria-hidden />
          {m.shared_story_listen()}
        </Button>
      ) : (
        <Button size="large" onPress={stop}>
          <Square size={26} aria-hidden />
          {m.shared_story_stop()}
        </Button>
      )}
      <p role="status" lang={language} dir="auto" className="font-story text-l leading-read">
        {place !== null ? voice[place]?.text : isPassage && voice.map(({ text }) => text).join(" ")}
      </p>
      {onWhole && (
        <Button variant="secondary" onPress={onWhole}>
          {m.shared_story_hear_all_of_it()}
        </Button>
      )}
      {error !== null && (
        <Notice tone="failed" title={m.shared_story_it_could_not_be_played()}>
          {errorWords(error).advice}
        </Notice>
      )}
    </section>
  );
}
