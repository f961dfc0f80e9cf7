import type { Story } from "@saga/contract/stories";
import { defaultStoryStyle, type StoryStyle } from "@saga/contract/vocabulary";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { readStored } from "#lib/browser-storage.ts";
import { errorWords } from "#lib/error-words.ts";
import { intervieweesQuery } from "#lib/interviewees-query.ts";
import { interviewsQuery } from "#lib/interviews-query.ts";
import { randomId } from "#lib/random-id.ts";
import { useSession } from "#lib/session.ts";
import { showToast } from "#ui/toast.ts";
import { generateStory, type StoryOrder, storyKeys } from "./story.api.ts";
import { emptySelection, languageOf, lengthOf, type Selection, storySources } from "./story-selection.ts";

/** The interviews that stories can be made from: one's own and those of one's interviewees. */
function useStorySources() {
  const { user } = useSession();
  const id = user?.id ?? readStored("user-id") ?? "";
  const name = user?.name ?? readStored("user-name") ?? "";
  const people = useQuery(intervieweesQuery(id));
  const ids = [id, ...(people.data ?? []).map((person) => person.id)];
  const interviews = useQuery({ ...interviewsQuery(ids), enabled: people.isSuccess });
  const names = new Map([
    [id, name],
    ...(people.data ?? []).map((person) => [person.id, person.name] as const),
  ]);
  const error = people.error ?? interviews.error;
  return {
    sources: storySources(interviews.data ?? [], names),
    state: interviews.isSuccess ? ("ready" as const) : error ? ("failed" as const) : ("loading" as const),
    error,
    loadAgain: () => void (people.error ? people.refetch() : interviews.refetch()),
  };
}

/** Writes stories. The same order keeps its id, so that trying again after a lost answer writes nothing twice. */
function useGenerating(onWritten: (story: Story) => void) {
  const client = useQueryClient();
  const last = useRef({ order: "", id: "" });
  const idFor = (order: StoryOrder): string => {
    const text = JSON.stringify(order);
    if (last.current.order !== text) last.current = { order: text, id: randomId() };
    return last.current.id;
  };
  return useMutation({
    mutationFn: (order: StoryOrder) => generateStory({ id: idFor(order), order }),
    onSuccess: (story) => {
      last.current = { order: "", id: "" };
      client.setQueryData(storyKeys.one(story.id), story);
      showToast({ title: "Story generated successfully!" });
      onWritten(story);
      return client.invalidateQueries({ queryKey: storyKeys.all });
    },
    onError: (error) =>
      showToast({
        title: "Failed to generate story. Please try again.",
        description: errorWords(error).advice,
        tone: "error",
      }),
  });
}

/** Everything the story builder shows and does. */
export function useStoryBuilder() {
  const found = useStorySources();
  const [selection, setSelection] = useState<Selection>(emptySelection);
  const [style, setStyle] = useState<StoryStyle>(defaultStoryStyle);
  const [story, setStory] = useState<Story | null>(null);
  const { mutate, isPending } = useGenerating(setStory);
  const length = lengthOf(selection);
  const language = languageOf(selection, found.sources);
  const generate = () => mutate({ interview_ids: [...selection.ids], length, style, language });
  return { ...found, selection, setSelection, style, setStyle, length, language, story, generate, isPending };
}
