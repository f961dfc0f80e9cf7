import type { Story, StoryJob } from "@saga/contract/stories";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { ApiError } from "#lib/api-error.ts";
import { readStoredJson, type StorageKey, writeStored, writeStoredJson } from "#lib/browser-storage.ts";
import { adviceAfterFailure } from "#lib/error-words.ts";
import { randomId } from "#lib/random-id.ts";
import { m } from "#messages";
import { showToast } from "#ui/toast.ts";
import {
  cancelStory,
  orderStory,
  type PlacedOrder,
  type StoryOrder,
  storyJobQuery,
  storyKeys,
  storyQuery,
} from "../story.api.ts";

/** Milliseconds between two looks at a story that is being written. */
const lookEvery = 1_000;

const isOpen = (job: StoryJob | undefined): boolean => job?.state === "waiting" || job?.state === "writing";

const keyOf = (place: string): StorageKey => `saga-writing-${place}`;

const keptOrder = (place: string): PlacedOrder | null => {
  const kept = readStoredJson(keyOf(place));
  return typeof kept === "object" && kept !== null && "id" in kept && "order" in kept
    ? (kept as PlacedOrder)
    : null;
};

const sayFailed = (error: unknown): void =>
  showToast({
    title: m.story_failed_to_generate_story_please_try_again(),
    description: adviceAfterFailure(error),
    tone: "error",
  });

export type StoryWriting = ReturnType<typeof useStoryWriting>;

/**
 * Has stories written and follows them, over reloads too: the order is kept in this browser until its story is there. The same
 * order keeps its id, so that trying again after a lost answer writes nothing twice. `place`: where the story is shown.
 */
export function useStoryWriting({ place, onWritten }: { place: string; onWritten: (story: Story) => void }) {
  const client = useQueryClient();
  const [placed, setPlaced] = useState(() => keptOrder(place));
  const written = useRef(onWritten);
  useLayoutEffect(() => {
    written.current = onWritten;
  });

  const leave = () => {
    writeStored(keyOf(place), null);
    setPlaced(null);
  };
  const take = (story: Story) => {
    leave();
    if (!story.story) return sayFailed(null);
    client.setQueryData(storyKeys.one(story.id), story);
    const solves = m.story_failed_to_generate_story_please_try_again();
    showToast({ tone: "success", title: m.story_story_generated_successfully(), solves });
    written.current(story);
    void client.invalidateQueries({ queryKey: storyKeys.all });
  };

  const ordering = useMutation({
    mutationFn: orderStory,
    onSuccess: (result) => {
      if ("answer" in result) take(result.answer);
      else client.setQueryData(storyKeys.job(result.accepted.job.id), result.accepted.job);
    },
    onError: sayFailed,
  });
  const { data: job, error } = useQuery({
    ...storyJobQuery(placed?.id ?? ""),
    enabled: placed !== null && !ordering.isPending && !ordering.isError,
    refetchInterval: ({ state }) => (isOpen(state.data) ? lookEvery : false),
    retry: (count, reason) => !(reason instanceof ApiError && reason.status === 404) && count < 10,
  });
  const cancelling = useMutation({
    mutationFn: cancelStory,
    onSuccess: (stopped) => client.setQueryData(storyKeys.job(stopped.id), stopped),
    onError: sayFailed,
  });

  const isGone = error instanceof ApiError && error.status === 404;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what happened to the job is acted on once.
  useEffect(() => {
    if (isGone) leave();
    if (!job || job.id !== placed?.id || isOpen(job)) return;
    if (job.state === "done")
      void client.fetchQuery({ ...storyQuery(job.story_id), staleTime: 0 }).then(take, sayFailed);
    else {
      leave();
      if (job.state === "cancelled") showToast({ title: m.story_the_writing_was_stopped(), tone: "info" });
      else sayFailed(new ApiError({ status: 500, code: "unknown", message: job.error ?? "" }));
    }
  }, [job?.state, job?.id, isGone]);

  return {
    isBusy: ordering.isPending || (placed !== null && !ordering.isError && !isGone),
    progress: isOpen(job) ? (job?.progress ?? null) : null,
    start: (order: StoryOrder) => {
      const isSame = placed !== null && JSON.stringify(placed.order) === JSON.stringify(order);
      const next = isSame ? placed : { id: randomId(), order };
      writeStoredJson(keyOf(place), next);
      setPlaced(next);
      ordering.mutate(next);
    },
    /** Null while there is nothing to stop. */
    cancel: placed && isOpen(job) && !cancelling.isPending ? () => cancelling.mutate(placed.id) : null,
  };
}
