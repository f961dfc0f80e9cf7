import { useQueries } from "@tanstack/react-query";
import { m } from "#messages";
import { Notice } from "#ui/notice.tsx";
import { sourceInterviewQuery } from "../story.api.ts";
import { wordsTold } from "./story-selection.ts";

type Props = { ids: readonly string[]; words: number };

/** Said before a story is written for whose length too little was told. */
export function LengthNote({ ids, words }: Props) {
  const found = useQueries({ queries: ids.map((id) => sourceInterviewQuery(id)) });
  const interviews = found.flatMap(({ data }) => data ?? []);
  const told = interviews.reduce((sum, { messages }) => sum + wordsTold(messages), 0);
  if (ids.length === 0 || interviews.length < ids.length || told >= words) return null;
  return (
    <div role="status">
      <Notice tone="info" title={m.story_this_story_will_be_shorter()}>
        {m.story_these_interviews_hold_about_words({ words: told })}
      </Notice>
    </div>
  );
}
