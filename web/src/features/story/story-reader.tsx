import { useQuery } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import { useParams } from "react-router";
import { ApiError } from "#lib/api-error.ts";
import { errorWords } from "#lib/error-words.ts";
import { paths } from "#lib/paths.ts";
import { m } from "#messages";
import { LinkButton } from "#ui/link-button.tsx";
import { Notice } from "#ui/notice.tsx";
import { PageHeading } from "#ui/page-heading.tsx";
import { Spinner } from "#ui/spinner.tsx";
import { TurnedBack } from "#ui/turned-back.tsx";
import { StoryPage } from "./story-page.tsx";
import "./story.css";
import { storyQuery } from "./story.api.ts";

/** `/story/{id}`: a story to read, in the storyteller's type. */
export function StoryReader() {
  const { id = "" } = useParams();
  const { data, error, isPending, refetch } = useQuery(storyQuery(id));
  return (
    <div className="wrap pt-5 pb-18">
      <LinkButton to={paths.newStory()} variant="quiet" className="-ml-4">
        <ArrowLeft size={24} aria-hidden />
        {m.story_back_to_stories()}
      </LinkButton>
      {isPending && (
        <>
          <PageHeading title={m.story_story()} className="sr-only">
            {m.story_story()}
          </PageHeading>
          <Spinner label={m.story_opening_the_story()} />
        </>
      )}
      {error && <StoryFailure error={error} onRetry={() => void refetch()} />}
      {data && <StoryPage key={data.id} story={data} />}
    </div>
  );
}

/** An id that names no story, or cannot name one. */
const isUnknown = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 400);

function StoryFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  if (isUnknown(error)) return <TurnedBack to={paths.home()} why={m.story_there_is_no_such_story()} />;
  const title = m.story_the_story_could_not_be_loaded();
  return (
    <div className="mt-4 grid gap-6">
      <PageHeading title={title}>{title}</PageHeading>
      <Notice tone="failed" title={errorWords(error).advice} onRetry={onRetry} />
    </div>
  );
}
