import type { Story } from "@saga/contract/stories";
import { limits } from "@saga/contract/vocabulary";
import { useId, useRef } from "react";
import { m } from "#messages";
import { useOwnText } from "#ui/own-text.ts";
import { SavingState } from "./saving-state.tsx";
import { useStoryEditing } from "./use-story-editing.ts";

/** A story's text to be changed by hand. There is nothing to press: each change is saved. */
export function StoryEditor({ story, label }: { story: Story; label: string }) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const { text, setText, state, saveAgain } = useStoryEditing(story);
  const onChange = useOwnText(field, { text, onText: setText });
  return (
    <div className="grid gap-2">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <p id={`${id}-hint`} className="text-s text-ink-mute">
        {m.story_change_whatever_you_like_your_changes_are()}
      </p>
      <textarea
        ref={field}
        id={id}
        lang={story.language}
        dir="auto"
        maxLength={limits.storyCharacters}
        aria-describedby={`${id}-hint`}
        onChange={onChange}
        className="h-[60vh] min-h-[20rem] w-full resize-y rounded-m border-2 border-line-strong bg-surface p-4 font-story text-l leading-read text-ink"
      />
      <SavingState state={state} onSaveAgain={saveAgain} />
    </div>
  );
}
