import type { ReadThrough } from "@saga/contract/stories";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ArrowLeft, ArrowRight } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { errorWords } from "#lib/error-words.ts";
import { Button } from "#ui/button.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { Notice } from "#ui/notice.tsx";
import { type Draft, ReadThroughPassage } from "./read-through-passage.tsx";
import { firstOpen, wordingOf } from "./read-through-words.ts";
import { decidePassage, readThroughQuery, storyKeys } from "./story.api.ts";

type Props = { id: string; read: ReadThrough };

/** One passage after the other: each is decided about before the next, and it may be gone on with on another day. */
export function ReadThroughWalk({ id, read }: Props) {
  const { passages, language } = read;
  const queries = useQueryClient();
  const [at, setAt] = useState(() => firstOpen(passages) ?? passages.length);
  const [drafts, setDrafts] = useState<Record<string, Draft>>({});
  const place = useRef<HTMLParagraphElement>(null);
  const isFirst = useRef(true);
  const passage = passages[at];

  // biome-ignore lint/correctness/useExhaustiveDependencies: another passage is another page to who hears it
  useEffect(() => {
    if (!isFirst.current) place.current?.focus({ preventScroll: true });
    isFirst.current = false;
    window.scrollTo({ top: 0 });
  }, [at]);

  const deciding = useMutation({
    mutationFn: ({ decision, wording }: Draft) =>
      decidePassage(id, { passage: passage?.id ?? "", decision: decision ?? "keep", wording }),
    onSuccess: (next) => {
      queries.setQueryData(readThroughQuery(id).queryKey, next);
      void queries.invalidateQueries({ queryKey: storyKeys.one(id) });
      setAt(at + 1);
    },
  });

  if (!passage)
    return (
      <Finished
        id={id}
        open={read.open}
        onBack={passages.length > 0 ? () => setAt(passages.length - 1) : null}
      />
    );
  const draft = drafts[passage.id] ?? { decision: passage.decision, wording: wordingOf(passage) };
  const isUnsaid = draft.decision === "reword" && draft.wording.every((words) => words.trim() === "");
  return (
    <div className="grid gap-6">
      <p
        ref={place}
        tabIndex={-1}
        className="text-l font-semibold text-accent"
      >{`${at + 1} of ${passages.length}`}</p>
      <ReadThroughPassage
        key={passage.id}
        passage={passage}
        language={language}
        draft={draft}
        onDraft={(next) => setDrafts({ ...drafts, [passage.id]: next })}
      />
      {deciding.error && <Notice tone="failed" title={errorWords(deciding.error).advice} />}
      <div className="flex flex-wrap items-start justify-between gap-4">
        {at > 0 && (
          <Button variant="quiet" className="-ml-4" onPress={() => setAt(at - 1)}>
            <ArrowLeft size={24} aria-hidden />
            Back
          </Button>
        )}
        <p className="min-w-0 flex-1 basis-72 py-3.5 text-s text-ink-mute">
          Until you answer, this is neither printed nor shared.
        </p>
        <LinkButton to={`/story/${encodeURIComponent(id)}`} variant="quiet">
          Go on another day
        </LinkButton>
        <Button
          size="large"
          disabledReason={
            (draft.decision === null && "Choose one.") || (isUnsaid && "Write your words, or leave it out.")
          }
          onPress={() => deciding.mutate(draft)}
        >
          Next
          <ArrowRight size={24} aria-hidden />
        </Button>
      </div>
    </div>
  );
}

type FinishedProps = { id: string; open: number; onBack: (() => void) | null };

function Finished({ id, open, onBack }: FinishedProps) {
  const words =
    open > 0
      ? `${open} ${open === 1 ? "passage is" : "passages are"} still open, and neither printed nor shared.`
      : onBack
        ? "Everything is decided. The story can be printed and shared as it stands now."
        : "Nothing in this story has to be read through.";
  return (
    <div className="grid justify-items-start gap-5">
      <p className="text-l">{words}</p>
      <div className="flex flex-wrap gap-3">
        <LinkButton to={`/story/${encodeURIComponent(id)}`}>To the story</LinkButton>
        {onBack && (
          <Button variant="secondary" onPress={onBack}>
            <ArrowLeft size={24} aria-hidden />
            Back
          </Button>
        )}
      </div>
    </div>
  );
}
