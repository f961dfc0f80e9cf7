import { useQueries } from "@tanstack/react-query";
import { errorWords } from "#lib/error-words.ts";
import { formatLongDate } from "#lib/format.ts";
import { paths } from "#lib/paths.ts";
import { m } from "#messages";
import { Card } from "#ui/card.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { Notice } from "#ui/notice.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { sourceInterviewQuery } from "./story.api.ts";

/** Previews are cut after so many characters. */
const previewCharacters = 140;
const beginningOf = (preview: string): string =>
  preview.length < previewCharacters ? preview : `${preview.replace(/\s+\S*$/u, "")}…`;

/** The interviews that a story was made from. */
export function RelatedInterviews({ ids }: { ids: readonly string[] }) {
  const found = useQueries({ queries: ids.map((id) => sourceInterviewQuery(id)) });
  if (ids.length === 0) return <Notice tone="empty" title={m.story_the_interviews_of_this_story_are_no()} />;
  return (
    <ul className="grid gap-4">
      {found.map(({ data, error, refetch }, index) => (
        <li key={ids[index]}>
          {data ? (
            <Card className="grid gap-2">
              <h3 className="text-l">{data.title}</h3>
              <p className="text-s text-ink-mute">
                {[
                  data.subject,
                  formatLongDate(data.last_opened) ?? formatLongDate(data.created_at),
                  data.duration === null ? null : m.story_minutes({ minutes: data.duration }),
                ]
                  .filter(Boolean)
                  .join(" · ")}
              </p>
              {data.preview && (
                <p lang={data.language} dir="auto" className="font-story text-ink-soft">
                  {beginningOf(data.preview)}
                </p>
              )}
              <LinkButton to={paths.interview(data._id)} variant="secondary" className="justify-self-start">
                {m.story_view_interview()}
              </LinkButton>
            </Card>
          ) : error ? (
            <Notice
              tone="failed"
              title={m.story_this_interview_could_not_be_loaded()}
              onRetry={() => void refetch()}
            >
              {errorWords(error).advice}
            </Notice>
          ) : (
            <Skeleton className="h-40 rounded-l" />
          )}
        </li>
      ))}
    </ul>
  );
}
