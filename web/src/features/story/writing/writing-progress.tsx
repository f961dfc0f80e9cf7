import { m } from "#messages";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { ProgressBar } from "#ui/progress-bar.tsx";
import type { StoryWriting } from "./use-story-writing.ts";
import { writingPercent, writingWords } from "./writing-words.ts";

/** How far a story is that takes longer, and a way to stop it. */
export function WritingProgress({ writing: { progress, cancel } }: { writing: StoryWriting }) {
  if (!progress) return null;
  return (
    <Card as="section" aria-label={m.story_the_story_is_being_written_2()} className="grid grid-cols-1 gap-4">
      <p role="status" className="text-l font-semibold">
        {writingWords(progress)}
      </p>
      <ProgressBar percent={writingPercent(progress)} label={m.story_progress_of_the_story()} />
      <p className="text-ink-soft">{m.story_this_can_take_some_minutes_you_may()}</p>
      <Button
        variant="secondary"
        className="justify-self-start"
        disabledReason={!cancel && m.story_it_is_being_stopped()}
        onPress={() => cancel?.()}
      >
        {m.story_stop_writing()}
      </Button>
    </Card>
  );
}
