import type { ReadThrough } from "@saga/contract/stories";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ArrowLeft, ArrowRight } from "lucide-react";
import { type Ref, useEffect, useRef, useState } from "react";
import { errorWords } from "#lib/error-words.ts";
import { paths } from "#lib/paths.ts";
import { m } from "#messages";
import { Button } from "#ui/button.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { Notice } from "#ui/notice.tsx";
import { decidePassage, readThroughQuery, storyKeys } from "../story.api.ts";
import { ReadThroughPassage } from "./read-through-passage.tsx";
import { choiceOf, type Draft, draftOf, firstOpen, isUndecided, isUnsaid } from "./read-through-words.ts";

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
    mutationFn: (draft: Draft) => decidePassage(id, choiceOf(passage?.id ?? "", draft)),
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
        place={place}
        open={read.open}
        onBack={passages.length > 0 ? () => setAt(passages.length - 1) : null}
      />
    );
  const draft = drafts[passage.id] ?? draftOf(passage);
  return (
    <>
      <p
        ref={place}
        tabIndex={-1}
        className="text-l font-semibold text-accent outline-none focus-visible:shadow-none"
      >
        {m.story_value_of_count({ value: at + 1, count: passages.length })}
      </p>
      <div className="col-span-2 grid gap-6">
        <ReadThroughPassage
          key={passage.id}
          passage={passage}
          language={language}
          draft={draft}
          onDraft={(next) => setDrafts({ ...drafts, [passage.id]: next })}
        />
        {deciding.error && <Notice tone="failed" title={errorWords(deciding.error).advice} />}
      </div>
      <div className="col-span-2 flex flex-wrap items-start justify-between gap-x-1 gap-y-3 @wide:gap-4">
        {at > 0 && (
          <Button
            variant="quiet"
            size="small"
            className="-ml-2 min-h-target-lg! px-2!"
            onPress={() => setAt(at - 1)}
          >
            <ArrowLeft size={24} aria-hidden />
            {m.story_back()}
          </Button>
        )}
        <p className="order-first basis-full text-s text-ink-mute @wide:order-none @wide:min-w-0 @wide:flex-1 @wide:basis-72 @wide:py-4.5">
          {m.story_until_you_answer_this_is_neither_printed()}
        </p>
        <LinkButton
          to={paths.story(id)}
          variant="quiet"
          size="small"
          className="min-h-target-lg! px-2! @wide:px-4!"
        >
          <span className="@wide:hidden">{m.story_another_day()}</span>
          <span className="hidden @wide:inline">{m.story_go_on_another_day()}</span>
        </LinkButton>
        <Button
          size="large"
          className="px-4! @wide:px-7!"
          disabledReason={
            (isUndecided(draft) && m.story_choose_one()) ||
            (isUnsaid(draft) && m.story_write_your_words_or_leave_it_out())
          }
          onPress={() => deciding.mutate(draft)}
        >
          {m.story_next()}
          <ArrowRight size={24} aria-hidden />
        </Button>
      </div>
    </>
  );
}

type FinishedProps = {
  id: string;
  place: Ref<HTMLParagraphElement>;
  open: number;
  onBack: (() => void) | null;
};

function Finished({ id, place, open, onBack }: FinishedProps) {
  const words =
    open > 0
      ? m.story_count_passages_are_still_open_and_neither({ count: open })
      : onBack
        ? m.story_everything_is_decided_the_story_can_be()
        : m.story_nothing_in_this_story_has_to_be();
  return (
    <div className="col-span-2 grid justify-items-start gap-5">
      <p ref={place} tabIndex={-1} className="text-l outline-none focus-visible:shadow-none">
        {words}
      </p>
      <div className="flex flex-wrap gap-3">
        <LinkButton to={paths.story(id)}>{m.story_to_the_story()}</LinkButton>
        {onBack && (
          <Button variant="secondary" onPress={onBack}>
            <ArrowLeft size={24} aria-hidden />
            {m.story_back()}
          </Button>
        )}
      </div>
    </div>
  );
}
