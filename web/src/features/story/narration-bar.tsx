import { AudioLines, Pause, Play } from "lucide-react";
import { m } from "#messages";
import { Badge } from "#ui/badge.tsx";
import type { Narration } from "./use-narration.ts";

/** Says that the story is read aloud, by whom, and how far it is. Stays at the lower edge of the window. */
export function NarrationBar({ narration, author }: { narration: Narration; author: string }) {
  const { at, sentences, isPaused, isLoading } = narration;
  if (at === null) return null;
  const isOwn = sentences[at]?.voice === "own";
  return (
    <section
      aria-label={m.story_audio_playback()}
      className="fixed inset-x-0 bottom-0 z-20 border-t border-line bg-surface shadow-2"
    >
      <div className="wrap flex min-h-[5.2rem] flex-wrap items-center gap-x-5 gap-y-2 py-2">
        <button
          type="button"
          onClick={narration.togglePause}
          aria-label={isPaused ? m.story_go_on() : m.story_pause()}
          className="grid size-14 flex-none place-items-center rounded-full bg-accent text-on-accent"
        >
          {isPaused ? <Play size={28} aria-hidden /> : <Pause size={28} aria-hidden />}
        </button>
        <div role="status" className="min-w-0 flex-1 basis-48">
          <p className="font-semibold">{m.story_audio_playback()}</p>
          <p className="text-s text-ink-soft">
            {isLoading
              ? m.story_loading_audio()
              : isPaused
                ? m.story_paused()
                : m.story_now_playing_story_narration()}
          </p>
        </div>
        {sentences.length > 0 && (
          <p className="text-s font-semibold tabular-nums">
            {m.story_value_of_count({ value: at + 1, count: sentences.length })}
          </p>
        )}
        {sentences.length > 0 && (
          <Badge tone={isOwn ? "plum" : "teal"} icon={<AudioLines size={20} aria-hidden />}>
            {isOwn
              ? author
                ? m.story_own_voice_of({ author })
                : m.story_the_tellers_own_voice()
              : m.story_read_by_saga()}
          </Badge>
        )}
      </div>
    </section>
  );
}
