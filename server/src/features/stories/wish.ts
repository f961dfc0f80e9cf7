import type { Received } from "@saga/contract/endpoint";
import type { stories as calls } from "@saga/contract/stories";

type Body = Received<typeof calls.createStory>["body"];

/** What a story is to be; kept with its request. */
export type Wish = Pick<Body, "length" | "style" | "language"> & { interview_ids: string[] };

export type Order = Body;

export const wishOf = ({ interview_ids, length, style, language }: Order): Wish => ({
  interview_ids: [...new Set(interview_ids)],
  length,
  style,
  language,
});
