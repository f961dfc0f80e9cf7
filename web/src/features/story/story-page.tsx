import type { Story } from "@saga/contract/stories";
import { useQueries, useQuery } from "@tanstack/react-query";
import { BookOpen, Feather, Pencil, Plus, Square, Users, Volume2 } from "lucide-react";
import { useState } from "react";
import { Tab, TabList, TabPanel, Tabs } from "react-aria-components";
import { formatLongDate } from "#lib/format.ts";
import { paths } from "#lib/paths.ts";
import { m } from "#messages";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { PageHeading } from "#ui/page-heading.tsx";
import { CoverChoice } from "./cover-choice.tsx";
import { StoryEditor } from "./editing/story-editor.tsx";
import { useSendingKept } from "./editing/use-story-editing.ts";
import { placesOf } from "./narrated.ts";
import { NarrationBar } from "./narration-bar.tsx";
import { periodNames } from "./period-names.ts";
import { printsOtherText } from "./printed-story.ts";
import { PrintedText } from "./printed-text.tsx";
import { ReadThroughNote } from "./read-through/read-through-note.tsx";
import { RelatedInterviews } from "./related-interviews.tsx";
import { type SourcedSentence, SourcesDialog } from "./sources/sources-dialog.tsx";
import { coverQuery, printedQuery, sourceInterviewQuery } from "./story.api.ts";
import { StoryCover } from "./story-cover.tsx";
import { StoryExport } from "./story-export.tsx";
import { StoryReaders } from "./story-readers.tsx";
import { StoryShare } from "./story-share.tsx";
import { StoryText } from "./story-text-view.tsx";
import { StoryVersions } from "./story-versions.tsx";
import { useNarration } from "./use-narration.ts";
import { WriteAgain } from "./writing/write-again.tsx";

/** Who found the words. */
const writtenBy = ({ model }: Story): string =>
  model
    ? m.story_written_by_used_every_sentence_held_against({ used: model.used })
    : m.story_in_the_tellers_own_sentences();

/** The built-in writer keeps the teller's own words, whatever was chosen: such a story says "I". */
const kindOf = ({ style, writer }: Story): string =>
  style === "biography" && writer === "model" ? m.story_biography() : m.story_memoir();
const tab =
  "inline-flex min-h-target cursor-pointer items-center gap-2 border-b-4 border-transparent px-4 font-semibold text-ink-soft data-[selected]:border-primary data-[selected]:text-primary";

/** Names of those who told a story. */
const useAuthor = (ids: readonly string[]): string => {
  const found = useQueries({ queries: ids.map((id) => sourceInterviewQuery(id)) });
  return [...new Set(found.flatMap(({ data }) => data?.subject || []))].join(" & ");
};

/** A story with its cover: to hear, to read, to change, to pass on, and to ask where each sentence comes from. */
export function StoryPage({ story }: { story: Story }) {
  const [asked, setAsked] = useState<SourcedSentence | null>(null);
  const [isEditing, setIsEditing] = useState(false);
  useSendingKept(story.id, () => setIsEditing(true));
  const narration = useNarration(story.id);
  const author = useAuthor(story.interview_ids);
  const { data: picture } = useQuery(coverQuery(story.id));
  const { data: printed } = useQuery(printedQuery(story));
  const isOther = isEditing || !printed || printsOtherText(story, printed);
  const paperTitle = printed?.title ?? story.title;
  const isRead = narration.at !== null;
  const readAt = isRead ? (placesOf(narration.sentences, story.sentences)[narration.at ?? 0] ?? -1) : -1;
  const edit = () => {
    narration.stop();
    setIsEditing(!isEditing);
  };
  return (
    <article data-printed className={`mx-auto mt-4 max-w-[51rem] ${isRead ? "pb-32" : ""}`}>
      <div className="flex flex-wrap items-start gap-x-9 gap-y-6">
        <div className="print:hidden">
          <StoryCover
            title={story.title}
            author={author}
            language={story.language}
            seed={story.interview_ids[0] ?? story.id}
            picture={picture ?? null}
          />
          <CoverChoice id={story.id} hasPicture={Boolean(picture)} />
        </div>
        <div className="grid min-w-0 flex-1 basis-80 gap-3">
          <p className="flex flex-wrap items-center gap-3 text-s text-ink-mute print:hidden">
            <Badge tone="plum" icon={<Feather size={20} aria-hidden />}>
              {kindOf(story)}
            </Badge>
            {story.period && periodNames[story.period]()}
            {formatLongDate(story.created_at)}
          </p>
          <PageHeading title={story.title} className="text-3xl">
            <span lang={story.language} className={paperTitle === story.title ? "" : "print:hidden"}>
              {story.title}
            </span>
            {paperTitle !== story.title && (
              <span lang={story.language} className="hidden print:inline">
                {paperTitle}
              </span>
            )}
          </PageHeading>
          {!paperTitle.startsWith(author) && <p className="hidden print:block">{author}</p>}
          <p className="text-s text-ink-mute print:hidden">
            {[m.story_words_words({ words: story.words }), writtenBy(story)].join(" · ")}
          </p>
          <p className="flex items-center gap-2 text-ink-soft print:hidden">
            <Users size={22} aria-hidden />
            <StoryReaders id={story.id} />
          </p>
          <div className="flex flex-wrap items-start gap-3 print:hidden">
            {/* One button with two meanings: the focus stays where it is. */}
            <Button
              variant={isRead ? "accent" : "primary"}
              onPress={isRead ? narration.stop : narration.start}
              disabledReason={isEditing && m.story_go_back_to_reading_first()}
              isReasonHidden
            >
              {isRead ? <Square size={22} aria-hidden /> : <Volume2 size={22} aria-hidden />}
              {isRead ? m.story_stop_audio() : m.story_listen()}
            </Button>
            <StoryExport story={story} />
            <StoryShare story={story} />
            <LinkButton to={paths.book(story.id)} variant="secondary">
              <BookOpen size={24} aria-hidden />
              {m.story_make_a_book()}
            </LinkButton>
          </div>
        </div>
      </div>
      {isEditing ? (
        <div className="mx-auto mt-8 max-w-[38.25rem] print:hidden">
          <StoryEditor story={story} label={m.story_story()} />
        </div>
      ) : (
        <Tabs className="mt-8">
          <TabList
            aria-label={m.story_this_story()}
            className="flex flex-wrap border-b-2 border-line print:hidden"
          >
            <Tab id="story" className={tab}>
              {m.story_story()}
            </Tab>
            <Tab id="interviews" className={tab}>
              {m.story_related_interviews()}
              <span className="rounded-full bg-page-deep px-3 text-s">{story.interview_ids.length}</span>
            </Tab>
          </TabList>
          <TabPanel id="story" className={`mx-auto max-w-[38.25rem] pt-6 ${isOther ? "off-paper" : ""}`}>
            <StoryText story={story} onAsk={setAsked} readAt={readAt} />
          </TabPanel>
          <TabPanel id="interviews" className="mx-auto max-w-[38.25rem] pt-6">
            <RelatedInterviews ids={story.interview_ids} />
          </TabPanel>
        </Tabs>
      )}
      {isOther && <PrintedText language={story.language} text={printed} />}
      {/* What is to be said about a story stands at its end: whoever opens it has come to read. */}
      <div className="mx-auto mt-6 grid max-w-[38.25rem] grid-cols-1 gap-6 print:hidden">
        {story.note && <p className="rounded-m bg-honey-soft px-5 py-3 text-on-honey-soft">{story.note}</p>}
        <ReadThroughNote story={story} />
        <div className="flex flex-wrap items-start gap-3">
          <Button variant="secondary" onPress={edit}>
            {!isEditing && <Pencil size={22} aria-hidden />}
            {isEditing ? m.story_back_to_reading() : m.story_change_the_text()}
          </Button>
          {!isEditing && (
            <LinkButton to={paths.newStory({ to: story.id })} variant="secondary">
              <Plus size={22} aria-hidden />
              {m.story_add_what_was_told_since()}
            </LinkButton>
          )}
          {!isEditing && <WriteAgain story={story} onWritten={() => setIsEditing(false)} />}
        </div>
        {!isEditing && (
          <StoryVersions id={story.id} lang={story.language} onRestored={() => setIsEditing(false)} />
        )}
      </div>
      <NarrationBar narration={narration} author={author} />
      <SourcesDialog sentence={asked} lang={story.language} onClose={() => setAsked(null)} />
    </article>
  );
}
