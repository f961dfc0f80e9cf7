import type { Story } from "@saga/contract/stories";
import { defaultStoryStyle, type LifePeriod, type StoryStyle } from "@saga/contract/vocabulary";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { readStored } from "#lib/browser-storage.ts";
import { givenName } from "#lib/given-name.ts";
import { intervieweesQuery } from "#lib/interviewees-query.ts";
import { interviewsQuery } from "#lib/interviews-query.ts";
import { useSession } from "#lib/session.ts";
import { storiesQuery } from "../story.api.ts";
import { useStoryWriting } from "../writing/use-story-writing.ts";
import {
  emptySelection,
  languageOf,
  lengthOf,
  ofTellersOf,
  type Selection,
  storySources,
} from "./story-selection.ts";

/** The interviews that stories can be made from: one's own and those of one's interviewees. */
function useStorySources() {
  const { user } = useSession();
  const id = user?.id ?? readStored("user-id") ?? "";
  const name = (user ? givenName(user) : readStored("user-name")) ?? "";
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
  const [period, setPeriod] = useState<LifePeriod | null>(null);
  const [story, setStory] = useState<Story | null>(null);
  const [parameters] = useSearchParams();
  const [addsTo, setAddsTo] = useState<string | null>(parameters.get("to"));
  const stories = useQuery(storiesQuery(1)).data?.data ?? [];
  const base = stories.find(({ id }) => id === addsTo) ?? null;
  const writing = useStoryWriting({ place: "new", onWritten: setStory });
  const length = lengthOf(selection);
  const language = languageOf(selection, found.sources);
  // Who adds to a story most often means all that its people have told since; who comes from an interview, that one.
  const asked = base ? ofTellersOf(base.interview_ids, found.sources) : [parameters.get("of")];
  const meant = found.sources.map((source) => source.id).filter((one) => asked.includes(one));
  const isUntouched = selection.ids.length === 0 && meant.length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each story that is chosen.
  useEffect(() => {
    if (isUntouched) setSelection({ ...selection, ids: meant });
  }, [base?.id, found.state]);
  const generate = () => {
    const order = { interview_ids: [...selection.ids], length, style, language };
    if (base) writing.start({ ...order, regenerates: base.id, keeps: "everything" });
    else writing.start({ ...order, ...(period ? { period } : {}) });
  };
  const scope = { period, setPeriod, base, stories, setAddsTo };
  return {
    ...found,
    selection,
    setSelection,
    style,
    setStyle,
    length,
    language,
    story,
    generate,
    writing,
    scope,
  };
}
