import { ArrowLeft } from "lucide-react";
import { errorWords } from "#lib/error-words.ts";
import { paths } from "#lib/paths.ts";
import { m } from "#messages";
import { LinkButton } from "#ui/link-button.tsx";
import { Notice } from "#ui/notice.tsx";
import { PageHeading } from "#ui/page-heading.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { ArchiveCard } from "./archive-card.tsx";
import { EarlierStories } from "./earlier-stories.tsx";
import { GeneratedStory } from "./generated-story.tsx";
import { InterviewLists } from "./interview-lists.tsx";
import "../story.css";
import { WritingProgress } from "../writing/writing-progress.tsx";
import { StoryParameters } from "./story-parameters.tsx";
import { StoryScope } from "./story-scope.tsx";
import { useStoryBuilder } from "./use-story-builder.ts";

/** `/story/new`: choose interviews, have a story written, change it. */
export function StoryBuilder() {
  const builder = useStoryBuilder();
  const { selection, setSelection, story, state } = builder;
  return (
    <div className="wrap grid grid-cols-1 gap-8 pt-5 pb-18">
      <div>
        <LinkButton to={paths.home()} variant="quiet" className="-ml-4">
          <ArrowLeft size={24} aria-hidden />
          {m.story_back_to_dashboard()}
        </LinkButton>
        <PageHeading title={m.story_create_a_story()} className="mt-3 text-3xl">
          {m.story_create_a_story()}
        </PageHeading>
        <p className="mt-3 max-w-[38em] text-l leading-[1.45] text-ink-soft">
          {m.story_choose_the_interviews_it_should_come_from()}
        </p>
      </div>
      {state === "loading" && <LoadingLists />}
      {state === "failed" && (
        <Notice tone="failed" title={m.story_failed_to_load_interviews()} onRetry={builder.loadAgain}>
          {errorWords(builder.error).advice}
        </Notice>
      )}
      {state === "ready" && (
        <>
          <InterviewLists sources={builder.sources} selection={selection} onChange={setSelection} />
          <StoryScope
            scope={builder.scope}
            sources={builder.sources}
            selection={selection}
            onChange={setSelection}
          />
          <StoryParameters
            length={builder.length}
            onLength={(chosenLength) => setSelection({ ...selection, chosenLength })}
            style={builder.style}
            onStyle={builder.setStyle}
            language={builder.language}
            onLanguage={(chosenLanguage) => setSelection({ ...selection, chosenLanguage })}
            isAddition={builder.scope.base !== null}
            ids={selection.ids}
            isBusy={builder.writing.isBusy}
            onGenerate={builder.generate}
          />
          <WritingProgress writing={builder.writing} />
        </>
      )}
      {story && <GeneratedStory key={`${story.id} ${story.updated_at}`} story={story} />}
      <EarlierStories />
      {builder.sources.length > 0 && <ArchiveCard />}
    </div>
  );
}

function LoadingLists() {
  return (
    <div className="grid gap-5 @wide:grid-cols-2">
      <p role="status" className="sr-only">
        {m.story_loading_interviews()}
      </p>
      <Skeleton className="h-64 rounded-l" />
      <Skeleton className="h-64 rounded-l" />
    </div>
  );
}
