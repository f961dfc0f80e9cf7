import type { Story } from "@saga/contract/stories";
import { Link } from "react-router";
import { formatLongDate } from "#lib/format.ts";
import { paths } from "#lib/paths.ts";
import { m } from "#messages";
import { Card } from "#ui/card.tsx";

type Props = { story: Pick<Story, "id" | "title" | "language" | "words" | "preview" | "created_at"> };

/** A story in a list: its title, when it was written, how it begins. */
export function StoryCard({ story }: Props) {
  const facts = [formatLongDate(story.created_at), m.story_words_words({ words: story.words })]
    .filter(Boolean)
    .join(" · ");
  return (
    <Card as="li" className="grid gap-2">
      <h3 lang={story.language} className="text-xl">
        <Link to={paths.story(story.id)} className="inline-flex min-h-12 items-center">
          {story.title}
        </Link>
      </h3>
      <p className="text-s text-ink-mute">{facts}</p>
      <p lang={story.language} className="line-clamp-3 font-story text-ink-soft">
        {story.preview}
      </p>
    </Card>
  );
}
