import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { errorWords } from "#lib/error-words.ts";
import { formatLongDate } from "#lib/format.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Notice } from "#ui/notice.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { storiesQuery } from "./story.api.ts";

/** Stories written before, newest first. */
export function EarlierStories() {
  const [page, setPage] = useState(1);
  const { data, error, isPending, refetch } = useQuery(storiesQuery(page));
  return (
    <section aria-labelledby="earlier-stories" className="grid gap-5">
      <h2 id="earlier-stories" className="text-2xl">
        Your stories
      </h2>
      {isPending && (
        <>
          <p role="status" className="sr-only">
            Loading your stories...
          </p>
          <Skeleton className="h-32" />
        </>
      )}
      {error && (
        <Notice tone="failed" title="Your stories could not be loaded" onRetry={() => void refetch()}>
          {errorWords(error).advice}
        </Notice>
      )}
      {data?.data.length === 0 && (
        <Notice tone="empty" title="No stories yet">
          Stories you generate are kept here.
        </Notice>
      )}
      {data && data.data.length > 0 && (
        <ul className="grid gap-4">
          {data.data.map((story) => (
            <Card as="li" key={story.id} className="grid gap-2">
              <h3 lang={story.language} className="text-xl">
                <Link to={`/story/${story.id}`} className="inline-flex min-h-12 items-center">
                  {story.title}
                </Link>
              </h3>
              <p className="text-s text-ink-mute">
                {[formatLongDate(story.created_at), `${story.words} words`].filter(Boolean).join(" · ")}
              </p>
              <p lang={story.language} className="line-clamp-3 font-story text-ink-soft">
                {story.preview}
              </p>
            </Card>
          ))}
        </ul>
      )}
      {data && data.totalPages > 1 && (
        <nav aria-label="Pages of stories" className="flex flex-wrap items-center gap-4">
          <Button
            variant="secondary"
            disabledReason={page === 1 && "This is the first page."}
            isReasonHidden
            onPress={() => setPage(page - 1)}
          >
            Newer
          </Button>
          <span>
            Page {page} of {data.totalPages}
          </span>
          <Button
            variant="secondary"
            disabledReason={page >= data.totalPages && "This is the last page."}
            isReasonHidden
            onPress={() => setPage(page + 1)}
          >
            Older
          </Button>
        </nav>
      )}
    </section>
  );
}
