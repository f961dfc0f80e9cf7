import type { Story } from "@saga/contract/stories";
import { Pencil } from "lucide-react";
import { useState } from "react";
import { formatLongDate } from "#lib/format.ts";
import { Button } from "#ui/button.tsx";
import { PageHeading } from "#ui/page-heading.tsx";
import { EditedText } from "./edited-text.tsx";
import { type SourcedSentence, SourcesDialog } from "./sources-dialog.tsx";
import { StoryEditor } from "./story-editor.tsx";
import { StorySections } from "./story-sections.tsx";
import { StoryVersions } from "./story-versions.tsx";
import { useSendingKept } from "./use-story-editing.ts";
import { WriteAgain } from "./write-again.tsx";

/** Who found the words. */
const writtenBy = ({ model }: Story): string =>
  model
    ? `written by ${model.used}, every sentence held against the answers`
    : "in the teller's own sentences";

/** A story with its title: to read, to change, and to ask where each sentence comes from. */
export function StoryPage({ story }: { story: Story }) {
  const [asked, setAsked] = useState<SourcedSentence | null>(null);
  const [isEditing, setIsEditing] = useState(false);
  useSendingKept(story.id, () => setIsEditing(true));
  const facts = [formatLongDate(story.created_at), `${story.words} words`, writtenBy(story)]
    .filter(Boolean)
    .join(" · ");
  return (
    <article className="mx-auto mt-4 grid max-w-[38.25rem] gap-6">
      <div className="grid gap-3">
        <PageHeading title={story.title} className="text-3xl">
          <span lang={story.language}>{story.title}</span>
        </PageHeading>
        <p className="text-s text-ink-mute">{facts}</p>
        {story.note && <p className="rounded-m bg-honey-soft px-5 py-3 text-on-honey-soft">{story.note}</p>}
      </div>
      {isEditing ? <StoryEditor story={story} label="Story" /> : <StoryText story={story} onAsk={setAsked} />}
      <div className="flex flex-wrap items-start gap-3">
        <Button variant="secondary" onPress={() => setIsEditing(!isEditing)}>
          {!isEditing && <Pencil size={22} aria-hidden />}
          {isEditing ? "Back to reading" : "Change the text"}
        </Button>
        {!isEditing && <WriteAgain story={story} onWritten={() => setIsEditing(false)} />}
      </div>
      {!isEditing && (
        <StoryVersions id={story.id} lang={story.language} onRestored={() => setIsEditing(false)} />
      )}
      <SourcesDialog sentence={asked} lang={story.language} onClose={() => setAsked(null)} />
    </article>
  );
}

type TextProps = { story: Story; onAsk: (sentence: SourcedSentence) => void };

/** The text: sentence by sentence with its sources, or as somebody has changed it, with the sentences beneath. */
function StoryText({ story, onAsk }: TextProps) {
  const [showsSources, setShowsSources] = useState(false);
  if (!story.is_edited) return <StorySections story={story} onAsk={onAsk} />;
  return (
    <>
      <EditedText story={story} />
      <Button
        variant="quiet"
        className="-ml-4 justify-self-start text-primary"
        aria-expanded={showsSources}
        onPress={() => setShowsSources(!showsSources)}
      >
        {showsSources ? "Hide the sentences with their sources" : "Show the sentences with their sources"}
      </Button>
      {showsSources && <StorySections story={story} onAsk={onAsk} />}
    </>
  );
}
