import type { Story } from "@saga/contract/stories";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Share2 } from "lucide-react";
import { useState } from "react";
import { errorWords } from "#lib/error-words.ts";
import { formatLongDate } from "#lib/format.ts";
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
        Share
      </Button>
      {isOpen && (
        <Dialog isOpen onClose={() => setIsOpen(false)} title="Share">
          <p>
            Whoever has the link can read this story on a phone or a computer, without an account. It is on no
            list and in no search engine, and you can end it at any time.
          </p>
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
      <Notice tone="failed" title="The links could not be loaded" onRetry={() => void refetch()}>
        {errorWords(error).advice}
      </Notice>
    );
  if (!data || data.data.length === 0) return null;
  return (
    <section aria-labelledby="shares" className="grid gap-3">
      <h3 id="shares" className="text-l">
        Links that are open
      </h3>
      <ul className="grid gap-3">
        {data.data.map(({ id: share, created_at, expires_at, has_word, has_sound }) => (
          <li key={share} className="flex flex-wrap items-center gap-3 rounded-l border border-line p-3">
            <p className="min-w-0 flex-1 basis-48 text-s">
              Made on {formatLongDate(created_at)},{" "}
              {expires_at === null ? "printed in a book" : `ends on ${formatLongDate(expires_at)}`}
              {has_word && ", asks for a word"}
              {has_sound && ", with the teller's voice"}
            </p>
            <Button
              variant="danger"
              size="small"
              aria-label={`End this link, made on ${formatLongDate(created_at)}`}
              disabledReason={ending.isPending && "It is being ended."}
              isReasonHidden
              onPress={() => ending.mutate(share)}
            >
              End this link
            </Button>
          </li>
        ))}
      </ul>
      {ending.error && <Notice tone="failed" title={errorWords(ending.error).advice} />}
    </section>
  );
}
