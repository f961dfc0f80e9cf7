import { Download, Pause, Play } from "lucide-react";
import { useEffect, useRef } from "react";
import { m } from "#messages";
import { Button } from "#ui/button.tsx";
import { PlayerControls } from "./player-controls.tsx";
import type { Chapter, Timeline } from "./sound-map.ts";
import type { InterviewAudio } from "./use-interview-audio.ts";
import { Waveform } from "./waveform.tsx";

type Props = {
  about: { name: string; date: string };
  audio: InterviewAudio;
  timeline: Timeline | undefined;
  chapters: readonly Chapter[];
};

const pendingWords = (count: number): string =>
  m.transcript_count_recordings_are_still_being_prepared({ count });

/** The sound of an interview: to listen to, and to keep. What plays it stays in sight while one reads on. */
export function AudioTranscript({ about, audio, timeline, chapters }: Props) {
  const player = useRef<HTMLButtonElement>(null);
  const isAsked = useRef(false);
  // The button that was pressed gives way to the player, and the focus goes with it.
  useEffect(() => {
    if (audio.isLoaded && isAsked.current) player.current?.focus({ preventScroll: true });
    isAsked.current = false;
  }, [audio.isLoaded]);
  const hasSound = timeline === undefined || timeline.segments.length > 0;
  return (
    <>
      <section
        aria-label={m.transcript_audio_transcript()}
        className={`mt-8 grid grid-cols-1 gap-3 border border-line bg-surface p-[clamp(1rem,4cqi,1.5rem)] shadow-2 ${audio.isLoaded ? "rounded-t-xl border-b-0 pb-2" : "rounded-xl"}`}
      >
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 className="text-xl">{m.transcript_audio_transcript()}</h2>
          {hasSound && (
            <Button
              variant="quiet"
              size="small"
              className="-ml-4"
              onPress={() => audio.download(about)}
              disabledReason={audio.isDownloading && m.transcript_the_audio_is_being_downloaded()}
              isReasonHidden
            >
              <Download size={22} aria-hidden />
              {audio.isDownloading ? m.transcript_downloading() : m.transcript_download_audio()}
            </Button>
          )}
        </div>
        {!hasSound && timeline?.pending === 0 && (
          <p className="text-ink-soft">{m.transcript_nothing_has_been_spoken_in_this_interview()}</p>
        )}
        {timeline !== undefined && timeline.pending > 0 && (
          <p role="status" className="text-ink-soft">
            {pendingWords(timeline.pending)}
          </p>
        )}
        {hasSound && !audio.isLoaded && (
          <Button
            className="justify-self-start"
            onPress={() => {
              isAsked.current = true;
              audio.playFrom(0);
            }}
            disabledReason={audio.isLoading && m.transcript_the_audio_is_being_loaded()}
            isReasonHidden
          >
            <Play size={24} aria-hidden />
            {audio.isLoading ? m.transcript_loading_audio() : m.transcript_load_and_play_audio()}
          </Button>
        )}
        {audio.isLoaded && <PlayerControls audio={audio} />}
        {audio.source !== null && (
          // biome-ignore lint/a11y/useMediaCaption: the transcript below is its words
          <audio
            ref={audio.player}
            preload="auto"
            src={audio.source}
            aria-label={m.transcript_the_interview()}
            onCanPlay={audio.onLoaded}
            onError={audio.onFailed}
            onTimeUpdate={audio.onTime}
            onPlay={audio.onPlayState}
            onPause={audio.onPlayState}
            onEnded={audio.onPlayState}
          />
        )}
      </section>
      {audio.isLoaded && timeline && (
        <div className="sticky top-20 z-10 flex items-center gap-4 rounded-b-xl border border-t-0 border-line bg-surface px-[clamp(1rem,4cqi,1.5rem)] pt-1 pb-3 shadow-2">
          <button
            ref={player}
            type="button"
            onClick={audio.toggle}
            aria-label={audio.isPlaying ? m.transcript_pause() : m.transcript_play()}
            className="grid size-16 flex-none place-items-center rounded-full bg-accent text-on-accent"
          >
            {audio.isPlaying ? <Pause size={30} aria-hidden /> : <Play size={30} aria-hidden />}
          </button>
          <div className="min-w-0 flex-1">
            <Waveform
              timeline={timeline}
              chapters={chapters}
              positionMs={audio.positionMs}
              onSeek={audio.seek}
            />
          </div>
        </div>
      )}
    </>
  );
}
