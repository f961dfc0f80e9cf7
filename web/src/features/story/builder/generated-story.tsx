import type { Story } from "@saga/contract/stories";
import { BookOpen } from "lucide-react";
import { useEffect, useRef } from "react";
import { paths } from "#lib/paths.ts";
import { m } from "#messages";
import { Card } from "#ui/card.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { StoryEditor } from "../editing/story-editor.tsx";
import { ReadThroughNote } from "../read-through/read-through-note.tsx";

/** A story that has just been written, to read and to change. Comes into view by itself, and its title takes the focus. */
export function GeneratedStory({ story }: { story: Story }) {
  const place = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    const isCalm = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    heading.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ behavior: isCalm ? "auto" : "smooth", block: "start" });
  }, []);

  return (
    <div ref={place} className="scroll-mt-28">
      <Card as="section" aria-labelledby="generated-title" className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <h2
          id="generated-title"
          ref={heading}
          tabIndex={-1}
          lang={story.language}
          className="text-2xl wrap-break-word outline-none"
        >
          {story.title}
        </h2>
        <StoryEditor story={story} label={m.story_generated_story()} />
        {story.note && <p className="rounded-m bg-honey-soft px-5 py-3 text-on-honey-soft">{story.note}</p>}
        <ReadThroughNote story={story} />
        <LinkButton to={paths.story(story.id)} className="justify-self-start">
          <BookOpen size={24} aria-hidden />
          {m.story_read_this_story()}
        </LinkButton>
      </Card>
    </div>
  );
}
