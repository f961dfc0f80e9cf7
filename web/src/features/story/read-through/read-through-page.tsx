import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import { errorWords } from "#lib/error-words.ts";
import { m } from "#messages";
import { Notice } from "#ui/notice.tsx";
import { PageHeading } from "#ui/page-heading.tsx";
import { RingsMark } from "#ui/rings-mark.tsx";
import { Spinner } from "#ui/spinner.tsx";
import { readThroughQuery } from "../story.api.ts";
import { ReadThroughWalk } from "./read-through-walk.tsx";

/** `/story/{id}/read-through`: what the teller decides about before a story is printed. */
export function ReadThroughPage() {
  const { id = "" } = useParams();
  const { data, error, refetch } = useQuery(readThroughQuery(id));
  const title = m.story_read_these_before_it_is_finished();
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-4 pt-6 pb-18 md:gap-y-6">
      <div className="flex items-center gap-5">
        <span className="hidden md:block">
          <RingsMark size={60} />
        </span>
        <div className="min-w-0">
          {data && (
            <p lang={data.language} className="text-s font-semibold text-ink-soft">
              {data.title}
            </p>
          )}
          <PageHeading title={title} className="text-xl md:text-2xl">
            {title}
          </PageHeading>
        </div>
      </div>
      <div className="col-span-2 empty:hidden">
        {!data && !error && <Spinner label={m.story_opening_the_passages()} />}
        {error && <Notice tone="failed" title={errorWords(error).advice} onRetry={() => void refetch()} />}
      </div>
      {data && <ReadThroughWalk id={id} read={data} />}
    </div>
  );
}
