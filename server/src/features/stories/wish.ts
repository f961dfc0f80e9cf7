import type { Received } from "@saga/contract/endpoint";
import type { stories as calls } from "@saga/contract/stories";
import type { StoredStory } from "./stories.repository.ts";

type Body = Received<typeof calls.createStory>["body"];

/** What a story is to be; kept with its request. */
export type Wish = Pick<Body, "length" | "style" | "language" | "period" | "keeps"> & {
  interview_ids: string[];
  /** Those of them that the story did not have before. */
  added?: string[];
};

export type Order = Body;

/** What a call wants written, each interview once. */
export const wishOf = ({ interview_ids, length, style, language, period, keeps }: Order): Wish => ({
  interview_ids: [...new Set(interview_ids)],
  length,
  style,
  language,
  period,
  keeps,
});

/** What stands is kept with its interviews, and is gone on with in its own style; added is what the new interviews tell, if there are any. */
export const wishToAdd = (
  wish: Wish,
  {
    story,
    interviewIds,
  }: { story: Pick<StoredStory, "style" | "language" | "period">; interviewIds: readonly string[] },
): Wish => ({
  ...wish,
  style: story.style as Wish["style"],
  language: story.language as Wish["language"],
  period: (story.period ?? undefined) as Wish["period"],
  interview_ids: [...new Set([...interviewIds, ...wish.interview_ids])],
  added: wish.interview_ids.filter((id) => !interviewIds.includes(id)),
});
