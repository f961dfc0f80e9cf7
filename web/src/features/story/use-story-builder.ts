import type { Story } from "@saga/contract/stories";
import { defaultStoryStyle, type StoryStyle } from "@saga/contract/vocabulary";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { readStored } from "#lib/browser-storage.ts";
import { intervieweesQuery } from "#lib/interviewees-query.ts";
import { interviewsQuery } from "#lib/interviews-query.ts";
import { useSession } from "#lib/session.ts";
import { emptySelection, languageOf, lengthOf, type Selection, storySources } from "./story-selection.ts";
import { useStoryWriting } from "./use-story-writing.ts";

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

/** Everything the story builder shows and does. */
export function useStoryBuilder() {
  const found = useStorySources();
  const [selection, setSelection] = useState<Selection>(emptySelection);
  const [style, setStyle] = useState<StoryStyle>(defaultStoryStyle);
  const [story, setStory] = useState<Story | null>(null);
  const writing = useStoryWriting({ place: "new", onWritten: setStory });
  const length = lengthOf(selection);
  const language = languageOf(selection, found.sources);
  const generate = () => writing.start({ interview_ids: [...selection.ids], length, style, language });
  return { ...found, selection, setSelection, style, setStyle, length, language, story, generate, writing };
}
