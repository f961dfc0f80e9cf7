import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { ProgressBar } from "#ui/progress-bar.tsx";
import type { StoryWriting } from "./use-story-writing.ts";
import { writingPercent, writingWords } from "./writing-words.ts";

/** How far a story is that takes longer, and a way to stop it. */
export function WritingProgress({ writing: { progress, cancel } }: { writing: StoryWriting }) {
  if (!progress) return null;
  return (
    <Card as="section" aria-label="The story is being written" className="grid gap-4">
      <p role="status" className="text-l font-semibold">
        {writingWords(progress)}
      </p>
      <ProgressBar percent={writingPercent(progress)} label="Progress of the story" />
      <p className="text-ink-soft">
        This can take some minutes. You may close this page: the writing goes on, and the story will be among
        your stories.
      </p>
      <Button
        variant="secondary"
        className="justify-self-start"
        disabledReason={!cancel && "It is being stopped."}
        onPress={() => cancel?.()}
      >
        Stop writing
      </Button>
    </Card>
  );
}
