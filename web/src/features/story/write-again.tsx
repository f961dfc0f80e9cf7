import type { Story } from "@saga/contract/stories";
import { storyLength } from "@saga/contract/vocabulary";
import { RefreshCw } from "lucide-react";
import { useState } from "react";
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
    const { id, interview_ids, words, style, language } = story;
    writing.start({ regenerates: id, interview_ids, length: lengthLike(words), style, language });
  };
  return (
    <>
      <Button
        variant="secondary"
        disabledReason={writing.isBusy && "The story is being written."}
        onPress={() => setIsAsking(true)}
      >
        <RefreshCw size={22} aria-hidden />
        Write it again
      </Button>
      <div className="basis-full empty:hidden">
        <WritingProgress writing={writing} />
      </div>
      <Dialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title="Write this story again?"
        actions={
          <>
            <Button onPress={start}>Write it again</Button>
            <Button variant="quiet" onPress={() => setIsAsking(false)}>
              Leave it as it is
            </Button>
          </>
        }
      >
        <p>
          {story.is_edited
            ? "The paragraphs that you wrote or changed stay to the letter. The rest is written anew from the same interviews."
            : "It is written anew from the same interviews, with what was told since."}
        </p>
        <p>The story as it is now is kept among its earlier versions.</p>
      </Dialog>
    </>
  );
}
