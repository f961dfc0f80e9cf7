import type { Story } from "@saga/contract/stories";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Share2 } from "lucide-react";
import { useState } from "react";
import { errorWords } from "#lib/error-words.ts";
import { formatLongDate } from "#lib/format.ts";
import { m } from "#messages";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Notice } from "#ui/notice.tsx";
import { LeftOutNote } from "./left-out-note.tsx";
import { NewShare } from "./new-share.tsx";
import { endShare, leftOutQuery, sharesQuery } from "./story.api.ts";

/** Links by which a story is read without an account: new ones, and those there are. */
export function StoryShare({ story }: { story: Story }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" aria-haspopup="dialog" onPress={() => setIsOpen(true)}>
        <Share2 size={24} aria-hidden />
        {m.story_share()}
      </Button>
      {isOpen && (
        <Dialog isOpen onClose={() => setIsOpen(false)} title={m.story_share()}>
          <p>{m.story_whoever_has_the_link_can_read_this()}</p>
          <LeftOut story={story} />
          <NewShare id={story.id} />
          <Shares id={story.id} />
        </Dialog>
      )}
    </>
  );
}

function LeftOut({ story }: { story: Story }) {
  const { data } = useQuery(leftOutQuery(story.id));
  return <LeftOutNote story={story} count={data?.kept_out ?? 0} />;
}

function Shares({ id }: { id: string }) {
  const client = useQueryClient();
  const { data, error, refetch } = useQuery(sharesQuery(id));
  const ending = useMutation({
    mutationFn: (share: string) => endShare(id, share),
    onSettled: () => void client.invalidateQueries({ queryKey: sharesQuery(id).queryKey }),
  });
  if (error)
    return (
      <Notice tone="failed" title={m.story_the_links_could_not_be_loaded()} onRetry={() => void refetch()}>
        {errorWords(error).advice}
      </Notice>
    );
  if (!data || data.data.length === 0) return null;
  return (
    <section aria-labelledby="shares" className="grid gap-3">
      <h3 id="shares" className="text-l">
        {m.story_links_that_are_open()}
      </h3>
      <ul className="grid gap-3">
        {data.data.map(({ id: share, created_at, expires_at, has_word, has_sound }) => (
          <li key={share} className="flex flex-wrap items-center gap-3 rounded-l border border-line p-3">
            <p className="min-w-0 flex-1 basis-48 text-s">
              {expires_at === null
                ? m.story_made_on_printed_in_a_book({ made: formatLongDate(created_at) ?? "" })
                : m.story_made_on_ends_on({
                    made: formatLongDate(created_at) ?? "",
                    ends: formatLongDate(expires_at) ?? "",
                  })}
              {has_word && m.story_asks_for_a_word()}
              {has_sound && m.story_with_the_tellers_voice()}
            </p>
            <Button
              variant="danger"
              size="small"
              aria-label={m.story_end_this_link_made_on_created_at({
                created_at: formatLongDate(created_at) ?? "",
              })}
              disabledReason={ending.isPending && m.story_it_is_being_ended()}
              isReasonHidden
              onPress={() => ending.mutate(share)}
            >
              {m.story_end_this_link()}
            </Button>
          </li>
        ))}
      </ul>
      {ending.error && <Notice tone="failed" title={errorWords(ending.error).advice} />}
    </section>
  );
}
