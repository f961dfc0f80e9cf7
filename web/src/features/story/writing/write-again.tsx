import type { Story } from "@saga/contract/stories";
import { storyLength } from "@saga/contract/vocabulary";
import { RefreshCw } from "lucide-react";
import { useState } from "react";
import { m } from "#messages";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { useStoryWriting } from "./use-story-writing.ts";
import { WritingProgress } from "./writing-progress.tsx";

/** A length that can be ordered, near that of the story. */
const lengthLike = (words: number): number => {
  const steps = Math.round(words / storyLength.step) * storyLength.step;
  return Math.min(storyLength.max, Math.max(storyLength.min, steps));
};

/** Has a story written anew in its place. What a person changed in it stays. */
export function WriteAgain({ story, onWritten }: { story: Story; onWritten: () => void }) {
  const [isAsking, setIsAsking] = useState(false);
  const writing = useStoryWriting({ place: story.id, onWritten });
  const start = () => {
    setIsAsking(false);
    const { id, interview_ids, words, style, language, period } = story;
    const length = lengthLike(words);
    const again = { regenerates: id, interview_ids, length, style, language };
    writing.start(period ? { ...again, period } : again);
  };
  return (
    <>
      <Button
        variant="secondary"
        disabledReason={writing.isBusy && m.story_the_story_is_being_written()}
        onPress={() => setIsAsking(true)}
      >
        <RefreshCw size={22} aria-hidden />
        {m.story_write_it_again()}
      </Button>
      <div className="basis-full empty:hidden">
        <WritingProgress writing={writing} />
      </div>
      <Dialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title={m.story_write_this_story_again()}
        actions={
          <>
            <Button onPress={start}>{m.story_write_it_again()}</Button>
            <Button variant="quiet" onPress={() => setIsAsking(false)}>
              {m.story_leave_it_as_it_is()}
            </Button>
          </>
        }
      >
        <p>
          {story.is_edited
            ? m.story_the_paragraphs_that_you_wrote_or_changed()
            : m.story_it_is_written_anew_from_the_same()}
        </p>
        <p>{m.story_the_story_as_it_is_now_is()}</p>
      </Dialog>
    </>
  );
}
