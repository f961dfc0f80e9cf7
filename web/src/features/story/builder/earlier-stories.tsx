import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { errorWords } from "#lib/error-words.ts";
import { m } from "#messages";
import { Notice } from "#ui/notice.tsx";
import { Pages } from "#ui/pages.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { storiesQuery } from "../story.api.ts";
import { StoryCard } from "./story-card.tsx";

/** Stories written before, newest first. */
export function EarlierStories() {
  const [page, setPage] = useState(1);
  const { data, error, isPending, refetch } = useQuery(storiesQuery(page));
  return (
    <section aria-labelledby="earlier-stories" className="grid gap-5">
      <h2 id="earlier-stories" className="text-2xl">
        {m.story_your_stories()}
      </h2>
      {isPending && (
        <>
          <p role="status" className="sr-only">
            {m.story_loading_your_stories()}
          </p>
          <Skeleton className="h-32" />
        </>
      )}
      {error && (
        <Notice
          tone="failed"
          title={m.story_your_stories_could_not_be_loaded()}
          onRetry={() => void refetch()}
        >
          {errorWords(error).advice}
        </Notice>
      )}
      {data?.data.length === 0 && (
        <Notice tone="empty" title={m.story_no_stories_yet()}>
          {m.story_stories_you_generate_are_kept_here()}
        </Notice>
      )}
      {data && data.data.length > 0 && (
        <ul className="grid gap-4">
          {data.data.map((story) => (
            <StoryCard key={story.id} story={story} />
          ))}
        </ul>
      )}
      {data && data.totalPages > 1 && (
        <Pages label={m.story_pages_of_stories()} page={page} total={data.totalPages} onPage={setPage} />
      )}
    </section>
  );
}
