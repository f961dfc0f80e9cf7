import type { Story } from "@saga/contract/stories";
import { useState } from "react";
import { m } from "#messages";
import { Button } from "#ui/button.tsx";
import { EditedText } from "./edited-text.tsx";
import type { SourcedSentence } from "./sources/sources-dialog.tsx";
import { StorySections } from "./story-sections.tsx";

type Props = { story: Story; onAsk: (sentence: SourcedSentence) => void; readAt: number };

/** The text: sentence by sentence with its sources, or as somebody has changed it, with the sentences beneath. */
export function StoryText({ story, onAsk, readAt }: Props) {
  const [showsSources, setShowsSources] = useState(false);
  if (!story.is_edited) return <StorySections story={story} onAsk={onAsk} readAt={readAt} />;
  return (
    <>
      <EditedText story={story} />
      <Button
        variant="quiet"
        className="-ml-4 justify-self-start text-primary"
        aria-expanded={showsSources}
        onPress={() => setShowsSources(!showsSources)}
      >
        {showsSources
          ? m.story_hide_the_sentences_with_their_sources()
          : m.story_show_the_sentences_with_their_sources()}
      </Button>
      {showsSources && (
        <div className="off-paper">
          <StorySections story={story} onAsk={onAsk} readAt={readAt} />
        </div>
      )}
    </>
  );
}
